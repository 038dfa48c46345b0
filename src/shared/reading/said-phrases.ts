import type { FactKind } from './fact.ts'
import table from './phrases.json' with { type: 'json' }
import { type Rule, rule } from './rule.ts'

/*
 * Phrases that are facts by themselves, from `phrases.json`: a line for each wording in English and Thai, in lower case, below
 * one of headings.
 * `whole` is how a listing writes it, `short` the shorthand that is written out as that, `also` another wording, which
 * stays. A blank matches a blank, a hyphen or nothing.
 */

type Wording = { kind: FactKind; value: string; language: string; form: string; phrase: string }

const wordings: readonly Wording[] = table
  .slice(1)
  .map(([kind = '', value = '', language = '', form = '', phrase = '']) => {
    // A test compares them with the kinds that there are.
    return { kind: kind as FactKind, value, language, form, phrase }
  })
const wholes = new Map(
  wordings.filter(({ form }) => form === 'whole').map((each) => [nameOf(each), each.phrase]),
)
const exact = new Map(wordings.map((each) => [each.phrase, each]))
/** For texts that write the blanks of a wording otherwise. */
const loose = new Map(wordings.map((each) => [withoutBlanks(each.phrase), each]))

/** The longest wording first. `ระหว่าง` (between) is not `ว่าง`. */
const ANY_PHRASE = new RegExp(
  `(?<![a-z0-9/])(?:${alternatives(/^[a-z0-9]/)})(?![a-z/]|-[a-z])|(?<!ระห)(?:${alternatives(/^[^a-z0-9]/)})`,
  'g',
)

export const phraseRules: readonly Rule[] = [
  rule(ANY_PHRASE, ([text]) => {
    const wording = wordingOf(text)
    return wording && { kind: wording.kind, value: wording.value }
  }),
]

/** What a shorthand in lower case is written out as in its language; null for another text. */
export function writtenOut(text: string, language: 'en' | 'th'): string | null {
  const wording = wordingOf(text)
  if (wording?.form !== 'short') return null
  return wholes.get(nameOf({ ...wording, language })) ?? null
}

function wordingOf(text: string): Wording | null {
  const told = withOneSaraAm(text)
  return exact.get(told) ?? loose.get(withoutBlanks(told)) ?? null
}

function nameOf({ kind, value, language }: Omit<Wording, 'phrase' | 'form'>): string {
  return `${kind} ${value} ${language}`
}

function alternatives(beginning: RegExp): string {
  return wordings
    .map(({ phrase }) => phrase)
    .filter((phrase) => beginning.test(phrase))
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/[ -]/g, '[ -]{0,2}')
        .replace(/([่-๋]?)ำ/g, '(?:$1ำ|$1ํา|ํ$1า)'),
    )
    .join('|')
}

/** Sara am that was typed in two letters as the one that it is. */
function withOneSaraAm(text: string): string {
  return text.replace(/ํ([่-๋]?)า/g, '$1ำ')
}

function withoutBlanks(phrase: string): string {
  return phrase.replace(/[ -]/g, '')
}
