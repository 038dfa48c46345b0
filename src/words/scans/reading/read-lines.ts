import type { PictureReading, ReadLine, ReadProgress } from '../rules/reading.ts'
import { isPrint, isSamePlace, withDoubts } from './doubts.ts'
import { evenlyLit, type Grey, greyOf, pixels, sharpOf } from './grey.ts'
import { joinedLine, meanConfidence } from './join-words.ts'
import { type Ocr, recognizedLines } from './ocr.ts'
import { type Lie, lieOf } from './skew.ts'

/** Heights of lines, in pixels, at which the page is read again: which is best differs from line to line. */
const HEIGHTS = [24, 32]
/** A page with less ink is blank. */
const MIN_INK = 0.0002
/** A reading that is less sure may be of a page upside down. */
const UPRIGHT = 86
const SMALL_ANGLE = 0.3

type Options = {
  /** Quarter turns that a person wants; by default the page is turned until it can be read. */
  quarters?: PictureReading['quarters'] | undefined
  onProgress?: (progress: ReadProgress) => void
}

/**
 * Reads a picture: turns it upright, evens its light, and recognises its lines. `ocr` stays started. Needs no network
 * and no database.
 */
export async function readLines(
  ocr: Ocr,
  bytes: Uint8Array,
  { quarters, onProgress = () => {} }: Options = {},
): Promise<PictureReading> {
  const page = await evenlyLit(await greyOf(bytes))
  const lie = await lieOf(page)
  const isBlank = lie.ink < MIN_INK
  const { upright, turned, angle, lines } = isBlank
    ? { upright: page, turned: 0 as const, angle: 0, lines: [] }
    : await readUpright(ocr, page, lie, quarters)
  onProgress(progressOf(0, lines))
  const best = await readAgain(ocr, upright, lines, onProgress)
  const { width, height } = upright
  const jpeg = await sharpOf(upright).jpeg({ quality: 80 }).toBuffer()
  return {
    lines: best,
    picture: { bytes: jpeg, width, height },
    quarters: turned,
    angle: Math.abs(angle) < SMALL_ANGLE ? 0 : angle,
    isBlank,
    isPrint: isPrint(best),
  }
}

type Upright = {
  upright: Grey
  turned: PictureReading['quarters']
  angle: number
  lines: ReadLine[]
}

/** Tries which way up the page can be read: first along its lines, then, if that is not sure, across. */
async function readUpright(
  ocr: Ocr,
  page: Grey,
  { isSideways, angle, otherAngle }: Lie,
  wanted: PictureReading['quarters'] | undefined,
): Promise<Upright> {
  const sideways = [90, 270] as const
  const straight = [0, 180] as const
  const along = (isSideways ? sideways : straight).map((turned) => ({ turned, angle }))
  const across = (isSideways ? straight : sideways).map((turned) => ({ turned, angle: otherAngle }))
  const all = [...along, ...across]
  const tries = wanted === undefined ? all : all.filter(({ turned }) => turned === wanted)
  let best: (Upright & { score: number }) | null = null
  for (const one of tries) {
    const upright = await turnedBy(page, one.turned + one.angle)
    const lines = await linesOf(ocr, upright)
    const score = meanConfidence(lines.flatMap(({ words }) => words))
    if (!best || score > best.score) best = { upright, ...one, lines, score }
    if (score > UPRIGHT) break
  }
  if (!best) throw new Error('No way to turn a page was tried.')
  return best
}

async function turnedBy(page: Grey, degrees: number): Promise<Grey> {
  if (Math.abs(degrees) < SMALL_ANGLE) return page
  return pixels(sharpOf(page).rotate(degrees, { background: '#ffffff' }))
}

async function linesOf(ocr: Ocr, page: Grey, scale = 1): Promise<ReadLine[]> {
  const sized =
    scale === 1 ? sharpOf(page) : sharpOf(page).resize(Math.max(16, Math.round(page.width * scale)))
  const png = await sized.png({ compressionLevel: 1 }).toBuffer()
  const lines = (await recognizedLines(ocr, png)).flatMap((line) => joinedLine(line) ?? [])
  return lines.map((line) => ({ ...line, box: scaled(line.box, 1 / scale) }))
}

/** Reads the page at other sizes, and takes of each line the surest reading. */
async function readAgain(
  ocr: Ocr,
  page: Grey,
  first: readonly ReadLine[],
  onProgress: (progress: ReadProgress) => void,
): Promise<ReadLine[]> {
  const height = median(first.map(({ box }) => box.height))
  if (height === 0) return [...first]
  let best = [...first]
  const readings: (readonly ReadLine[])[] = [first]
  for (const [index, wanted] of HEIGHTS.entries()) {
    const other = await linesOf(ocr, page, wanted / height)
    readings.push(other)
    best = surest(best, other)
    onProgress(progressOf((index + 1) / HEIGHTS.length, best))
  }
  return withDoubts(best, readings).toSorted((a, b) => a.box.y - b.box.y)
}

/** How far a page is whose lines were read for this share of times. */
function progressOf(share: number, lines: readonly ReadLine[]): ReadProgress {
  const fromAbove = lines.toSorted((a, b) => a.box.y - b.box.y)
  const done = Math.round(lines.length * share)
  return { done, total: lines.length, texts: fromAbove.map(({ text }) => text) }
}

/** Of two readings of a page the one that found more, with each line from where it is surest. */
function surest(a: readonly ReadLine[], b: readonly ReadLine[]): ReadLine[] {
  const [base, other] = sureness(a) >= sureness(b) ? [a, b] : [b, a]
  return base.map((line) => {
    const twins = other.filter((one) => isSamePlace(one, line))
    const [twin] = twins
    const isAlike = twins.length === 1 && twin && twin.text.length > line.text.length * 0.8
    return isAlike && twin.confidence > line.confidence + 1 ? { ...twin, box: line.box } : line
  })
}

/** Letters that were read, each counted by how sure it is. */
function sureness(lines: readonly ReadLine[]): number {
  let sum = 0
  for (const { words } of lines)
    for (const { text, confidence } of words) sum += (confidence - 60) * text.length
  return sum
}

const scaled = ({ x, y, width, height }: ReadLine['box'], by: number) => ({
  x: Math.round(x * by),
  y: Math.round(y * by),
  width: Math.round(width * by),
  height: Math.round(height * by),
})

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}
