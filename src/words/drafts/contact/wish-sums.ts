import { type ChatReading, type Stated, wordsAfter, wordsBefore } from '../reading.ts'
import { MAX, type Wish, wish } from './wish.ts'

/* How much somebody would pay. */

const MONEY: ReadonlySet<string> = new Set(['budget', 'rent', 'price', 'baht'])

/** One sum is the most; of a range the first is the least. */
export function sumsOf(reading: ChatReading, facts: readonly Stated[]): Wish[] {
  const sums = facts
    .map((fact) => asMillions(reading, fact))
    .filter((fact) => MONEY.has(fact.kind) || isBareSum(reading, fact))
    .filter(({ start }) => !FORMER.test(wordsBefore(reading, start, 16)))
    .filter((fact) => !isNoBudget(reading, fact))
  const [first, second] = sums
  if (!first) return []
  const isRange =
    second && /^\s?(?:-|–|~|to|and|ถึง)?\s?$/.test(reading.plain.slice(first.end, second.start))
  if (isRange) {
    const last = sums.findLast((sum) => isRaised(reading, second, sum)) ?? second
    return [
      wish(first, { priceMin: Number(first.value) }),
      wish(last, { priceMax: Number(last.value) }),
    ]
  }
  const most =
    sums.findLast(
      ({ start, end }) =>
        MAX.test(wordsBefore(reading, start, 16)) ||
        /^\s?(?:max|tops|at most|is (?:the|my|our) (?:limit|max))/.test(
          wordsAfter(reading, end, 18),
        ),
    ) ?? first
  const last = sums.findLast((sum) => isRaised(reading, most, sum)) ?? most
  return [wish(last, { priceMax: Number(last.value) })]
}

/** A budget is another one now: `ลูกช่วยออกอีก เป็น 3.5 ล้านได้`. */
function isRaised(reading: ChatReading, before: Stated, sum: Stated): boolean {
  if (sum.message <= before.message) return false
  const ratio = Number(sum.value) / Number(before.value)
  return (
    ratio > 0.5 &&
    ratio < 2 &&
    /(?:เป็น|ได้ถึง|ขอเป็น|make it|go (?:up )?to|stretch to|up to|raise[sd]? (?:it )?to)\s?$/.test(
      wordsBefore(reading, sum.start, 20),
    )
  )
}

/** What a home of theirs brought, a bank lends, a salary or their rent of today. */
const NO_BUDGET =
  /ขาย(?!ดี)|(?<![a-z])(?:sold|sell|bank|loan|mortgage|salary|income|earn|costs?|paying)(?![a-z])|เงินเดือน|รายได้|กู้|ตอนนี้(?:เช่า|จ่าย)|ปัจจุบัน(?:เช่า|จ่าย)|จ่ายอยู่|มัดจำ|deposit/

function isNoBudget(reading: ChatReading, { kind, start }: Stated): boolean {
  if (kind === 'budget') return false
  const clause =
    wordsBefore(reading, start, 40)
      .split(/[.!?;,]\s|งบ|budget|เป็น/)
      .at(-1) ?? ''
  return NO_BUDGET.test(clause)
}

/** A budget that is another one now. */
const FORMER = /(?:instead of|not|was|from|เดิม|จาก|ไม่ใช่)\s?$/

/** `up to 8M` are no metres. */
function asMillions(reading: ChatReading, fact: Stated): Stated {
  const { text } = reading
  const [, millions] = /^(\d{1,2})\s?M$/.exec(text.slice(fact.start, fact.end)) ?? []
  const isMetres = fact.kind === 'distance' || fact.kind === 'number'
  const isBare =
    fact.kind === 'number' &&
    typeof fact.value === 'number' &&
    fact.value < 100 &&
    /\.\d/.test(text.slice(fact.start, fact.end))
  if (isBare && MAX.test(wordsBefore(reading, fact.start, 10))) {
    return { ...fact, kind: 'price', value: Math.round(Number(fact.value) * 1e6) }
  }
  return millions && isMetres ? { ...fact, kind: 'price', value: Number(millions) * 1e6 } : fact
}

function isBareSum(reading: ChatReading, { kind, value, start, end }: Stated): boolean {
  if (kind !== 'number' || typeof value !== 'number' || value < 3000 || value % 100 !== 0)
    return false
  return (
    MAX.test(`${wordsBefore(reading, start, 16)} ${wordsAfter(reading, end, 12)}`) ||
    /pay|งบ/.test(wordsBefore(reading, start, 20))
  )
}
