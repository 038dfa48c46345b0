import fs from 'node:fs/promises'
import path from 'node:path'
import { rewriteText } from '../../src/words/writing/editor/edit.ts'
import { measureParts, type Parts } from './parts.ts'
import { vocabularyOn } from './vocabulary.ts'

/** A description in shorthand; `numbers` are those that the rewritten one must say, and no others. */
type Listing = {
  id: string
  language: string
  apart: boolean
  text: string
  numbers: (number | string)[]
}

const NOW = new Date('2026-11-25T05:00:00Z')
const PHONE = /(?<!\d)(?:\+66|0)[\d -]{8,14}\d/g

/** How many listings have other numbers when they are rewritten, and how many change again the second time. */
export type Rewriting = { changed: number; unsettled: number }

/** Rewrites every listing and prints whose numbers changed, and which change again when rewritten twice. */
export async function measureRewriting(print = console.log): Promise<Parts<Rewriting>> {
  const file = path.join(import.meta.dirname, 'listings.json')
  const listings: Listing[] = JSON.parse(await fs.readFile(file, 'utf8'))
  const vocabulary = vocabularyOn(NOW)
  return measureParts(async (apart) => {
    const set = listings.filter((listing) => listing.apart === apart)
    let changed = 0
    let unsettled = 0
    let untouched = 0
    for (const { id, text, numbers } of set) {
      const rewritten = rewriteText(text, vocabulary)
      const [missing, added] = differences(numbersOf(numbers), numbersIn(rewritten))
      if (missing.length + added.length > 0) {
        changed += 1
        if (!apart) print(`${id}: lacks ${missing}, adds ${added}\n  ${text}\n  ${rewritten}`)
      }
      if (rewriteText(rewritten, vocabulary) !== rewritten) unsettled += 1
      if (rewritten === text) untouched += 1
    }
    print(
      `rewriting, ${apart ? 'kept apart' : 'open'}: ${set.length} listings, ${changed} with other numbers, ${unsettled} that change again, ${untouched} not changed`,
    )
    return { changed, unsettled }
  })
}

function numbersOf(numbers: readonly (number | string)[]): string[] {
  return numbers.map((number) => (typeof number === 'number' ? String(number) : digits(number)))
}

/** The numbers of a text, read without the product's readers. */
function numbersIn(text: string): string[] {
  const phones: string[] = []
  const rest = text
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(PHONE, (phone) => {
      phones.push(digits(phone))
      return ' '
    })
  const numbers = [...rest.matchAll(/\d[\d,]*(?:\.\d+)?(\s?ล้าน)?/g)].map(([figure, million]) => {
    const value = Number(figure.replace(/[^\d.]/g, ''))
    return String(million ? Math.round(value * 1e6) : value)
  })
  return [...phones, ...numbers]
}

const digits = (text: string): string => text.replace(/\D/g, '')

/** What each list has and the other lacks. */
function differences(wanted: readonly string[], found: readonly string[]): [string[], string[]] {
  const left = [...found]
  const missing = wanted.filter((number) => {
    const at = left.indexOf(number)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [missing, left]
}
