import { featurePhrases } from './features.ts'
import { type Phrase, phrases } from './phrases.ts'
import { type Rule, rule } from './rule.ts'

type Wording = { wording: string; phrase: Phrase; isShort: boolean }

const known = new Map<string, Wording>()
const everyWording: string[] = []
for (const phrase of [...phrases, ...featurePhrases]) {
  const { en, th, short = [], also = [] } = phrase
  const whole = [en, th, ...also].filter((wording) => wording !== undefined)
  everyWording.push(...whole, ...short)
  for (const wording of whole) known.set(keyOf(wording), { wording, phrase, isShort: false })
  for (const wording of short) known.set(keyOf(wording), { wording, phrase, isShort: true })
}

/** The longest wording first. `ระหว่าง` (between) is not `ว่าง`. */
const ANY_PHRASE = new RegExp(
  `(?<![a-z0-9/])(?:${alternatives(/^[a-z0-9]/)})(?![a-z/]|-[a-z])|(?<!ระห)(?:${alternatives(/^[^a-z0-9]/)})`,
  'g',
)

export const phraseRules: readonly Rule[] = [
  rule(ANY_PHRASE, ([text]) => {
    const wording = wordingOf(text)
    return wording ? { kind: wording.phrase.kind, value: wording.phrase.value } : null
  }),
]

/** The phrase of a text in lower case that is one. */
export function wordingOf(text: string): Wording | null {
  return known.get(keyOf(text)) ?? null
}

/** Of two wordings with one key the one with a blank matches both: `city view`, `cityview`. */
function alternatives(beginning: RegExp): string {
  return [...new Set(everyWording)]
    .filter((wording) => beginning.test(wording))
    .toSorted((a, b) => b.length - a.length)
    .map((wording) => wording.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[ -]{0,2}'))
    .join('|')
}

function keyOf(wording: string): string {
  return wording.replace(/[ -]/g, '')
}
