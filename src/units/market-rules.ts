/** What homes are offered for; baht, baht a month, baht a square metre. */
export type Market = {
  toRent: number
  toBuy: number
  sqmPrice: number | null
  /** By bedrooms, 3 being three and more; only those that there are. */
  rooms: {
    bedrooms: number
    toRent: number
    /** Their lower quartile, middle and upper quartile. */
    rents: [number, number, number] | null
    toBuy: number
    /** The middle one. */
    price: number | null
  }[]
}

/** Of fewer homes nothing typical can be said. */
const FEWEST = 5

/** A typical figure of so many homes, rounded to what can be said of it; null of too few. */
export function typical(figure: number | null | undefined, homes: number): number | null {
  if (figure === null || figure === undefined || homes < FEWEST) return null
  const step = figure >= 1_000_000 ? 100_000 : figure >= 100_000 ? 1000 : 500
  return Math.round(figure / step) * step
}
