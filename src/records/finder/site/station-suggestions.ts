import { stationFinder } from '../../../city/places/rules/station-names.ts'
import type { LineChoice, StationChoice } from '../../../city/places/site/line-choices.ts'
import type { PickedPlace } from '../rules/suggestion.ts'

const MAX = 8

/** The stations that a typed text means: what the page knows when other places cannot be loaded. */
export function stationSuggestions(lines: readonly LineChoice[], typed: string): PickedPlace[] {
  return suggestionsOf(stationFinder<NamedStation>(stationsOf(lines))(typed))
}

/** The stations that most people look for. */
export function popularStations(lines: readonly LineChoice[]): PickedPlace[] {
  const ranked = stationsOf(lines).filter(({ popularity }) => popularity !== undefined)
  return suggestionsOf(ranked.toSorted((a, b) => (a.popularity ?? 0) - (b.popularity ?? 0)))
}

type NamedStation = StationChoice & { lineName: string }

function stationsOf(lines: readonly LineChoice[]): NamedStation[] {
  return lines.flatMap((line) =>
    line.stations.map((station) => ({ ...station, lineName: line.name })),
  )
}

function suggestionsOf(stations: readonly NamedStation[]): PickedPlace[] {
  const seen = new Set<string>()
  return stations
    .filter(({ name }) => !seen.has(name) && seen.add(name))
    .slice(0, MAX)
    .map(({ id, name, nameTh, lineName }) => ({
      ...{ kind: 'station', id, name, nameTh, within: lineName, homes: null },
      ...{ search: `stationId=${id}`, latitude: 0, longitude: 0 },
    }))
}
