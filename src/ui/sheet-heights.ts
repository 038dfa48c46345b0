/** How high a sheet over the lower part of a small screen stands: a first look, about half of it, nearly all. */
export type SheetHeight = 'peek' | 'half' | 'full'

/** What its heights come to: a peek in rem, half as a part of the screen, and in rem what full leaves above. */
export type SheetSizes = { peek: number; half: number; above: number }

const order: readonly SheetHeight[] = ['peek', 'half', 'full']
/** What moves faster than this, in pixels a millisecond, goes on to the next height. */
const FLICK = 0.5

/** As a style has it. */
export function lengthOf(height: SheetHeight, { peek, half, above }: SheetSizes): string {
  if (height === 'peek') return `${peek}rem`
  return height === 'half' ? `${half * 100}dvh` : `calc(100dvh - ${above}rem)`
}

/** In pixels, on a screen that is so high; `rem` is a font's size. */
export function pixelsOf(
  height: SheetHeight,
  { peek, half, above }: SheetSizes,
  screen: number,
  rem: number,
): number {
  if (height === 'peek') return peek * rem
  return height === 'half' ? half * screen : screen - above * rem
}

/** One higher; from the highest back to the first. */
export function higher(height: SheetHeight): SheetHeight {
  return order[order.indexOf(height) + 1] ?? 'peek'
}

/** One lower, null below the lowest. */
export function lower(height: SheetHeight): SheetHeight | null {
  return order[order.indexOf(height) - 1] ?? null
}

/** Where a sheet comes to rest that is let go of: the nearest height, or where it is flicked the next; `speed` is upwards. */
export function settled(
  pixels: number,
  speed: number,
  at: (height: SheetHeight) => number,
): SheetHeight {
  if (speed > FLICK) return order.find((height) => at(height) > pixels) ?? 'full'
  if (speed < -FLICK) return order.findLast((height) => at(height) < pixels) ?? 'peek'
  const off = (height: SheetHeight) => Math.abs(at(height) - pixels)
  return order.toSorted((a, b) => off(a) - off(b))[0] ?? 'peek'
}
