import type { LineChoice } from '../../places/site/line-choices.ts'
import type { UnitSearch } from '../search-rules.ts'
import { placeNames } from './minutes/minutes-words.ts'
import type { SearchNames } from './search-chips.ts'

/** The names of what a page's own search names by number; searches made on the page name no others. */
export type GivenNames = Omit<SearchNames, 'station' | 'places'>

/** What a search names, by name. */
export function searchNames(
  search: UnitSearch,
  given: GivenNames,
  lines: readonly LineChoice[],
): SearchNames {
  return {
    station: stationName(search.stationId, lines),
    park: search.parkId ? given.park : null,
    mall: search.mallId ? given.mall : null,
    project: search.projectId ? given.project : null,
    places: placeNames(search, lines),
  }
}

/** With its line where another station has the same name. */
function stationName(id: number | undefined, lines: readonly LineChoice[]): string | null {
  if (id === undefined) return null
  const all = lines.flatMap(({ name, stations }) => stations.map((one) => ({ ...one, line: name })))
  const station = all.find((one) => one.id === id)
  if (!station) return null
  const isShared = all.some((one) => one.name === station.name && one.id !== id)
  return isShared ? `${station.name}, ${station.line}` : station.name
}
