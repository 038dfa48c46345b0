import { LRUCache } from 'lru-cache'
import { drawMap, shippedMap } from '../city/map/draw-map.ts'
import { zoomOfReach } from '../city/rail/rules/reach.ts'
import type { Context } from '../context.ts'
import { distanceBetween, type Point } from '../shared/distance.ts'
import { stationPath } from '../shared/paths.ts'
import { PLACE_MAP_HEIGHT } from './layout/place-map.tsx'
import { readNetwork } from './station/read-station.server.ts'

// About 20 KB each, never stale: the railway is fixed while the process runs.
const pictures = new LRUCache<string, string>({ max: 500 })

/**
 * The map around a place as the content of an SVG element: a circle of a radius in `metres` with `dots`
 * in it. `sign` is the width of the label above the place, in pixels.
 */
export async function placePicture(
  context: Context,
  place: Point,
  metres: number,
  dots: readonly Point[],
  sign = 0,
): Promise<string> {
  const { latitude, longitude } = place
  const points = dots.map((dot) => ({ latitude: dot.latitude, longitude: dot.longitude }))
  const key = JSON.stringify([latitude, longitude, metres, points, sign])
  const cached = pictures.get(key)
  if (cached !== undefined) return cached
  const [city, network] = await Promise.all([shippedMap(), readNetwork(context)])
  const stations = new Map(network.map((station) => [station.id, station]))
  const picture = drawMap(city, {
    at: { latitude, longitude, zoom: zoomOfReach(metres, PLACE_MAP_HEIGHT) },
    lines: [],
    circle: { metres, inside: points, outside: [] },
    sign,
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
    return station ? distanceBetween(place, station) : Number.MAX_SAFE_INTEGER
  }
}
