import { chatPhrases } from './phrases/chat.ts'
import { featurePhrases } from './phrases/feature.ts'
import { furnishingPhrases } from './phrases/furnishing.ts'
import { offerPhrases } from './phrases/offer.ts'
import type { Phrase } from './phrases/phrase.ts'
import { viewPhrases } from './phrases/view.ts'
import { type Rule, rule } from './rule.ts'

type Wording = { wording: string; phrase: Phrase; isShort: boolean }

const wordings: Wording[] = [
  ...furnishingPhrases,
  ...offerPhrases,
  ...viewPhrases,
  ...featurePhrases,
  ...chatPhrases,
].flatMap((phrase) => {
  const { en, th, short = [], also = [] } = phrase
  const whole = [en, th, ...also].filter((wording) => wording !== undefined)
  return [
    ...whole.map((wording) => ({ wording, phrase, isShort: false })),
    ...short.map((wording) => ({ wording, phrase, isShort: true })),
  ]
})
const exact = new Map(wordings.map((each) => [each.wording, each]))
/** For texts that write the blanks of a wording otherwise. */
const loose = new Map(wordings.map((each) => [withoutBlanks(each.wording), each]))

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

/** The phrase that a text in lower case is. */
export function wordingOf(text: string): Wording | null {
  return exact.get(text) ?? loose.get(withoutBlanks(text)) ?? null
}

function alternatives(beginning: RegExp): string {
  return wordings
    .map(({ wording }) => wording)
    .filter((wording) => beginning.test(wording))
    .toSorted((a, b) => b.length - a.length)
    .map((wording) => wording.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ -]/g, '[ -]{0,2}'))
    .join('|')
}

function withoutBlanks(wording: string): string {
  return wording.replace(/[ -]/g, '')
}
