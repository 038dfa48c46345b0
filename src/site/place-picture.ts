import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { drawMap } from '../places/railway/draw-map.ts'
import { shippedCity } from '../places/railway/read-city.ts'
import { zoomOfReach } from '../places/reach-rules.ts'
import { distanceBetween, type Point } from '../shared/distance.ts'
import { stationPath } from '../shared/paths.ts'
import { PLACE_MAP_HEIGHT } from './place-map.tsx'
import { readNetwork } from './station/read-station.ts'

// Some 20 KB each. The railway does not move while we run, and buildings seldom do.
const drawn = new LRUCache<string, string>({ max: 500 })

/**
 * The surroundings of a place as the HTML of a picture: a circle of so many metres, and dots in it; `sign`
 * is how wide a sign stands above it, in pixels.
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
  const known = drawn.get(key)
  if (known !== undefined) return known
  const [city, network] = await Promise.all([shippedCity(), readNetwork(context)])
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
    // The nearer, the more it says where this is.
    weight: (ids) => -Math.min(...ids.map((id) => metresTo(stations.get(id)))),
    box: { height: PLACE_MAP_HEIGHT, wide: 600, narrow: 320 },
  })
  drawn.set(key, picture)
  return picture

  function metresTo(station: Point | undefined): number {
    return station ? distanceBetween(place, station) : Number.MAX_SAFE_INTEGER
  }
}
