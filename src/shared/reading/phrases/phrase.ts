import type { FactKind } from '../fact.ts'

/**
 * Ways of saying a fact, in English and Thai. `en` and `th` are the whole wording, `short` the shorthand that is
 * written out as it, `also` other wordings, which stay. A blank matches a blank, a hyphen or nothing.
 */
export type Phrase = {
  kind: FactKind
  value: string
  en?: string
  th?: string
  short?: readonly string[]
  also?: readonly string[]
}

/** Makes the phrases of one kind. */
export function phrasesOf(kind: FactKind) {
  return (value: string, rest: Omit<Phrase, 'kind' | 'value'>): Phrase => ({ kind, value, ...rest })
}
