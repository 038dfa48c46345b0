import { englishTens, TENS, THAI_DIGITS, thaiTens } from './number-words.ts'

/* Sums whose numbers are words: `หมื่นแปด`, `สองล้านห้า`, `twelve thousand`. */

const DIGITS: Record<string, number> = { ...THAI_DIGITS, ครึ่ง: 5 }
const UNITS: Record<string, number> = { พัน: 1000, หมื่น: 10_000, แสน: 100_000, ล้าน: 1_000_000 }
const ENGLISH_UNITS: Record<string, number> = {
  ...{ thousand: 1000, thou: 1000, grand: 1000, million: 1_000_000 },
}
const SMALL =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const DIGIT = Object.keys(THAI_DIGITS).join('|')
const UNIT = Object.keys(UNITS).join('|')

/** `สี่หมื่น`, `สองหมื่นห้า`, `หมื่นแปด`; several of หลาย is none. */
const THAI = new RegExp(
  `(?<!หลาย|สิบ)(?:(${DIGIT})(${UNIT})(${Object.keys(DIGITS).join('|')})?|(?<!\\d\\s?|สิบ|เอ็ด|${DIGIT})(หมื่น|แสน|ล้าน)(${DIGIT}))(?![ก-ฮ]{0,2}ธุ์)`,
  'g',
)
const ENGLISH = new RegExp(
  `(?<![a-z]|point )(?:(${TENS.join('|')})(?:[ -](${SMALL.slice(0, 9).join('|')}))?|(${SMALL.join('|')})(?: point (${SMALL.slice(0, 9).join('|')}))?) (${Object.keys(ENGLISH_UNITS).join('|')})(?![a-z])`,
  'g',
)

/** `seven to nine thousand` */
export const WORDED_RANGE = new RegExp(
  `(?<![a-z]|point )(${SMALL.join('|')})( ?(?:to|-|or) ?)(${SMALL.join('|')}) (${Object.keys(ENGLISH_UNITS).join('|')})(?![a-z])`,
  'g',
)

/** The baht of both ends of such a match, and where the second one begins in it. */
export function spokenRange(match: RegExpExecArray): [low: number, high: number, at: number] {
  const [, low = '', joint = '', high = '', unit = ''] = match
  const times = ENGLISH_UNITS[unit] ?? 0
  const baht = (word: string) => (SMALL.indexOf(word) + 1) * times
  return [baht(low), baht(high), low.length + joint.length]
}

/** `two hundred thousand`, `a hundred and fifty thousand` */
const HUNDREDS = new RegExp(
  `(?<![a-z])(${SMALL.slice(0, 9).join('|')}|an?) hundred(?: and)?(?: (${TENS.join('|')}|${SMALL.join('|')}))? (thousand|thou|grand)(?![a-z])`,
  'g',
)

/** `สี่สิบสองล้าน` */
const THAI_TENS = new RegExp(`((?:ยี่|${DIGIT})?)สิบ(เอ็ด|${DIGIT})?(ล้าน)`, 'g')

/** `เดือนละหมื่น`, `งบล้าน` */
const ONE_OF_UNIT = new RegExp(
  `(?<=(?:เดือนละ|ไม่เกิน|งบ|ราคา|เช่า|ประมาณ)\\s?)(หมื่น|แสน|ล้าน)(?!\\s?\\d|${DIGIT})`,
  'g',
)

export const WORDED_SUMS: readonly RegExp[] = [THAI_TENS, THAI, ONE_OF_UNIT, HUNDREDS, ENGLISH]

/** What counts things and no money, behind a last digit. */
const COUNTED = /^\s?(?:นอน|น้ำ|ห้อง|ตร\.?\s?ม(?!\.?\s?ละ)|ชั้น|ปี|เดือน|คัน|คน|วัน|นาที|%|เปอร์|ถึง|-)/

/** Whether what stands there counts things: `3 นอน`. */
export function isCounted(text: string, at: number): boolean {
  return COUNTED.test(text.slice(at, at + 10))
}

/** The baht of a match of `WORDED_SUMS`. */
export function spokenSum(match: RegExpExecArray): number {
  const [words, first = '', second = '', third = '', fourth = '', fifth = ''] = match
  if (words in UNITS) return UNITS[words] ?? 0
  if (match[0].includes(' hundred')) {
    const rest = englishTens(second) || SMALL.indexOf(second) + 1
    return (Math.max(1, SMALL.indexOf(first) + 1) * 100 + rest) * 1000
  }
  if (match[0].includes('สิบ')) return thaiTens(first, second) * (UNITS[third] ?? 0)
  if (fifth in ENGLISH_UNITS) return ofEnglish([first, second, third, fourth], fifth)
  if (fourth) return joined(1, UNITS[fourth] ?? 0, DIGITS[fifth] ?? 0)
  return joined(DIGITS[first] ?? 0, UNITS[second] ?? 0, DIGITS[third] ?? 0)
}

/** `twenty five thousand`, `six point four million`. */
function ofEnglish([tens = '', ones = '', small = '', point = '']: string[], unit: string): number {
  const count = englishTens(tens) + SMALL.indexOf(ones || small) + 1
  return joined(count, ENGLISH_UNITS[unit] ?? 0, point ? SMALL.indexOf(point) + 1 : 0)
}

function joined(count: number, unit: number, tenths: number): number {
  return count * unit + (tenths * unit) / 10
}
