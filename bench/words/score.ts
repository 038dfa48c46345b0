import { characterErrorRate } from './character-errors.ts'
import { sameValue } from './same-value.ts'

/** `right`: found as expected; `wrong`: found and not so; `missed`: expected and not found so. */
export interface Counts {
  right: number
  wrong: number
  missed: number
}

export interface Score {
  total: Counts
  byField: Record<string, Counts>
}

type Fields = Record<string, unknown>

/** How far a line that says what to do may be misread and still count as that line. */
const SAME_STEP = 0.25

/**
 * Compares what was found with what should be. Records inside (`contact`, `wishes`) are compared field by field as
 * `contact.phone`; of lists each item counts, in any order. A wrong value counts as wrong and as missed. Fields in
 * `unscored` count neither way.
 */
export function scoreFields(
  expected: Fields,
  actual: Fields,
  unscored: readonly string[] = [],
): Score {
  const want = flat(expected)
  const have = flat(actual)
  const score = emptyScore()
  for (const field of new Set([...want.keys(), ...have.keys()])) {
    if (unscored.includes(field)) continue
    add(score, field, compare(field, want.get(field) ?? [], have.get(field) ?? []))
  }
  return score
}

export function emptyScore(): Score {
  return { total: { right: 0, wrong: 0, missed: 0 }, byField: {} }
}

/** The counts of all of them together. */
export function sumScores(scores: Iterable<Score>): Score {
  const sum = emptyScore()
  for (const { byField } of scores) {
    for (const [field, counts] of Object.entries(byField)) add(sum, field, counts)
  }
  return sum
}

/** The share of what was found that is right; 1 if nothing was found. */
export function precision({ right, wrong }: Counts): number {
  return right + wrong === 0 ? 1 : right / (right + wrong)
}

/** The share of what should be found that was; 1 if there was nothing to find. */
export function recall({ right, missed }: Counts): number {
  return right + missed === 0 ? 1 : right / (right + missed)
}

function add(score: Score, field: string, counts: Counts): void {
  const own = score.byField[field] ?? { right: 0, wrong: 0, missed: 0 }
  score.byField[field] = own
  for (const sum of [score.total, own]) {
    sum.right += counts.right
    sum.wrong += counts.wrong
    sum.missed += counts.missed
  }
}

function compare(field: string, want: unknown[], have: unknown[]): Counts {
  const left = [...have]
  let right = 0
  for (const value of want) {
    const at = left.findIndex((other) => sameItem(field, value, other))
    if (at < 0) continue
    left.splice(at, 1)
    right += 1
  }
  return { right, wrong: left.length, missed: want.length - right }
}

function sameItem(field: string, expected: unknown, actual: unknown): boolean {
  if (!isRecord(expected) || !isRecord(actual)) return sameValue(field, expected, actual)
  const error = characterErrorRate(String(expected.text), String(actual.text))
  return error <= SAME_STEP && (expected.dueDate ?? null) === (actual.dueDate ?? null)
}

/** The values by field; null, undefined and empty texts are none. */
function flat(fields: Fields, prefix = ''): Map<string, unknown[]> {
  const values = new Map<string, unknown[]>()
  for (const [name, value] of Object.entries(fields)) {
    const field = prefix + name
    if (value === null || value === undefined || value === '') continue
    if (Array.isArray(value)) values.set(field, value)
    else if (isRecord(value)) {
      for (const [inner, found] of flat(value, `${field}.`)) values.set(inner, found)
    } else values.set(field, [value])
  }
  return values
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
