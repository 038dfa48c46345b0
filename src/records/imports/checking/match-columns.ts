import { refusedFor } from '../../../refused.ts'
import { type ColumnTable, headerKey } from '../../../shared/fields/cells.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Kind } from '../kinds/candidate.ts'
import type { ColumnChoice } from '../rules/import.ts'
import { fieldByCells, hasDays } from './field-by-cells.ts'
import { headingKeys } from './heading-key.ts'

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
 * The field of each header: by choice, by name, by the first rows where several fields have that name or where only
 * they say it, and by its words without what a plugin or a unit adds; '' for none. No field gets two columns.
 */
export function matchColumns(
  headers: readonly string[],
  { columns, labels, nouns }: Pick<Kind, 'columns' | 'labels' | 'nouns'>,
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
    const texts = textsAt(firstRows, index)
    const byCells = fieldByCells(columns, byName, key, texts, (other) => !named.has(other))
    const field = byCells || byWords(header)
    if (field === '' || taken.has(field)) return ''
    taken.add(field)
    return field
  }
  // The number of a record says nothing in another system.
  const byWords = (header: string) =>
    headingKeys(header, headers, nouns)
      .map((key) => fields.get(key) ?? '')
      .find((field) => field !== '' && !named.has(field) && !/Id$/.test(field)) ?? ''
  const found = headers.map((header, index) => {
    const field = match(header, index)
    before = field || before
    return field
  })
  return withDays(found, headers, columns, chosen, firstRows)
}

/** Gives a column without a field that has days to the field that such days are of, if no column has that. */
function withDays(
  found: readonly string[],
  headers: readonly string[],
  columns: ColumnTable,
  chosen: ColumnChoice,
  firstRows: readonly (readonly string[])[],
): string[] {
  const taken = new Set(found)
  return found.map((field, index) => {
    const header = headers[index] ?? ''
    if (field !== '' || Object.hasOwn(chosen, header)) return field
    const [day] =
      Object.entries(columns).find(
        ([name, { daysOf }]) =>
          daysOf?.test(header) &&
          !taken.has(name) &&
          hasDays(columns[name], textsAt(firstRows, index)),
      ) ?? []
    if (day !== undefined) taken.add(day)
    return day ?? ''
  })
}

function textsAt(rows: readonly (readonly string[])[], index: number): string[] {
  return rows.map((cells) => cells[index] ?? '')
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
