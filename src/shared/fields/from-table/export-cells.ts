import { bangkokDate } from '../../dates.ts'
import type { Field, FieldTable } from '../field-table.ts'

/** The cells of a record by field name, in a form that an import can read again. */
export function exportCells(
  fields: FieldTable,
  record: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, cellText(inFile(field, record[name]))]),
  )
}

/** A value as a cell: yes and no in words, lists separated by semicolons. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (!Array.isArray(value)) return String(value)
  // A semicolon marks a single text with a comma as one list entry.
  return value.length === 1 && String(value[0]).includes(',') ? `${value[0]};` : value.join('; ')
}

function inFile({ kind, set, exportsIds }: Field, value: unknown): unknown {
  if (kind === 'rooms') return value === 0 ? 'Studio' : value
  if (kind === 'moment') return typeof value === 'string' ? bangkokDate(value) : null
  if (!set || exportsIds) return value
  return Array.isArray(value) ? value.map((id) => set.labels[id]) : set.labels[String(value)]
}
