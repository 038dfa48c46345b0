import { stationFinder } from '../../../city/places/rules/station-names.ts'
import type { LineChoice, StationChoice } from '../../../city/places/site/line-choices.ts'
import type { PickedPlace } from '../rules/suggestion.ts'

const MAX = 8

/** The stations that a typed text means: what the page knows when other places cannot be loaded. */
export function stationSuggestions(lines: readonly LineChoice[], typed: string): PickedPlace[] {
  const stations = lines.flatMap((line) =>
    line.stations.map((station) => ({ ...station, lineName: line.name })),
  )
  const seen = new Set<string>()
  return stationFinder<StationChoice & { lineName: string }>(stations)(typed)
    .filter(({ name }) => !seen.has(name) && seen.add(name))
    .slice(0, MAX)
    .map(({ id, name, nameTh, lineName }) => ({
      ...{ kind: 'station', id, name, nameTh, within: lineName, homes: null },
      ...{ search: `stationId=${id}`, latitude: 0, longitude: 0 },
    }))
}
