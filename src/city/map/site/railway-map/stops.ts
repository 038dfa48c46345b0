import { useEffect, useState } from 'react'
import { toWorld, type WorldSpot } from '../../../../shared/mercator.ts'
import { type City, featuresOf } from '../../rules/city.ts'
import { type Camera, type Pixel, pixelOf } from '../camera.ts'
import { loadCity } from '../load-city.ts'

/** A stop on the map: a point, or the two ends of an interchange, with each platform's position. */
export type MapStop = { stations: number[]; lines: string[]; ends: [WorldSpot, WorldSpot] }
export type MapStops = { stops: MapStop[]; platforms: ReadonlyMap<number, WorldSpot> }

/** The stops of the map, once its ground is loaded. */
export function useStops(): MapStops | null {
  const [stops, setStops] = useState<MapStops | null>(null)
  useEffect(() => {
    loadCity().then(
      (city) => setStops(mapStops(city)),
      () => {},
    )
  }, [])
  return stops
}

function mapStops(city: City): MapStops {
  const spot = ([longitude = 0, latitude = 0]: readonly number[]) =>
    toWorld({ latitude, longitude })
  const stops = featuresOf(city, 'stop').map(({ properties, geometry }): MapStop => {
    const [first = [0, 0], last = first] = [geometry.coordinates[0], geometry.coordinates.at(-1)]
    const { stations, lines } = properties
    return { stations, lines, ends: [spot(first), spot(last)] }
  })
  const platforms = featuresOf(city, 'station').map(
    ({ properties, geometry }) => [properties.id, spot(geometry.coordinates)] as const,
  )
  return { stops, platforms: new Map(platforms) }
}

/** The platform of the nearest stop within so many pixels; of an interchange, its nearest platform. */
export function platformAt(
  { stops, platforms }: MapStops,
  camera: Camera,
  pixel: Pixel,
  reach: number,
): number | null {
  let nearest: MapStop | null = null
  let leastDistance = reach
  for (const stop of stops) {
    const off = offLine(pixelOf(camera, stop.ends[0]), pixelOf(camera, stop.ends[1]), pixel)
    if (off <= leastDistance) [nearest, leastDistance] = [stop, off]
  }
  if (!nearest) return null
  const distanceOf = (id: number) => {
    const at = platforms.get(id)
    return at ? distance(pixelOf(camera, at), pixel) : Number.POSITIVE_INFINITY
  }
  const [first = null, ...others] = nearest.stations
  return others.reduce<number | null>(
    (a, b) => (a !== null && distanceOf(a) <= distanceOf(b) ? a : b),
    first,
  )
}

/** Distance of a pixel from the segment between two others. */
function offLine(a: Pixel, b: Pixel, pixel: Pixel): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((pixel.x - a.x) * dx + (pixel.y - a.y) * dy) / length
  const t = Math.max(0, Math.min(1, along))
  return distance({ x: a.x + t * dx, y: a.y + t * dy }, pixel)
}

function distance(a: Pixel, b: Pixel): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}
