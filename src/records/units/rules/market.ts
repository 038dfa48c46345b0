/** Asking prices and rents; baht, baht a month, baht a square metre. */
export type Market = {
  toRent: number
  toBuy: number
  sqmPrice: number | null
  /** By bedrooms, 3 being three and more; only those with units. */
  rooms: {
    bedrooms: number
    toRent: number
    /** Lower quartile, median and upper quartile. */
    rents: [number, number, number] | null
    toBuy: number
    /** The median. */
    price: number | null
  }[]
}

/** Too few units for a typical figure below this. */
const MIN = 5

/** A typical figure of `homes` units, rounded by its size; null for too few units. */
export function typicalFigure(figure: number | null | undefined, homes: number): number | null {
  if (figure === null || figure === undefined || homes < MIN) return null
  const step = figure >= 1_000_000 ? 100_000 : figure >= 100_000 ? 1000 : 500
  return Math.round(figure / step) * step
}
