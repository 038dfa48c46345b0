import type { Range } from '../../../ui/fields/range-bounds.ts'

/** A range as text: `Up to 15.0M THB`, `From 35 sqm`; the ends of its slider are no bounds. */
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
