import { Refused } from '../refused.ts'
import { type ColumnTable, headerKey } from '../shared/cells.ts'
import type { ColumnChoice } from './rules.ts'

/** Headers as they can be told apart: one without a name is `Column 3`, a second `Name` is `Name (2)`. */
export function headersOf(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  const taken = new Map<string, number>()
  return cells.slice(0, last + 1).map((cell, place) => {
    const name = cell.replace(/\s+/g, ' ').trim().slice(0, 200) || `Column ${place + 1}`
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

/** The field that each header stands for, by name or by choice; '' for none. No field has two columns. */
export function matchColumns(
  headers: readonly string[],
  columns: ColumnTable,
  labels: Readonly<Record<string, string>>,
  chosen: ColumnChoice,
): string[] {
  const fields = spellings(columns, labels)
  const taken = new Set(headers.flatMap((header) => chosen[header] ?? []))
  return headers.map((header) => {
    const choice = Object.hasOwn(chosen, header) ? chosen[header] : undefined
    if (choice !== undefined) return choice ?? ''
    const field = fields.get(headerKey(header)) ?? ''
    if (field === '' || taken.has(field)) return ''
    taken.add(field)
    return field
  })
}

/** Refuses (400) a choice that names no field, or one field for two columns. */
export function refuseUnknownFields(columns: ColumnTable, chosen: ColumnChoice): void {
  const fields = Object.values(chosen).filter((field) => field !== null)
  const unknown = fields.find((field) => !Object.hasOwn(columns, field))
  const twice = fields.find((field, place) => fields.indexOf(field) !== place)
  const wrong = unknown ?? twice
  if (wrong === undefined) return
  const message =
    unknown === undefined ? `Two columns stand for ${wrong}` : `There is no field ${wrong}`
  throw new Refused(400, message, { errors: [{ path: 'columns', message }] })
}

function spellings(columns: ColumnTable, labels: Readonly<Record<string, string>>) {
  const fields = new Map<string, string>()
  const add = (name: string, field: string) => {
    const key = headerKey(name)
    if (!fields.has(key)) fields.set(key, field)
  }
  const each = Object.entries(columns)
  for (const [field] of each) add(field, field)
  for (const [field, { names }] of each) for (const name of names) add(name, field)
  // A label may be another column's name; its own table goes before.
  for (const [field] of each) add(labels[field] ?? field, field)
  return fields
}
