import { plainText } from '../../../shared/plain-text.ts'
import { BAHT_KINDS, type Fact } from '../../../shared/reading/fact.ts'
import { writtenOut } from '../../../shared/reading/said-phrases.ts'
import { isThaiText } from './pieces.ts'

/** How facts are written: in the house form of values, and with shorthand written out. */
export type Form = 'normal' | 'written out'

/** The words of a fact in this form; what has no form of its own stays as it is. `before` is what the line says before. */
export function writeFact(fact: Fact, words: string, before: string, form: Form): string {
  if (BAHT_KINDS.has(fact.kind)) return sum(fact, words, before)
  const write = WRITERS[fact.kind]
  if (write) return write(fact, words, before, form)
  return form === 'written out' ? phraseOf(words) : words
}

type Writer = (fact: Fact, words: string, before: string, form: Form) => string

const WRITERS: Partial<Record<Fact['kind'], Writer>> = {
  size: measure('sqm', 'ตร.ม.'),
  'square-feet': measure('sq ft', 'ตารางฟุต'),
  land: measure('sq wah', 'ตร.ว.'),
  distance: (fact, words) => distance(Number(fact.value), words),
  minutes: counted('minute', 'นาที'),
  bedrooms: rooms('bedroom', 'ห้องนอน'),
  bathrooms: rooms('bathroom', 'ห้องน้ำ'),
  floor: (_fact, words, _before, form) => floor(words, form),
  duration: (_fact, words, _before, form) => (form === 'written out' ? duration(words) : words),
  day: (_fact, words) => day(words),
  station: (fact, words, before) => (isLed(before) ? stationName(fact, words) : words),
}

const plainDigits = (words: string) => plainText(words)
const figureIn = (words: string) => /\d[\d.,]*/.exec(plainDigits(words))?.[0] ?? ''

function measure(en: string, th: string): Writer {
  return (_fact, words) => {
    const figure = figureIn(words).replace(/[.,]$/, '')
    return `${grouped(figure)} ${isThaiText(words) ? th : en}`
  }
}

/** `3min` is `3 minutes`; the first of a range has no unit. */
function counted(en: string, th: string): Writer {
  return (_fact, words, _before, form) => {
    const figure = figureIn(words)
    if (/^[\d๐-๙]+$/.test(words)) return figure
    if (isThaiText(words)) return `${figure} ${th}`
    if (form === 'normal') return words.replace(/(\d)(?=[a-z])/i, '$1 ')
    return `${figure} ${en}${Number(figure) === 1 ? '' : 's'}`
  }
}

function rooms(en: string, th: string): Writer {
  return (fact, words, _before, form) => {
    if (form === 'normal' && !/[๐-๙]/.test(words)) return words
    if (fact.value === 0) return isThaiText(words) ? 'ห้องสตูดิโอ' : 'studio'
    const plain = plainDigits(words)
    const [figure] = /^\d+/.exec(plain) ?? []
    // In words, or before a noun: `two bedrooms`, `2-bedroom`.
    if (!figure || new RegExp(`^\\d+-${en}$`).test(plain)) return words
    if (isThaiText(words)) return `${figure} ${th}`
    return `${figure} ${en}${Number(figure) === 1 ? '' : 's'}`
  }
}

function floor(words: string, form: Form): string {
  const plain = plainDigits(words)
  const [figure = ''] = /\d{1,3}[ab]?/.exec(plain) ?? []
  if (isThaiText(words)) return `ชั้น ${figure.toUpperCase()}`
  if (form === 'normal') return words
  // `floor 18` and `18th floor` are written out already.
  if (/^floor\s\d|^\d{1,3}a?(?:st|nd|rd|th)\sfloor$/.test(plain)) return words
  return /^\d/.test(plain) && /^\d+$/.test(figure)
    ? `${figure}${ordinal(Number(figure))} floor`
    : `floor ${figure.toUpperCase()}`
}

function ordinal(number: number): string {
  const isTeen = number % 100 >= 11 && number % 100 <= 13
  return isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
}

