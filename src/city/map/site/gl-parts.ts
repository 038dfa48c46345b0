import { metresAPixel, thickness } from '../../rail/rules/reach.ts'

/** Resolves a token to a colour MapLibre understands. */
export type Paint = (token: string) => string

/** A width in pixels at zoom 12, or an expression for it. */
export function thick(pixels: unknown) {
  const at = (zoom: number) => [zoom, ['*', pixels, thickness(zoom)]]
  return expression(['interpolate', ['linear'], ['zoom'], ...[11, 12, 15.3].flatMap(at)])
}

/** A width in metres at every zoom. */
export function metresWide(metres: unknown) {
  const at = (zoom: number) => [zoom, ['*', metres, 1 / metresAPixel(zoom)]]
  return expression(['interpolate', ['exponential', 2], ['zoom'], ...at(8), ...at(20)])
}

// Safe: MapLibre checks expressions at run time; its types cannot follow expressions built from parts.
export function expression<_Value>(parts: readonly unknown[]) {
  return parts as never
}
