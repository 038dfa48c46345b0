/** The heights of a bottom sheet: a peek, about half the screen, nearly all of it. */
export type SheetHeight = 'peek' | 'half' | 'full'

/** `peek` in rem, `half` as a fraction of the screen, `above`: the rem that full height leaves above the sheet. */
export type SheetSizes = { peek: number; half: number; above: number }

const order: readonly SheetHeight[] = ['peek', 'half', 'full']
/** Pixels per millisecond above which a drag is a flick to the next height. */
const FLICK = 0.5

/** A height as a CSS length. */
export function lengthOf(height: SheetHeight, { peek, half, above }: SheetSizes): string {
  if (height === 'peek') return `${peek}rem`
  return height === 'half' ? `${half * 100}dvh` : `calc(100dvh - ${above}rem)`
}

/** A height in pixels; `screen` and `rem` are in pixels. */
export function pixelsOf(
  height: SheetHeight,
  { peek, half, above }: SheetSizes,
  screen: number,
  rem: number,
): number {
  if (height === 'peek') return peek * rem
  return height === 'half' ? half * screen : screen - above * rem
}

/** The next higher height; after the highest the lowest. */
export function higher(height: SheetHeight): SheetHeight {
  return order[order.indexOf(height) + 1] ?? 'peek'
}

/** The next lower height; null below the lowest. */
export function lower(height: SheetHeight): SheetHeight | null {
  return order[order.indexOf(height) - 1] ?? null
}

/** The height at which a released sheet settles: the nearest, or after a flick the next. `speed` is upwards, in pixels per millisecond. */
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
