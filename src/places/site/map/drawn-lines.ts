import { toWorld, worldPixels } from '../../../shared/mercator.ts'
import { MAP_START } from '../../map-rules.ts'

/** The zoom that the drawing is made for; others scale it. */
export const ZOOM = 12
const PIXELS = worldPixels(ZOOM)
export const MIDDLE = toWorld(MAP_START)
/** Metres a pixel of the drawing takes in Bangkok. */
export const METRES = (40_075_016 * Math.cos((MAP_START.latitude * Math.PI) / 180)) / PIXELS

/** So many pixels at zoom 12, whatever the drawing is scaled by. */
export function thick(pixels: number) {
  return { strokeWidth: `calc(var(--thickness) * ${pixels}px)` }
}

/** A line of the drawing; of a single spot one without length, which a round end makes a dot. */
export function line(coordinates: readonly (readonly number[])[]): string {
  const spots = coordinates.map(([longitude = 0, latitude = 0]) => {
    const { x, y } = toWorld({ latitude, longitude })
    return `${((x - MIDDLE.x) * PIXELS).toFixed(2)} ${((y - MIDDLE.y) * PIXELS).toFixed(2)}`
  })
  return `M${(spots.length === 1 ? [...spots, ...spots] : spots).join('L')}`
}
