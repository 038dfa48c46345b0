/** The asking price since a time; baht, and baht a month. */
export type PriceStep = { at: string; price: number | null; rent: number | null }

/** The change of a figure in whole per cent; null without a change or a value to compare. */
export function percentChange(
  before: number | null | undefined,
  after: number | null,
): number | null {
  if (!before || after === null || before === after) return null
  return Math.round(((after - before) / before) * 100)
}
