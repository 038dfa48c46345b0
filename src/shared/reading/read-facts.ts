import { bangkokDate, formatTime } from '../dates.ts'
import { plainText } from '../plain-text.ts'
import { daysIn, monthRules } from './day-rules.ts'
import type { Now } from './days/matcher.ts'
import { facingRules } from './facings.ts'
import type { Fact, StationNames, Vocabulary } from './fact.ts'
import { figureRules, metreRules } from './figures.ts'
import { looseRules } from './loose-phrases.ts'
import { moneyRules } from './money.ts'
import { latinNames, nameRules } from './names.ts'
import { numberRules } from './numbers.ts'
import { peopleRules } from './people.ts'
import { applyRules, Taken } from './rule.ts'
import { phraseRules } from './said-phrases.ts'

/**
 * Reads what a text says of homes, people and plans, in English and Thai: every number, and what else must not
 * change when the text is written anew. In the order of the text; no two overlap, and none goes on over the end of a
 * line.
 */
export function readFacts(text: string, vocabulary: Vocabulary): Fact[] {
  const facts: Fact[] = []
  const moment = momentOf(vocabulary.now)
  let at = 0
  for (const line of text.split('\n')) {
    for (const { start, end, ...said } of readLine(line, vocabulary.stations, moment)) {
      facts.push({ ...said, start: at + start, end: at + end })
    }
    at += line.length + 1
  }
  return facts
}

function readLine(text: string, stations: StationNames, moment: Now): Fact[] {
  if (!/[\p{L}\p{N}]/u.test(text)) return []
  const plain = plainText(text)
  const taken = new Taken(plain.length)
  const facts = applyRules(peopleRules, plain, taken)
  facts.push(...stations(plain).filter(({ start, end }) => taken.take(start, end)))
  facts.push(...applyRules(figureRules, plain, taken))
  facts.push(...daysIn(plain, moment, taken))
  facts.push(...applyRules(monthRules, plain, taken))
  facts.push(...applyRules([...moneyRules, ...metreRules], plain, taken))
  facts.push(
    ...applyRules([...facingRules, ...phraseRules, ...looseRules, ...nameRules], plain, taken),
  )
  for (const { value, start, end } of latinNames(text, plain)) {
    if (taken.take(start, end)) facts.push({ kind: 'name', value, start, end })
  }
  facts.push(...applyRules(numberRules, plain, taken))
  return facts.toSorted((a, b) => a.start - b.start)
}

/** Reads facts with one vocabulary. */
export type FactReader = (text: string) => readonly Fact[]

const KEPT_TEXTS = 4

/** A reader that keeps the facts of the last few texts: an editor compares each of its steps with the one before. */
export function factReader(vocabulary: Vocabulary): FactReader {
  const kept = new Map<string, readonly Fact[]>()
  return (text) => {
    const facts = kept.get(text) ?? readFacts(text, vocabulary)
    kept.set(text, facts)
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT_TEXTS) break
      kept.delete(oldest)
    }
    return facts
  }
}

function momentOf(now: Date): Now {
  const [hours = 0, minutes = 0] = formatTime(now).split(':').map(Number)
  return { today: bangkokDate(now), minutes: hours * 60 + minutes }
}
