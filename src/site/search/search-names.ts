import type { LineChoice } from '../../places/site/line-choices.ts'
import type { UnitSearch } from '../../units/search-rules.ts'
import type { SearchNames } from './search-chips.ts'

/** The names of what a page's own search names by number; searches made on the page name no others. */
export type GivenNames = Omit<SearchNames, 'station'>

/** What a search names, by name. */
export function searchNames(
  search: UnitSearch,
  given: GivenNames,
  lines: readonly LineChoice[],
): SearchNames {
  const station = lines
    .flatMap((line) => line.stations)
    .find((candidate) => candidate.id === search.stationId)
  return {
    station: station?.name ?? null,
    park: search.parkId ? given.park : null,
    mall: search.mallId ? given.mall : null,
    project: search.projectId ? given.project : null,
  }
}
