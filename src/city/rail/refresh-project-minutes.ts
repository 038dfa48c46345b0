import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { currentAtlas } from '../places/atlas.ts'
import { cachedUntilReload } from '../places/cached-until-reload.ts'
import { quickestToStations } from './quickest-to-stations.ts'

const BATCH = 1000

/**
 * Updates the minutes from these projects to every station, in the transaction that changed their position or
 * the timetable. A project has one row of arrays, indexed by the station's id; without a position it has none.
 */
export async function refreshProjectMinutes(db: Db, ids: readonly number[]): Promise<void> {
  for (let offset = 0; offset < ids.length; offset += BATCH)
    await refresh(db, ids.slice(offset, offset + BATCH))
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
  const nearby = await db
    .selectFrom('projectStations')
    .where('projectId', 'in', ids)
    .select(['projectId', 'stationId', 'walkingTime'])
    .execute()
  const nearOf = Map.groupBy(nearby, ({ projectId }) => projectId)
  const journeys = projects.map((project) =>
    quickestToStations(project, nearOf.get(project.id) ?? [], stations, rides),
  )
  await db.deleteFrom('projectMinutes').where('projectId', 'in', ids).execute()
  await sql`
    insert into project_minutes (project_id, total, train, transfers)
    select id, total::smallint[], train::smallint[], transfers::smallint[]
    from unnest(
      ${projects.map(({ id }) => id)}::integer[], ${journeys.map(({ total }) => arrayLiteral(total))}::text[],
      ${journeys.map(({ train }) => arrayLiteral(train))}::text[],
      ${journeys.map(({ transfers }) => arrayLiteral(transfers))}::text[]
    ) as way (id, total, train, transfers)`.execute(db)
}

/** An array as PostgreSQL indexes it, from 1. */
function arrayLiteral(byStation: readonly number[]): string {
  return `{${JSON.stringify(byStation.slice(1)).slice(1, -1)}}`
}

/** The connections between stations, by the id of the first station. */
const ridesNow = cachedUntilReload(async (db) => {
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
