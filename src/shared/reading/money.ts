import { readBaht } from '../fields/read-amount.ts'
import { isCounted, spokenRange, spokenSum, WORDED_RANGE, WORDED_SUMS } from './amount-words.ts'
import type { FactKind } from './fact.ts'
import { THAI_DIGITS } from './number-words.ts'
import { type FoundFact, type Rule, rule } from './rule.ts'

/*
 * Sums in baht: `45k/mth`, `12.9 ลบ.`, `THB 45,000`, `เช่า 25000`. What a sum is for is said by the month
 * after it, or by the last word before it.
 */

/** A number as people write it. */
export const NUMBER =
  '(\\d{1,3}(?:\\.\\d{3}){2}(?![\\d.])|\\d{2,3}\\.000(?!\\d)|\\d{1,3}(?:,\\d{3}){1,3}(?:\\.\\d{1,2})?|\\d{1,3}(?: \\d{3})? 000(?!\\d| \\d{3})|\\d{1,9}(?:\\.\\d{1,3})?)'
/** Nothing of a number stands before it. */
export const FRESH = '(?<![\\da-z]|\\d[.,/:])'
const TIMES =
  '(k|thousand|thou|grand|พัน|หมื่น|แสน|mb|mil|mln|mn|million|mill|m|ล้านบาท|ล้านบ|ล้าน|ลบ(?![ก-๎])|ล(?![ก-๎]))(?!(?!baht|thb)[a-z])'
const CURRENCY = '(thb|baht|บาท|บ\\.|บ(?![ก-๙])|฿|\\.-|,-)'
const PER =
  '(?:\\s?(?:/|per\\s?|ต่อ|a\\s)\\s?(months?|mths?|mo|m|เดือน|ด|nights?|days?|วัน|คืน|years?|yr|ปี|sq\\.?\\s?m\\.?|ตร\\.?\\s?ม\\.?|ตารางเมตร)(?![a-z])\\.?|\\s?(p\\.?c?\\.?m|monthly)(?![a-z])\\.?)?'
const BEFORE = '(?:(฿|thb|baht)\\s?)?'
const SUM = new RegExp(
  `${BEFORE}${FRESH}${NUMBER}(?:\\s?(k|m|ล้าน|ลบ\\.?)?\\s?(?:-|~|to|ถึง|(?<=between [\\d.,]{1,11}\\s?(?:k|m|million)?\\s?)and)\\s?${NUMBER})?(?:\\s?${TIMES}\\.?)?\\s?${CURRENCY}?${PER}`,
  'g',
)

const ROLES: readonly [FactKind, RegExp][] = [
  ['fee', /ส่วนกลาง|common|cam fee|maintenance|sinking|กองทุน/],
  ['deposit', /มัดจำ|ประกัน|deposit|dep|จอง|booking/],
  ['budget', /งบ|budget/],
  ['rent', /เช่า|rent|rental|lease/],
  ['price', /ขาย|sale|sell|selling|ราคา|price|asking/],
]
const ROLE =
  /ส่วนกลาง|common|cam fee|maintenance|sinking|กองทุน|มัดจำ|ประกัน|deposit|\bdep\b|จอง|booking|งบ|budget|เช่า|rental|rent|lease|ขาย|selling|sell|sale|ราคา|asking|price/g
/** A role counts within so many letters of the same line. */
const LED_WITHIN = 28

const PER_MONTH = /^(?:months?|mths?|mo|m|เดือน|ด)$/
/** A home is sold for more than this, and let for less. */
const MIN_PRICE = 900_000
const MIN_SUM = 500
/** `300m` are metres: no home costs as much. */
const MAX_MILLIONS = 250

/** `3 ล้าน 9` is 3.9 million, `2 หมื่น 3` is 23,000. */
const THAI_TENTHS =
  /(?<!\d|\d[.,])(\d{1,2})\s?(ล้าน|แสน|หมื่น|พัน)\s?([1-9](?!\d|[.,]\d)|ครึ่ง|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)(?:\s?(?:บาท|บ\.))?/g

