import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { distanceBetween, type Point, walkingMinutes } from '../../shared/distance.ts'
import type { Way } from './rules/viewing.ts'

type Place = Point & { id: number }

/** The way from one building to another, by their ids. */
export type Ways = (from: number, to: number) => Way

/**
 * The ways between buildings: on foot as the crow flies, and by train with the walks at both ends and the first
 * wait. A building without a place on the map has none; one without a station near by has no train.
 */
export async function waysBetween(db: Db, projectIds: readonly number[]): Promise<Ways> {
  const ids = [...new Set(projectIds)]
  const { rows: places } = await sql<Place>`
    select id, latitude, longitude from projects
    where id = any(${ids}::integer[]) and latitude is not null and longitude is not null`.execute(
    db,
  )
  const { rows: rides } = await sql<{ from: number; to: number; minutes: number }>`
    select m.project_id as "from", s.project_id as "to",
      min(m.total[s.station_id] + s.walking_time)::integer as minutes
    from project_minutes m join project_stations s on s.project_id <> m.project_id
    where m.project_id = any(${ids}::integer[]) and s.project_id = any(${ids}::integer[])
      and m.train[s.station_id] > 0
    group by 1, 2`.execute(db)
  const placeOf = new Map(places.map((place) => [place.id, place]))
  const rideOf = new Map(rides.map(({ from, to, minutes }) => [`${from} ${to}`, minutes]))
  return (from, to) => {
    if (from === to) return { walk: 0, train: null, minutes: 0 }
    const start = placeOf.get(from)
    const end = placeOf.get(to)
    const walk = start && end ? walkingMinutes(distanceBetween(start, end)) : null
    const train = rideOf.get(`${from} ${to}`) ?? null
    const known = [walk, train].filter((minutes) => minutes !== null)
    return { walk, train, minutes: known.length > 0 ? Math.min(...known) : null }
  }
}
