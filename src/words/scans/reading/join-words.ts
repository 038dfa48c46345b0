import type { ReadLine, ReadWord } from '../rules/reading.ts'
import { likelyWords } from './likely-words.ts'
import type { Recognized } from './ocr.ts'

/** Words below this are marks on the paper rather than text. */
const MIN_CONFIDENCE = 25
/** A line below this, of all its letters, is no text. */
const MIN_LINE = 40
/** Between Thai letters a gap of this share of the line's height may be a blank. */
const THAI_GAP = 0.2

/** A part as it was read, and whether a gap stands before it. */
type Piece = ReadWord & { afterGap: boolean }

/** A line as it is shown: Thai is read glyph by glyph, and joined by the gaps between. Null for stray marks. */
export function joinedLine(line: Recognized): ReadLine | null {
  const words = runsOf(line).flatMap(wordsOf)
  likelyWords(words)
  const text = words.map((word) => word.text).join(' ')
  const confidence = meanConfidence(words)
  if (confidence < MIN_LINE || !hasLetters(text)) return null
  const { x0, y0, x1, y1 } = line.bbox
  return { text, confidence, box: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 }, words }
}

/** The mean over letters; 0 for none. */
export function meanConfidence(words: readonly ReadWord[]): number {
  let [sum, letters] = [0, 0]
  for (const { text, confidence } of words) {
    sum += confidence * text.length
    letters += text.length
  }
  return letters === 0 ? 0 : sum / letters
}

/** The parts of a line, those together that may be one Thai word or several. */
function runsOf(line: Recognized): Piece[][] {
  const height = line.bbox.y1 - line.bbox.y0
  const runs: Piece[][] = []
  let end = 0
  for (const { text, confidence, bbox } of line.words) {
    const clean = text.normalize('NFC').trim()
    if (clean === '' || confidence < MIN_CONFIDENCE) continue
    const run = runs.at(-1)
    const piece = { text: clean, confidence, afterGap: bbox.x0 - end >= THAI_GAP * height }
    const before = run?.map((one) => one.text).join('') ?? ''
    if (run && isThaiBetween(before, clean)) run.push(piece)
    else runs.push([piece])
    end = bbox.x1
  }
  return runs
}

const segments = new Intl.Segmenter('th', { granularity: 'word' })

/** A gap is a blank only where a Thai word may end. */
function wordsOf(run: readonly Piece[]): ReadWord[] {
  const whole = run.map(({ text }) => text).join('')
  const ends = new Set(Array.from(segments.segment(whole), ({ index }) => index))
  const words: ReadWord[] = []
  let at = 0
  for (const { text, confidence, afterGap } of run) {
    const word = words.at(-1)
    if (word && !(afterGap && ends.has(at) && THAI.test(text))) {
      const parts = [word, { text, confidence }]
      word.confidence = meanConfidence(parts)
      word.text += text
    } else words.push({ text, confidence })
    at += text.length
  }
  return words
}

const THAI = /[\u0e00-\u0e7f]/
const POINT = /[.,]/

/** Thai on both sides, or on one with the point of an abbreviation: ตร.ม. */
function isThaiBetween(before: string, after: string): boolean {
  const [last, first] = [before.at(-1) ?? '', after[0] ?? '']
  if (THAI.test(last)) return THAI.test(first) || POINT.test(first)
  return POINT.test(last) && THAI.test(before.at(-2) ?? '') && THAI.test(first)
}

/** Something to read, not only signs; one letter alone is hardly a line. */
function hasLetters(text: string): boolean {
  return /[\p{L}\p{N}].*[\p{L}\p{N}]/u.test(text)
}
