import { readAmount, readBaht } from './read-amount.ts'

/** Longer texts are notes, of which the figures say nothing. */
const MAX = 80
const MAX_FIGURES = 4
/** What a spreadsheet makes of long numbers: their last digits are lost. */
export const SCIENTIFIC = /^[\d.,]{1,20}e\+\d{1,3}$/i

/** A figure with the word for its size: `6.2 ล้าน`, `22k`. */
const FIGURE =
  /([\d๐-๙](?:[\d๐-๙]|[.,](?=[\d๐-๙]))*)(?: ?(k|mil(?:lion)?|mb?|ล้าน|ลบ|ล|พัน|หมื่น|แสน)(?![\p{L}\p{M}]))?/giu

/**
 * The figures in a text that is none by itself, which are what it may mean: `24+ดาดฟ้า` may be 24, `55000-60000` either.
 * None for a text of many figures.
 */
export function figuresWithin(text: string): number[] {
  return within(text, readAmount)
}

/** The same of baht: in `20-22k` the word is of both. */
export function bahtWithin(text: string): number[] {
  return within(text, readBaht)
}

function within(text: string, read: (figure: string) => number | null | undefined): number[] {
  if (text.length > MAX || SCIENTIFIC.test(text)) return []
  const found = [...text.matchAll(FIGURE)]
  if (found.length > MAX_FIGURES) return []
  const isRange = /[\d๐-๙] ?(?:[-–~]|to|ถึง) ?[\d๐-๙]/.test(text)
  const figures = found.map(([, figure = '', word], index) => {
    const size = word ?? (isRange ? found[index + 1]?.[2] : undefined)
    return read(size ? `${figure} ${size}` : figure)
  })
  return [...new Set(figures.filter((figure) => typeof figure === 'number'))]
}
