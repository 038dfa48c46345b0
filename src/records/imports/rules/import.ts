import * as z from 'zod/mini'
import { queryBoolean, queryInteger, queryList } from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { formatNumber } from '../../../shared/money.ts'
import { fieldRefusals } from '../../../shared/refusals/fields.ts'
import { importRefusals } from '../../../shared/refusals/imports.ts'

export const ImportKinds = valueSet('ImportKinds', {
  projects: 'Properties',
  developers: 'Developers',
  units: 'Listings',
  contacts: 'Contacts',
})
export type ImportKind = (typeof ImportKinds.ids)[number]

export const ImportStates = valueSet('ImportStates', {
  checking: 'Being checked',
  checked: 'Checked',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
  cancelled: 'Cancelled',
  undone: 'Undone',
})

export const Verdicts = valueSet('Verdicts', {
  create: 'Create',
  update: 'Update',
  duplicate: 'Duplicate',
  error: 'Error',
})
export type Verdict = (typeof Verdicts.ids)[number]

/** Which new homes go on the website, where their file and status do not say it. */
export const OnWebsite = valueSet('OnWebsite', { none: 'No', complete: 'The complete ones' })
export type OnWebsite = (typeof OnWebsite.ids)[number]

export const MAX_IMPORT_BYTES = 64 * 1024 * 1024
export const MAX_IMPORT_ROWS = 200_000
export const MAX_IMPORT_COLUMNS = 200
/** Files of one user that are checked at once, and the bytes of those that are not imported. */
export const MAX_CHECKS_AT_ONCE = 3
export const MAX_WAITING_BYTES = 4 * MAX_IMPORT_BYTES
/** Seconds that a request waits for the check of its file, unless it asks for fewer (`Prefer: wait=1`). */
export const MAX_CHECK_WAIT = 10

export const NOT_A_CSV = importRefusals.file_not_csv
export const NO_CONTACTS_FILE = importRefusals.file_not_contacts
export const NO_CSV = importRefusals.file_missing
export const MAX_IMPORT_MEGABYTES = MAX_IMPORT_BYTES / 1024 / 1024
export const TOO_LARGE = importRefusals.file_too_large({ megabytes: MAX_IMPORT_MEGABYTES })

/** Whether a file is named like a CSV file. */
export function isCsvNamed(name: string): boolean {
  return /\.csv$/i.test(name)
}

/** Whether a file is named like one of vCards, which contacts may be imported from. */
export function isVcardNamed(name: string): boolean {
  return /\.(?:vcf|vcard)$/i.test(name)
}

/** Whether a file has a content type of CSV. Windows with Excel sends Excel's own type. */
export function isCsvTyped(type: string): boolean {
  return /^(text\/csv|application\/vnd\.ms-excel)\b/i.test(type)
}

const recordNames: Record<ImportKind, readonly [one: string, many: string]> = {
  projects: ['property', 'properties'],
  developers: ['developer', 'developers'],
  units: ['listing', 'listings'],
  contacts: ['contact', 'contacts'],
}

/** The message after an import. */
export function importedText(
  kind: ImportKind,
  {
    done,
    updated = 0,
    duplicate,
    rows,
  }: { done: number; updated?: number; duplicate: number; rows: number },
): string {
  const [one, many] = recordNames[kind]
  const skipped = duplicate > 0 ? `, skipped ${duplicate} duplicates` : ''
  // The specified message for developers always has the plural.
  const recordName = done === 1 && kind !== 'developers' ? one : many
  const changed = updated > 0 ? `, updated ${formatNumber(updated)}` : ''
  return `Successfully imported ${formatNumber(done)} ${recordName}${changed}${skipped} (${formatNumber(rows)} total processed)`
}

/** The field of each column, by its header; null for none. */
export const ColumnChoice = z.record(z.string(), z.nullable(z.string()))
export type ColumnChoice = z.output<typeof ColumnChoice>

export const ImportKindInput = oneOf(ImportKinds)

/** The fields sent with the file. */
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
            context.issues.push({ code: 'custom', input: text, message: fieldRefusals.not_json })
            return z.NEVER
          }
        }),
      ),
      ColumnChoice,
    ),
  ),
})

/**
 * The numbers of rows to create and of chosen updates that the user saw; the import is refused if they differ.
 * `website` is which new homes go on the website; without it, what their file and status say.
 * With `removeContacts` texts that visitors see lose their phone numbers, LINE IDs, e-mail addresses and profiles.
 */
export const RunQuery = z.object({
  create: z.optional(queryInteger(0, MAX_IMPORT_ROWS)),
  update: z.optional(queryInteger(0, MAX_IMPORT_ROWS)),
  website: z.optional(oneOf(OnWebsite)),
  removeContacts: z.optional(queryBoolean()),
})

/** Filters an import's rows by verdict, and by whether they are written with cells left empty. */
export const RowsQuery = z.object({
  verdict: z.optional(queryList(oneOf(Verdicts), { type: 'string', enum: [...Verdicts.ids] })),
  leftEmpty: z.optional(queryBoolean()),
})
export type RowsQuery = z.output<typeof RowsQuery>

