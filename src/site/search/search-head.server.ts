import { placeSlug } from '../../city/places/rules/place-slug.ts'
import type { LineChoice } from '../../city/places/site/line-choices.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import type { SearchNames } from '../../records/units/rules/words/search-chips.ts'
import type { CardUnit } from '../../records/units/site/card-unit.ts'
import { countedHomes } from '../../records/units/site/counted-homes.ts'
import { clipped, DESCRIPTION_LENGTH } from '../../shared/fitted.ts'
import { areaPath, developerPath, districtPath, linePath, stationPath } from '../../shared/paths.ts'
import type { Head } from '../serve/page.server.ts'
import { isTitledWhole, searchTitle, searchWords } from './format-search.ts'
import { pageAddress } from './paging.ts'

/**
 * The head of a page of results. Only searches with results and a complete title of their own are indexed.
 */
export function searchHead({
  search,
  page,
  names,
  units,
  total,
  lines,
}: {
  search: UnitSearch
  page: number
  names: SearchNames
  units: readonly CardUnit[]
  total: number
  lines: readonly LineChoice[]
}): Head {
  const words = searchWords(search, names, { page })
  return {
    title: searchTitle(search, names, page),
    description: clipped(
      `${words}: ${countedHomes(total)}, with prices, sizes, pictures and the walk to the train.`,
      DESCRIPTION_LENGTH,
    ),
    canonical: placePage(search, names, page, lines) ?? pageAddress(search, page),
    noindex: units.length === 0 || !isTitledWhole(search, names, page),
    image: units.find((unit) => unit.image)?.image ?? null,
    imageAlt: words,
  }
}

/** The page of the place when it is the only condition: both list the same homes. */
function placePage(
  search: UnitSearch,
  { district }: SearchNames,
  page: number,
  lines: readonly LineChoice[],
): string | null {
  const [filter, other] = Object.entries(search).filter(([, value]) => value !== undefined)
  if (page > 1 || !filter || other) return null
  const { stationId, districtId, developerId, line, area } = search
  const stations = lines.flatMap((line) => line.stations)
  const code = stations.find(({ id }) => id === stationId)?.code
  if (code) return stationPath(code)
  if (districtId?.length === 1 && district) return districtPath(placeSlug(district))
  if (developerId) return developerPath(developerId)
  if (line) return linePath(line)
  return area ? areaPath(area) : null
}
