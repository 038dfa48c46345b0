/* What people are reached by, as people write it in English and Thai. */

/** An e-mail address. Like the others for a text in lower case (`plainText`). */
export const EMAIL =
  /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,62}\.){1,4}[a-z]{2,18}(?![a-z0-9-])/g
/** A phone number with its country code or a leading 0. */
export const PHONE =
  /(?<![\d/a-z+-]|\d[.,])(?:\+\d{1,3}[\s.-]?(?:\(0\)[\s.-]?)?\d{1,4}|\(?0\d{1,2}\)?)(?:[\s.-]{0,2}\d){6,9}(?!\d|[.,]\d)/g
/** A LINE ID with the words that say that it is one. */
export const LINE_ID =
  /(?<![a-z])(?:line|ไลน์)[^\n\d@:]{1,16}(?:id|ไอดี)\s?[:=]\s?(@?[a-z0-9][a-z0-9._-]{1,30}[a-z0-9_-])|(?<![a-z])(?:line\s?(?:id|@)?|ไลน์\s?(?:ไอดี|id|หนู|ผม|พี่|เรา)?|ไอดีไลน์|ไอดี|id\s?line|lineid)\s?[:=-]\s?(@?[a-z0-9][a-z0-9._-]{1,30}[a-z0-9_-])|(?<![a-z])(?:line\s?id|ไอดีไลน์|ไลน์ไอดี|id\s?line|lineid|ไลน์ใหม่|ไลน์|line|ไอดี)\s{1,2}(@[a-z0-9][a-z0-9._-]{1,30}[a-z0-9_-]|[a-z][a-z0-9]{0,20}[._-][a-z0-9._-]{0,20}[a-z0-9]|[a-z]{2,20}\d{1,9})(?![a-z0-9])|(?:(?<![a-z])line\s?id is|(?<![a-z])(?:add|my) line(?: is)?|(?<=[,|/·–-]\s{0,2})line(?!\s?id)(?=\s[a-z0-9._-]{4,30}\s{0,2}(?:[,.|)\n]|$))|(?:ทัก|แอด)(?:มา)?(?:ที่)?(?:ไลน์|line)|(?:ไลน์|ไอดี)คือ)\s{0,2}(?!(?:id|is|or|and|me|please|ids)(?![a-z]))(@?[a-z][a-z0-9._-]{2,30}[a-z0-9_-])|(?<![a-z0-9._@-])(@?[a-z][a-z0-9._-]{2,30})\s?\((?:ไลน์|line)\)/g
/** The address of somebody's profile or chat. */
export const PROFILE_LINK =
  /(?<![a-z0-9@.])(?:https?:\/\/)?(?:[a-z]{1,10}\.)?(?:line\.me|lin\.ee|wa\.me|whatsapp\.com|m\.me|facebook\.com|fb\.com|instagram\.com|t\.me|wechat\.com)\/[^\s<>"']{1,200}/g

/** The LINE ID in a match of `LINE_ID`; null for a phone number behind the word. */
export function lineIdOf(match: RegExpExecArray): string | null {
  const [, apart, marked, led, named, before] = match
  const value = apart ?? marked ?? led ?? named ?? before ?? ''
  return /^\+?[\d-]{9,}$/.test(value) ? null : value
}
