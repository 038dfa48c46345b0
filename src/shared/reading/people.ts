import { EMAIL, LINE_ID, lineIdOf, PHONE } from '../contact-details/patterns.ts'
import { phoneInE164 } from '../phone-in-e164.ts'
import { type Rule, rule } from './rule.ts'

/* Addresses, numbers and names of people: they come before all figures. */

const LINK = /(?<![a-z0-9@])(?:https?:\/\/|www\.)[^\s<>"']{1,300}/g

export const peopleRules: readonly Rule[] = [
  rule(LINK, ([text]) => ({ kind: 'link', value: text.replace(/[.,;:!?)]{1,5}$/, '') })),
  rule(EMAIL, ([text]) => ({ kind: 'email', value: text })),
  rule(LINE_ID, (match) => {
    const value = lineIdOf(match)
    if (value === null) return null
    const start = match.index + match[0].lastIndexOf(value)
    return { kind: 'line', value, start, end: start + value.length }
  }),
  rule(PHONE, ([text]) => {
    const digits = text.replace(/\D/g, '')
    return digits.length < 9 ? null : { kind: 'phone', value: phoneInE164(text) ?? digits }
  }),
]
