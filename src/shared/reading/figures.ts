import { readAmount, readFloor } from '../fields/read-amount.ts'
import { FRESH, NUMBER } from './money.ts'
import { englishTens, TENS, THAI_DIGITS, thaiOnes, thaiTens } from './number-words.ts'
import { type Rule, rule } from './rule.ts'

/* Sizes, rooms, floors, ways and times with their numbers, in English and Thai. */

const NUMBER_WORDS: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 },
  ...{ หนึ่ง: 1, สอง: 2, สาม: 3, สี่: 4, ห้า: 5, หก: 6 },
}
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const TIME_WORDS: Record<string, number> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40 },
}
const COUNT = `(\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')})`
const BED =
  '(?:bed\\s?rooms?|bdrms?|bdrs?|bedders?|bhk|beds?|brs?|bd|norn|ห้องนอน|หัองนอน|นอน)(?![a-z])'
const BATH =
  '(?:bath\\s?rooms?|bathrms?|baths?(?!\\s?tub)|bthrs?|bths?|ba|wc|toilets?|ห้องน้ำ|ห้องนํ้า|น้ำ|นํ้า)(?![a-z])'

const SIZE = new RegExp(
  `${FRESH}${NUMBER}\\+?\\s?-?(?:sq\\.\\s?m\\.|sq\\.?\\s?m(?:tr|eters?|etres?)?s?|square\\s?met(?:er|re)s?|m2|m²|mq|tarangmet|ตร\\.?\\s?ม\\.?|ตารางเมตร|ต\\.?ร\\.?ม\\.?)(?![a-z]|\\.?\\s?ละ)`,
  'g',
)
/** `2LDK` */
const JAPANESE_ROOMS = /(?<![\da-z])(\d)\s?s?ldk(?![a-z])/g
/** `สี่สิบห้าตารางเมตร`, `sixty-one square metres`. */
const SIZE_IN_THAI =
  /(?:(ยี่|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|)สิบ)(เอ็ด|หนึ่ง|สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า)?\s?(?:ตารางเมตร|ตร\.?\s?ม)/g
const SIZE_IN_WORDS = new RegExp(
  `(?<![a-z])(${TENS.join('|')})(?:[ -](one|two|three|four|five|six|seven|eight|nine))? (?:square met(?:er|re)s?|sq\\.? ?m|sqm)(?![a-z])`,
  'g',
)
const SQUARE_FEET = new RegExp(
  `${FRESH}${NUMBER}\\s?-?(?:sq\\.?\\s?f(?:ee)?t|square f(?:ee|oo)t|ft2|ft²|ตารางฟุต)(?![a-z])`,
  'g',
)
const LAND = new RegExp(
  `${FRESH}${NUMBER}\\s?(?:ตารางวา|ตร\\.?\\s?ว|sq\\.?\\s?w(?:ah?)?)(?![a-z])`,
  'g',
)
const BOTH_ROOMS =
  /(?<![\da-z]|\d[.,/])(\d)\s?(?:bed|bd|b|br|นอน|น(?=\s?\d\s?น))\s?[/,+-]?\s?(\d)\s?(?:bath|ba|b|น้ำ|น(?![ก-๙]))(?![a-z0-9])/g
/** `2 room 2 toilet` */
const ROOMS_AND_TOILETS =
  /(?<![\da-z]|\d[.,/])(\d)\s?rooms?[\s,/&+]{1,3}(\d)\s?(?:toilets?|baths?|wc)(?![a-z])/g
const BEDROOMS = new RegExp(`(?<![\\da-z-]|\\d[.,])${COUNT}(?:\\s?-\\s?|\\s{0,2})${BED}`, 'g')
const BATHROOMS = new RegExp(`(?<![\\da-z-]|\\d[.,])${COUNT}(?:\\s?-\\s?|\\s{0,2})${BATH}`, 'g')
const FLOORS =
  /(?:(?:ตึก|อาคาร|คอนโด|มี|สูง|ทั้งหมด|บ้าน|building (?:of|with)|total(?: of)?)\s?)(\d{1,3})\s?(?:ชั้น(?!(?:ที่)?\s?\d)|floors|storeys?|stor(?:y|ies))(?![a-z])|(?<![\d.,/])(\d{1,3})[ -]?(?:storeys?|stor(?:y|ies)|floors)(?![a-z])|(?<![\d.,/])(\d{1,2})\s?ชั้น(?=\s{0,2}\d{1,2}\s?(?:ห้อง)?นอน)/g
