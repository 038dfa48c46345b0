import { REACHES, type Reach } from '../../../places/reach-rules.ts'
import type { RailStation, RailStations } from '../../../places/site/railway-map/rail-stations.ts'
import type { StationCounts } from '../../station-counts.ts'
import { countedHomes } from '../counted-homes.ts'

/** How many homes there are within a distance of each station, by the server's counts, in words too. */
export class StationFigures {
  readonly stations: RailStations
  readonly within: Reach
  readonly #counts: StationCounts

  constructor(stations: RailStations, counts: StationCounts, within: Reach) {
    this.stations = stations
    this.within = within
    this.#counts = counts
  }

  near(stationId: number, within: Reach = this.within): number {
    return this.#counts.stations[stationId]?.[REACHES.indexOf(within)] ?? 0
  }

  alongLine(line: string): number {
    return this.#counts.lines[line]?.[REACHES.indexOf(this.within)] ?? 0
  }

  /** `13 homes within 500 m`. */
  homes(stationId: number): string {
    return `${countedHomes(this.near(stationId))} within ${this.within} m`
  }

  /** `Asok, BTS Sukhumvit and MRT Blue, 37 homes within 500 m`. */
  whole(stationId: number): string {
    const { name, lineNames = [] } = this.stations.get(stationId) ?? {}
    return `${name}, ${joined(lineNames)}, ${this.homes(stationId)}`
  }

  /** The stops with most homes, each by its platform that has most. */
  most(shownLines: readonly string[], limit: number): RailStation[] {
    const best = new Map<string, RailStation>()
    for (const station of this.stations.values()) {
      if (shownLines.length > 0 && !shownLines.includes(station.line)) continue
      const key = station.stop.toSorted((a, b) => a - b).join()
      const known = best.get(key)
      if (!known || this.near(station.id) > this.near(known.id)) best.set(key, station)
    }
    return [...best.values()]
      .filter(({ id }) => this.near(id) > 0)
      .sort((a, b) => this.near(b.id) - this.near(a.id) || a.id - b.id)
      .slice(0, limit)
  }

  /** How many stops there are: an interchange is one. */
  get stops(): number {
    return new Set([...this.stations.values()].map(({ stop }) => Math.min(...stop))).size
  }
}

function joined(names: readonly string[]): string {
  if (names.length < 2) return names.join('')
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
