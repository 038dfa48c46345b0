import { locateOrRefuse, refuseOutsideServiceArea } from '../../city/geocoder/locate.ts'
import { type Atlas, currentAtlas } from '../../city/places/atlas.ts'
import { areaOf } from '../../city/places/district-of.ts'
import { type PlacesNear, placesNear } from '../../city/places/near.ts'
import { refreshProjectMinutes } from '../../city/rail/refresh-project-minutes.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { insertAll } from '../../platform/db/insert-all.ts'
import { invalid } from '../../refused.ts'
import type { Point } from '../../shared/distance.ts'
import type { ProjectChange } from './rules/project.ts'

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

/**
 * Replaces everything derived from a project's point: its district and subdistrict, its nearest station, and every place
 * near it. Without a point all of it is removed.
 */
export async function placeProject(db: Db, projectId: number, point: Point | null): Promise<void> {
  const near = point && (await placesNear(db, point))
  const area = point && areaOf(await currentAtlas(db), point)
  await db
    .updateTable('projects')
    .set({
      districtId: area?.district.id ?? null,
      subdistrictId: area?.subdistrict.id ?? null,
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

/** Inserts the places near these projects, and computes the minutes to each station. */
export async function addNearby(
  db: Db,
  placed: readonly { projectId: number; near: PlacesNear }[],
): Promise<void> {
  const rows = <Near extends Walk, Row>(
    nearby: (near: PlacesNear) => readonly Near[],
    row: (place: Near) => Row,
  ) =>
    placed.flatMap(({ projectId, near }) =>
      nearby(near).map((place) => ({
        projectId,
        walkingDistance: place.walkingDistance,
        walkingTime: place.walkingTime,
        ...row(place),
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
  throw invalid(latitude === null ? 'latitude' : 'longitude', 'half_a_point')
}
