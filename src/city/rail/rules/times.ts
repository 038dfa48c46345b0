import { METRES_PER_MINUTE } from '../../../shared/distance.ts'
import { STATION_RADIUS } from '../../places/rules/place.ts'
import { type Band, bandOf } from './bands.ts'
import type { StationMinutes } from './minutes.ts'

/** Minutes to the slower of one or two places, by the id of each station with a connection. */
export type StationTimes = ReadonlyMap<number, number>

/** What colours a map: minutes, and the limit that the bands divide. */
export type MinutesLook = { times: StationTimes; limit: number }

/**
 * How a place is reached: the walk from each nearby station, 0 from a station itself, with that station's
 * `GET /api/stations/{id}/minutes`.
 */
export type PlaceTimes = readonly { walk: number; minutes: readonly StationMinutes[] }[]

/**
 * Every station's minutes to one or two places, as a search counts them for a home beside it. A station
 * without a connection to one of them is left out.
 */
export function stationTimes(places: readonly PlaceTimes[]): Map<number, number> {
  const [first = new Map<number, number>(), ...otherTimes] = places.map(timesTo)
  const slowest = new Map<number, number>()
  for (const [id, time] of first) {
    const slower = Math.max(time, ...otherTimes.map((other) => other.get(id) ?? Infinity))
    if (Number.isFinite(slower)) slowest.set(id, slower)
  }
  return slowest
}

/** The band of a station; null beyond the limit or without a connection. */
export function bandAt({ times, limit }: MinutesLook, stationId: number): Band | null {
  const minutes = times.get(stationId)
  return minutes === undefined ? null : bandOf(minutes, limit)
}

/** The minutes of a stop: the quickest of its platforms; null without a connection. */
export function stopTime(times: StationTimes, stationIds: readonly number[]): number | null {
  const reached = stationIds.flatMap((id) => times.get(id) ?? [])
  return reached.length > 0 ? Math.min(...reached) : null
}

/** The walking distance left at a stop in the remaining minutes, in metres; 0 beyond the limit. */
export function metresLeft({ times, limit }: MinutesLook, stationIds: readonly number[]): number {
  const minutes = stopTime(times, stationIds) ?? Infinity
  return Math.max(0, Math.min(STATION_RADIUS, (limit - minutes) * METRES_PER_MINUTE))
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
