/** How high a sheet of results stands on a small screen. */
export type SheetHeight = 'peek' | 'half' | 'full'

export const sheetOrder: readonly SheetHeight[] = ['peek', 'half', 'full']
/** A peek shows the count and a card; half is so much of the screen; full leaves what stands above. */
export const PEEK_REM = 15.5
export const HALF = 0.52
export const ABOVE_REM = 5
/** As high as that is, in the units of its style. */
export const sheetHeights: Readonly<Record<SheetHeight, string>> = {
  peek: `${PEEK_REM}rem`,
  half: `${HALF * 100}dvh`,
  full: `calc(100dvh - ${ABOVE_REM}rem)`,
}
