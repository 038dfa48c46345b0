import { LRUCache } from 'lru-cache'
import { drawMap, shippedMap } from '../city/map/draw-map.ts'
import { type Roads, roadsOf } from '../city/map/rules/roads.ts'
import { zoomOfReach } from '../city/rail/rules/reach.ts'
import type { Context } from '../context.ts'
import { distanceBetween, type Point } from '../shared/distance.ts'
import type { GeoBox } from '../shared/mercator.ts'
import { stationPath } from '../shared/paths.ts'
import { PLACE_MAP_HEIGHT } from './layout/place-map.tsx'
import { readNetwork } from './station/read-station.server.ts'

/** The radius of a circle that takes half of the map, as a share of the width of what takes nearly all of it. */
const SHARE = 0.3
/** The nearest view, as such a radius in metres. */
const CLOSEST = 500

let mainRoads: Promise<Roads> | undefined

// About 20 KB each, never stale: the railway is fixed while the process runs.
const pictures = new LRUCache<string, string>({ max: 500 })

/** What a map of a place shows: a circle of a radius in metres around a point, or a box with an outline in it. */
export type PlaceShape = { at: Point; metres: number } | { box: GeoBox; outline: readonly Point[] }

/**
 * The map around a place as the content of an SVG element: its shape with `dots` in it. `sign` is the width of the
 * label above its middle, in pixels; `hasRoads` draws the main roads of the inner city.
 */
export async function placePicture(
  context: Context,
  shape: PlaceShape,
  dots: readonly Point[],
  { sign = 0, hasRoads = false }: { sign?: number; hasRoads?: boolean } = {},
): Promise<string> {
  const points = dots.map(({ latitude, longitude }) => ({ latitude, longitude }))
  const key = JSON.stringify([shape, points, sign, hasRoads])
  const cached = pictures.get(key)
  if (cached !== undefined) return cached
  const at = viewOf(shape)
  const [city, network, roads] = await Promise.all([
    shippedMap(),
    readNetwork(context),
    hasRoads ? shippedRoads() : undefined,
  ])
  const stations = new Map(network.map((station) => [station.id, station]))
  const picture = drawMap(city, {
    at,
    lines: [],
    region: {
      shape: 'metres' in shape ? shape.metres : shape.outline,
      inside: points,
      outside: [],
    },
    sign,
    ...(roads && { roads }),
    link: (id) => {
      const { code = '', name = '' } = stations.get(id) ?? {}
      return { href: stationPath(code), label: name }
    },
    // Nearer stations take precedence.
    weight: (ids) => -Math.min(...ids.map((id) => metresTo(stations.get(id)))),
    box: { height: PLACE_MAP_HEIGHT, wide: 600, narrow: 320 },
  })
  pictures.set(key, picture)
  return picture

  function metresTo(station: Point | undefined): number {
    return station ? distanceBetween(at, station) : Number.MAX_SAFE_INTEGER
  }
}

/** The main roads, read once: shipped data does not change while the process runs. */
function shippedRoads(): Promise<Roads> {
  mainRoads ??= import('../city/map/site/roads.geojson?raw').then(({ default: text }) =>
    roadsOf(JSON.parse(text)),
  )
  return mainRoads
}

/** The middle and zoom at which a circle takes half of the map's height, and a box nearly all of it. */
function viewOf(shape: PlaceShape): Point & { zoom: number } {
  if ('metres' in shape) {
    const { latitude, longitude } = shape.at
    return { latitude, longitude, zoom: zoomOfReach(shape.metres, PLACE_MAP_HEIGHT) }
  }
  const [west, south, east, north] = shape.box
  const at = { latitude: (south + north) / 2, longitude: (west + east) / 2 }
  const metres = Math.max(
    distanceBetween({ ...at, longitude: west }, { ...at, longitude: east }),
    distanceBetween({ ...at, latitude: south }, { ...at, latitude: north }),
  )
  return { ...at, zoom: zoomOfReach(Math.max(metres * SHARE, CLOSEST), PLACE_MAP_HEIGHT) }
}
