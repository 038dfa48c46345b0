import type { LineChoice } from '../../../city/places/site/line-choices.ts'
import { Areas } from '../../projects/rules/project-sets.ts'
import type { RecordNames } from '../rules/record-names.ts'
import type { UnitSearch } from '../rules/search.ts'
import { placeNames } from './minutes/place-conditions.ts'
import type { SearchNames } from './search-chips.ts'

/** The names of what a search refers to: of its records, and of its stations in the lines of the page. */
export function searchNames(
  search: UnitSearch,
  records: RecordNames,
  lines: readonly LineChoice[],
): SearchNames {
  return {
    ...records,
    station: stationName(search.stationId, lines),
    area: search.area ? Areas.labels[search.area] : null,
    line: lines.find(({ id }) => id === search.line)?.name ?? null,
    places: placeNames(search, lines),
    stationName: (id) => stationName(id, lines),
  }
}

/** A station's name, with its line if another station has the same name. */
function stationName(id: number | undefined, lines: readonly LineChoice[]): string | null {
  if (id === undefined) return null
  const all = lines.flatMap(({ name, stations }) =>
    stations.map((stop) => ({ ...stop, line: name })),
  )
  const station = all.find((other) => other.id === id)
  if (!station) return null
  const isShared = all.some((other) => other.name === station.name && other.id !== id)
  return isShared ? `${station.name}, ${station.line}` : station.name
}
