import { readNumber } from './read-number.ts'
import { gregorianYear, withPlainDigits } from './thai-numbers.ts'

/*
 * Reads the figures that people write, in files and in forms. Each reader returns null for an empty text and
 * undefined for what it cannot read, or what can mean two things.
 */

const UNIT =
  /(฿|thb|baht|บาท|sq\.?\s?m\.?|sqm|m²|m2|ตร\.?\s?ม\.?|ตารางเมตร|ชั้น|floors?|ยูนิต|units?|ห้องนอน|ห้องน้ำ|ห้อง|น้ำ|นอน|bath(room)?s?|\/\s?(month|mo|เดือน)|per month|ต่อเดือน|ต่อ)/gi
/** A rent may say `18,500/m`. */
const MONTH = /\/\s?(?:m|ด\.?)$/i
const TIMES: Record<string, number> = {
  บ: 1,
  k: 1000,
  พัน: 1000,
  หมื่น: 10_000,
  แสน: 100_000,
  ...{ m: 1e6, mb: 1e6, mil: 1e6, mn: 1e6, million: 1e6 },
  ...{ ล: 1e6, ลบ: 1e6, ล้าน: 1e6, ล้านบ: 1e6 },
}

/** A number with its unit: `1,250`, `35.5 sqm`, `30,5`, `๑๒ ชั้น`, `1 น้ำ`. */
export function readAmount(text: string): number | null | undefined {
  return isOfSeveral(text) ? undefined : readFigure(text.replace(UNIT, '').trim())
}

/** Whole baht: `25,000.-`, `8.9M`, `4.5 ลบ.`, `8.9 ล้านบาท`, `25k / month`, `1.250.000`. */
export function readBaht(text: string): number | null | undefined {
  if (isOfSeveral(text)) return undefined
  const amount = text
    .replace(UNIT, '')
    .replace(MONTH, '')
    .replace(/\s{1,9}/g, ' ')
    .trim()
    .replace(/ ?[.,/]? ?[-–—]{1,3}$/, '')
  const [, figure = amount, word = ''] =
    /^(.*?[\d๐-๙])\s*(\p{L}[\p{L}\p{M}]*)\.?$/u.exec(amount) ?? []
  if (word === '') return twoReadings(figure) ? undefined : readFigure(figure)
  const times = TIMES[word.toLowerCase()]
  // In millions a point before three digits can only be a decimal point.
  if (times === undefined || (times < 1e6 && twoReadings(figure))) return undefined
  const number = readFigure(figure)
  return typeof number === 'number' && times > 1 ? Math.round(number * times) : number
}

/** A year, also of the Buddhist era: `2556`, `พ.ศ. ๒๕๕๖`. */
export function readYear(text: string): number | null | undefined {
  const year = readAmount(text.replace(/^\s*(พ\.?\s?ศ\.?|ค\.?\s?ศ\.?)/, ''))
  return typeof year === 'number' ? gregorianYear(year) : year
}

/** A floor: `12`, `ชั้น 5`, `Fl. 5`. `12A` is what the thirteenth floor is called. */
export function readFloor(text: string): number | null | undefined {
  const floor = text
    .trim()
    .replace(/^fl(?:oor)?\.?(?=\s|\d)/i, '')
    .replace(/(?:fl\.?|floor)$/i, '')
    .trim()
    .replace(/(?:st|nd|rd|th)$/i, '')
  const plain = withPlainDigits(floor)
    .replace(/^(?:อาคาร|ตึก)\s?[A-Zก-ฮ]?\s{0,3}(?=ชั้น)/i, '')
    .replace(/^ชั้น(?:ที่)?|ชั้น$/, '')
    .trim()
  return /^12a$/i.test(plain) ? 13 : readAmount(plain)
}

/**
 * The two numbers that a figure can mean, larger first: `25.000` is 25,000 where points separate thousands,
 * else 25. Null if it can mean one only.
 */
export function twoReadings(text: string): [number, number] | null {
  const figure = withPlainDigits(text.replace(UNIT, '')).replace(/\s|\.?-$/g, '')
  const [, thousands, rest] = /^([1-9]\d{0,2})\.(\d{3})$/.exec(figure) ?? []
  if (!thousands) return null
  return [Number(thousands) * 1000 + Number(rest), Number(figure)]
}

/** A unit, a blank before less than thousands, or a blank beside a sign. */
const APART = /\d[^\d¤]*¤\D*\d|\d\s+\d(?!\d\d(?!\d))|\d[.,]\s+\d|\d\s+[.,]\s*\d/

/** Whether figures stand apart, which are never joined: `35 sqm 40`, `ชั้น 5 ห้อง 3`, `2 3`, `3, 5`. */
function isOfSeveral(text: string): boolean {
  return APART.test(withPlainDigits(text).replace(UNIT, '¤'))
}

function readFigure(text: string): number | null | undefined {
  const figure = withPlainDigits(text)
    .replace(/\s/g, '')
    .replace(/(?<=\d)\.$/, '')
  // A comma before one or two digits is a decimal comma.
  if (/^\d+,\d{1,2}$/.test(figure)) return readNumber(figure.replace(',', '.'))
  // Points separate thousands where there are several, or a decimal comma after one.
  const isPointed = /^\d{1,3}((\.\d{3}){2,}(,\d{1,2})?|\.\d{3},\d{1,2})$/.test(figure)
  return readNumber(isPointed ? figure.replaceAll('.', '').replace(',', '.') : figure)
}
