import type { Context } from '../../../context.ts'
import { formatDate } from '../../../shared/dates.ts'
import {
  asYesNo,
  type Column,
  isSheetFault,
  partsOf,
  plainCell,
  Readings,
  WithOthers,
} from '../../../shared/fields/cells.ts'
import { writeNumber } from '../../../shared/write-number.ts'
import { spellingKey } from '../kinds/answers.ts'
import { writtenReading } from '../kinds/read-row.ts'
import type { RowReading } from '../kinds/reading.ts'
import { projectsNamed } from '../kinds/unit-project.ts'
import {
  type FieldValues,
  MAX_SPELLINGS,
  type OpenSpelling,
  type Proposal,
  type ReadSpelling,
} from '../rules/values.ts'
import type { Texts } from './file-spellings.ts'
import { optionsOfColumn } from './options-of-column.ts'
import { projectNames } from './project-names.ts'
import { resemblingValues } from './resembling-values.ts'

/** Spellings for which records are searched for; the others are asked without proposals. */
const MAX_SEARCHED = 30

type Of = { field: string; headers: string[]; texts: Texts }

/** How the texts of a field were read, and which are open. What is written as we would write it is left out. */
export async function fieldValues(
  context: Context,
  reading: RowReading,
  { field, headers, texts }: Of,
): Promise<FieldValues> {
  const { kind } = reading
  const column = kind.columns[field]
  const base = { field, label: kind.labels[field] ?? field, headers }
  if (!column) return { ...base, asks: 'proposal', options: null, open: [], read: [], more: 0 }
  const spellings = uniqueSpellings(column, texts)
  const isRecord = kind.resembling?.[field] !== undefined
  const { open, read } = isRecord
    ? await readRecords(context, reading, field, spellings)
    : readPlain(reading, field, column, spellings)
  const options = optionsOfColumn(column)
  return {
    ...base,
    asks: isRecord ? 'project' : options ? 'option' : 'proposal',
    options,
    open: open.slice(0, MAX_SPELLINGS),
    read: read.slice(0, MAX_SPELLINGS),
    more: Math.max(0, open.length - MAX_SPELLINGS) + Math.max(0, read.length - MAX_SPELLINGS),
  }
}

/** The spellings of a field without those that only differ in what does not count. */
function uniqueSpellings({ readPart }: Column, texts: Texts): Texts {
  const found = new Map<string, { text: string; rows: number }>()
  for (const { text, rows } of texts) {
    const cell = plainCell(text)
    if (isSheetFault(cell)) continue
    for (const part of readPart ? partsOf(cell) : [cell]) {
      const key = spellingKey(part)
      const other = found.get(key)
      found.set(key, { text: other?.text ?? part, rows: (other?.rows ?? 0) + rows })
    }
  }
  return [...found.values()].toSorted((a, b) => b.rows - a.rows)
}

type Found = { open: OpenSpelling[]; read: ReadSpelling[] }

function readPlain(
  { kind, answers, now }: RowReading,
  field: string,
  column: Column,
  spellings: Texts,
): Found {
  const found: Found = { open: [], read: [] }
  for (const spelling of spellings) {
    const { text } = spelling
    const answer = answers.get(field, text)
    if (answer !== undefined) {
      const by = answers.rememberedAt(field, text) ? 'remembered' : 'answer'
      found.read.push({ ...spelling, value: answer, label: labelOfValue(column, answer), by })
      continue
    }
    const value = (column.readPart ?? column.read)(text, now)
    if (value instanceof Readings)
      found.open.push({ ...spelling, proposals: readingsOf(column, value) })
    else if (column.set && typeof value === 'string' && !column.set.has(value))
      found.open.push({ ...spelling, proposals: resemblingValues(column, text) })
    else if (column.read === asYesNo && typeof value !== 'boolean')
      found.open.push({ ...spelling, proposals: [] })
    else if (!column.set && isUnreadable({ kind, now }, field, value))
      found.open.push({ ...spelling, proposals: [] })
    else if (isWorthShowing(column, text, value))
      found.read.push({ ...spelling, value, label: labelOfValue(column, value), by: 'reader' })
  }
  return found
}

