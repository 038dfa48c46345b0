import { METRES_PER_MINUTE } from '../shared/distance.ts'
import { type Band, bandOf } from './band-rules.ts'
import type { StationMinutes } from './minutes-rules.ts'

/** Minutes to the slower of one or two places from each station that has a way there. */
export type StationTimes = ReadonlyMap<number, number>

/** What a map is coloured by: minutes, and the limit whose fifths are the bands. */
export type MinutesLook = { times: StationTimes; limit: number }

/**
 * How one gets to a place: by stations it is a walk from, none from a station itself. `minutes` are what
 * `GET /api/stations/{id}/minutes` answers of the station.
 */
export type PlaceTimes = readonly { walk: number; minutes: readonly StationMinutes[] }[]

/** People walk no further than this from a station. */
const FURTHEST = 1000

/**
 * Every station's minutes to one or two places: what a search counts of a home that stands beside it. A
 * station with no way to one of them is left out.
 */
export function stationTimes(places: readonly PlaceTimes[]): Map<number, number> {
  const [first = new Map<number, number>(), ...others] = places.map(timesTo)
  const found = new Map<number, number>()
  for (const [id, time] of first) {
    const slower = Math.max(time, ...others.map((other) => other.get(id) ?? Infinity))
    if (Number.isFinite(slower)) found.set(id, slower)
  }
  return found
}

/** The band of a station; null beyond the limit, and where there is no way. */
export function bandAt({ times, limit }: MinutesLook, stationId: number): Band | null {
  const minutes = times.get(stationId)
  return minutes === undefined ? null : bandOf(minutes, limit)
}

/** The minutes of a stop: of an interchange those of its quickest platform; null where there is no way. */
export function stopTime(times: StationTimes, stationIds: readonly number[]): number | null {
  const known = stationIds.flatMap((id) => times.get(id) ?? [])
  return known.length > 0 ? Math.min(...known) : null
}

/** How far one can still walk from a stop in the minutes left, in metres; 0 beyond the limit. */
export function metresLeft({ times, limit }: MinutesLook, stationIds: readonly number[]): number {
  const minutes = stopTime(times, stationIds) ?? Infinity
  return Math.max(0, Math.min(FURTHEST, (limit - minutes) * METRES_PER_MINUTE))
}

function timesTo(place: PlaceTimes): Map<number, number> {
  const times = new Map<number, number>()
  for (const { walk, minutes } of place) {
    for (const { stationId, inbound } of minutes) {
      times.set(stationId, Math.min(times.get(stationId) ?? Infinity, inbound + walk))
    }
  }
  return times
}
