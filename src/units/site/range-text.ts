import type { Range } from '../../ui/range-bounds.ts'

/** A range in a few words: `Up to 15.0M THB`, `From 35 sqm`; an end of its slider bounds nothing. */
export function rangeText(
  { low, high }: Range,
  { max }: { max: number },
  format: (value: number) => string,
): string {
  if (low <= 0 && high === max) return 'Any'
  if (low <= 0) return `Up to ${format(high)}`
  if (high === max) return `From ${format(low)}`
  return `${format(low)} – ${format(high)}`
}
