import { keyOf, type Token } from './address-tokens.ts'
import { type AddressWord, addressWord, MAX_WORD } from './address-words.ts'
import type { Entry, Gazetteer } from './gazetteer.ts'
import {
  type AddressNumbers,
  type House,
  isHouse,
  numberAfterWord,
  readHouse,
  type Span,
} from './read-numbers.ts'

/** How certain a mention is: among unknown words, free-standing, or explicit about its kind. */
export const WEAK = 1
export const CLEAR = 2
export const EXPLICIT = 3
export type Strength = typeof WEAK | typeof CLEAR | typeof EXPLICIT

/** A name in an address, with everything it may stand for. */
export type Mention = {
  start: number
  end: number
  /** The name as written, without spaces. */
  key: string
  entries: readonly Entry[]
  strength: Strength
  /** The soi number, if the name is a road's. */
  soi: string | null
  /** Whether a word beside it is "soi". */
  saysSoi: boolean
  /** The house number of the address. */
  house: House | null
  /** The kilometre that the address states. */
  kilometre: number | null
}

// More words and numbers than any name has.
const MAX_TOKENS = 12
// More names than any address has; the rest is ignored.
const MAX_NAMES = 16

/** Reads the names in an address from left to right: the longest name at each position wins. */
export function readMentions(tokens: readonly Token[], gazetteer: Gazetteer): Mention[] {
  const spans = findSpans(tokens, gazetteer)
  const usedNumbers = new Set<number>()
  const reading = { tokens, spans, gazetteer, usedNumbers }
  const mentions = spans
    .filter((span) => !span.word)
    .slice(0, MAX_NAMES)
    .flatMap((span) => readMention(span, reading))
  const house = readHouse(reading)
  const kilometre = numberAfterWord('kilometre', reading)
  return mentions.map((mention) => ({ ...mention, house, kilometre }))
}

function readMention(span: Span, reading: AddressNumbers): Mention[] {
  const roleWords = wordsBeside(span, reading)
  const narrowed = narrowedBy(roleWords, span.entries)
  // `1055 Silom, Bang Rak` means the road, though Si Lom is a subdistrict too.
  const roads = isHouse(span.start - 1, reading) ? narrowed.filter(isRoad) : []
  const entries = roads.length > 0 ? roads : narrowed
  const road = roadWithNumber(span, entries, roleWords, reading)
  if (road) return [road]
  const isExplicit =
    entries !== span.entries || roleWords.some((word) => roles(entries).has(word.role))
  const strength = isExplicit ? EXPLICIT : standsClear(span, reading) ? CLEAR : WEAK
  const saysSoi = roleWords.some((word) => word.role === 'soi')
  const key = keyOf(reading.tokens.slice(span.start, span.end))
  return [
    {
      start: span.start,
      end: span.end,
      key,
      entries,
      strength,
      soi: null,
      saysSoi,
      house: null,
      kilometre: null,
    },
  ]
}

/** `Sukhumvit 55`, `Sukhumvit Soi 55`, `Sukhumvit Road, Soi 55`, `Soi 55, Sukhumvit Road`. */
function roadWithNumber(
  span: Span,
  entries: readonly Entry[],
  roleWords: readonly AddressWord[],
  reading: AddressNumbers,
): Mention | null {
  if (roleWords.some((word) => word.role === 'station')) return null
  const roadEntries = entries.filter(isRoad)
  const after = roadEntries.length > 0 ? numberAfter(span.end, roadEntries, reading) : null
  if (after !== null) return numbered(span, span.end, roadEntries, after, reading)
  const before = roadEntries.length > 0 ? numberBefore(span.start, reading) : null
  if (before !== null) return numbered(span, span.end, roadEntries, before, reading)
  // Kamphaeng Phet 6 is a road, while Lat Phrao 71 is a soi as well as a station.
  if (roadEntries.some((entry) => entry.kind === 'road' && entry.place.twin === null)) return null
  const last = span.end - 1
  if (reading.tokens[last]?.kind !== 'number' || last === span.start) return null
  const roads = reading.gazetteer.named(reading.tokens.slice(span.start, last)).filter(isRoad)
  return roads.length > 0 ? numbered(span, last, roads, last, reading) : null
}

function numbered(
  span: Span,
  end: number,
  entries: Entry[],
  at: number,
  { tokens, usedNumbers }: AddressNumbers,
): Mention {
  usedNumbers.add(at)
  const soi = tokens[at]?.text ?? ''
  const key = keyOf(tokens.slice(span.start, end))
  return {
    start: span.start,
    end,
    key,
    entries,
    strength: EXPLICIT,
    soi,
    saysSoi: true,
    house: null,
    kilometre: null,
  }
}

function numberAfter(end: number, roads: readonly Entry[], reading: AddressNumbers): number | null {
  const afterRoad = skipWord(end, 'road', reading)
  const beyondBreak = reading.tokens[afterRoad]?.kind === 'break' ? afterRoad + 1 : afterRoad
  // `Sukhumvit Road, corner of Soi 21`; with a house number, the soi only adds detail.
  const beyondWords = readHouse(reading) ? beyondBreak : skipFillers(beyondBreak, reading)
  const afterSoi = skipWord(beyondWords, 'soi', reading)
  if (afterSoi !== beyondWords) return isSoiNumber(afterSoi, reading) ? afterSoi : null
  if (!isSoiNumber(afterRoad, reading)) return null
  // `Rama IV Road 123` may be a house; in `Sukhumvit Road 55` the number is a soi because that soi
  // exists.
  const soi = reading.tokens[afterRoad]?.text
  const parent = soi?.split('/')[0]
  const isKnown = roads.some(
    (road) =>
      road.kind === 'road' && road.place.sois.some((row) => row.soi === soi || row.soi === parent),
  )
  return afterRoad === end || isKnown ? afterRoad : null
}

