const ENGLISH = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const THAI = 'หนึ่ง สอง สาม สี่ ห้า หก เจ็ด แปด เก้า สิบ สิบเอ็ด สิบสอง'.split(' ')

/** A number of one or two digits, or a word up to twelve, for use in an expression. The longer words first. */
export const NUMBER = `(\\d{1,3}|${[...ENGLISH, 'an?'].join('|')}|สิบเอ็ด|สิบสอง|${THAI.slice(0, 10).join('|')})`
export const HOUR = `(\\d{1,2}|สิบเอ็ด|สิบสอง|${THAI.slice(0, 10).join('|')})`

/** The value of such a number; `a` is one. */
export function numberOf(text = ''): number {
  if (/^\d+$/.test(text)) return Number(text)
  if (text === 'a' || text === 'an') return 1
  return Math.max(ENGLISH.indexOf(text), THAI.indexOf(text)) + 1
}
