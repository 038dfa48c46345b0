import { sql } from 'kysely'
import { locateOrRefuse, refuseOutsideServiceArea } from '../../city/geocoder/locate.ts'
import { type Atlas, currentAtlas } from '../../city/places/atlas.ts'
import { areaOf, REACH } from '../../city/places/district-of.ts'
import { placesAround } from '../../city/places/near.ts'
import type { DerivedData } from '../../city/places/reference-files.ts'
import { PLACE_RADIUS, ROAD_RADIUS, STATION_RADIUS } from '../../city/places/rules/place.ts'
import { refreshProjectMinutes } from '../../city/rail/refresh-project-minutes.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { invalid } from '../../refused.ts'
import { EARTH_RADIUS, METRES_PER_MINUTE, type Point } from '../../shared/distance.ts'
import type { ProjectChange } from './rules/project.ts'

// Projects in one statement, far below the database's limit of time for one.
const BATCH = 1000

type Stored = { address: string; latitude: number | null; longitude: number | null }

/**
 * The point at which an input puts a project: its coordinates, else its new address, which is located.
 * Undefined leaves the project where it is; null (both coordinates cleared, no new address) takes it off the
 * map. Refuses: 422 outside the service area, 400 an address that is not found or half a pair of coordinates.
 */
export async function pointFor(
  context: Pick<Context, 'db' | 'geocoder'> & { atlas?: Atlas },
  stored: Stored | null,
  input: ProjectChange,
): Promise<Point | null | undefined> {
  const pin = pinFor(stored, input)
  if (pin) {
    refuseOutsideServiceArea(pin)
    return pin
  }
  const { address } = input
  if (address === undefined || address === stored?.address) return pin
  return (await locateOrRefuse(context, address)).point
}

/** What is derived from the positions of projects is derived again when the places or these distances change. */
export const projectPlaces: DerivedData = {
  files: [],
  assumptions: [EARTH_RADIUS, METRES_PER_MINUTE, STATION_RADIUS, PLACE_RADIUS, ROAD_RADIUS, REACH],
  async load(tx) {
    const projects = await tx
      .selectFrom('projects')
      .select(['id', 'latitude', 'longitude'])
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    for (let start = 0; start < projects.length; start += BATCH) {
      const batch = projects.slice(start, start + BATCH)
      await placeProjects(
        tx,
        batch.map(({ id, latitude, longitude }) => ({
          id,
          point: latitude === null || longitude === null ? null : { latitude, longitude },
        })),
      )
      await sql`select refresh_project_json(${batch.map(({ id }) => id)})`.execute(tx)
    }
  },
}

/**
 * Stores everything derived from the points of projects: their districts, their nearest stations, every place near
 * them, and the minutes to each station. Without a point there is none of it. Writes only rows that differ.
 */
export async function placeProjects(
  db: Db,
  projects: readonly { id: number; point: Point | null }[],
): Promise<void> {
  const atlas = await currentAtlas(db)
  const found = projects.map(({ id, point }) => ({
    id,
    area: point && areaOf(atlas, point),
    near: point && placesAround(atlas, point),
  }))
  await sql`
    update projects p set district_id = fresh.district_id, subdistrict_id = fresh.subdistrict_id,
      nearest_station_id = fresh.station_id, distance_to_station = fresh.metres
    from unnest(
      ${found.map(({ id }) => id)}::integer[],
      ${found.map(({ area }) => area?.district.id ?? null)}::integer[],
      ${found.map(({ area }) => area?.subdistrict.id ?? null)}::integer[],
      ${found.map(({ near }) => near?.nearestStation?.id ?? null)}::integer[],
      ${found.map(({ near }) => near?.distanceToStation ?? null)}::integer[]
    ) as fresh (id, district_id, subdistrict_id, station_id, metres)
    where p.id = fresh.id
      and (p.district_id, p.subdistrict_id, p.nearest_station_id, p.distance_to_station)
        is distinct from (fresh.district_id, fresh.subdistrict_id, fresh.station_id, fresh.metres)`.execute(
    db,
  )
  const ids = found.map(({ id }) => id)
  for (const kind of ['station', 'park', 'mall', 'school', 'road'] as const) {
    const places = found.flatMap(({ id: projectId, near }) =>
      (near?.[`${kind}s`] ?? []).map((place) => ({ projectId, ...place })),
    )
    await storeNear(db, kind, ids, places)
  }
  await refreshProjectMinutes(db, ids)
}

type Near = { projectId: number; id: number; walkingDistance: number; walkingTime: number }

/** Makes these the only places of a kind near these projects. */
async function storeNear(
  db: Db,
  kind: string,
  projectIds: readonly number[],
  near: readonly Near[],
): Promise<void> {
  const [table, placeId] = [sql.id(`project_${kind}s`), sql.id(`${kind}_id`)]
  await sql`
    with fresh as (
      select * from unnest(
        ${near.map(({ projectId }) => projectId)}::integer[],
        ${near.map(({ id }) => id)}::integer[],
        ${near.map(({ walkingDistance }) => walkingDistance)}::integer[],
        ${near.map(({ walkingTime }) => walkingTime)}::integer[]
      ) as fresh (project_id, place_id, walking_distance, walking_time)
    ), former as (
      delete from ${table} n
      where project_id = any(${projectIds}::integer[]) and not exists (
        select from fresh where fresh.project_id = n.project_id and fresh.place_id = n.${placeId})
    )
    insert into ${table} as n (project_id, ${placeId}, walking_distance, walking_time)
    select * from fresh
    on conflict (project_id, ${placeId}) do update
    set walking_distance = excluded.walking_distance, walking_time = excluded.walking_time
    where (n.walking_distance, n.walking_time) <> (excluded.walking_distance, excluded.walking_time)`.execute(
    db,
  )
}

function pinFor(stored: Stored | null, input: ProjectChange): Point | null | undefined {
  if (input.latitude === undefined && input.longitude === undefined) return undefined
  const latitude = input.latitude === undefined ? (stored?.latitude ?? null) : input.latitude
  const longitude = input.longitude === undefined ? (stored?.longitude ?? null) : input.longitude
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  if (latitude === null && longitude === null) return null
  throw invalid(latitude === null ? 'latitude' : 'longitude', 'half_a_point')
}
