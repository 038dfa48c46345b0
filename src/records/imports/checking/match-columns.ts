import { refusedFor } from '../../../refused.ts'
import { type ColumnTable, headerKey } from '../../../shared/fields/cells.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { ColumnChoice } from '../rules/import.ts'
import { fieldByCells } from './field-by-cells.ts'

/** Unique headers: one without a name becomes `Column 3`, a second `Name` becomes `Name (2)`. */
export function headersOf(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  const taken = new Map<string, number>()
  return cells.slice(0, last + 1).map((cell, index) => {
    const name = cell.replace(/\s+/g, ' ').trim().slice(0, 200) || `Column ${index + 1}`
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

/**
 * The field of each header, by choice or by name, and by the first rows where several fields have that name; '' for
 * none. No field gets two columns.
 */
export function matchColumns(
  headers: readonly string[],
  columns: ColumnTable,
  labels: Readonly<Record<string, string>>,
  chosen: ColumnChoice,
  firstRows: readonly (readonly string[])[] = [],
): string[] {
  const fields = spellings(columns, labels)
  const named = new Set(headers.map((header) => fields.get(headerKey(header)) ?? ''))
  const taken = new Set(headers.flatMap((header) => chosen[header] ?? []))
  let before = ''
  const match = (header: string, index: number) => {
    const choice = Object.hasOwn(chosen, header) ? chosen[header] : undefined
    if (choice !== undefined) return choice ?? ''
    const key = headerKey(header)
    const byName = fieldBeside(columns, before, key) ?? fields.get(key) ?? ''
    const texts = firstRows.map((cells) => cells[index] ?? '')
    const field = fieldByCells(columns, byName, key, texts, (other) => !named.has(other))
    if (field === '' || taken.has(field)) return ''
    taken.add(field)
    return field
  }
  return headers.map((header, index) => {
    const field = match(header, index)
    before = field || before
    return field
  })
}

/** The field of a column that is named by what stands left of it. */
function fieldBeside(columns: ColumnTable, before: string, key: string): string | undefined {
  const entry = Object.entries(columns).find(
    ([, { beside }]) =>
      beside?.field === before && beside.names.some((name) => headerKey(name) === key),
  )
  return entry?.[0]
}

/** Refuses a choice with an unknown field, or with one field for two columns, with 400. */
export function refuseUnknownFields(columns: ColumnTable, chosen: ColumnChoice): void {
  const fields = Object.values(chosen).filter((field) => field !== null)
  const unknown = fields.find((field) => !Object.hasOwn(columns, field))
  const twice = fields.find((field, index) => fields.indexOf(field) !== index)
  const field = unknown ?? twice
  if (field === undefined) return
  const code = unknown === undefined ? 'column_twice' : 'column_unknown'
  throw refusedFor(400, refusal(code, { field: field }), { at: 'columns' })
}

function spellings(columns: ColumnTable, labels: Readonly<Record<string, string>>) {
  const fields = new Map<string, string>()
  const add = (name: string, field: string) => {
    const key = headerKey(name)
    if (!fields.has(key)) fields.set(key, field)
  }
  const entries = Object.entries(columns)
  for (const [field] of entries) add(field, field)
  for (const [field, { names }] of entries) for (const name of names) add(name, field)
  // A label may be a name of another column, whose own names take precedence.
  for (const [field] of entries) add(labels[field] ?? field, field)
  return fields
}
