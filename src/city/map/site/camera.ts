import type { Point } from '../../../shared/distance.ts'
import {
  fromWorld,
  type GeoBox,
  toWorld,
  type WorldSpot,
  worldPixels,
} from '../../../shared/mercator.ts'
import { MAP_ZOOMS } from '../rules/map.ts'

/** A map's view: the world position in its middle, its zoom, and its size in pixels. */
export type Camera = WorldSpot & { zoom: number; width: number; height: number }
/** A view to move to. */
export type Aim = WorldSpot & { zoom: number }
export type Pixel = { x: number; y: number }

/** Limits of the middle: the service area and some room around it. */
const LIMITS = [
  toWorld({ latitude: 14.2, longitude: 100.15 }),
  toWorld({ latitude: 13.3, longitude: 101.1 }),
]
/** The closest zoom a map chooses by itself. */
const CLOSEST_FRAME = 16

export function aimAt(point: Point, zoom: number): Aim {
  return within({ ...toWorld(point), zoom })
}

/** The pixel of a world position in the map's window. */
export function pixelOf(camera: Camera, { x, y }: WorldSpot): Pixel {
  const pixels = worldPixels(camera.zoom)
  return {
    x: (x - camera.x) * pixels + camera.width / 2,
    y: (y - camera.y) * pixels + camera.height / 2,
  }
}

/** The world position at a pixel of the map's window. */
export function worldAt(camera: Camera, { x, y }: Pixel): WorldSpot {
  const pixels = worldPixels(camera.zoom)
  return {
    x: camera.x + (x - camera.width / 2) / pixels,
    y: camera.y + (y - camera.height / 2) / pixels,
  }
}

/** The bounds of the view. */
export function boxOf(camera: Camera): GeoBox {
  const northWest = fromWorld(worldAt(camera, { x: 0, y: 0 }))
  const southEast = fromWorld(worldAt(camera, { x: camera.width, y: camera.height }))
  return [northWest.longitude, southEast.latitude, southEast.longitude, northWest.latitude]
}

/** The view as query parameters; four decimals are about ten metres. */
export function viewOf(camera: Camera): { bbox: string; zoom: number } {
  const bbox = boxOf(camera)
    .map((degrees) => degrees.toFixed(4))
    .join()
  return { bbox, zoom: Math.floor(camera.zoom + 0.01) }
}

/** The view after dragging by so many pixels to the right and down. */
export function pushed(camera: Camera, { x, y }: Pixel): Aim {
  const pixels = worldPixels(camera.zoom)
  return within({ x: camera.x - x / pixels, y: camera.y - y / pixels, zoom: camera.zoom })
}

/** The view zoomed in by a number of levels around a pixel, or around the middle. */
export function zoomed(camera: Camera, by: number, around?: Pixel): Aim {
  const zoom = inZooms(camera.zoom + by)
  const fixed = around ? worldAt(camera, around) : camera
  const share = 2 ** (camera.zoom - zoom)
  return within({
    x: fixed.x + (camera.x - fixed.x) * share,
    y: fixed.y + (camera.y - fixed.y) * share,
    zoom,
  })
}

/** The closest view that fits a box with a margin, no closer than `closest`. */
export function aimAround(
  [west, south, east, north]: GeoBox,
  camera: Camera,
  closest = CLOSEST_FRAME,
  room = 56,
): Aim {
  const a = toWorld({ latitude: north, longitude: west })
  const b = toWorld({ latitude: south, longitude: east })
  const closeness = (pixels: number, size: number) =>
    Math.log2(Math.max(pixels - 2 * room, 40) / (512 * Math.max(size, 1e-9)))
  const zoom = Math.min(
    closeness(camera.width, b.x - a.x),
    closeness(camera.height, b.y - a.y),
    closest,
  )
  return within({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, zoom: inZooms(zoom) })
}

/** The smallest move that shows a point with the given room above it and beside it; null when it already is. */
export function aimToReveal(
  camera: Camera,
  point: Point,
  { above, beside }: { above: number; beside: number },
): Aim | null {
  const { x, y } = pixelOf(camera, toWorld(point))
  const edge = 24
  const side = Math.min(beside, camera.width / 2)
  const top = Math.min(above, camera.height - edge)
  const by = {
    x: Math.max(side - x, 0) + Math.min(camera.width - side - x, 0),
    y: Math.max(top - y, 0) + Math.min(camera.height - edge - y, 0),
  }
  return by.x === 0 && by.y === 0 ? null : pushed(camera, by)
}

/** The view with a point in the middle, at least at this zoom; null when the point is well in view. */
export function cameraToKeep(camera: Camera, point: Point, zoom: number): Aim | null {
  const { x, y } = pixelOf(camera, toWorld(point))
  const edge = 40
  const isIn = x > edge && y > edge && x < camera.width - edge && y < camera.height - edge / 4
  return isIn && camera.zoom >= zoom - 2 ? null : aimAt(point, Math.max(camera.zoom, zoom))
}

/** The view that fits the box of a mark, at least a level closer than now: a small map may show all of the box already. */
export function aimInto({ bounds, ...point }: Point & { bounds: GeoBox }, camera: Camera): Aim {
  const aim = aimAround(bounds, camera)
  const least = inZooms(camera.zoom + 1)
  return aim.zoom < least ? aimAt(point, least) : aim
}

export function inZooms(zoom: number): number {
  return Math.max(MAP_ZOOMS.min, Math.min(MAP_ZOOMS.max, zoom))
}

function within({ x, y, zoom }: Aim): Aim {
  const [least, most] = LIMITS
  if (!least || !most) return { x, y, zoom }
  return {
    x: Math.max(least.x, Math.min(most.x, x)),
    y: Math.max(least.y, Math.min(most.y, y)),
    zoom,
  }
}