/** Whether a field that may be empty cannot have this value: its cells are corrected, or left empty. */
function isUnreadable(
  { kind, now }: Pick<RowReading, 'kind' | 'now'>,
  field: string,
  value: unknown,
) {
  if (typeof value !== 'string' || kind.required.flat().includes(field)) return false
  const result = kind.read({ [field]: value }, now)
  return Array.isArray(result) && result.some((fault) => fault.field === field)
}

/** The larger one of two amounts is proposed: rents and prices are not written with three decimals. */
function readingsOf(column: Column, { readings }: Readings): Proposal[] {
  const [first, second] = readings
  const isClear = readings.length === 1 || Number(first) === 1000 * Number(second)
  return readings.map((value, index) => ({
    value,
    label: writtenReading(column, value),
    detail: null,
    isLikely: index === 0 && !!column.unitIn && isClear,
  }))
}

/** Whether a text is not simply its value, and could be read. */
function isWorthShowing({ set, read }: Column, text: string, value: unknown): boolean {
  if (value instanceof WithOthers) return true
  if (typeof value === 'boolean') return !/^(yes|no|true|false)$/i.test(text)
  if (typeof value === 'number')
    return String(value) !== text && writeNumber(value) !== text && read !== asYesNo
  if (set) return set.read(text) === undefined
  return typeof value === 'string' && value !== text
}

/** A value in English, as the panel shows it. */
export function labelOfValue(column: Column, value: unknown): string {
  if (value === null) return 'Left empty'
  if (value instanceof WithOthers) {
    const others = Object.values(value.others).map((other) =>
      labelOfValue({ names: [], read: column.read }, other),
    )
    const own = value.value === undefined ? [] : [labelOfValue(column, value.value)]
    return [...own, ...others].join(', ')
  }
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return writeNumber(value)
  const text = String(value)
  if (column.set) return column.set.labels[text] ?? text
  return /^\d{4}-\d{2}-\d{2}/.test(text) ? formatDate(text.slice(0, 10)) : text
}

async function readRecords(
  context: Context,
  { kind, answers }: RowReading,
  field: string,
  spellings: Texts,
): Promise<Found> {
  const found: Found = { open: [], read: [] }
  const resembling = kind.resembling?.[field]
  const named = await projectsNamed(
    context,
    spellings.map(({ text }) => text),
  )
  const names = await projectNames(context.db, [
    ...[...named.values()].flat(),
    ...spellings.flatMap(({ text }) => numberIn(answers.get(field, text))),
  ])
  for (const spelling of spellings) {
    const { text } = spelling
    const answer = answers.get(field, text)
    const ids = named.get(text) ?? []
    const [id, ...others] = ids
    if (answer !== undefined && (typeof answer !== 'number' || names.has(answer))) {
      const by = answers.rememberedAt(field, text) ? 'remembered' : 'answer'
      const label = answer === null ? 'Left out' : (names.get(Number(answer)) ?? `New: ${answer}`)
      found.read.push({ ...spelling, value: answer, label, by })
    } else if (id !== undefined && others.length === 0) {
      const label = names.get(id) ?? ''
      if (label.toLowerCase() !== text.toLowerCase())
        found.read.push({ ...spelling, value: id, label, by: 'reader' })
    } else if (id !== undefined) {
      const proposals = ids.map((value) => ({
        ...{ value, label: names.get(value) ?? '', detail: `No. ${value}`, isLikely: false },
      }))
      found.open.push({ ...spelling, proposals })
    } else {
      const isSearched = found.open.length < MAX_SEARCHED
      const proposals = (isSearched && (await resembling?.(context, text))) || []
      found.open.push({ ...spelling, proposals })
    }
  }
  return found
}

function numberIn(value: unknown): number[] {
  return typeof value === 'number' ? [value] : []
}
