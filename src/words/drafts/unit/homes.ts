import { type ChatReading, factsBetween, isSpeakers, type Stated } from '../reading.ts'

/* Whether a text offers several homes, and which of its facts are of which. */

/** A home's own words, from `start` to `end`. */
export type Part = { start: number; end: number }

/** `1)`, `#2 —`, `2nd:` or a picture at the beginning of a line. */
const MARKER =
  /(?<=^|\n)[ \t]{0,4}(?:\(?\d{1,2}[).]|#\s?\d{1,2}|\d{1,2}\.|(?:1st|2nd|3rd|\dth|first|second|third|unit [a-d1-9]|room [a-d1-9]|option [a-d1-9]|ห้องแรก|ห้องที่ ?\d|ห้องที่สอง|อีกห้อง|ห้อง [a-d]|\p{Extended_Pictographic})\s?(?:[:—–-]|\s|(?=\p{L})))/giu

/** What differs from home to home. */
const OWN: ReadonlySet<string> = new Set([
  ...['price', 'rent', 'baht', 'size', 'floor', 'bedrooms', 'unit-number'],
])
const MIN_KINDS = 2

/** The parts of the homes that a text offers; none where it offers one. */
export function homesOf(reading: ChatReading): Part[] {
  const ways = [
    { parts: markedParts(reading), least: 1 },
    { parts: blocks(reading), least: 2 },
    { parts: lines(reading), least: 2 },
  ]
  for (const { parts, least } of ways) {
    const homes = parts.filter((part) => isHome(reading, part))
    if (homes.length > 1 && differ(reading, homes, least)) return homes
  }
  return []
}

function markedParts({ text, chat }: ChatReading): Part[] {
  const starts = [
    ...[...text.matchAll(MARKER)].map((match) => match.index),
    ...chat.messages
      .filter(({ start, end }) => MARKED.test(text.slice(start, end)))
      .map(({ start }) => start),
  ].toSorted((a, b) => a - b)
  const distinct = starts.filter((start, index) => start !== starts[index - 1])
  const linesOf = (from: number, to: number) => text.slice(from, to).split('\n')
  const ends = distinct.map((_, index) => distinct[index + 1] ?? text.length)
  const sizes = distinct
    .slice(0, -1)
    .map(
      (start, index) => linesOf(start, ends[index] ?? start).filter((line) => line.trim()).length,
    )
  const size = Math.max(1, ...sizes)
  return distinct.map((start, index) => {
    const isLast = index === distinct.length - 1
    const end = ends[index] ?? text.length
    // What follows the last one's lines is of all.
    const shown = isLast ? linesOf(start, end).slice(0, size).join('\n').length : end - start
    return { start, end: start + shown }
  })
}

const MARKED =
  /^\s?(?:\(?\d{1,2}[).]|#\s?\d|1st|2nd|3rd|first|second|third|อีกห้อง|ห้องแรก|ห้องที่สอง)[\s:—–-]/i

/** Paragraphs. */
function blocks({ text }: ChatReading): Part[] {
  return [...text.matchAll(/(?:[^\n]{1,2000}\n?){1,40}/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

function lines({ text }: ChatReading): Part[] {
  return [...text.matchAll(/[^\n]+/g)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
}

export function within({ start, end }: Part, each: { start: number; end: number }): boolean {
  return start <= each.start && each.end <= end
}

function isHome(reading: ChatReading, part: Part): boolean {
  const own = ownFacts(reading, part)
  const kinds = new Set(own.map(({ kind }) => kindOf(kind)))
  const isNamed = reading.projects.some((project) => within(part, project))
  return kinds.size + (isNamed ? 1 : 0) > MIN_KINDS
}

const kindOf = (kind: string) => (kind === 'rent' || kind === 'baht' ? 'price' : kind)

function ownFacts(reading: ChatReading, part: Part): Stated[] {
  return factsBetween(reading.facts, part.start, part.end).filter(
    (fact) => OWN.has(fact.kind) && within(part, fact) && isSpeakers(reading, fact.message),
  )
}

/** Two homes have the same kinds of facts with other values; a correction repeats one or two. */
function differ(reading: ChatReading, homes: readonly Part[], least: number): boolean {
  const [first, second] = homes.map((part) =>
    Object.fromEntries(
      ownFacts(reading, part)
        .toReversed()
        .map(({ kind, value }) => [kind, value]),
    ),
  )
  if (!first || !second) return false
  const shared = Object.keys(first).filter((kind) => kind in second)
  const other = shared.filter((kind) => first[kind] !== second[kind])
  const names = homes.map(
    (part) => reading.projects.find((project) => within(part, project))?.project.id,
  )
  const isElsewhere = names[0] !== undefined && names[1] !== undefined && names[0] !== names[1]
  return shared.length >= 2 && (other.length >= least || isElsewhere)
}
