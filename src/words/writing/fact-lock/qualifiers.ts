import { plainText } from '../../../shared/plain-text.ts'
import type { Fact, FactKind } from '../../../shared/reading/fact.ts'
import type { FactReader } from '../../../shared/reading/read-facts.ts'
import { addedOnly } from './added-only.ts'
import type { Difference } from './compare-facts.ts'
import { saidBeside } from './extra-qualifiers.ts'
import { compareOpposites } from './opposites.ts'

/*
 * Words that turn a statement over or make a limit of it, the order of facts of one kind, and names that begin a
 * sentence. Facts alone do not tell them: `no balcony`, `from 25,000`, two days that change places, `Arisa`.
 */

/** What is said beside facts, and in which words. */
export type Qualifier = { key: string; words: string }

const NOT =
  /(?:(?<![a-z])(?:no(?![.a-z])|not(?![a-z])|never(?![a-z])|without(?![a-z])|w\/o(?![a-z])|cannot(?![a-z]))|[a-z]n['’]t(?![a-z]))(?:\s(?:a|an|any|the|have|has|been|be|is|are|do|does))*\s([a-z]{1,20})/g
const NOT_THAI =
  /(?:ไม่(?!เกิน|ต่ำกว่า|น้อยกว่า|มากกว่า)|ห้าม|งด)(?:มี|ได้|ให้|รับ)?\s?([ก-ฮเ-ไ][\u0e01-\u0e4e]{0,5})/g
const SUM = '\\s?(?:thb|฿|only|about)?\\s?\\d'
const LIMITS: readonly [key: string, expression: RegExp][] = [
  [
    'most',
    new RegExp(
      `(?:(?<![a-z])(?:up to|at most|max(?:imum)?\\.?|under|below|no more than)|ไม่เกิน|สูงสุด)${SUM}`,
      'g',
    ),
  ],
  [
    'least',
    new RegExp(
      `(?:(?<![a-z])(?:(?:starting )?from|starting at|at least|(?<!\\d\\s?)min(?:imum)?\\.?|over|above|no less than)|ตั้งแต่|เริ่มต้น(?:ที่)?|อย่างน้อย|ไม่ต่ำกว่า|ขั้นต่ำ)${SUM}`,
      'g',
    ),
  ],
]
/** Letters by which the word behind a negation is compared: `bal`, `balcony`. */
const STEM = 3

/** Kinds of which several in another order may say something else. */
const ORDERED: ReadonlySet<FactKind> = new Set([
  ...(['day', 'time', 'minutes', 'distance', 'duration', 'percent', 'phone', 'station'] as const),
  ...(['rent', 'price', 'baht', 'size', 'bedrooms', 'bathrooms', 'floor', 'unit-number'] as const),
])

/** What a rewritten text lost and added beside facts. */
export function compareQualifiers(
  text: string,
  rewritten: string,
  read: FactReader,
): { lost: Difference[]; added: Difference[] } {
  const [before, after] = [read(text), read(rewritten)]
  const [here, there] = [qualifiersOf(text, before), qualifiersOf(rewritten, after)]
  const opposites = compareOpposites(text, rewritten)
  return {
    lost: [
      ...without(here, there),
      ...outOfOrder(text, before, after),
      ...changedNames(text, rewritten, before),
      ...namesOfOtherPhones(text, rewritten, before),
      ...opposites.lost,
    ],
    added: [...without(there, here), ...addedOnly(text, rewritten), ...opposites.added],
  }
}

function qualifiersOf(text: string, facts: readonly Fact[]): Qualifier[] {
  const plain = plainText(text)
  const negations = [...plain.matchAll(NOT), ...plain.matchAll(NOT_THAI)]
    // That of `no pets` or `not furnished` is part of the fact.
    .filter(({ index }) => !facts.some(({ start, end }) => start <= index && index < end))
    .map(({ 0: words, 1: word = '' }) => ({ key: keyOfNot(word), words }))
  const limits = LIMITS.flatMap(([key, expression]) =>
    [...plain.matchAll(expression)]
      // `free 10 Dec` and `free from 10 Dec` say the same.
      .filter(({ index, 0: { length } }) => !isOfDay(facts, index + length - 1))
      .map(([words]) => ({ key, words: words.slice(0, -1).trim() })),
  )
  return [...negations, ...limits, ...saidBeside(plain, facts)]
}

/** `not included` and `excluding` say the same. */
const keyOfNot = (word: string) => (/^incl/.test(word) ? 'excluding' : `not ${word.slice(0, STEM)}`)

const isOfDay = (facts: readonly Fact[], at: number) =>
  facts.some(({ kind, start, end }) => kind === 'day' && start <= at && at < end)

/** The qualifiers that the others lack, each as often as it is missing. */
function without(these: readonly Qualifier[], others: readonly Qualifier[]): Difference[] {
  const left = others.map(({ key }) => key)
  return these.flatMap(({ key, words }): Difference[] => {
    const at = left.indexOf(key)
    if (at >= 0) left.splice(at, 1)
    return at >= 0 ? [] : [{ kind: key, words }]
  })
}

/** The first fact of each kind that stands where another one stood, if both texts have the same ones. */
function outOfOrder(text: string, before: readonly Fact[], after: readonly Fact[]): Difference[] {
  return [...ORDERED].flatMap((kind): Difference[] => {
    const [here, there] = [valuesOf(before, kind), valuesOf(after, kind)]
    const isSameSet = here.size === there.size && [...here.keys()].every((key) => there.has(key))
    if (!isSameSet) return []
    const order = [...there.keys()]
    const [, moved] = [...here].find(([key], index) => key !== order[index]) ?? []
    return moved ? [{ kind, words: `the order of ${text.slice(moved.start, moved.end)}` }] : []
  })
}

function valuesOf(facts: readonly Fact[], kind: FactKind): Map<string, Fact> {
  const values = new Map<string, Fact>()
  for (const fact of facts) {
    const key = String(fact.value)
    if (fact.kind === kind && !values.has(key)) values.set(key, fact)
  }
  return values
}

const CAPITALISED = /(?<![A-Za-z])[A-Z][a-z]{3,20}(?![a-z])/g

/** Capitalised words that are gone where a word of nearly the same letters came. */
function changedNames(text: string, rewritten: string, facts: readonly Fact[]): Difference[] {
  const there = wordsOf(rewritten)
  const here = wordsOf(text)
  const added = [...there].filter((word) => !here.has(word))
  // Stations are compared as facts, in any spelling.
  const stations = wordsOf(
    facts
      .map(({ kind, start, end }) => (kind === 'station' ? text.slice(start, end) : ''))
      .join(' '),
  )
  const lost = new Set(
    [...text.matchAll(CAPITALISED)]
      .map(([word]) => word)
      .filter((word) => !stations.has(word.toLowerCase())),
  )
  return [...lost]
    .filter((word) => !there.has(word.toLowerCase()))
    .filter((word) => added.some((other) => isOneLetterOff(word.toLowerCase(), other)))
    .map((words) => ({ kind: 'name', words }))
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[a-z]{1,40}/g))

/** The first name that another one has taken the place of, where several phones follow names. */
function namesOfOtherPhones(text: string, rewritten: string, facts: readonly Fact[]): Difference[] {
  if (valuesOf(facts, 'phone').size < 2) return []
  const there = new Set([...rewritten.matchAll(CAPITALISED)].map(([word]) => word))
  const here = [...new Set([...text.matchAll(CAPITALISED)].map(([word]) => word))]
  const order = [...there].filter((word) => here.includes(word))
  const moved = here.filter((word) => there.has(word)).find((word, at) => word !== order[at])
  return moved ? [{ kind: 'name', words: `the order of ${moved}` }] : []
}

/** Whether one letter is another, missing or more. */
function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return Math.max(a.length, b.length) - start - end <= 1
}
