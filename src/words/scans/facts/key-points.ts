import { formatDate } from '../../../shared/dates.ts'
import { formatBaht, formatNumber, formatSqm } from '../../../shared/money.ts'
import { BAHT_KINDS, type Fact, type FactKind } from '../../../shared/reading/fact.ts'
import type { KeyPoint } from '../rules/scan.ts'
import type { NoteLine } from './lines.ts'

const LABELS: Partial<Record<FactKind, string>> = {
  price: 'Price',
  rent: 'Monthly rent',
  budget: 'Budget',
  deposit: 'Deposit',
  fee: 'Fee',
  baht: 'Amount',
  size: 'Size',
  'square-feet': 'Size',
  land: 'Land',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  floor: 'Floor',
  'floor-level': 'Floor',
  'unit-number': 'Unit',
  parking: 'Parking',
  duration: 'Contract',
  station: 'Station',
  furnishing: 'Furnishing',
  pets: 'Pets',
  ownership: 'Ownership',
  'foreign-quota': 'Foreign quota',
  facing: 'Facing',
  view: 'View',
  negotiable: 'Negotiable',
}

/** What a day is of, by the words before it. */
const DAYS: readonly [RegExp, string][] = [
  [/(?:transfer|โอน)[^,;]{0,24}(?:before|by|until|ก่อน|ภายใน)\s{0,2}$/i, 'Transfer before'],
  [/(?:transfer|โอน)[^,;]{0,24}$/i, 'Transfer'],
  [/(?:move[\s-]?in|moving in|ย้ายเข้า|เข้าอยู่)[^,;]{0,24}$/i, 'Move in'],
  [/(?:avail(?:able)?|vacant|ว่าง)[^,;]{0,24}$/i, 'Available from'],
  [/(?:contract|lease|สัญญา)[^,;]{0,24}$/i, 'Contract'],
  [/(?:before|by|until|ก่อน|ภายใน|ถึง)\s{0,2}$/i, 'Before'],
]
/** Leads the day and is read with it. */
const LEAD = /^(?:before|by|until|ก่อน|ภายใน)\s{0,2}/i

/** The facts of a line worth a look. Days of steps and viewings are those of their tasks. */
export function keyPointsOf(line: NoteLine, isStep: boolean): KeyPoint[] {
  return line.facts.flatMap((fact) => {
    const point = fact.kind === 'day' ? dayPoint(line, fact, isStep) : pointOf(fact)
    if (!point) return []
    const { start, end } = fact
    return [{ ...point, text: `${point.label}: ${point.value}`, start, end }]
  })
}

type Point = Pick<KeyPoint, 'label' | 'value'>

function pointOf(fact: Fact): Point | null {
  const label = LABELS[fact.kind]
  return label === undefined ? null : { label, value: valueText(fact) }
}

function dayPoint(line: NoteLine, { value, start, end }: Fact, isStep: boolean): Point | null {
  const at = start - line.start
  const [lead = ''] = LEAD.exec(line.text.slice(at, end - line.start)) ?? []
  const before = line.text.slice(Math.max(0, at - 40), at) + lead
  const label = DAYS.find(([words]) => words.test(before))?.[1]
  // A contract that is sent tomorrow does not begin then.
  if (isStep && (label === undefined || label === 'Contract')) return null
  return { label: label ?? 'Date', value: formatDate(String(value)) }
}

function valueText({ kind, value }: Fact): string {
  if (typeof value === 'number') {
    if (BAHT_KINDS.has(kind)) return formatBaht(value)
    if (kind === 'size') return formatSqm(value)
    if (kind === 'square-feet') return `${formatNumber(value)} sq ft`
    if (kind === 'land') return `${formatNumber(value)} sq wah`
    if (kind === 'bedrooms' && value === 0) return 'Studio'
    if (kind === 'duration') return value === 1 ? '1 month' : `${formatNumber(value)} months`
    return formatNumber(value)
  }
  const words = value.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
