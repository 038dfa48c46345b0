/** How near a place is by travel time: five bands, each a fifth of the limit, 1 the nearest. */
export type Band = 1 | 2 | 3 | 4 | 5

export const BANDS = [1, 2, 3, 4, 5] as const

/** The band of a number of minutes; null beyond the limit. */
export function bandOf(minutes: number, limit: number): Band | null {
  return BANDS.find((band) => minutes * BANDS.length <= band * limit) ?? null
}

/** The last minute of each band: `[5, 10, 15, 20, 25]` for a limit of 25. */
export function bandEnds(limit: number): number[] {
  return BANDS.map((band) => Math.floor((band * limit) / BANDS.length))
}
