import { asPlainDigits, type CellReader, Readings, WithOthers } from '../../shared/fields/cells.ts'
import { SCIENTIFIC } from '../../shared/fields/figures-within.ts'
import { withPlainDigits } from '../../shared/fields/thai-numbers.ts'

/* Readers of cells that name people: one cell may have a name, a phone and a LINE id. */

const PHONE_WORDS = new Set(['โทร', 'เบอร์', 'tel', 'mobile', 'phone', 'only'])
const SIGNS = ',:;()/-.'
const PHONE = /(?<![\d+])(?:\+?66|0)[\d\s().-]{7,15}\d(?!\d)/
/** A LINE id behind its word. `Line` is also a name: in Latin letters it needs a colon, or an id that is no name. */
const LINE =
  /(?<![\p{L}\p{M}])(?:ไลน์(?: ?id)? ?:? ?|line(?: ?id)?(?: ?: ?| (?=[a-z\d-]{0,28}[._\d])))(@?[a-z\d][a-z\d._-]{2,29})(?![a-z\d])/iu
/** An id behind a phone without the word LINE, which no name looks like: `/ ice_ice`. */
const BARE_ID = /\/ ?(@?(?=[a-z\d-]{1,28}[._])[a-z\d][a-z\d._-]{2,29})$/i
const WHATSAPP = /[\s(]{1,2}whatsapp(?: only)?\)?$/i

/** A cell of phones, which may say a LINE id. A number that a spreadsheet shortened is lost. */
export function asPhone(line: string): CellReader {
  return (cell, now) => {
    if (SCIENTIFIC.test(cell)) return new Readings([])
    const [said, id] = LINE.exec(cell) ?? BARE_ID.exec(cell) ?? []
    if (said === undefined) return asPlainDigits(cell.replace(WHATSAPP, ''), now)
    const rest = cell
      .replace(said, ' ')
      .trim()
      .replace(/[/,;(]$/, '')
      .trim()
    // Without a number what is left are words about the LINE id.
    return new WithOthers(/[\d๐-๙]/.test(rest) ? asPlainDigits(rest, now) : undefined, {
      [line]: id,
    })
  }
}

/** A cell of names, in which a phone and a LINE id may stand: `คุณต้อม 081-234-5678`, `Khun Dao (LINE: dao_dao)`. */
export function asNameAnd(phone: string, line: string): CellReader {
  return (cell) => {
    const [said, id] = LINE.exec(cell) ?? []
    const text = withPlainDigits(said === undefined ? cell : cell.replace(said, ' '))
    const [number] = PHONE.exec(text) ?? []
    if (!number && id === undefined) return cell
    const name = (number ? text.replace(number, ' ') : text)
      .split(/\s+/)
      .map(withoutSigns)
      .filter((word) => word !== '')
      .join(' ')
    const others = { ...(number && { [phone]: number.trim() }), ...(id && { [line]: id }) }
    if (/\p{L}/u.test(name)) return new WithOthers(name, others)
    return id === undefined && number ? number.trim() : new WithOthers(undefined, others)
  }
}

/** A word without the signs that stood between it and the phone. */
function withoutSigns(word: string): string {
  let start = 0
  let end = word.length
  while (start < end && SIGNS.includes(word[start] ?? '')) start += 1
  while (end > start && SIGNS.replace('.', '').includes(word[end - 1] ?? '')) end -= 1
  const rest = word.slice(start, end)
  return PHONE_WORDS.has(rest.replace('.', '').toLowerCase()) ? '' : rest
}
