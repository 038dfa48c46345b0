import { MONTH_WORDS, monthOf } from '../../../shared/reading/days/dates.ts'
import type { Fact } from '../../../shared/reading/fact.ts'
import type { Qualifier } from './qualifiers.ts'

/*
 * Numbers in words, months without a day, what is left out, other money and other periods: what changes a statement
 * and is no fact of its own. All of them are words outside of facts.
 */

const NUMBER_WORDS =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|double|twice'
const THAI_NUMBERS = 'สอง|สาม|สี่(?!แยก)|ห้า(?!ง|แยก)|หก|เจ็ด|แปด|เก้า(?!อี้)|สิบ|ครึ่ง'
const PERIODS: readonly [period: string, words: string][] = [
  ['night', '(?:per|a|each|every|/)\\s?night|nightly|(?:/|ต่อ|ราย)\\s?คืน'],
  ['day', '(?:per|each|/)\\s?day|daily|(?:/|ต่อ|ราย)\\s?วัน'],
  ['week', '(?:per|a|each|every|/)\\s?(?:week|wk)|weekly|(?:/|ต่อ|ราย)\\s?(?:สัปดาห์|อาทิตย์)'],
  ['year', '(?:per|a|each|every|/)\\s?(?:year|yr)|yearly|annual(?:ly)?|p\\.a\\.|(?:/|ต่อ|ราย)\\s?ปี'],
]

type Beside = { expression: RegExp; keyOf(match: RegExpExecArray): string }

const beside = (key: string, expression: RegExp): Beside => ({ expression, keyOf: () => key })

const OUTSIDE_OF_FACTS: readonly Beside[] = [
  {
    expression: new RegExp(`(?<![a-z])(?:${NUMBER_WORDS})(?![a-z])|${THAI_NUMBERS}`, 'g'),
    keyOf: ([word]) => word,
  },
  {
    expression: new RegExp(
      `(?<![a-z])(?:(?:in|from|of|until|till|by|since|early|mid|late|free|avail[a-z]{0,6})\\s)?(${MONTH_WORDS})(?![a-zก-๎])`,
      'g',
    ),
    keyOf: ([whole, month = '']) => (/^(?:may|mar)$/.test(whole) ? '' : `month ${monthOf(month)}`),
  },
  beside(
    'excluding',
    /(?<![a-z])(?:excl(?:ud(?:ing|es?|ed)|usive)?|except(?:ing)?|apart from)(?![a-z])/g,
  ),
  beside('lacking', /(?<![a-z])(?:lack(?:s|ing)?|neither|nor|hardly|barely|missing)(?![a-z])/g),
  beside('soon', /(?<![a-z])soon(?![a-z])|เร็วๆ\s?นี้/g),
  beside(
    'quota full',
    /quota\s(?:is\s)?(?:already\s)?(?:full|taken|used|gone|sold)(?![a-z])|โควต้า[^\s\d]{0,10}เต็ม/g,
  ),
]

/** Also within facts or beside a number. */
const ANYWHERE: readonly Beside[] = [
  beside('dollars', /\$\s?\d|(?<![a-z])(?:us\s?dollars?|dollars?|usd)(?![a-z])|ดอลลาร์/g),
  beside('euros', /€|(?<![a-z])(?:euros?|eur)(?![a-z])|ยูโร/g),
  beside('pounds', /£|(?<![a-z])(?:gbp|pounds? sterling)(?![a-z])/g),
  beside('yuan', /¥|(?<![a-z])(?:yuan|rmb|cny|yen|jpy)(?![a-z])|หยวน/g),
  ...PERIODS.map(([period, words]) =>
    beside(`per ${period}`, new RegExp(`(?<![a-z])(?:${words})(?![a-z])`, 'g')),
  ),
  beside(
    'about',
    /(?:(?<![a-z])(?:about|approx(?:imately)?\.?|around|roughly|circa)|ประมาณ|ราวๆ|~)\s?(?:thb\s?|฿\s?)?\d/g,
  ),
  beside(
    'least',
    /\d\s?(?:k|m|mb|mn)?(?:\s?(?:thb|baht|บาท|ล้าน(?:บาท)?))?(?:\/(?:months?|mth|เดือน|ด))?\+(?![\da-zก-๎])/g,
  ),
  beside(
    'least',
    /(?<![a-z])(?:minimum|min\.?)\s(?!\d)(?:[a-z]{1,12}\s){0,2}(?=\d)|(?<![a-z])(?:starting|more than)\s(?:price\s|rent\s|at\s|from\s){0,2}(?:thb|฿)?\s?(?=\d)|เริ่ม(?!ต้น)\s?(?=\d)/g,
  ),
  beside(
    'most',
    /(?<![a-z])(?:maximum|max\.?)\s(?!\d)(?:[a-z]{1,12}\s){0,2}(?=\d)|(?<![a-z])less than\s(?:thb|฿)?\s?(?=\d)/g,
  ),
]

/** What a text in plain letters says beside its facts. */
export function saidBeside(plain: string, facts: readonly Fact[]): Qualifier[] {
  const isFact = factLetters(plain.length, facts)
  const outside = OUTSIDE_OF_FACTS.flatMap((each) =>
    matchesOf(plain, each).filter(({ at }) => isFact[at] !== 1),
  )
  return [...outside, ...ANYWHERE.flatMap((each) => matchesOf(plain, each)), ...roles(plain, facts)]
}

function matchesOf(plain: string, { expression, keyOf }: Beside): (Qualifier & { at: number })[] {
  return [...plain.matchAll(expression)].flatMap((match) => {
    const [words] = match
    const key = keyOf(match)
    const at = match.index + words.length - 1
    return key === '' ? [] : [{ key, words: words.trim(), at }]
  })
}

/** Floors that are counted as 12A, and days until which something holds. */
function roles(plain: string, facts: readonly Fact[]): Qualifier[] {
  return facts.flatMap(({ kind, value, start, end }): Qualifier[] => {
    const words = plain.slice(start, end)
    if (kind === 'floor' && /12a/.test(words)) return [{ key: 'floor 12a', words }]
    const isUntil =
      (kind === 'day' || kind === 'time') &&
      /(?:until|till|before|ถึง|ก่อน|ภายใน)\s?$/.test(plain.slice(Math.max(0, start - 10), start))
    return isUntil ? [{ key: `until ${value}`, words: `until ${words}` }] : []
  })
}

/** 1 for each letter that is part of a fact. */
function factLetters(length: number, facts: readonly Fact[]): Uint8Array {
  const letters = new Uint8Array(length)
  for (const { start, end } of facts) letters.fill(1, start, end)
  return letters
}
