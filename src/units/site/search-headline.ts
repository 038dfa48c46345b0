import type { LineChoice } from '../../places/site/station-options.tsx'
import { formatNumber } from '../../shared/money.ts'
import type { UnitSearch } from '../search-rules.ts'

/** `38 homes for rent near Thong Lo`. */
export function searchHeadline(
  total: number,
  search: UnitSearch,
  lines: readonly LineChoice[],
): string {
  const count = total === 1 ? '1 home' : `${formatNumber(total)} homes`
  const purpose = search.listingType ? ` for ${search.listingType}` : ''
  const station = lines
    .flatMap((line) => line.stations)
    .find((candidate) => candidate.id === search.stationId)
  return `${count}${purpose}${station ? ` near ${station.name}` : ''}`
}
