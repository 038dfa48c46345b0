import { toWorld, worldPixels } from '../../../shared/mercator.ts'
import { metresAPixel } from '../../rail/rules/reach.ts'
import { MAP_START } from '../rules/map.ts'

/** The zoom the SVG is drawn for; other zooms scale it. */
export const ZOOM = 12
const PIXELS = worldPixels(ZOOM)
export const MIDDLE = toWorld(MAP_START)
/** Metres per SVG pixel in Bangkok. */
export const METRES = metresAPixel(ZOOM)

/** A path. */
export function line(coordinates: readonly (readonly number[])[]): string {
  const spots = coordinates.map(([longitude = 0, latitude = 0]) => {
    const { x, y } = toWorld({ latitude, longitude })
    return `${((x - MIDDLE.x) * PIXELS).toFixed(2)} ${((y - MIDDLE.y) * PIXELS).toFixed(2)}`
  })
  return `M${spots.join('L')}`
}
