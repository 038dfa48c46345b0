import { BAHT_KINDS, type Fact, type Vocabulary } from '../facts/fact.ts'
import { readFacts } from '../facts/read-facts.ts'
import { addedNames, lostNames } from './proper-names.ts'

/** What a rewritten text says compared with the text: words of each, in their order. */
export type Comparison = {
  /** The facts of both, in the words of the rewritten text. */
  kept: string[]
  /** The facts of the text that the rewritten one lacks. */
  lost: Difference[]
  /** What the rewritten text says and the text does not. */
  added: Difference[]
  isSame: boolean
}

/** A fact of one text only; kinds of sums are one. */
export type Difference = { kind: string; words: string }

/**
 * Compares the facts of two texts: numbers, sums, sizes, floors, days, stations, ownership, furnishing, pets, people and
 * their numbers, and the names in capitals.
 */
export function compareFacts(text: string, rewritten: string, vocabulary: Vocabulary): Comparison {
  const before = keyed(text, vocabulary)
  const after = keyed(rewritten, vocabulary)
  const [names, namesAfter] = [
    withoutStations(text, vocabulary),
    withoutStations(rewritten, vocabulary),
  ]
  const kept = [...before.keys()].flatMap((key) => after.get(key) ?? [])
  const lost = [...missing(before, after), ...lostNames(names, namesAfter).map(asName)]
  const added = [...missing(after, before), ...addedNames(names, namesAfter).map(asName)]
  return { kept, lost, added, isSame: lost.length + added.length === 0 }
}

/** Stations are compared as facts, in any spelling. */
function withoutStations(text: string, vocabulary: Vocabulary): string {
  let rest = text
  for (const { kind, start, end } of readFacts(text, vocabulary)) {
    if (kind === 'station') rest = rest.slice(0, start) + '.'.repeat(end - start) + rest.slice(end)
  }
  return rest
}

const asName = (words: string): Difference => ({ kind: 'name', words })

function missing(
  here: ReadonlyMap<string, string>,
  there: ReadonlyMap<string, string>,
): Difference[] {
  return [...here]
    .filter(([key]) => !there.has(key))
    .map(([key, words]) => ({ kind: key.split(' ')[0] ?? '', words }))
}

/** The facts of a text by what they say, with the words of the first that says it. */
function keyed(text: string, vocabulary: Vocabulary): Map<string, string> {
  const facts = new Map<string, string>()
  for (const fact of readFacts(text, vocabulary)) {
    const key = keyOf(fact)
    if (!facts.has(key)) facts.set(key, text.slice(fact.start, fact.end))
  }
  return facts
}

/** A sum is the same whatever word it stands behind; that a rent became a price is told by its period. */
function keyOf({ kind, value }: Fact): string {
  if (BAHT_KINDS.has(kind)) return `baht ${value}`
  return `${kind} ${String(value).toLowerCase()}`
}
