import type {
  RailStation,
  RailStations,
} from '../../../../city/map/site/railway-map/rail-stations.ts'
import { REACHES, type ReachMetres } from '../../../../city/rail/rules/reach.ts'
import { english, type Language, textsIn } from '../../../../shared/language.ts'
import type { StationCounts } from '../../search/station-counts.ts'
import { stationMapTexts } from './station-map-texts.ts'

/** The number of homes within a distance of each station, also as text. */
export class StationFigures {
  readonly stations: RailStations
  readonly within: ReachMetres
  readonly texts: typeof stationMapTexts
  readonly #counts: StationCounts

  constructor(
    stations: RailStations,
    counts: StationCounts,
    within: ReachMetres,
    language: Language = english,
  ) {
    this.stations = stations
    this.within = within
    this.#counts = counts
    this.texts = textsIn(language, stationMapTexts)
  }

  near(stationId: number, within: ReachMetres = this.within): number {
    return this.#counts.stations[stationId]?.[REACHES.indexOf(within)] ?? 0
  }

  alongLine(line: string): number {
    return this.#counts.lines[line]?.[REACHES.indexOf(this.within)] ?? 0
  }

  /** `13 homes within 500 m`. */
  homes(stationId: number): string {
    return this.texts.homesWithin(this.near(stationId), this.within)
  }

  /** `Asok, BTS Sukhumvit and MRT Blue, 37 homes within 500 m`. */
  fullName(stationId: number): string {
    const { name, lineNames = [] } = this.stations.get(stationId) ?? {}
    return `${name}, ${this.texts.and(lineNames)}, ${this.homes(stationId)}`
  }

  /** The stops with the most homes, each represented by its platform with the most. */
  most(shownLines: readonly string[], limit: number): RailStation[] {
    const best = new Map<string, RailStation>()
    for (const station of this.stations.values()) {
      if (shownLines.length > 0 && !shownLines.includes(station.line)) continue
      const key = station.stop.toSorted((a, b) => a - b).join()
      const current = best.get(key)
      if (!current || this.near(station.id) > this.near(current.id)) best.set(key, station)
    }
    return [...best.values()]
      .filter(({ id }) => this.near(id) > 0)
      .sort((a, b) => this.near(b.id) - this.near(a.id) || a.id - b.id)
      .slice(0, limit)
  }

  /** The number of stops, with an interchange counted once. */
  get stops(): number {
    return new Set([...this.stations.values()].map(({ stop }) => Math.min(...stop))).size
  }
}
