import type { Fact, StationNames } from '../../shared/reading/fact.ts'
import { Taken } from '../../shared/reading/rule.ts'
import type { AtlasStation } from './atlas.ts'
import { fold } from './rules/spelling.ts'

type Named = Pick<AtlasStation, 'name' | 'nameTh' | 'aliases'>

const MAX_WORDS = 5
/** A shorter Latin name is a station only behind a word such as BTS. */
const MIN_CHARS = 4
const WORD = /[a-z]+|\d{1,4}/g
/** A Thai name behind a person's title is a person's. */
const TITLE = /(?:คุณ|พี่|น้อง|นาย|นาง|นางสาว)\s?$/
const SOI = /(?:ซอย|ซ\.|ถนน|ถ\.|soi|road|rd\.?)\s?$/

/** Finds stations by the names of the station list, in both scripts and their usual spellings. */
export function namesOf(stations: readonly Named[]): StationNames {
  const latin = new Map<string, string>()
  const thai: [written: string, name: string][] = []
  for (const { name, nameTh, aliases } of stations) {
    for (const spelling of [name, ...aliases]) {
      if (/[a-z]/i.test(spelling)) latin.set(keyOf(spelling.toLowerCase().match(WORD) ?? []), name)
    }
    for (const spelling of [nameTh, ...aliases]) {
      if (!/[ก-ฮ]/.test(spelling)) continue
      thai.push([spelling, name])
      if (spelling.includes(' ')) thai.push([spelling.replaceAll(' ', ''), name])
    }
  }
  thai.sort(([a], [b]) => b.length - a.length)
  return (text) => [...latinIn(text, latin), ...thaiIn(text, thai)]
}

function latinIn(text: string, names: ReadonlyMap<string, string>): Fact[] {
  const words = [...text.matchAll(WORD)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))
  const facts: Fact[] = []
  for (let at = 0; at < words.length; ) {
    const found = longestAt(text, words, at, names)
    if (found) facts.push(found.fact)
    at += found?.count ?? 1
  }
  return facts
}

type Word = { text: string; start: number; end: number }

function longestAt(
  text: string,
  words: readonly Word[],
  at: number,
  names: ReadonlyMap<string, string>,
): { fact: Fact; count: number } | null {
  const first = words[at]
  if (!first || /\d/.test(first.text)) return null
  let count = 1
  while (count < MAX_WORDS && isJoined(text, words[at + count - 1], words[at + count])) count += 1
  for (; count > 0; count -= 1) {
    const parts = words.slice(at, at + count)
    const value = names.get(keyOf(parts.map((word) => word.text)))
    const end = parts.at(-1)?.end ?? first.end
    if (value === undefined) continue
    const isLed = /(?:bts|mrt|arl|srt|station|near|nr|around|close to)\s{0,2}$/.test(
      text.slice(0, first.start).slice(-12),
    )
    if (end - first.start < MIN_CHARS && !isLed) continue
    if (SOI.test(text.slice(Math.max(0, first.start - 8), first.start))) continue
    return { fact: { kind: 'station', value, start: first.start, end }, count }
  }
  return null
}

function isJoined(text: string, before: Word | undefined, after: Word | undefined): boolean {
  if (!before || !after) return false
  const between = text.slice(before.end, after.start)
  return between === '' || between === ' ' || between === '-' || between === '. ' || between === '.'
}

function keyOf(words: readonly string[]): string {
  return fold(words.join(''))
}

function thaiIn(text: string, names: readonly [string, string][]): Fact[] {
  const facts: Fact[] = []
  const taken = new Taken(text.length)
  for (const [written, value] of names) {
    for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
      const before = text.slice(Math.max(0, at - 8), at)
      const end = at + written.length
      if (TITLE.test(before) || SOI.test(before) || !taken.take(at, end)) continue
      facts.push({ kind: 'station', value, start: at, end })
    }
  }
  return facts
}
