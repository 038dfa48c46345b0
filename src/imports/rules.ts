import * as z from 'zod/mini'
import { queryInteger, queryList } from '../shared/fields.ts'
import { oneOf, valueSet } from '../shared/value-set.ts'

export const ImportKinds = valueSet({
  projects: 'Properties',
  developers: 'Developers',
  units: 'Listings',
})
export type ImportKind = (typeof ImportKinds.ids)[number]

export const ImportStates = valueSet({
  checked: 'Checked',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  undone: 'Undone',
})

export const Verdicts = valueSet({ create: 'Create', duplicate: 'Duplicate', error: 'Error' })
export type Verdict = (typeof Verdicts.ids)[number]

export const MAX_IMPORT_BYTES = 64 * 1024 * 1024
export const MAX_IMPORT_ROWS = 200_000
export const MAX_IMPORT_COLUMNS = 200

export const NOT_A_CSV = 'Invalid file type: Please select a CSV file'
export const NO_CSV = 'Please upload a CSV file'
export const IMPORT_FAILED = 'Import failed'
export const IS_UTF_16 =
  'This file is written in UTF-16 (Unicode text). Save it as CSV UTF-8 and choose it again.'
export const IS_EMPTY = 'This file has no rows.'
export const TOO_LARGE = `At most ${MAX_IMPORT_BYTES / 1024 / 1024} MB a file. Import it in parts.`
export const TOO_MANY_ROWS = `At most ${MAX_IMPORT_ROWS} rows a file. Import it in parts.`
export const TOO_MANY_COLUMNS = `At most ${MAX_IMPORT_COLUMNS} columns a file.`

/** Whether a file's name says that it is one. */
export function isCsvNamed(name: string): boolean {
  return /\.csv$/i.test(name)
}

/** Whether its type does. Windows with Excel calls a CSV file its own. */
export function isCsvTyped(type: string): boolean {
  return /^(text\/csv|application\/vnd\.ms-excel)\b/i.test(type)
}

const words: Record<ImportKind, readonly [one: string, many: string]> = {
  projects: ['property', 'properties'],
  developers: ['developer', 'developers'],
  units: ['listing', 'listings'],
}

/** What is said of an import that is done. */
export function importedText(
  kind: ImportKind,
  { done, duplicate, rows }: { done: number; duplicate: number; rows: number },
): string {
  const [one, many] = words[kind]
  const skipped = duplicate > 0 ? `, skipped ${duplicate} duplicates` : ''
  // The specified sentence of developers has the plural always.
  const what = done === 1 && kind !== 'developers' ? one : many
  return `Successfully imported ${done} ${what}${skipped} (${rows} total processed)`
}

/** Which field each column stands for, by its header; null for none. */
export const ColumnChoice = z.record(z.string(), z.nullable(z.string()))
export type ColumnChoice = z.output<typeof ColumnChoice>

export const ImportKindInput = oneOf(ImportKinds)

/** What is sent beside the file. */
export const ImportInput = z.object({
  kind: ImportKindInput,
  columns: z.optional(
    z.pipe(
      z.pipe(
        z.string(),
        z.transform((text: string, context) => {
          try {
            const chosen: unknown = JSON.parse(text)
            return chosen
          } catch {
            context.issues.push({ code: 'custom', input: text, message: 'Not valid JSON' })
            return z.NEVER
          }
        }),
      ),
      ColumnChoice,
    ),
  ),
})

/** How many rows its sender saw would be created: another number is refused. */
export const RunQuery = z.object({ create: z.optional(queryInteger(0, MAX_IMPORT_ROWS)) })

/** Which of an import's rows. */
export const RowsQuery = z.object({
  verdict: z.optional(queryList(oneOf(Verdicts), { type: 'string', enum: [...Verdicts.ids] })),
})
export type RowsQuery = z.output<typeof RowsQuery>

export const ImportsQuery = z.object({ kind: z.optional(oneOf(ImportKinds)) })

/** What is wrong with one cell: its field, what was said of it, and what stands there. */
export const RowFault = z.object({ field: z.string(), message: z.string(), value: z.string() })
export type RowFault = z.output<typeof RowFault>

const Named = z.object({ id: z.int(), name: z.string() })

/** A row of a file and what comes of it. `row` is counted as a spreadsheet does. */
export const ImportRow = z.object({
  row: z.int(),
  verdict: z.enum(Verdicts.ids),
  /** The cells by field, as they stand in the file. */
  values: z.record(z.string(), z.string()),
  faults: z.array(RowFault),
  why: z.nullable(z.string()),
  /** The record it is a duplicate of, or the row of this file. */
  duplicateOf: z.nullable(Named),
  sameRow: z.nullable(z.int()),
  nearestStation: z.nullable(z.object({ ...Named.shape, line: z.string() })),
  /** The record that it became. */
  recordId: z.nullable(z.int()),
})
export type ImportRow = z.output<typeof ImportRow>

/** An import: its file, how it was read, how many rows of each verdict, and how far it is. */
export const ImportRecord = z.object({
  id: z.int(),
  kind: z.enum(ImportKinds.ids),
  state: z.enum(ImportStates.ids),
  fileName: z.string(),
  bytes: z.int(),
  /** How it was read, in words: `UTF-8`, `Windows-874`. */
  encoding: z.string(),
  separator: z.string(),
  columns: z.array(z.object({ header: z.string(), field: z.nullable(z.string()) })),
  /** Fields that every record needs and no column stands for. */
  missing: z.array(z.string()),
  rows: z.int(),
  create: z.int(),
  duplicate: z.int(),
  error: z.int(),
  /** Of those to create, how many are written. */
  done: z.int(),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  /** Of those written, how many an undo left because they were changed since or others belong to them. */
  kept: z.int(),
  /** Who ran it, or checked it where nobody has; null where it came with the demo agency. */
  by: z.nullable(z.string()),
})
export type ImportRecord = z.output<typeof ImportRecord>

/** An import with the fields that a column of its can stand for. */
export const ImportDetail = z.extend(ImportRecord, {
  fields: z.array(z.object({ field: z.string(), label: z.string() })),
})
export type ImportDetail = z.output<typeof ImportDetail>

/** What a check found, with its first rows. */
export const CheckedImport = z.extend(ImportDetail, { sample: z.array(ImportRow) })

/** What an undo took back, and what it kept: records that were changed since, or that others belong to. */
export const UndoneImport = z.object({
  undone: z.int(),
  kept: z.array(z.object({ ...Named.shape, why: z.string() })),
})
export type UndoneImport = z.output<typeof UndoneImport>

const RowError = z.object({ row: z.int(), message: z.string() })

/** What the specified calls answer of a file that they imported at once. */
export const ProjectsImported = z.object({
  success: z.boolean(),
  results: z.object({
    created: z.int(),
    skipped: z.int(),
    errors: z.array(RowError),
    total: z.int(),
  }),
  message: z.string(),
  importId: z.int(),
})
export const DevelopersImported = z.object({
  count: z.int(),
  skipped: z.int(),
  total: z.int(),
  errors: z.array(RowError),
  message: z.string(),
  importId: z.int(),
})
