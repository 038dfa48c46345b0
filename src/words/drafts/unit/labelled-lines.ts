import { unitColumns } from '../../../records/units/import-columns.ts'
import { unitFields } from '../../../records/units/rules/unit-fields.ts'
import { headerKey, Readings, WithOthers } from '../../../shared/fields/cells.ts'
import type { ChatReading, Statement } from '../reading.ts'
import { MIN_PRICE } from './money.ts'
import { shortValue } from './short-answers.ts'
import { isOf } from './values.ts'

/* Lines such as `room: A508` and `ค่าเช่า  17,000 บาท`: a column's name of an import and a cell of it. */

const LABELLED = /^[^\p{L}\n]{0,6}(\p{L}[^:：\n]{0,40}?)\s{0,3}[:：]\s{0,9}(\S.{0,200})$/u
const SPACED = /^[^\p{L}\n]{0,6}(\p{L}\S{0,40}(?: \S{1,20}){0,2})\s{2,9}(\S.{0,200})$/u
const BARE = /^(\p{L}[\p{L}\p{M}]{2,20}) (\S{1,20}(?: \S{1,10})?)$/u

/** Fields that are read by other rules, or that a chat does not state so. */
const LEFT = new Set([
  'project',
  'projectId',
  'description',
  'keyFeatures',
  'uniqueFeatures',
  'externalDataSource',
])

const fields = new Map<string, keyof typeof unitColumns>()
for (const [field, { names }] of Object.entries(unitColumns)) {
  for (const name of names) {
    // Safe: the keys of that table.
    if (!fields.has(headerKey(name))) fields.set(headerKey(name), field as keyof typeof unitColumns)
  }
}
for (const field of Object.keys(unitColumns)) {
  const label = field in unitFields ? unitFields[field as keyof typeof unitFields].label : field
  for (const name of [field, label]) {
    // Safe: the keys of that table.
    if (!fields.has(headerKey(name))) fields.set(headerKey(name), field as keyof typeof unitColumns)
  }
}
for (const [name, field] of [
  ['pets ok', 'petAllowed'],
  ['อนุญาตสัตว์เลี้ยง', 'petAllowed'],
  ['วันที่เข้าอยู่ได้', 'availabilityDate'],
  ['เข้าอยู่ได้', 'availabilityDate'],
] as const) {
  fields.set(headerKey(name), field)
}

export function labelledIn(reading: ChatReading, message: number): Statement[] {
  const { text, chat, now } = reading
  const body = chat.messages[message]
  if (!body) return []
  return [...text.slice(body.start, body.end).matchAll(/[^\r\n]+/g)].flatMap((line) => {
    const match = LABELLED.exec(line[0]) ?? SPACED.exec(line[0]) ?? BARE.exec(line[0].trim())
    const [, label = '', cell = ''] = match ?? []
    const field = fields.get(headerKey(label))
    if (!field || LEFT.has(field) || field.startsWith('owner') || field.startsWith('agent'))
      return []
    const written = unitColumns[field].read(cell.trim(), now)
    const read =
      isOf(field, written) || typeof written !== 'string'
        ? written
        : (shortValue(field, cell.trim().toLowerCase()) ?? written)
    const start = body.start + line.index + line[0].lastIndexOf(cell)
    const place = { start, end: start + cell.trimEnd().length, message }
    return valuesOf(field, read).flatMap(([label, value]) => {
      // `ราคา 17,500` is a rent.
      const isRent = label === 'price' && typeof value === 'number' && value < MIN_PRICE
      const name = isRent ? 'rentAmount' : label
      return isOf(name, value) && isShown(cell, value) ? [{ field: name, value, ...place }] : []
    })
  })
}

function valuesOf(field: string, read: unknown): [string, unknown][] {
  if (read instanceof Readings) return []
  if (!(read instanceof WithOthers)) return [[field, read]]
  return [[field, read.value], ...Object.entries(read.others)]
}

/** A text that a reader could not read comes back as it is: `unit: Asok Cadence 31/07` is no number. */
function isShown(cell: string, value: unknown): boolean {
  return value !== cell.trim() || !/\s/.test(cell.trim()) || cell.length <= 8
}
