import type { Point } from '../../../shared/distance.ts'
import type { GeoBox } from '../../../shared/mercator.ts'

/** Methods for moving a map from outside. */
export type CityMapHandle = {
  look(at: { latitude: number; longitude: number; zoom?: number }): void
  /** Fits a box with a margin in pixels, no closer than `closest`. */
  frame(box: GeoBox, closest?: number, room?: number): void
  /** Goes into a mark of several buildings, so that it splits. */
  open(mark: Point & { bounds: GeoBox }): void
  /** Centres a point unless it is well in view; zooms in when it was out of view. */
  keepInView(point: Point, zoom: number): void
  /** Moves just enough to show a point with the given room above it and beside it, in pixels. */
  reveal(point: Point, room: { above: number; beside: number }): void
}
