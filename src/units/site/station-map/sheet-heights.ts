/** How high the sheet over the map stands: the count and one card, half of the screen, all but a strip. */
export type SheetHeight = 'peek' | 'half' | 'full'

const order: readonly SheetHeight[] = ['peek', 'half', 'full']
const PEEK = 176
/** What is left of the map above a full sheet. */
const STRIP = 132
/** What moves faster than this, in pixels a millisecond, goes on to the next height. */
const FLICK = 0.5

export function pixelsOf(height: SheetHeight, screen: number): number {
  if (height === 'peek') return PEEK
  return height === 'half' ? Math.round(screen * 0.42) : screen - STRIP
}

/** One higher; from the highest back to the first. */
export function higher(height: SheetHeight): SheetHeight {
  return order[order.indexOf(height) + 1] ?? 'peek'
}

/** One lower, null below the lowest. */
export function lower(height: SheetHeight): SheetHeight | null {
  return order[order.indexOf(height) - 1] ?? null
}

/** Where a sheet comes to rest that is let go at so many pixels; `speed` is upwards. */
export function settled(
  from: SheetHeight,
  pixels: number,
  speed: number,
  screen: number,
): SheetHeight {
  if (speed > FLICK) return order[Math.min(order.indexOf(from) + 1, 2)] ?? from
  if (speed < -FLICK) return lower(from) ?? from
  const off = (height: SheetHeight) => Math.abs(pixelsOf(height, screen) - pixels)
  return order.toSorted((a, b) => off(a) - off(b))[0] ?? from
}
