import { formatDate } from '../../../../shared/dates.ts'
import { formatNumber } from '../../../../shared/money.ts'
import { writeNumber } from '../../../../shared/write-number.ts'
import type { ImportDetail } from '../../rules/import.ts'

type Fields = ImportDetail['fields']

/** A value of a row as text: labels instead of ids, prices in millions, days as they are written; '' for none. */
export function shownValue(fields: Fields, field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map((one) => shownValue(fields, field, one)).join(', ')
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') {
    if (field === 'price') return shownPrice(value)
    if (field === 'bedrooms' && value === 0) return 'Studio'
    return /year/i.test(field) ? String(value) : writeNumber(value)
  }
  const text = String(value)
  const options = fields.find((one) => one.field === field)?.options
  const label = options?.find((option) => option.value === text)?.label
  if (label) return label
  return /^\d{4}-\d{2}-\d{2}(T|$)/.test(text) ? formatDate(text) : text
}

/** `8.9M` if that is exact, else in full. */
function shownPrice(baht: number): string {
  const millions = baht / 1_000_000
  const isShort = baht >= 1_000_000 && Number.isInteger(millions * 100)
  if (!isShort) return formatNumber(baht)
  return `${Number.isInteger(millions * 10) ? millions.toFixed(1) : millions.toFixed(2)}M`
}

/** Whether the text of a cell says more than its value, and is shown beneath. */
export function isWrittenOtherwise(text: string, shown: string): boolean {
  const plain = (words: string) => words.toLowerCase().replace(/[\s,]/g, '')
  return text !== '' && shown !== '' && plain(text) !== plain(shown)
}
