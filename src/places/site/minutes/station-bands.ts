import type { StationMinutes } from '../../minutes-rules.ts'
import { type Band, bandOf } from './bands.ts'

/**
 * How one gets to a place: by stations it is a walk from, none from a station itself. `minutes` are what
 * `GET /api/stations/{id}/minutes` answers of the station.
 */
export type PlaceTimes = readonly { walk: number; minutes: readonly StationMinutes[] }[]

/** How far a station is from the slower of the places; no band beyond the limit. */
export type StationBand = { minutes: number; band: Band | null }

/**
 * Every station's minutes to one or two places and its band within a limit: what a search counts of a home
 * that stands beside it. A station with no way to one of them is left out.
 */
export function stationBands(
  places: readonly PlaceTimes[],
  limit: number,
): Map<number, StationBand> {
  const [first = new Map<number, number>(), ...others] = places.map(timesTo)
  const found = new Map<number, StationBand>()
  for (const [id, time] of first) {
    const times = [time, ...others.map((other) => other.get(id))]
    const minutes = Math.max(...times.map((one) => one ?? Number.POSITIVE_INFINITY))
    if (Number.isFinite(minutes)) found.set(id, { minutes, band: bandOf(minutes, limit) })
  }
  return found
}

function timesTo(place: PlaceTimes): Map<number, number> {
  const times = new Map<number, number>()
  for (const { walk, minutes } of place) {
    for (const { stationId, inbound } of minutes) {
      times.set(
        stationId,
        Math.min(times.get(stationId) ?? Number.POSITIVE_INFINITY, inbound + walk),
      )
    }
  }
  return times
}
