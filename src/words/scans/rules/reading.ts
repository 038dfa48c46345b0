/** A place in a cleaned picture, in its pixels. */
export type PictureBox = { x: number; y: number; width: number; height: number }

/** A word as it was read. `confidence` is from 0 to 100. */
export type ReadWord = { text: string; confidence: number }

/** A line as it was read, with the words that it is made of. */
export type ReadLine = { text: string; confidence: number; box: PictureBox; words: ReadWord[] }

/** A word that is less sure is marked, to be checked. */
export const SURE = 75

/** How far a reading is: lines that will not change any more, of how many, and what all of them say so far. */
export type ReadProgress = { done: number; total: number; texts: string[] }

/** A picture that was read: its lines, and how it was turned before. */
export type PictureReading = {
  lines: ReadLine[]
  /** The picture as it was read: upright, grey, evenly lit. */
  picture: { bytes: Uint8Array; width: number; height: number }
  /** Quarter turns and the small angle by which the picture was turned, in degrees. */
  quarters: 0 | 90 | 180 | 270
  angle: number
  /** Whether hardly anything is on the page. */
  isBlank: boolean
  /** Whether it looks like print, which the built-in reader knows. */
  isPrint: boolean
}
