/** The plans that homes are built to. Sizes in square metres, before the project's own scale. */
export const layouts = {
  S: { bedrooms: [0, 0], bathrooms: [1, 1], sqm: [23, 31] },
  '1': { bedrooms: [1, 1], bathrooms: [1, 1], sqm: [31, 42] },
  '1L': { bedrooms: [1, 1], bathrooms: [1, 1], sqm: [45, 58] },
  /** A loft: one bedroom above a double-height living room. */
  D: { bedrooms: [1, 1], bathrooms: [1, 2], sqm: [48, 62] },
  '2': { bedrooms: [2, 2], bathrooms: [1, 2], sqm: [50, 64] },
  '2L': { bedrooms: [2, 2], bathrooms: [2, 2], sqm: [70, 92] },
  '3': { bedrooms: [3, 3], bathrooms: [2, 3], sqm: [100, 138] },
  '4': { bedrooms: [4, 4], bathrooms: [4, 4], sqm: [165, 215] },
  /** A penthouse: the whole or half of a top floor. */
  P: { bedrooms: [4, 6], bathrooms: [5, 6], sqm: [240, 340] },
  /** A townhouse. */
  T: { bedrooms: [3, 4], bathrooms: [3, 3], sqm: [150, 190] },
  /** A detached house. */
  H: { bedrooms: [4, 6], bathrooms: [4, 6], sqm: [230, 330] },
} as const satisfies Record<string, Plan>

export type Layout = keyof typeof layouts
type Range = readonly [min: number, max: number]
export type Plan = { bedrooms: Range; bathrooms: Range; sqm: Range }

/** The layouts that a project's mix names, in its order. */
export function layoutsIn(mix: string): Layout[] {
  return mix.split(' ').map((code) => {
    if (!isLayout(code)) throw new Error(`There is no layout ${code}`)
    return code
  })
}

function isLayout(code: string): code is Layout {
  return code in layouts
}
