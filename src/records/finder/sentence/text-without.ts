import { plainText } from '../../../shared/plain-text.ts'
import type { UnitSearch } from '../../units/rules/search.ts'
import { FILLERS } from './said-words.ts'
import type { Said } from './sentence.ts'
import { tokensOf } from './tokens.ts'

/** Fillers that belong to what stands before them: `25000 baht per month`. */
const BEHIND = new Set(
  'thb baht per month monthly mth walk by train 以内 以下 以上 左右 บาท ต่อ เดือน ต่อเดือน'.split(' '),
)

/**
 * A sentence without the words of one filter: of those that `without` no longer has. With them go the words that only
 * lead to them: `under 30k`. Null where no word says the filter.
 */
export function textWithout(
  text: string,
  said: readonly Said[],
  search: UnitSearch,
  without: UnitSearch,
): string | null {
  const removed = said.filter((words) => isRemoved(words, search, without))
  if (removed.length === 0) return null
  const tokens = tokensOf(plainText(text))
  const isSaid = (start: number, end: number) =>
    said.some((words) => words.start < end && start < words.end)
  let rest = text
  for (const { start, end } of removed.toSorted((a, b) => b.start - a.start)) {
    const before = tokens.filter((token) => token.end <= start)
    const after = tokens.filter((token) => token.start >= end)
    const isLoose = (token: { word: string; start: number; end: number }) =>
      FILLERS.has(token.word) && !isSaid(token.start, token.end)
    const lead = before.slice(before.findLastIndex((token) => !isLoose(token)) + 1)
    const stop = after.findIndex((token) => !isLoose(token) || !BEHIND.has(token.word))
    const tail = stop < 0 ? after : after.slice(0, stop)
    const from = lead[0]?.start ?? start
    const until = tail.at(-1)?.end ?? end
    rest = `${rest.slice(0, from)} ${rest.slice(until)}`
  }
  const words = rest.split(/\s+/).filter(Boolean)
  return words
    .join(' ')
    .replace(/ ,/g, ',')
    .replace(/^, ?|,$/g, '')
}

/** Whether a filter of these words is one that a search no longer has. */
function isRemoved({ filters }: Said, search: UnitSearch, without: UnitSearch): boolean {
  const entries = Object.entries(filters)
  // Without what it is for, a sum means nothing; but only the words for it go.
  if (search.listingType !== without.listingType) {
    return entries.length === 1 && filters.listingType !== undefined
  }
  const before: Readonly<Record<string, unknown>> = search
  const after: Readonly<Record<string, unknown>> = without
  return entries.some(([name, value]) => {
    const key = name === 'stationId' && before.stationIds ? 'stationIds' : name
    const [had, has] = [listOf(before[key]), listOf(after[key])]
    return listOf(value).some((member) => had.includes(member) && !has.includes(member))
  })
}

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat()
}
