import { BAHT_KINDS, type Fact, type FactKind } from '../../../shared/reading/fact.ts'
import type { FactReader } from '../../../shared/reading/read-facts.ts'
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
export function compareFacts(text: string, rewritten: string, read: FactReader): Comparison {
  const before = keyed(text, read(text))
  const after = keyed(rewritten, read(rewritten))
  const names = withoutStations(text, read(text))
  const namesAfter = withoutStations(rewritten, read(rewritten))
  const kept = [...before].flatMap(([key, said]) => {
    const there = after.get(key)
    return there && isSameRole(said, there) ? there.words : []
  })
  const lost = [...missing(before, after), ...lostNames(names, namesAfter).map(asName)]
  const added = [...missing(after, before), ...addedNames(names, namesAfter).map(asName)]
  return { kept, lost, added, isSame: lost.length + added.length === 0 }
}

/** Stations are compared as facts, in any spelling. */
function withoutStations(text: string, facts: readonly Fact[]): string {
  const parts: string[] = []
  let at = 0
  for (const { kind, start, end } of facts) {
    if (kind !== 'station') continue
    parts.push(text.slice(at, start), '.'.repeat(end - start))
    at = end
  }
  return parts.join('') + text.slice(at)
}

type Statement = { kind: FactKind; words: string }

const asName = (words: string): Difference => ({ kind: 'name', words })

function missing(
  here: ReadonlyMap<string, Statement>,
  there: ReadonlyMap<string, Statement>,
): Difference[] {
  return [...here]
    .filter(([key, said]) => {
      const other = there.get(key)
      return !other || !isSameRole(said, other)
    })
    .map(([key, { words }]) => ({ kind: key.split(' ')[0] ?? '', words }))
}

/** The facts of a text by what they say, with the words of the first that says it. */
function keyed(text: string, facts: readonly Fact[]): Map<string, Statement> {
  const said = new Map<string, Statement>()
  for (const fact of facts) {
    const key = keyOf(fact)
    if (!said.has(key)) {
      said.set(key, { kind: fact.kind, words: text.slice(fact.start, fact.end) })
    }
  }
  return said
}

/** Sums are compared by their value first: `kind` may only be clearer in one of the texts. */
function keyOf({ kind, value }: Fact): string {
  if (BAHT_KINDS.has(kind)) return `baht ${value}`
  return `${kind} ${String(value).toLowerCase()}`
}

/** A rent is no price, and a deposit no rent; `baht` says neither. */
function isSameRole(a: Statement, b: Statement): boolean {
  return a.kind === b.kind || !BAHT_KINDS.has(a.kind) || a.kind === 'baht' || b.kind === 'baht'
}
