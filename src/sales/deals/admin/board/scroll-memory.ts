/** How far columns were scrolled, in pixels, by the address of the board. Back finds them as they were. */
const tops = new Map<string, number>()
let isReturn = false

export function rememberScroll(address: string, part: string, pixels: number): void {
  tops.set(`${address} ${part}`, pixels)
}

/** How far a part was scrolled when it was left, if Back leads to it; else undefined. */
export function rememberedScroll(address: string, part: string): number | undefined {
  return isReturn ? tops.get(`${address} ${part}`) : undefined
}

/** Whether the board is being returned to, by Back or Forward, or opened anew. */
export function noteReturn(is: boolean): void {
  isReturn = is
}