const FLOOR =
  /(?:ชั้นที่|ชั้น|floor|flr|storey|level|lvl|fl)(?![a-z])\.? ?(?:ที่ ?)?(?:no\.? ?)?[:#(]? ?(\d{1,3}[ab]?)(?![\da-z]|[.,]\d|\s?(?:bed|br|bath(?!\s?tub)|ห้องนอน|ห้องน้ำ|นอน|น้ำ))|(?<![\da-z]|\d[.,/])(\d{1,3}a?)(?:st|nd|rd|th)?[\s-]?(?:\/?f|floor|flr|fl)(?![a-z0-9/])/g
/** `the tenth floor`, and `a studio on the 6th`. */
const FLOOR_IN_WORDS = new RegExp(
  `(?<![a-z])(${ORDINALS.join('|')}) floor(?![a-z])|(?<=(?:studio|room|unit|flat|condo|apartment) (?:is )?on )the (\\d{1,2})(?:st|nd|rd|th)(?! (?:of|day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
  'g',
)
const THAI_DIGIT = Object.keys(THAI_DIGITS).join('|')
/** `ชั้นยี่สิบเอ็ด` */
const FLOOR_IN_THAI = new RegExp(
  `ชั้น(?:ที่)?\\s?(?:(ยี่|${THAI_DIGIT}|)สิบ)?(เอ็ด|${THAI_DIGIT})?(?<=สิบ|${THAI_DIGIT}|เอ็ด)`,
  'g',
)
const MINUTES =
  /(?<![\da-z]|\d[.,/])(\d{1,3})(?:\s?(?:-|to|ถึง)\s?(\d{1,3}))?[\s-]?(?:minutes?|mins?|นาที)(?:['’])?(?![a-z])/g
const KILOMETRES =
  /(?<![\da-z]|\d[.,/])(\d{1,3}(?:\.\d{1,2})?)\s?(?:kms?|kilomet(?:er|re)s?|กิโลเมตร|กิโล(?!กรัม|ได้)|กม)(?![a-z])/g
const METRES =
  /(?<![\da-z]|\d[.,/])(\d{1,3}(?:,\d{3})?|\d{4})\s?(?:m|mtrs?|met(?:er|re)s?|เมตร|ม\.)(?![a-z0-9])/g
const MONTHS =
  /(?<![\da-z]|\d[.,/])(\d{1,2})[\s-]?(?:months?|mths?|mos?|เดือน(?!หน้า|ก่อน|ที่แล้ว))(?![a-z])|(?<![\da-z]|\d[.,/])(\d{1,2})[\s-]?(years?|yrs?|ปี)(?![a-z])/g
/** `twenty minutes`, `two years`. */
const WORDED_TIME = new RegExp(
  `(?<![a-z-])(${Object.keys(TIME_WORDS).join('|')})[\\s-]?(minutes?|mins?|months?|years?)(?![a-z])`,
  'g',
)
const PERCENT = /(?<![\da-z]|\d[.,/])(\d{1,3}(?:\.\d{1,2})?)\s?(?:%|percent|เปอร์เซ็นต์)/g
const PARKING =
  /(?<![\da-z]|\d[.,/])(\d{1,2})\s?(?:car ?parks?|parking(?: spaces?| lots?)?|pkg(?: lots?)?|cars?|คัน|ที่จอดรถ|ที่จอด)(?![a-z])|(?:ที่จอดรถ|จอดรถ|จอดได้|ที่จอด|parking(?: for)?|pkg|car ?park)\s?(?:ได้\s?)?[:x]?\s?(\d{1,2})(?:\s?คัน)?(?![\d.,a-z])/g
const STUDIO = /(?<![a-z])studio(?![a-z])|ห้องสตูดิโอ|สตูดิโอ|ห้องสตู|สตู(?!ดิ)/g
const YEAR =
  /(?:ปี|พ\.?ศ\.?|since|built in|built|completed in|completed|สร้าง(?:เสร็จ)?(?:ปี|เมื่อปี)?|เสร็จปี)\s?(?:พ\.?ศ\.?\s?)?((?:19|20|24|25|26)\d{2})(?!\d)/g
const UNIT_NUMBER =
  /(?:(?<![a-z0-9])#(?=\d{3,5}(?!\d))|ห้องเลขที่|เลขห้อง|ห้องที่|ห้อง|ยูนิต|เลขที่|บ้านเลขที่|(?<![a-z])(?:unit|room|rm|apt|hong|condo no))(?![a-z])\.? ?(?:number|no\.?|เลขที่|ที่)? ?[:#]? ?((?:[a-z]{1,2}-?)?\d{1,5}[a-z]?(?:[/-]\d{1,5}[a-z]?)?)(?![\da-z]|[,.]\d|\s?(?:นอน|น้ำ|ห้องนอน|ห้องน้ำ|ตร|sq|bed|br|bath|พัน|หมื่น|แสน|ล้าน|บาท))/g
const TOWER =
  /(?<!วิว)(?:ตึก|อาคาร|tower|building|bldg|block)(?![a-z])\.?\s?([a-h]|\d)(?![a-z0-9ก-๙]|[.,]\d|\s?(?:ชั้น|floor|storey))/g

const plain = (match: RegExpExecArray): number => Number((match[1] ?? '').replaceAll(',', ''))
const within = (value: number, least: number, most: number): number | null =>
  value >= least && value <= most ? value : null

function countOf(word = ''): number {
  return NUMBER_WORDS[word] ?? Number(word)
}

export const figureRules: readonly Rule[] = [
  rule(SIZE, (match) => of('size', readAmount(match[1] ?? ''))),
  rule(JAPANESE_ROOMS, (match) => of('bedrooms', Number(match[1]))),
  rule(SIZE_IN_THAI, ([, tens = '', ones = '']) => {
    return of('size', thaiTens(tens, ones))
  }),
  rule(SIZE_IN_WORDS, ([, tens = '', ones = '']) =>
    of('size', englishTens(tens) + (TIME_WORDS[ones] ?? 0)),
  ),
  rule(SQUARE_FEET, (match) => of('square-feet', readAmount(match[1] ?? ''))),
  rule(LAND, (match) => of('land', readAmount(match[1] ?? ''))),
  rule(FLOORS, (match) => of('floors', within(Number(match[1] ?? match[2] ?? match[3]), 1, 120))),
  rule(FLOOR_IN_WORDS, ([, word = '', number]) =>
    of('floor', number ? Number(number) : ORDINALS.indexOf(word) + 1),
  ),
  rule(FLOOR, (match) => of('floor', readFloor(match[1] ?? match[2] ?? ''))),
  rule(BOTH_ROOMS, (match) => {
    const second = match.index + match[0].lastIndexOf(match[2] ?? '')
    const firstEnd = match.index + match[0].slice(0, second - match.index).trimEnd().length
    return [
      { kind: 'bedrooms', value: Number(match[1]), end: firstEnd },
      { kind: 'bathrooms', value: Number(match[2]), start: second },
    ]
  }),
  rule(ROOMS_AND_TOILETS, (match) => {
    const second = match.index + match[0].lastIndexOf(match[2] ?? '')
    return [
      { kind: 'bedrooms', value: Number(match[1]), end: match.index + 1 },
      { kind: 'bathrooms', value: Number(match[2]), start: second },
    ]
  }),
  rule(BEDROOMS, (match) => of('bedrooms', within(countOf(match[1]), 1, 20))),
  rule(BATHROOMS, (match) => of('bathrooms', within(countOf(match[1]), 1, 20))),
  rule(FLOOR_IN_THAI, ([, tens, ones = '']) => {
    return of('floor', tens === undefined ? thaiOnes(ones) || null : thaiTens(tens, ones))
  }),
  rule(STUDIO, () => ({ kind: 'bedrooms', value: 0 })),
  rule(PARKING, (match) => of('parking', Number(match[1] ?? match[2]))),
  rule(MINUTES, (match) => {
    const first = { kind: 'minutes' as const, value: plain(match) }
    if (match[2] === undefined) return first
    const start = match.index + match[0].indexOf(match[2], (match[1] ?? '').length)
    const end = match.index + (match[1] ?? '').length
    return [
      { ...first, end },
      { kind: 'minutes', value: Number(match[2]), start },
    ]
  }),
  rule(WORDED_TIME, ([, word = '', unit = '']) => {
    const count = TIME_WORDS[word] ?? 0
    if (unit.startsWith('mi')) return { kind: 'minutes', value: count }
    return { kind: 'duration', value: unit.startsWith('y') ? 12 * count : count }
  }),
  rule(KILOMETRES, (match) => of('distance', Math.round(plain(match) * 1000))),
  rule(MONTHS, (match) => of('duration', match[1] ? Number(match[1]) : Number(match[2]) * 12)),
  rule(PERCENT, (match) => of('percent', plain(match))),
  rule(YEAR, (match) => of('year', plain(match))),
  rule(UNIT_NUMBER, (match) => of('unit-number', (match[1] ?? '').toUpperCase())),
  rule(TOWER, (match) => of('tower', (match[1] ?? '').toUpperCase())),
]

/** After sums: `8.9m` is a price. */
export const metreRules: readonly Rule[] = [rule(METRES, (match) => of('distance', plain(match)))]

function of<Kind extends string>(
  kind: Kind,
  value: number | string | null | undefined,
): { kind: Kind; value: number | string } | null {
  return value === null || value === undefined || Number.isNaN(value) ? null : { kind, value }
}
