/**
 * Fractional keys for the order of the cards in a column: text that sorts by code point, between any
 * two of which there is room for another. A move writes one row.
 */

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const FIRST = DIGITS.charAt(0)

/** Keys longer than this are spread out anew: positions.ts. */
export const MAX_POSITION = 60

/**
 * A key after `before` and ahead of `after`; null is the column's top or bottom. No key ends in the
 * lowest digit, so that there is always room ahead of it. Throws unless `before` sorts ahead of `after`.
 */
export function positionBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after)
    throw new Error(`No position is between ${before} and ${after}`)
  return between(before ?? '', after, endOf(before, after))
}

type End = 'top' | 'bottom' | null

function endOf(before: string | null, after: string | null): End {
  if (after === null) return 'bottom'
  return before === null ? 'top' : null
}

/** At an end, where cards are added again and again, close to the neighbour; else half-way. */
function between(before: string, after: string | null, end: End): string {
  if (after !== null) {
    const shared = sharedLength(before, after)
    if (shared > 0)
      return after.slice(0, shared) + between(before.slice(shared), after.slice(shared), end)
  }
  const low = before === '' ? 0 : DIGITS.indexOf(before.charAt(0))
  const high = after === null ? DIGITS.length : DIGITS.indexOf(after.charAt(0))
  if (high - low > 1) return DIGITS.charAt(placeIn(low, high, end))
  // The first digits are neighbours: either `after` has more digits, or those behind `before` decide.
  if (after !== null && after.length > 1) return after.charAt(0)
  return DIGITS.charAt(low) + between(before.slice(1), null, end)
}

function placeIn(low: number, high: number, end: End): number {
  if (end === 'bottom') return low + 1
  return end === 'top' ? high - 1 : Math.floor((low + high) / 2)
}

/** How many digits both begin with; `before` counts as if lowest digits followed. */
function sharedLength(before: string, after: string): number {
  let length = 0
  while (length < after.length && (before.charAt(length) || FIRST) === after.charAt(length))
    length += 1
  return length
}

/** This many keys of the same length, in order, spread evenly. */
export function evenPositions(count: number): string[] {
  const length = Math.max(2, Math.ceil(Math.log(count + 1) / Math.log(DIGITS.length)) + 1)
  const step = Math.floor((DIGITS.length ** length - 1) / (count + 1))
  return Array.from({ length: count }, (_, index) => keyOf((index + 1) * step, length))
}

function keyOf(number: number, length: number): string {
  let key = ''
  let rest = number
  for (let place = 0; place < length; place += 1) {
    key = DIGITS.charAt(rest % DIGITS.length) + key
    rest = Math.floor(rest / DIGITS.length)
  }
  // A key must not end in the lowest digit.
  return key.endsWith(FIRST) ? `${key.slice(0, -1)}${DIGITS.charAt(1)}` : key
}
