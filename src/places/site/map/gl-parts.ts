import { thickness } from '../../reach-rules.ts'

/** Gives a token's colour as MapLibre reads it. */
export type Paint = (token: string) => string

/** Metres a pixel takes in Bangkok at zoom 0. */
const METRES_AT_0 = (40_075_016 * Math.cos((13.75 * Math.PI) / 180)) / 512

/** So many pixels at zoom 12, or what an expression says. */
export function thick(pixels: unknown) {
  const at = (zoom: number) => [zoom, ['*', pixels, thickness(zoom)]]
  return expression(['interpolate', ['linear'], ['zoom'], ...[11, 12, 15.3].flatMap(at)])
}

/** So many metres at every zoom. */
export function metresWide(metres: unknown) {
  const at = (zoom: number) => [zoom, ['*', metres, 2 ** zoom / METRES_AT_0]]
  return expression(['interpolate', ['exponential', 2], ['zoom'], ...at(8), ...at(20)])
}

// Safe: MapLibre checks every expression itself, and its types do not follow those made of parts.
export function expression<_Value>(parts: readonly unknown[]) {
  return parts as never
}