export const moneyRules: readonly Rule[] = [
  rule(THAI_TENTHS, (match, text) => {
    const [, whole = '', unit, tenth = ''] = match
    // `2 ล้าน 3 นอน` is two sums of things.
    if (isCounted(text, match.index + match[0].length)) return null
    const digit = THAI_DIGITS[tenth] ?? (tenth === 'ครึ่ง' ? 5 : tenth)
    const value = bahtOf(`${whole}.${digit}`, unit)
    const role = roleBefore(text, match.index)
    return value === null ? null : { kind: kindOf(role, NO_PERIOD)(value), value }
  }),
  rule(WORDED_RANGE, (match, text) => {
    const [low, high, secondAt] = spokenRange(match)
    const isPerMonth = isMonthly(text, match.index, match[0])
    const kind = kindOf(roleBefore(text, match.index), { isPerMonth, isPerOther: false })
    if (low >= high) return null
    return [
      { kind: kind(low), value: low, end: match.index + (match[1]?.length ?? 0) },
      { kind: kind(high), value: high, start: match.index + secondAt },
    ]
  }),
  ...WORDED_SUMS.map((expression) =>
    rule(expression, (match, text) => {
      const value = spokenSum(match)
      const isPerMonth = isMonthly(text, match.index, match[0])
      const kind = kindOf(roleBefore(text, match.index), { isPerMonth, isPerOther: false })
      return { kind: kind(value), value }
    }),
  ),
  rule(SUM, (match, text) => {
    const [, currencyBefore, first = '', ownTimes, second, times, currency, per, pcm] = match
    const role = roleBefore(text, match.index)
    const each = /(เดือน)?\s?ละ\s?$/.exec(text.slice(Math.max(0, match.index - 10), match.index))
    const isPerMonth = Boolean(pcm ?? each?.[1]) || (per !== undefined && PER_MONTH.test(per))
    const isSum = Boolean(currencyBefore ?? times ?? currency) || isPerMonth
    if (!isSum && !(role && isPlainSum(first))) return null
    if (times && isDistance(times, first, text.slice(match.index, match.index + 40))) return null
    if (
      times === 'm' &&
      !currency &&
      role !== 'price' &&
      isMetresOrMonths(first, text, match.index)
    )
      return null
    const isPerOther = (per !== undefined || each !== null) && !isPerMonth
    const kind = kindOf(role, { isPerMonth, isPerOther })
    const firstStart = match.index + match[0].indexOf(first)
    const facts: FoundFact[] = []
    const low = bahtOf(first, second === undefined ? times : (ownTimes ?? times))
    if (low === null) return null
    const end = match.index + match[0].trimEnd().length
    if (second === undefined) return { kind: kind(low), value: low, end: trimmed(text, end) }
    const high = bahtOf(second, times)
    if (high === null) return null
    const start = match[0].indexOf(second, firstStart - match.index + first.length) + match.index
    // In `30-40k` both are thousands; `2 - 45,000` is no range.
    if (low > high || high > low * 20) return null
    const digitsEnd = firstStart + first.length
    const firstEnd = ownTimes
      ? match.index + match[0].indexOf(ownTimes, digitsEnd - match.index) + ownTimes.length
      : digitsEnd
    facts.push({ kind: kind(low), value: low, start: match.index, end: firstEnd })
    facts.push({ kind: kind(high), value: high, start, end: trimmed(text, end) })
    return facts
  }),
]

/** `twelve thousand a month`, `เดือนละ หมื่นแปด`. */
function isMonthly(text: string, start: number, words: string): boolean {
  const after = text.slice(start + words.length, start + words.length + 24)
  return (
    /เดือนละ\s?$/.test(text.slice(Math.max(0, start - 10), start)) ||
    /^\s?(?:baht|thb|บาท)?\s?(?:\/|per|a|ต่อ)\s?(?:month|mth|mo|เดือน|ด)/.test(after)
  )
}

const SAME_TIMES: Readonly<Record<string, string>> = {
  ...{ mill: 'million', mln: 'million', thousand: 'k', thou: 'k', grand: 'k' },
}

function bahtOf(figure: string, times = ''): number | null {
  const word = SAME_TIMES[times] ?? times
  const value = readBaht(`${withoutGroups(figure)} ${word}`.trim())
  return typeof value === 'number' && value > 0 ? value : null
}

/** `7 200 000` and `45.000` are written so elsewhere. */
function withoutGroups(figure: string): string {
  const plain = figure.replaceAll(' ', '')
  return /^\d{1,3}(?:\.\d{3}){2}$|^\d{2,3}\.000$/.test(plain) ? plain.replaceAll('.', '') : plain
}

/** A sum that has no unit is one after its word only, and from 500 baht. */
function isPlainSum(figure: string): boolean {
  return Number(withoutGroups(figure).replaceAll(',', '')) >= MIN_SUM
}

/** Metres, not millions: `300m`, `50 m to BTS`. */
function isDistance(times: string, figure: string, following: string): boolean {
  if (times !== 'm') return false
  const number = Number(figure.replaceAll(',', ''))
  if (number > MAX_MILLIONS) return true
  return /^[\d.,]{1,12}\s?m\.?\s(?:to|from|walk|away|จาก|ถึง|bts|mrt)/.test(following)
}

/** `200m` is a way, `ceiling 2.9m` a height, `6m` a time, unless a word says that they are a price. */
function isMetresOrMonths(figure: string, text: string, at: number): boolean {
  return /^\d{3}$|^\d$/.test(figure) || HEIGHT.test(text.slice(Math.max(0, at - 14), at))
}

const HEIGHT = /(?:ceil(?:ing)?s?|height|เพดาน|สูง)\s?(?:of\s)?$/

function roleBefore(text: string, at: number): FactKind | null {
  const line =
    text
      .slice(Math.max(0, at - LED_WITHIN), at)
      .split(/[\n;]/)
      .at(-1) ?? ''
  // A number between belongs to the word.
  const near = line.split(/\d/).at(-1) ?? ''
  const word = [...near.matchAll(ROLE)].at(-1)?.[0]
  return word === undefined ? null : (ROLES.find(([, words]) => words.test(word))?.[0] ?? null)
}

const NO_PERIOD = { isPerMonth: false, isPerOther: false }

function kindOf(
  role: FactKind | null,
  { isPerMonth, isPerOther }: { isPerMonth: boolean; isPerOther: boolean },
): (value: number) => FactKind {
  return (value) => {
    if (isPerOther) return role === 'fee' ? 'fee' : 'baht'
    if (isPerMonth && (role === null || role === 'price')) return 'rent'
    if (role === 'rent' && value >= MIN_PRICE) return 'price'
    if (role) return role
    return value >= MIN_PRICE ? 'price' : 'baht'
  }
}

/** Without the point of a sentence: that of `ลบ.` and `.-` stays. */
function trimmed(text: string, end: number): number {
  const last = text.slice(end - 3, end)
  return last.endsWith('.') && !/(ลบ|บ|ล|ด)\.$/.test(last) ? end - 1 : end
}
