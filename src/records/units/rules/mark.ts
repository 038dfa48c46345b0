/** A home counts as new for so many days after visitors could first see it. */
export const NEW_DAYS = 7
/** A lower price or rent counts as reduced for so many days. */
export const REDUCED_DAYS = 30

/** What the marks of a home are made from; times are ISO, null when there is nothing to compare. */
export type ShownFigures = {
  firstShownAt: string | null
  priceBefore: number | null
  priceChangedAt: string | null
  rentBefore: number | null
  rentChangedAt: string | null
}

/** What a card says besides the status; `was` is the figure that the mark compares with. */
export type UnitMark = { look: 'reduced' | 'new'; text: string; was: string | null }
