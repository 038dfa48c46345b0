type Size = { width: number; height: number }

/** Scales a size down to a longer side of `longSide` pixels; null when it is not larger. */
export function smallerSize({ width, height }: Size, longSide: number): Size | null {
  const share = longSide / Math.max(width, height)
  if (share >= 1) return null
  const scaled = (side: number) => Math.max(1, Math.round(side * share))
  return { width: scaled(width), height: scaled(height) }
}
