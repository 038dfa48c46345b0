import type { Fact, FactKind } from './fact.ts'

/** A fact, and whether it is one end of a range, of which nobody knows what holds for one home. */
export type MaybeRange = Fact & { isRange?: boolean }

const BETWEEN = '[ \\t]?(?:-|–|~|to|or|and|max(?:imum)?|ถึง|หรือ)[ \\t]?'
const NUMBER = '\\d{1,4}(?:\\.\\d{1,2})?'
const UNITS: readonly [FactKind, string][] = [
  ['bedrooms', '(?:ห้อง)?นอน|bed(?:room)?s?(?![a-z])|br(?![a-z])'],
  ['bathrooms', '(?:ห้อง)?น้ำ|bath(?:room)?s?(?![a-z])'],
  ['size', 'ตร\\.?\\s?ม\\.?|ตารางเมตร|sq\\.?\\s?m(?![a-z])|sqm|square\\s?met(?:er|re)s?|m2|m²'],
]
const RANGES = UNITS.map(
  ([kind, unit]) =>
    [
      kind,
      new RegExp(`(?<![\\d.,/])(${NUMBER})${BETWEEN}(${NUMBER})\\s?(?:${unit})`, 'g'),
    ] as const,
)
const BETWEEN_FACTS = /^\s?(?:-|–|~|to|ถึง)\s?$/
const SUMS: ReadonlySet<FactKind> = new Set(['price', 'rent', 'budget', 'baht'])

/** The facts of a text in plain letters with both ends of its ranges: `1-2 นอน`, `35 to 50 sqm`, `25-30k`. */
export function withRanges(plain: string, facts: readonly Fact[]): MaybeRange[] {
  const ends = RANGES.flatMap(([kind, expression]) =>
    [...plain.matchAll(expression)].flatMap((match): MaybeRange[] => {
      const [whole, low = '', high = ''] = match
      if (Number(low) >= Number(high)) return []
      const from = match.index
      const until = from + whole.length
      const middle = from + whole.indexOf(high, low.length)
      return [
        { kind, value: Number(low), start: from, end: from + low.length, isRange: true },
        { kind, value: Number(high), start: middle, end: until, isRange: true },
      ]
    }),
  )
  const others = facts.filter(
    (fact) => !ends.some(({ start, end }) => start < fact.end && fact.start < end),
  )
  const all = [...others, ...ends].toSorted((a, b) => a.start - b.start)
  return all.map((fact, index) => {
    const [before, after] = [all[index - 1], all[index + 1]]
    const isRange = isRangeOfSums(plain, before, fact) || isRangeOfSums(plain, fact, after)
    return isRange ? { ...fact, isRange } : fact
  })
}

function isRangeOfSums(plain: string, low: Fact | undefined, high: Fact | undefined): boolean {
  if (!low || !high || low.kind !== high.kind || !SUMS.has(low.kind)) return false
  return (
    Number(low.value) < Number(high.value) && BETWEEN_FACTS.test(plain.slice(low.end, high.start))
  )
}