export const ImportsQuery = z.object({ kind: z.optional(oneOf(ImportKinds)) })

/** A text by its code and values, and in English. */
const RefusalFields = {
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  message: z.string(),
}

/** A fault of one cell: its field, the message and its value. */
const RowFault = z.object({ field: z.string(), ...RefusalFields, value: z.string() })

const Named = z.object({ id: z.int(), name: z.string() })

/** A row of a file with its verdict or result. `row` is its number in a spreadsheet. */
export const ImportRow = z.object({
  row: z.int(),
  verdict: z.enum(Verdicts.ids),
  /** The cells by field, as written in the file. */
  values: z.record(z.string(), z.string()),
  faults: z.array(RowFault),
  /** The cells that could not be read and are left empty, as its record does not need them. */
  leftEmpty: z.array(RowFault),
  /** The reason for the row's verdict: what it is the same as, or why its record was kept. */
  reason: z.nullable(z.object(RefusalFields)),
  /** All of it as one sentence, in English. */
  why: z.nullable(z.string()),
  /** The record it duplicates, or the row of this file. */
  duplicateOf: z.nullable(Named),
  sameRow: z.nullable(z.int()),
  nearestStation: z.nullable(z.object({ ...Named.shape, line: z.string() })),
  /** What its cells were read as, by field: ids of sets, numbers, days, names. */
  read: z.record(z.string(), z.unknown()),
  /** For an update: what it changes, before and after; and whether it is chosen. */
  changes: z.nullable(z.record(z.string(), z.tuple([z.unknown(), z.unknown()]))),
  chosen: z.boolean(),
  /** The owner and agent it names; without an id, a new contact. */
  people: z.array(
    z.object({ role: z.enum(['owner', 'agent']), name: z.string(), id: z.nullable(z.int()) }),
  ),
  /** For a new contact: the one of quite another name that has the same phone, e-mail or handle. */
  sharesWith: z.nullable(Named),
  /** The fields whose cells were corrected after the check. */
  corrected: z.array(z.string()),
  /** The record created from it, or changed by it. */
  recordId: z.nullable(z.int()),
})
export type ImportRow = z.output<typeof ImportRow>

/** An import: its file, how it was read, the numbers of rows by verdict, and its progress. */
export const ImportRecord = z.object({
  id: z.int(),
  kind: z.enum(ImportKinds.ids),
  state: z.enum(ImportStates.ids),
  fileName: z.string(),
  bytes: z.int(),
  /** The encoding as text: `UTF-8`, `Windows-874`. */
  encoding: z.string(),
  separator: z.string(),
  columns: z.array(z.object({ header: z.string(), field: z.nullable(z.string()) })),
  /** Required fields that no column has. */
  missing: z.array(z.string()),
  rows: z.int(),
  create: z.int(),
  update: z.int(),
  duplicate: z.int(),
  error: z.int(),
  /** How many cells of the rows to create and to update are left empty, since they could not be read. */
  leftEmpty: z.int(),
  /** How many of the rows to update are chosen. */
  chosen: z.int(),
  /** How many of the rows to create are written, and of the chosen updates. */
  done: z.int(),
  updated: z.int(),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  /** How many written records an undo kept, since they were changed or other records refer to them. */
  kept: z.int(),
  /** Why the check refused the file, in English; null unless it did. */
  refusal: z.nullable(z.object(RefusalFields)),
  /** Who ran it, or checked it if it was not run; null for the demo agency's own. */
  by: z.nullable(z.string()),
})
export type ImportRecord = z.output<typeof ImportRecord>

/** An import with the fields that its columns can be matched to, and what is asked about the website. */
export const ImportDetail = z.extend(ImportRecord, {
  fields: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      /** The values that it may have, if these are few. */
      options: z.nullable(z.array(z.object({ value: z.string(), label: z.string() }))),
    }),
  ),
  /** How many homes it is asked of, and how many are complete; null if it is not asked. */
  website: z.nullable(z.object({ asked: z.int(), complete: z.int() })),
  /** How many rows to save have contact details in texts that visitors see. */
  contactDetails: z.int(),
})
export type ImportDetail = z.output<typeof ImportDetail>

/** The result of a check, with its first rows. */
export const CheckedImport = z.extend(ImportDetail, { sample: z.array(ImportRow) })

/** The response while the file is still being checked: `GET /api/imports/{id}` says how far it is. */
export const ImportBeingChecked = z.object({ id: z.int(), state: z.literal('checking') })

/** How many records an undo deleted or restored, and those it kept, with the reason. */
export const UndoneImport = z.object({
  undone: z.int(),
  /** How many of them were there before, and are as they were. */
  restored: z.int(),
  kept: z.array(
    z.object({
      ...Named.shape,
      why: z.string(),
      code: RefusalFields.code,
      params: RefusalFields.params,
    }),
  ),
})
export type UndoneImport = z.output<typeof UndoneImport>

const RowError = z.object({ row: z.int(), message: z.string() })

/** The responses of the two specified endpoints that check and run a file at once. */
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
