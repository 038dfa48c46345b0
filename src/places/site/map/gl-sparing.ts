/*
 * Where the processor draws WebGL, MapLibre takes two to four frames for one. While such a map is moved, what
 * it drew last is moved, and drawn anew when it rests or where its rim comes into sight.
 */
import type { Map as GlMap } from 'maplibre-gl'
import { worldPixels } from '../../../shared/mercator.ts'
import { type Camera, pixelOf } from './camera.ts'

/** How far beyond each side of its window a sparing map is drawn, in pixels. */
export const ROOM = 256
/** What such renderers draw at most, in pixels: with its room a wide window is larger than MapLibre's own limit. */
export const LARGEST_CANVAS: [number, number] = [8192, 8192]

/** MapLibre draws each frame here; it names no way to leave one out. */
type Painted = { painter?: { render?: (...what: unknown[]) => void } }

/** Draws a map that is moved only where what was drawn does not reach. */
export function drawSparingly(map: GlMap, cameraOf: (map: GlMap) => Camera): void {
  const { painter } = map as unknown as Painted
  const render = painter?.render?.bind(painter)
  if (!painter || !render) return
  const canvas = map.getCanvas()
  // It measures from its canvas where it is pressed: from where that stands when it is not moved.
  canvas.getBoundingClientRect = () => map.getContainer().getBoundingClientRect()
  let drawn: Camera | null = null
  // What has come or changed since is not in the drawing.
  const forget = () => {
    drawn = null
  }
  map.on('sourcedata', forget)
  map.on('styledata', forget)
  painter.render = (...what) => {
    const camera = cameraOf(map)
    const moved = drawn && map.isMoving() ? movedTo(camera, drawn) : null
    canvas.style.transform = moved ?? ''
    if (moved) return
    drawn = camera
    render(...what)
  }
}

/** What moves a drawing with its room to where it belongs; null where it does not cover the window any more. */
export function movedTo(camera: Camera, drawn: Camera): string | null {
  if (camera.width !== drawn.width || camera.height !== drawn.height) return null
  const scale = worldPixels(camera.zoom) / worldPixels(drawn.zoom)
  if (scale > LARGEST) return null
  const middle = pixelOf(camera, drawn)
  const [x, y] = [middle.x - camera.width / 2, middle.y - camera.height / 2]
  const covers = (off: number, size: number) =>
    Math.abs(off) + size / 2 <= scale * (size / 2 + ROOM)
  if (!covers(x, camera.width) || !covers(y, camera.height)) return null
  return `translate(${x}px, ${y}px) scale(${scale})`
}

// Larger, it is too coarse to be looked at.
const LARGEST = 2
