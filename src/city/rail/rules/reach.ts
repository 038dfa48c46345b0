import type { Point } from '../../../shared/distance.ts'

/** The distances from a station that the railway map offers, in metres. */
export const REACHES = [200, 500, 1000] as const
export type ReachMetres = (typeof REACHES)[number]
export const DEFAULT_REACH: ReachMetres = 500

/** Parses a distance in an address; anything else gives the default. */
export function readReach(value: string | null): ReachMetres {
  return REACHES.find((reach) => String(reach) === value) ?? DEFAULT_REACH
}

/** The view of the whole city on the railway map. */
export const CITY_VIEW = { latitude: 13.7516, longitude: 100.5476, zoom: 11.36 }
/** The zoom at places that minutes are counted to. */
export const MINUTES_ZOOM = 11.8
export const MAP_HEIGHTS = { wide: 588, narrow: 400 }

/** The middle of places: the centre of a map coloured by minutes to them. */
export function middleOf(places: readonly Point[]): Point {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  }
}

/** Metres per pixel. */
export function metresAPixel(zoom: number, latitude = 13.75): number {
  return (40_075_016 * Math.cos((latitude * Math.PI) / 180)) / (512 * 2 ** zoom)
}

/** The zoom at which a circle of that radius takes half of a map's height. */
export function zoomOfReach(reach: number, height: number = MAP_HEIGHTS.wide): number {
  return Math.log2((metresAPixel(0) * height) / (4 * reach))
}

/** The zoom at which a lower map shows the same from top to bottom. */
export function zoomForHeight(zoom: number, height: number): number {
  return zoom + Math.log2(height / MAP_HEIGHTS.wide)
}

/** The thickness of lines and stops at a zoom, relative to zoom 12. */
export function thickness(zoom: number): number {
  const share = zoom < 12 ? 1 - (12 - zoom) * 0.3 : 1 + (zoom - 12) * 0.15
  return Math.max(0.7, Math.min(1.5, share))
}
