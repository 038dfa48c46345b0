import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { insertAll } from '../db/insert-all.ts'
import type { Atlas } from '../places/atlas.ts'
import { districtOf } from '../places/district-of.ts'
import { locateOrRefuse, refuseOutsideServiceArea } from '../places/locate.ts'
import { type PlacesNear, placesNear } from '../places/near.ts'
import { refreshProjectMinutes } from '../places/railway-times/refresh-project-minutes.ts'
import { invalid } from '../refused.ts'
import type { Point } from '../shared/distance.ts'
import type { ProjectChange } from './rules.ts'

type Stored = { address: string; latitude: number | null; longitude: number | null }

/**
 * Where an input puts a project: coordinates in it win, else a new address is located. Undefined leaves
 * the project where it is; null, given for both coordinates without a new address, takes it off the map.
 * Refuses: 422 outside the service area, 400 an address that is not found or half a pair of coordinates.
 */
export async function pointFor(
  asked: Pick<Context, 'db' | 'geocoder'> & { atlas?: Atlas },
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
  return (await locateOrRefuse(asked, address)).point
}

/**
 * Writes what follows from a project's point in place of what was: its district, its nearest station,
 * and every place near it (ruling 8). Without a point there is none of it.
 */
export async function placeProject(db: Db, projectId: number, point: Point | null): Promise<void> {
  const near = point && (await placesNear(db, point))
  const district = point && (await districtOf(db, point))
  await db
    .updateTable('projects')
    .set({
      districtId: district?.id ?? null,
      nearestStationId: near?.nearestStation?.id ?? null,
      distanceToStation: near?.distanceToStation ?? null,
    })
    .where('id', '=', projectId)
    .execute()
  await db.deleteFrom('projectStations').where('projectId', '=', projectId).execute()
  await db.deleteFrom('projectParks').where('projectId', '=', projectId).execute()
  await db.deleteFrom('projectMalls').where('projectId', '=', projectId).execute()
  await db.deleteFrom('projectSchools').where('projectId', '=', projectId).execute()
  if (near) await addNearby(db, [{ projectId, near }])
  else await refreshProjectMinutes(db, [projectId])
}

/** Writes what lies near these projects, and how long the way to each station takes. */
export async function addNearby(
  db: Db,
  placed: readonly { projectId: number; near: PlacesNear }[],
): Promise<void> {
  const rows = <Near extends Walk, Row>(
    nearby: (near: PlacesNear) => readonly Near[],
    row: (one: Near) => Row,
  ) =>
    placed.flatMap(({ projectId, near }) =>
      nearby(near).map((one) => ({
        projectId,
        walkingDistance: one.walkingDistance,
        walkingTime: one.walkingTime,
        ...row(one),
      })),
    )
  const stations = rows(
    (near) => near.stations,
    ({ stationId }) => ({ stationId }),
  )
  const parks = rows(
    (near) => near.parks,
    ({ parkId }) => ({ parkId }),
  )
  const malls = rows(
    (near) => near.malls,
    ({ mallId }) => ({ mallId }),
  )
  const schools = rows(
    (near) => near.schools,
    ({ schoolId }) => ({ schoolId }),
  )
  await insertAll(db, 'projectStations', stations)
  await insertAll(db, 'projectParks', parks)
  await insertAll(db, 'projectMalls', malls)
  await insertAll(db, 'projectSchools', schools)
  const ids = placed.map(({ projectId }) => projectId)
  await refreshProjectMinutes(db, ids)
}

type Walk = { walkingDistance: number; walkingTime: number }

function pinFor(stored: Stored | null, input: ProjectChange): Point | null | undefined {
  if (input.latitude === undefined && input.longitude === undefined) return undefined
  const latitude = input.latitude === undefined ? (stored?.latitude ?? null) : input.latitude
  const longitude = input.longitude === undefined ? (stored?.longitude ?? null) : input.longitude
  if (latitude !== null && longitude !== null) return { latitude, longitude }
  if (latitude === null && longitude === null) return null
  throw invalid(
    latitude === null ? 'latitude' : 'longitude',
    'Latitude and longitude are given together',
  )
}