function numberBefore(start: number, reading: AddressNumbers): number | null {
  const { spans, tokens } = reading
  let at = start
  const road = spans.find((span) => span.end === at && span.word?.role === 'road')
  if (road) at = road.start
  if (tokens[at - 1]?.kind === 'break') at -= 1
  const soiWord = spans.find((span) => span.end === at - 1 && span.word?.role === 'soi')
  return soiWord && isSoiNumber(at - 1, reading) ? at - 1 : null
}

function skipWord(at: number, role: AddressWord['role'], { spans }: AddressNumbers): number {
  return spans.find((span) => span.start === at && span.word?.role === role)?.end ?? at
}

function skipFillers(at: number, reading: AddressNumbers): number {
  const after = skipWord(at, 'filler', reading)
  return after === at ? at : skipFillers(after, reading)
}

function isSoiNumber(at: number, { tokens, usedNumbers }: AddressNumbers): boolean {
  const token = tokens[at]
  return (
    token?.kind === 'number' && /^\d{1,3}(\/\d{1,2})?$/.test(token.text) && !usedNumbers.has(at)
  )
}

function wordsBeside({ start, end }: Span, { spans }: AddressNumbers): AddressWord[] {
  return spans.flatMap((span) => {
    if (!span.word) return []
    const isBefore = span.end === start && span.word.name !== 'before'
    const isAfter = span.start === end && span.word.name !== 'after'
    return isBefore || isAfter ? [span.word] : []
  })
}

/** The entries that the words beside a name allow, or all of them if none fits. */
function narrowedBy(
  roleWords: readonly AddressWord[],
  entries: readonly Entry[],
): readonly Entry[] {
  const wanted = roleWords.filter(
    (word) => !['filler', 'noise', 'village', 'kilometre'].includes(word.role),
  )
  if (wanted.length === 0) return entries
  const fitting = entries.filter((entry) =>
    wanted.some((word) => (word.role === 'soi' ? 'road' : word.role) === entry.kind),
  )
  const lines = roleWords.flatMap((word) => word.lines ?? [])
  const onLine = fitting.filter(
    (entry) => entry.kind === 'station' && lines.some((line) => entry.place.line.startsWith(line)),
  )
  if (onLine.length > 0) return onLine
  return fitting.length > 0 ? fitting : entries
}

function roles(entries: readonly Entry[]): Set<string> {
  const kinds = new Set<string>(entries.map((entry) => entry.kind))
  if (kinds.has('road')) kinds.add('soi')
  return kinds
}

/** Whether no unknown word touches the name. */
function standsClear({ start, end }: Span, { tokens, spans }: AddressNumbers): boolean {
  const isKnown = (at: number) => {
    const token = tokens[at]
    if (!token || token.kind === 'break' || token.kind === 'number') return true
    return spans.some((span) => span.start <= at && at < span.end && span.word?.role !== 'noise')
  }
  return isKnown(start - 1) && isKnown(end)
}

/** Splits the tokens into names, words about names, and the rest. */
function findSpans(tokens: readonly Token[], gazetteer: Gazetteer): Span[] {
  const spans: Span[] = []
  let at = 0
  let afterSpan = false
  while (at < tokens.length) {
    const span: Span | null =
      tokens[at]?.starts || afterSpan ? longestSpan(tokens, at, gazetteer) : null
    afterSpan = span !== null
    if (span) spans.push(span)
    at = span ? span.end : at + 1
  }
  return spans
}

function longestSpan(tokens: readonly Token[], start: number, gazetteer: Gazetteer): Span | null {
  if (tokens[start]?.kind === 'break') return null
  let longest: Span | null = null
  let letters = 0
  let words = 0
  // Soi Bearing is not a misspelt Si Bearing.
  const saysWhat = addressWord(tokens.slice(start, start + 1)) !== undefined
  for (let end = start + 1; end <= tokens.length; end++) {
    const last = tokens[end - 1]
    if (!last || last.kind === 'break') break
    letters += last.text.length
    if (last.kind !== 'thai') words += 1
    if (letters > gazetteer.longest || words > MAX_TOKENS) break
    const window = tokens.slice(start, end)
    const word = letters <= MAX_WORD ? addressWord(window) : undefined
    const named = gazetteer.named(window)
    const mayBeMistyped = named.length === 0 && !word && !saysWhat && endsClear(tokens, end)
    const entries = mayBeMistyped ? gazetteer.resembling(window) : named
    if (entries.length === 0 && !word) continue
    if (!endsWell(tokens, end, gazetteer)) continue
    longest = entries.length > 0 ? { start, end, entries } : { start, end, entries, word }
  }
  return longest
}

function endsClear(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end]
  return !next || next.starts
}

/** A Thai name must not end inside a word, unless another name or word about names begins there. */
function endsWell(tokens: readonly Token[], end: number, gazetteer: Gazetteer): boolean {
  if (endsClear(tokens, end)) return true
  for (let to = end + 2; to <= Math.min(tokens.length, end + MAX_WORD); to++) {
    const window = tokens.slice(end, to)
    if (addressWord(window) || gazetteer.named(window).length > 0) return true
  }
  return false
}

function isRoad(entry: Entry): boolean {
  return entry.kind === 'road'
}
