import type { LineChoice } from '../../places/site/line-choices.ts'
import type { UnitSearch } from '../rules/search.ts'
import { placeNames } from './minutes/place-conditions.ts'
import type { SearchNames } from './search-chips.ts'

/** The names a page provides for its own search; searches made on the page need no others. */
export type ProvidedNames = Omit<SearchNames, 'station' | 'stationName' | 'places' | 'assignedTo'>

/** The names of the records a search refers to. */
export function searchNames(
  search: UnitSearch,
  provided: ProvidedNames,
  lines: readonly LineChoice[],
): SearchNames {
  return {
    station: stationName(search.stationId, lines),
    park: search.parkId ? provided.park : null,
    mall: search.mallId ? provided.mall : null,
    project: search.projectId ? provided.project : null,
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