function distance(metres: number, words: string): string {
  const figure = figureIn(words).replace(/[.,]$/, '')
  const isKilometres = /k|กิโล|กม/i.test(words)
  if (isThaiText(words)) return `${figure} ${isKilometres ? 'กม.' : 'เมตร'}`
  return `${isKilometres ? figure : grouped(String(metres))} ${isKilometres ? 'km' : 'm'}`
}

function duration(words: string): string {
  const figure = figureIn(words)
  const isYears = /y|ปี/i.test(words)
  if (isThaiText(words)) return `${figure} ${isYears ? 'ปี' : 'เดือน'}`
  if (/-(?:month|year)$/i.test(words)) return words
  return `${figure} ${isYears ? 'year' : 'month'}${Number(figure) === 1 ? '' : 's'}`
}

const THAI_MONTHS = 'มค กพ มีค เมย พค มิย กค สค กย ตค พย ธค'.split(' ')
const ENGLISH_MONTH =
  /(?<![a-z])(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)/gi
const THAI_MONTH = /(?<![ก-๎.])(มี|เม|มิ|[มกพสตธ])\.?(ค|พ|ย)\.?(?![ก-๎])/g

/** Months of a day: `1 ธค` is `1 ธ.ค.`, `1 dec` is `1 Dec`. */
function day(words: string): string {
  return words
    .replace(ENGLISH_MONTH, (name) => name.charAt(0).toUpperCase() + name.slice(1).toLowerCase())
    .replace(THAI_MONTH, (whole, first: string, second: string) =>
      THAI_MONTHS.includes(first + second) ? `${first}.${second}.` : whole,
    )
    .replace(/(\d)(?=[ก-๎])/g, '$1 ')
    .replace(/([ก-๎.])(?=\d)/g, (letter) => (letter === '.' ? '. ' : `${letter} `))
    .replace(/(\d)\. (?=\d)/g, '$1.')
}

/** A station's name is written as the list has it where the text means the station. */
const LED =
  /(?:bts|mrt|arl|srt|บีทีเอส|เอ็มอาร์ที|สถานี|station|near|nr|close to|opposite|next to)\s{0,3}$/i

function isLed(before: string): boolean {
  return LED.test(before.slice(-24))
}

function stationName({ value }: Fact, words: string): string {
  return isThaiText(words) ? words : String(value)
}

/** A sum in full: `45k/mth` is `45,000 THB/month`; in Thai millions stay a word. */
function sum({ value }: Fact, words: string, before: string): string {
  const plain = plainDigits(words)
  const baht = Number(value)
  // Per square metre, night or year, or the first of a range: only its figure is written.
  if (/(?:\/|per|ต่อ)\s?(?:sq|ตร|ตาราง|night|day|วัน|คืน|year|yr|ปี)/.test(plain)) return words
  if (/^[\d.,]+$/.test(plain) && Number(plain.replaceAll(',', '')) !== baht) return group(baht)
  const isMonthly = /(?:\/|per\s?|ต่อ|a\s)\s?(?:m|เดือน|ด)|p\.?c?\.?m\.?$/.test(
    plain.replace(/mb|mil|mn/, ''),
  )
  const isThai =
    isThaiText(words.replace(/ลบ|ล้าน|฿/g, '')) ||
    /ลบ|ล้าน|พัน|แสน|หมื่น/.test(words) ||
    (!/[a-z]/i.test(words) && isThaiText(before.slice(-12)))
  const month = isMonthly ? (isThai ? '/เดือน' : '/month') : ''
  if (!isThai) return `${group(baht)} THB${month}`
  const millions = /^([\d.,]+?)\s?(?:ลบ|ล้าน|ล(?![ก-๎]))/.exec(plain)?.[1]
  return millions ? `${baht / 1e6} ล้านบาท${month}` : `${group(baht)} บาท${month}`
}

function phraseOf(words: string): string {
  return writtenOut(plainText(words), isThaiText(words) ? 'th' : 'en') ?? words
}

const figures = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const group = (baht: number) => figures.format(baht)

function grouped(figure: string): string {
  return /^\d{5,}$/.test(figure) ? group(Number(figure)) : figure
}
