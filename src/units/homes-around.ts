import type { Context } from '../context.ts'
import { CatalogueMemo } from '../db/catalogue-memo.ts'
import type { MapCluster } from '../places/map-rules.ts'
import { notFound } from '../refused.ts'
import { distanceBetween, type Point } from '../shared/distance.ts'
import type { Box } from '../shared/mercator.ts'
import type { NearBuilding, NearHome, StationHomes } from './around-rules.ts'
import { listedHome } from './listed-home.ts'
import type { UnitDocument } from './rules.ts'
import { shownUnits } from './store.ts'
import { unitClusters } from './unit-clusters.ts'
import { unitIds } from './unit-list.ts'

/** How many homes a list begins with. */
const FIRST_HOMES = 24
/** A zoom at which every building is a mark of its own. */
const ALONE = 20
const METRES_PER_DEGREE = 111_195

const memo = new CatalogueMemo<StationHomes>(400)

/**
 * What visitors find within so many metres of a station: the nearest homes, every building, and the
 * buildings around, as far as a map shows them that is framed by the distance. Throws 404 for no station.
 */
export function homesAround(
  context: Context,
  stationId: number,
  within: number,
): Promise<StationHomes> {
  const visitor = { ...context, actor: null }
  return memo.get(context.catalogue, `${stationId} ${within}`, () =>
    readHomes(visitor, stationId, within),
  )
}

async function readHomes(
  context: Context,
  stationId: number,
  within: number,
): Promise<StationHomes> {
  const station = await context.db
    .selectFrom('stations')
    .select(['id', 'code', 'name', 'nameTh', 'line', 'latitude', 'longitude'])
    .where('id', '=', stationId)
    .executeTakeFirst()
  if (!station) throw notFound('Station')
  const search = { stationId, within, sort: 'station' as const }
  const view = { bbox: boxOf(station, 3.2 * within), zoom: ALONE }
  const [found, inside, around] = await Promise.all([
    unitIds(context, search, { limit: FIRST_HOMES, offset: 0 }),
    unitClusters(context, search, view),
    unitClusters(context, {}, view),
  ])
  const documents = await shownUnits(context.db, found.ids)
  const homes = found.ids.flatMap((id) => documents.get(id) ?? [])
  const near = new Set(inside.clusters.map(({ project }) => project.id))
  return {
    station,
    within,
    total: found.total,
    projects: inside.all.projects,
    homes: homes.map((home) => nearHome(home, stationId)),
    buildings: inside.clusters.map((one) => building(one, station)),
    outside: around.clusters
      .filter(({ project }) => !near.has(project.id))
      .map((one) => building(one, station)),
  }
}

function nearHome(home: UnitDocument, stationId: number): NearHome {
  const walk = home.project.nearbyStations.find((one) => one.id === stationId)
  return { ...listedHome(home), metres: walk?.walkingDistance ?? 0 }
}

function building(one: MapCluster, station: Point): NearBuilding {
  const { project, latitude, longitude, units, prices, rents } = one
  return {
    ...project,
    ...{ latitude, longitude, units },
    metres: distanceBetween(station, one),
    price: prices?.low ?? null,
    rent: rents?.low ?? null,
  }
}

function boxOf({ latitude, longitude }: Point, metres: number): Box {
  const up = metres / METRES_PER_DEGREE
  const side = up / Math.cos((latitude * Math.PI) / 180)
  return [longitude - side, latitude - up, longitude + side, latitude + up]
}
