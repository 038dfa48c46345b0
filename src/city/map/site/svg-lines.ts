import { toWorld, worldPixels } from '../../../shared/mercator.ts'
import { MAP_START } from '../rules/map.ts'

/** The zoom the SVG is drawn for; other zooms scale it. */
export const ZOOM = 12
const PIXELS = worldPixels(ZOOM)
export const MIDDLE = toWorld(MAP_START)
/** Metres per SVG pixel in Bangkok. */
export const METRES = (40_075_016 * Math.cos((MAP_START.latitude * Math.PI) / 180)) / PIXELS

/** A width in pixels at zoom 12, however the SVG is scaled. */
export function thick(pixels: number) {
  return { strokeWidth: `calc(var(--thickness) * ${pixels}px)` }
}

/** A path; a single position becomes a line of no length, which round ends turn into a dot. */
export function line(coordinates: readonly (readonly number[])[]): string {
  const spots = coordinates.map(([longitude = 0, latitude = 0]) => {
    const { x, y } = toWorld({ latitude, longitude })
    return `${((x - MIDDLE.x) * PIXELS).toFixed(2)} ${((y - MIDDLE.y) * PIXELS).toFixed(2)}`
  })
  return `M${(spots.length === 1 ? [...spots, ...spots] : spots).join('L')}`
}
