import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { currentAtlas } from '../atlas.ts'
import { onceLoaded } from '../once-loaded.ts'
import { quickestToStations } from './quickest-to-stations.ts'

const AT_ONCE = 1000

/**
 * Brings the minutes of these projects to every station up to date, in the transaction that changed their
 * place or the railway's times. What is no longer on the map has none.
 */
export async function refreshProjectMinutes(db: Db, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += AT_ONCE) await refresh(db, ids.slice(at, at + AT_ONCE))
}

async function refresh(db: Db, ids: readonly number[]): Promise<void> {
  const { stations } = await currentAtlas(db)
  const rides = await ridesNow(db)
  const projects = await db
    .selectFrom('projects')
    .where('id', 'in', ids)
    .where('latitude', 'is not', null)
    .where('longitude', 'is not', null)
    .select(['id', 'latitude', 'longitude'])
    .$narrowType<{ latitude: number; longitude: number }>()
    .execute()
  const near = await db
    .selectFrom('projectStations')
    .where('projectId', 'in', ids)
    .select(['projectId', 'stationId', 'walkingTime'])
    .execute()
  const nearOf = Map.groupBy(near, ({ projectId }) => projectId)
  const ways = projects.map((project) =>
    quickestToStations(project, nearOf.get(project.id) ?? [], stations, rides),
  )
  await db.deleteFrom('projectMinutes').where('projectId', 'in', ids).execute()
  await sql`
    insert into project_minutes (project_id, total, train, transfers)
    select id, total::smallint[], train::smallint[], transfers::smallint[]
    from unnest(
      ${projects.map(({ id }) => id)}::integer[], ${ways.map(({ total }) => written(total))}::text[],
      ${ways.map(({ train }) => written(train))}::text[],
      ${ways.map(({ transfers }) => written(transfers))}::text[]
    ) as way (id, total, train, transfers)`.execute(db)
}

/** A list as PostgreSQL counts it, from 1. */
function written(byStation: readonly number[]): string {
  return `{${JSON.stringify(byStation.slice(1)).slice(1, -1)}}`
}

/** The ways between stations, by the id that each begins at. */
const ridesNow = onceLoaded(async (db) => {
  const rows = await db
    .selectFrom('stationMinutes')
    .select(['fromStationId', 'toStationId', 'wholeTransfers'])
    .select(sql<number>`ceil(whole_seconds / 60.0)::integer`.as('minutes'))
    .execute()
  const rides = new Map<number, { minutes: number[]; transfers: number[] }>()
  for (const { fromStationId, toStationId, minutes, wholeTransfers } of rows) {
    const ride = rides.get(fromStationId) ?? { minutes: [], transfers: [] }
    ride.minutes[toStationId] = minutes
    ride.transfers[toStationId] = wholeTransfers
    rides.set(fromStationId, ride)
  }
  return rides
})
