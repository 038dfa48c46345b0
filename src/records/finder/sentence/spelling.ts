import { isOneErrorAway } from '../../../city/places/typing-errors.ts'
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

/** Corrects the words of searching in a sentence. `isName` says whether a word is one of a place's name. */
export function corrected(text: string, isName: (word: string) => boolean): Corrected {
  const letters: string[] = []
  const origins: number[] = []
  let at = 0
  const copy = (until: number) => {
    for (; at < until; at += 1) {
      letters.push(text[at] ?? '')
      origins.push(at)
    }
  }
  for (const { 0: typed, index } of text.matchAll(/(?<![a-z0-9])[a-z]{3,14}(?![a-z0-9])/gi)) {
    const right = correctionOf(typed.toLowerCase(), isName)
    if (right === null) continue
    copy(index)
    const end = index + typed.length
    for (const [number, letter] of [...right].entries()) {
      letters.push(letter)
      origins.push(number === right.length - 1 ? end - 1 : Math.min(index + number, end - 1))
    }
    at = end
  }
  copy(text.length)
  return {
    text: letters.join(''),
    typed: ({ start, end }) => ({
      start: origins[start] ?? text.length,
      end: (origins[end - 1] ?? text.length - 1) + 1,
    }),
  }
}

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
