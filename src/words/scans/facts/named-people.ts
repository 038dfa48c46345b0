import type { Fact } from '../../../shared/reading/fact.ts'
import type { NoteLine } from './lines.ts'

/** The name of a person, and where it stands in the whole text. */
export type Named = { value: string; start: number; end: number }

const WORD = "[A-Z][a-z’'-]{0,19}[a-z]"
const LATIN = `${WORD}(?: ${WORD}){0,2}`
const THAI = '[ก-ฮเ-ไ][ก-ฮ\\u0e30-\\u0e3a\\u0e40-\\u0e4e]{1,11}'
const WHO =
  'buyer|owner|tenant|seller|client|agent|landlord|lead|customer|ผู้เช่า|ผู้ซื้อ|ผู้ขาย|เจ้าของ|ลูกค้า'
const TOLD =
  'call|meet|tell|ask|text|email|message|remind|with|w/|to|from|for|โทรหา|นัด|ส่งให้|แจ้ง|บอก|ถาม|คุยกับ'
const DOES =
  '(?:likes?|liked|loves?|wants?|pays|buys|bought|needs?|says|said|asks?|is|has|will|can|prefers?|rents|หา|ซื้อ|เช่า|สนใจ|อยาก|ขอ|ชอบ|จะ|มา)'

/** A name behind the word for who somebody is or what is done with them. */
const LED_LATIN = new RegExp(`(?<![a-z])(?:${WHO}|${TOLD})\\s?[:-]?\\s?(${LATIN})(?![a-z])`, 'gi')
const LED_THAI = new RegExp(`(?<![a-z])(?:${WHO}|โทรหา)\\s?[:-]?\\s(${THAI})(?=\\s|$)`, 'gi')
const CALLED_THAI = new RegExp(`โทรหา(${THAI})(?=\\s|$)`, 'g')
/** A name that leads a line and does something; the first line of a note may name whom it is about. */
const DOER = new RegExp(`^\\s{0,3}(${LATIN}) ${DOES}(?![a-z])`)
const TITLE_LATIN = new RegExp(`^\\s{0,3}(${LATIN})\\s?(?:[,:+]|$)`)
const TITLE_THAI = new RegExp(`^\\s{0,3}(${THAI}) (?:หา|ซื้อ|เช่า|ขาย|สนใจ|อยาก)`)

/** Capitalised words that name no person. */
const NO_NAME =
  /^(?:line|tel|phone|mobile|e-?mail|whatsapp|id|call|bts|mrt|arl|owner|agent|buyer|tenant|seller|client|landlord|lead|customer|contact|ask|send|the|new|old|from|name|no|price|rent|unit|room|notes?|deposit|budget|offer|viewing|contract|handover|update|follow|summary|meeting|todo|keys?|floor|parking|urgent|today|tomorrow|both|all|check|book|meet|him|her|them|us|me|re|sale|lease|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|bangkok|thai|thailand|english|residences?|place|tower|court|house|row|park|condo|ville|garden|suites?|heights|point|bank|missed|mail)$/i
const NO_THAI_NAME =
  /^(?:ลูกค้า|หา|ห้อง|คอนโด|บ้าน|นัด|โทร|ส่ง|งบ|ราคา|เจ้าของ|ผู้|ต้องการ|อยาก|คน|ทีม|ครอบครัว|เงิน|มัดจำ|สัญญา|จะ|ไม่|ขอ|พรุ่งนี้|วันนี้|นิติ|ธนาคาร|จ่าย|โอน|วาง|ตกลง|โอเค|ได้|ยัง|มี|รับ|คือ|อยู่|กลับ|ไป|มา|บอก|ว่า|ชอบ|ใหม่|เก่า|เดิม|รอ|ให้|เช่า|ซื้อ|ขาย|แล้ว)/

/** The people whom the lines of a note name, each where it is named first. */
export function namedPeople(lines: readonly NoteLine[]): Named[] {
  const people: Named[] = []
  for (const [index, line] of lines.entries()) {
    for (const named of namesIn(line, index === 0)) {
      if (!people.some(({ value }) => value === named.value)) people.push(named)
    }
  }
  return people
}

function namesIn(line: NoteLine, isFirst: boolean): Named[] {
  const titled = line.facts.filter(({ kind }) => kind === 'name')
  const own = titled.map(({ value, start, end }) => ({ value: String(value), start, end }))
  const led = [...line.text.matchAll(LED_LATIN), ...line.text.matchAll(LED_THAI)]
  const leading = [DOER, ...(isFirst ? [TITLE_LATIN, TITLE_THAI] : [])]
    .map((expression) => expression.exec(line.text))
    .filter((match) => match !== null)
  const found = [...led, ...line.text.matchAll(CALLED_THAI), ...leading].flatMap((match) => {
    const [whole, written = ''] = match
    const start = line.start + match.index + whole.lastIndexOf(written)
    const name = { value: written, start, end: start + written.length }
    return isName(written) && isFree(line.facts, name) ? [name] : []
  })
  return [...own, ...found].toSorted((a, b) => a.start - b.start)
}

/** Whether words are a name of their own: capitals, and none of the words that are capitalised anyway. */
export function isName(written: string): boolean {
  if (/^[\u0e01-\u0e4e]/.test(written)) return !NO_THAI_NAME.test(written)
  return /^[A-Z]/.test(written) && !written.split(' ').some((word) => NO_NAME.test(word))
}

const isFree = (facts: readonly Fact[], { start, end }: Named) =>
  !facts.some((fact) => fact.start < end && start < fact.end)
