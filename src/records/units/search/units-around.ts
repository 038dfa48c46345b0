import type { MapCluster } from '../../../city/map/rules/map.ts'
import type { Context } from '../../../context.ts'
import { CatalogueMemo } from '../../../platform/db/catalogue-memo.ts'
import { notFound } from '../../../refused.ts'
import { distanceBetween, type Point } from '../../../shared/distance.ts'
import { boxWithin } from '../../../shared/mercator.ts'
import type { NearProject, NearUnit, StationUnits } from '../rules/around.ts'
import type { PublicUnit } from '../rules/unit.ts'
import { publicUnits } from '../store.ts'
import { unitIds } from '../unit-list.ts'
import { listedUnit } from './listed-unit.ts'
import { unitClusters } from './unit-clusters.ts'

/** The number of homes on the first page of the list. */
const FIRST_HOMES = 24
/** A zoom at which no two buildings share a mark. */
const UNCLUSTERED_ZOOM = 20

const memo = new CatalogueMemo<StationUnits>(400)

/**
 * What visitors find within a distance in metres of a station: the nearest homes, every building, and the other
 * buildings on a map that is framed by the distance. Throws 404 for a station that does not exist.
 */
export function unitsAround(
  context: Context,
  stationId: number,
  within: number,
): Promise<StationUnits> {
  const visitor = { ...context, actor: null }
  return memo.get(context.catalogue, `${stationId} ${within}`, () =>
    readHomes(visitor, stationId, within),
  )
}

async function readHomes(
  context: Context,
  stationId: number,
  within: number,
): Promise<StationUnits> {
  const station = await context.db
    .selectFrom('stations')
    .select(['id', 'code', 'name', 'nameTh', 'line', 'latitude', 'longitude'])
    .where('id', '=', stationId)
    .executeTakeFirst()
  if (!station) throw notFound('station')
  const search = { stationId, within, sort: 'station' as const }
  const view = { bbox: boxWithin(station, 3.2 * within), zoom: UNCLUSTERED_ZOOM }
  const [page, inside, all] = await Promise.all([
    unitIds(context, search, { limit: FIRST_HOMES, offset: 0 }),
    unitClusters(context, search, view),
    unitClusters(context, {}, view),
  ])
  const units = await publicUnits(context.db, page.ids)
  const homes = page.ids.flatMap((id) => units.get(id) ?? [])
  const insideIds = new Set(inside.clusters.map(({ project }) => project.id))
  return {
    station,
    within,
    total: page.total,
    projects: inside.all.projects,
    homes: homes.map((home) => nearHome(home, stationId)),
    buildings: inside.clusters.map((cluster) => building(cluster, station)),
    outside: all.clusters
      .filter(({ project }) => !insideIds.has(project.id))
      .map((cluster) => building(cluster, station)),
  }
}

function nearHome(home: PublicUnit, stationId: number): NearUnit {
  const walk = home.project.nearbyStations.find(({ id }) => id === stationId)
  return { ...listedUnit(home), metres: walk?.walkingDistance ?? 0 }
}

function building(cluster: MapCluster, station: Point): NearProject {
  const { project, latitude, longitude, units, prices, rents } = cluster
  return {
    ...project,
    ...{ latitude, longitude, units },
    metres: distanceBetween(station, cluster),
    price: prices?.low ?? null,
    rent: rents?.low ?? null,
  }
}
