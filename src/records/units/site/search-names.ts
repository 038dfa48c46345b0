import type { LineChoice } from '../../../city/places/site/line-choices.ts'
import { readPoint } from '../../../city/rail/rules/points.ts'
import { Areas } from '../../projects/rules/project-sets.ts'
import type { MinutesQuery } from '../rules/minutes-query.ts'
import type { RecordNames } from '../rules/record-names.ts'
import type { UnitSearch } from '../rules/search.ts'
import type { SearchNames } from '../rules/words/search-chips.ts'

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

/** The names of the places that a search counts minutes to, in their order; null for an unknown one. */
export function placeNames(
  { minutesTo = [], minutesNear = [] }: MinutesQuery,
  lines: readonly LineChoice[],
): (string | null)[] {
  const stations = lines.flatMap((line) => line.stations)
  return [
    ...minutesTo.map((id) => stations.find((station) => station.id === id)?.name ?? null),
    ...minutesNear.map((text) => readPoint(text)?.name ?? null),
  ]
}

// Stations of one name are one place, a few hundred metres apart at most.
function stationName(id: number | undefined, lines: readonly LineChoice[]): string | null {
  const stations = lines.flatMap((line) => line.stations)
  return stations.find((station) => station.id === id)?.name ?? null
}
