import type { Db } from '../../platform/db/connect.ts'
import { distanceBetween, type Point, walkingMinutes } from '../../shared/distance.ts'
import { currentAtlas } from '../places/atlas.ts'
import { STATION_RADIUS } from '../places/rules/place.ts'
import { readPoint } from './rules/points.ts'
import { type PlaceTimes, stationTimes } from './rules/times.ts'
import { stationMinutes } from './station-minutes.ts'

type Places = { minutesTo?: number[] | undefined; minutesNear?: string[] | undefined }

/**
 * Minutes from every station to the slower of these places: stations by id, points as written by
 * `writePoint`. Throws 404 for an unknown station.
 */
export async function timesToPlaces(
  db: Db,
  { minutesTo = [], minutesNear = [] }: Places,
): Promise<Map<number, number>> {
  const places = await Promise.all([
    ...minutesTo.map(async (id) => [{ walk: 0, minutes: await stationMinutes(db, id) }]),
    ...minutesNear.map((text) => timesToPoint(db, text)),
  ])
  return stationTimes(places)
}

/** The positions of these places, in their order. */
export async function placeSpots(
  db: Db,
  { minutesTo = [], minutesNear = [] }: Places,
): Promise<Point[]> {
  const { stations } = await currentAtlas(db)
  return [
    ...minutesTo.flatMap((id) => stations.find((station) => station.id === id) ?? []),
    ...minutesNear.flatMap((text) => readPoint(text) ?? []),
  ].map(({ latitude, longitude }) => ({ latitude, longitude }))
}

async function timesToPoint(db: Db, text: string): Promise<PlaceTimes> {
  const point = readPoint(text)
  const { stations } = await currentAtlas(db)
  const nearby = stations
    .map((station) => ({
      id: station.id,
      metres: point ? distanceBetween(station, point) : Number.POSITIVE_INFINITY,
    }))
    .filter(({ metres }) => metres <= STATION_RADIUS)
  return Promise.all(
    nearby.map(async ({ id, metres }) => ({
      walk: walkingMinutes(metres),
      minutes: await stationMinutes(db, id),
    })),
  )
}
