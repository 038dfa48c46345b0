/** The index reached from `index` by `step` in a ring of `count`: after the last comes the first. */
export function wrapIndex(index: number, step: number, count: number): number {
  return count > 0 ? (((index + step) % count) + count) % count : 0
}

/**
 * The indexes whose dots are shown: all of them, or a window of `most` around the current one where
 * there are more than fit.
 */
export function dotWindow(index: number, count: number, most: number): number[] {
  const shown = Math.min(count, most)
  const start = Math.min(Math.max(0, index - Math.floor(shown / 2)), count - shown)
  return Array.from({ length: shown }, (_, i) => start + i)
}
