/** What a home was offered for from a moment on; baht, and baht a month. */
export type PriceStep = { at: string; price: number | null; rent: number | null }

/** By how much a figure changed, in whole per cent; null where there is nothing to compare. */
export function changeOf(before: number | null | undefined, after: number | null): number | null {
  if (!before || after === null || before === after) return null
  return Math.round(((after - before) / before) * 100)
}
