import { readNumber } from '../fields/read-number.ts'
import { type Rule, rule } from './rule.ts'

/** Every number that no other rule has read, with the letters of `24A` or `B12`. */
const NUMBER =
  /(?<![\d.,])\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,2})?(?![\d,])|(?<![a-z])[a-z]{0,2}\d{1,15}(?:\.\d{1,6}|[a-z]{1,2}(?![a-z]))?/g

export const numberRules: readonly Rule[] = [
  rule(NUMBER, ([text]) => {
    const value = readNumber(text)
    return { kind: 'number', value: typeof value === 'number' ? value : text.toUpperCase() }
  }),
]
