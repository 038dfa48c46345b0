import { isOneErrorAway } from '../../../city/places/typing-errors.ts'
import { inEnglish, type Replacement } from './chinese.ts'
import { FILLERS } from './said-words.ts'

/** Words that people mistype in searches; longer ones by any one error, shorter ones only by two letters swapped. */
const words =
  `apartment apartments balcony bathroom bathrooms bedroom bedrooms between budget available condo facing fitness floor
  freehold leasehold friendly fully furnished furniture unfurnished garden house lease lounge luxury million minutes
  month monthly office parking partly penthouse rental rooftop security skyline smoking square studio swimming tennis
  townhouse under below within without bath baht beds bts gym high large lake near park pool rent river sale sell view
  views walk with`.split(/\s+/)
const known = new Set(words)
const MIN_LETTERS = 5

/** A text with corrected words, and where its letters stand in the text that was typed. */
export type Corrected = {
  text: string
  /** The place in the typed text of a place in the corrected one. */
  typed: (place: { start: number; end: number }) => { start: number; end: number }
}

/** Writes the words of searching in a sentence as the reader knows them. `isName` says whether a word is one of a place's name. */
export function corrected(text: string, isName: (word: string) => boolean): Corrected {
  const misspelt = [...text.matchAll(LATIN)].flatMap(({ 0: typed, index }): Replacement[] => {
    const right = correctionOf(typed.toLowerCase(), isName)
    return right === null ? [] : [{ start: index, end: index + typed.length, right }]
  })
  const replaced = [...inEnglish(text), ...misspelt].toSorted((a, b) => a.start - b.start)
  let read = ''
  const [starts, ends]: [number[], number[]] = [[], []]
  let at = 0
  const copy = (until: number) => {
    for (; at < until; at += 1) {
      // A replacement has blanks around it.
      if (text[at] === ' ' && read.endsWith(' ')) continue
      read += text[at]
      starts.push(at)
      ends.push(at + 1)
    }
  }
  for (const { start, end, right } of replaced) {
    copy(start)
    const words = read.endsWith(' ') ? right.trimStart() : right
    read += words
    for (let letter = 0; letter < words.length; letter += 1) {
      starts.push(start)
      ends.push(end)
    }
    at = end
  }
  copy(text.length)
  return {
    text: read,
    typed: ({ start, end }) => ({
      start: starts[start] ?? text.length,
      end: ends[end - 1] ?? text.length,
    }),
  }
}

const LATIN = /(?<![a-z0-9])[a-z]{3,14}(?![a-z0-9])/gi

function correctionOf(word: string, isName: (word: string) => boolean): string | null {
  if (known.has(word) || FILLERS.has(word) || isName(word)) return null
  const found = words.find((right) =>
    right.length >= MIN_LETTERS ? isOneErrorAway(word, right) : isSwapped(word, right),
  )
  return found ?? null
}

function isSwapped(word: string, right: string): boolean {
  return word.length === right.length && word !== right && isOneErrorAway(word, right)
    ? [...word].toSorted().join('') === [...right].toSorted().join('')
    : false
}
