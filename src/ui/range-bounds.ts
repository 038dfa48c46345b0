/** A lowest and a highest value; the lowest never exceeds the highest. */
export type Range = { low: number; high: number }
/** What a range may reach, and the steps of its slider. */
export type RangeLimits = { min: number; max: number; step: number }

/** Only the digits of what was typed or pasted. */
export function digitsOnly(typed: string): string {
  return typed.replace(/\D/g, '')
}

/** The range with what was typed as its lowest value: at most its highest. Nothing typed is no bound. */
export function withLow(range: Range, typed: string, { min }: RangeLimits): Range {
  const digits = digitsOnly(typed)
  return { ...range, low: digits === '' ? min : within(Number(digits), min, range.high) }
}

/** The range with what was typed as its highest value: at least its lowest. Nothing typed is no bound. */
export function withHigh(range: Range, typed: string, { max }: RangeLimits): Range {
  const digits = digitsOnly(typed)
  return { ...range, high: digits === '' ? max : within(Number(digits), range.low, max) }
}

function within(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
