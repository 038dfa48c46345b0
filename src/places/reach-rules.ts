import type { Point } from '../shared/distance.ts'

/** How far from a station the railway map looks for homes, in metres. */
export const REACHES = [200, 500, 1000] as const
export type Reach = (typeof REACHES)[number]
export const DEFAULT_REACH: Reach = 500

/** Reads a distance out of an address; anything but those offered is the default. */
export function readReach(given: string | null): Reach {
  return REACHES.find((reach) => String(reach) === given) ?? DEFAULT_REACH
}

/** How the railway map looks at the whole city, in a box so many pixels high. */
export const CITY_VIEW = { latitude: 13.7516, longitude: 100.5476, zoom: 11.36 }
/** How closely at places that minutes are counted to. */
export const MINUTES_ZOOM = 11.8
export const MAP_HEIGHTS = { wide: 588, narrow: 400 }

/** Between places: what a map coloured by minutes to them looks at. */
export function middleOf(places: readonly Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  }
}

/** How many metres a pixel takes. */
export function metresAPixel(zoom: number, latitude = 13.75): number {
  return (40_075_016 * Math.cos((latitude * Math.PI) / 180)) / (512 * 2 ** zoom)
}

/** The zoom at which a circle of that many metres around its middle takes half of a map's height. */
export function zoomOfReach(reach: number, height: number = MAP_HEIGHTS.wide): number {
  return Math.log2((metresAPixel(0) * height) / (4 * reach))
}

/** The zoom at which a lower map shows as much from top to bottom. */
export function zoomForHeight(zoom: number, height: number): number {
  return zoom + Math.log2(height / MAP_HEIGHTS.wide)
}

/** How thick lines and stops are drawn at a zoom, as a share of what they are at 12. */
export function thickness(zoom: number): number {
  const share = zoom < 12 ? 1 - (12 - zoom) * 0.3 : 1 + (zoom - 12) * 0.15
  return Math.max(0.7, Math.min(1.5, share))
}
