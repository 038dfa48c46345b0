import { phoneInE164 } from '../../../records/contacts/identities.ts'
import { type Rule, rule } from './rule.ts'

/* Addresses, numbers and names of people: they come before all figures. */

const LINK = /(?<![a-z0-9@])(?:https?:\/\/|www\.)[^\s<>"']{1,300}/g
const EMAIL =
  /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,62}\.){1,4}[a-z]{2,18}(?![a-z0-9-])/g
const PHONE =
  /(?<![\d/a-z+-]|\d[.,])(?:\+\d{1,3}[\s.-]?(?:\(0\)[\s.-]?)?\d{1,4}|\(?0\d{1,2}\)?)(?:[\s.-]{0,2}\d){6,9}(?!\d|[.,]\d)/g
const LINE_ID =
  /(?<![a-z])(?:line|ไลน์)[^\n\d@:]{1,16}(?:id|ไอดี)\s?[:=]\s?(@?[a-z0-9][a-z0-9._-]{1,30}[a-z0-9_-])|(?<![a-z])(?:line\s?(?:id|@)?|ไลน์\s?(?:ไอดี|id|หนู|ผม|พี่|เรา)?|ไอดีไลน์|ไอดี|id\s?line|lineid)\s?[:=-]\s?(@?[a-z0-9][a-z0-9._-]{1,30}[a-z0-9_-])|(?<![a-z])(?:line\s?id|ไอดีไลน์|ไลน์ไอดี|id\s?line|lineid|ไลน์ใหม่|ไลน์|line|ไอดี)\s{1,2}(@[a-z0-9][a-z0-9._-]{1,30}[a-z0-9_-]|[a-z][a-z0-9]{0,20}[._-][a-z0-9._-]{0,20}[a-z0-9]|[a-z]{2,20}\d{1,9})(?![a-z0-9])|(?:(?<![a-z])line\s?id is|(?<![a-z])(?:add|my) line(?: is)?|(?<=[,|/·–-]\s{0,2})line(?!\s?id)(?=\s[a-z0-9._-]{4,30}\s{0,2}(?:[,.|)\n]|$))|(?:ทัก|แอด)(?:มา)?(?:ที่)?(?:ไลน์|line)|(?:ไลน์|ไอดี)คือ)\s{0,2}(?!(?:id|is|or|and|me|please|ids)(?![a-z]))(@?[a-z][a-z0-9._-]{2,30}[a-z0-9_-])|(?<![a-z0-9._@-])(@?[a-z][a-z0-9._-]{2,30})\s?\((?:ไลน์|line)\)/g

export const peopleRules: readonly Rule[] = [
  rule(LINK, ([text]) => ({ kind: 'link', value: text.replace(/[.,;:!?)]{1,5}$/, '') })),
  rule(EMAIL, ([text]) => ({ kind: 'email', value: text })),
  rule(LINE_ID, (match) => {
    const [whole, apart, marked, led, named, before] = match
    const value = apart ?? marked ?? led ?? named ?? before ?? ''
    // A number behind the word is a phone.
    if (/^\+?[\d-]{9,}$/.test(value)) return null
    const start = match.index + whole.lastIndexOf(value)
    return { kind: 'line', value, start, end: start + value.length }
  }),
  rule(PHONE, ([text]) => {
    const digits = text.replace(/\D/g, '')
    return digits.length < 9 ? null : { kind: 'phone', value: phoneInE164(text) ?? digits }
  }),
]
