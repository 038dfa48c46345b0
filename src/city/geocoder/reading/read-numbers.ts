import type { Token } from './address-tokens.ts'
import type { AddressWord } from './address-words.ts'
import type { Entry, Gazetteer } from './gazetteer.ts'

/**
 * `counts`: whether it counts along the road; numbers of a village (หมู่) or of an unknown soi do
 * not.
 */
export type House = { number: number; counts: boolean }

/** A name with everything it may stand for, or a word about names. */
export type Span = { start: number; end: number; entries: readonly Entry[]; word?: AddressWord }

/** The state of reading an address. */
export type AddressNumbers = {
  tokens: readonly Token[]
  spans: readonly Span[]
  gazetteer: Gazetteer
  /** Positions of the tokens used as soi numbers. */
  usedNumbers: Set<number>
}

/** The number that begins the address, or a separate one before a road or soi. */
export function readHouse(reading: AddressNumbers): House | null {
  const house = reading.tokens.find((_, at) => isHouse(at, reading))
  if (!house) return null
  const isOfVillage = numberAfterWord('village', reading) !== null
  return {
    number: Number.parseInt(house.text, 10),
    counts: !isOfVillage && !isOfUnknownSoi(reading),
  }
}

function isOfUnknownSoi({ spans, usedNumbers }: AddressNumbers): boolean {
  const isKnown = (at: number) =>
    usedNumbers.has(at) || spans.some(({ start, end, word }) => !word && start <= at && at < end)
  // `near Soi Thaniya`: the house is on the road.
  const isNear = (at: number) => spans.some(({ end, word }) => end === at && word?.isNear)
  return spans.some(
    ({ start, end, word }) =>
      word?.role === 'soi' && !isNear(start) && !isKnown(word.name === 'before' ? start - 1 : end),
  )
}

/** Whether the token at this position is a house number. */
export function isHouse(at: number, { tokens, spans, usedNumbers }: AddressNumbers): boolean {
  const token = tokens[at]
  if (token?.kind !== 'number' || usedNumbers.has(at) || !HOUSE.test(token.text)) return false
  if (spans.some(({ start, end, word }) => !word && start <= at && at < end)) return false
  if (at === 0) return true
  const next = spans.find(({ start }) => start === at + 1)
  if (next?.word) return next.word.role === 'road' || next.word.role === 'soi'
  const isApart =
    tokens[at - 1]?.kind === 'break' ||
    spans.some(({ end, word }) => end === at && word?.role === 'filler')
  return isApart && Boolean(next?.entries.some(({ kind }) => kind === 'road'))
}

const HOUSE = /^\d{1,4}(\/\d{1,4})?$/

/** The number after a word of this role, as in `หมู่ 4` and `km 5`. */
export function numberAfterWord(
  role: AddressWord['role'],
  { tokens, spans }: Pick<AddressNumbers, 'tokens' | 'spans'>,
): number | null {
  for (const { end, word } of spans) {
    const after = tokens[end]
    if (word?.role === role && after?.kind === 'number') return Number.parseInt(after.text, 10)
  }
  return null
}
