import { type Rule, rule } from './rule.ts'

/* Names that a title leads: `คุณนภา`, `Khun Arisa`, `K. Arjun`. */

/** Words that Thai writes on behind a name. */
const AFTER_NAME =
  /(?:ฝาก|โทร|ครับ|คับ|ค่ะ|คะ|นะ|เจ้าของ|สนใจ|ปล่อย|ขาย|เช่า|ต้องการ|อยาก|จะ|แจ้ง|บอก|ถาม|เบอร์|ไลน์|ติดต่อ|ว่า|มา|ให้|ขอ|ส่ง|นัด|ลูกค้า|ชอบ|และ|กับ|ที่|โอเค|ตกลง)/
const THAI_NAME =
  /(?<![\u0e01-\u0e4e])(?:คุณหมอ|คุณหญิง|คุณ|นางสาว|นาย|นาง|พี่|น้อง|เจ๊|เฮีย|ป้า|ลุง|หมอ|อาจารย์|อ\.)\s?(?=[ก-ฮเ-ไ])([ก-ฮ\u0e30-\u0e3a\u0e40-\u0e4e]{2,30})/g
const LATIN_NAME =
  /(?<![a-z])(?:khun|k\.|kun|mr\.?|mrs\.?|ms\.?|miss|dr\.?|p['’]|pi|nong)\s{0,2}([a-z]{2,20}(?:\s[a-z]{3,20})?)(?![a-z@\d])/g

/** Whom somebody is to another: no name. */
const KIN = /^(?:แม่|พ่อ|ลูก|ลูกสาว|ลูกชาย|ลูกค้า|เขา|เค้า|ชาย|สาว)$/

export const nameRules: readonly Rule[] = [
  rule(THAI_NAME, (match) => {
    const [whole, name = ''] = match
    const rest = name.search(AFTER_NAME)
    const shown = rest >= 2 ? name.slice(0, rest) : name
    if (KIN.test(shown)) return null
    const start = match.index + whole.length - name.length
    return { kind: 'name', value: shown, start, end: start + shown.length }
  }),
]

/** A Latin name has a capital letter: these read the text as written. */
export function latinNames(
  text: string,
  plain: string,
): { value: string; start: number; end: number }[] {
  return [...plain.matchAll(LATIN_NAME)].flatMap((match) => {
    const [whole, name = ''] = match
    const start = match.index + whole.length - name.length
    const written = text.slice(start, start + name.length)
    const words = written.split(/\s/).filter((word) => /^[A-Z]/.test(word))
    if (words.length === 0 || !/^[A-Z]/.test(written)) return []
    const value = words.join(' ')
    return [{ value, start, end: start + value.length }]
  })
}
