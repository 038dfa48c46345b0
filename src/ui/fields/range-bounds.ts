/** A range; `low` never exceeds `high`. */
export type Range = { low: number; high: number }
/** The limits of a range, and the step of its slider. */
export type RangeLimits = { min: number; max: number; step: number }

/** Removes everything but digits. */
export function digitsOnly(text: string): string {
  return text.replace(/\D/g, '')
}

/** The range with a typed lower bound, limited by its upper bound. Empty text removes the bound. */
export function withLow(range: Range, text: string, { min }: RangeLimits): Range {
  const digits = digitsOnly(text)
  return { ...range, low: digits === '' ? min : clamp(Number(digits), min, range.high) }
}

/** The range with a typed upper bound, limited by its lower bound. Empty text removes the bound. */
export function withHigh(range: Range, text: string, { max }: RangeLimits): Range {
  const digits = digitsOnly(text)
  return { ...range, high: digits === '' ? max : clamp(Number(digits), range.low, max) }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
