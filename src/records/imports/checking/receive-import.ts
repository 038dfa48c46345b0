import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import { Refused } from '../../../refused.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import { kinds } from '../kinds/kinds.ts'
import {
  type ColumnChoice,
  type ImportKind,
  isCsvNamed,
  isVcardNamed,
  MAX_CHECKS_AT_ONCE,
  MAX_WAITING_BYTES,
} from '../rules/import.ts'
import { checkImportTask } from './check-import-task.ts'
import { headOf, storeBytes } from './file-bytes.ts'
import { encodingOfFile } from './file-encoding.ts'
import { matchColumns, refuseUnknownFields } from './match-columns.ts'
import { type CsvLayout, findLayout, firstRows, HEAD_BYTES, refusedFile } from './open-csv.ts'

/** A file on disk, with the name its sender gave it. */
export type ImportFile = { name: string; path: string; bytes: number }

/**
 * Stores a CSV file as an import that is being checked, and adds the job that checks it. `chosen` gives the
 * fields of columns whose headers do not name one; without `updates` its rows change no records. Returns the import's id. Refuses: 400 a file that is not
 * CSV by its name or content, 429 when the user has too many files waiting.
 */
export async function receiveImport(
  context: Context,
  importKind: ImportKind,
  file: ImportFile,
  chosen: ColumnChoice = {},
  { updates = true }: { updates?: boolean } = {},
): Promise<number> {
  refuseOtherName(importKind, file.name)
  const kind = kinds[importKind]
  const match = (headers: string[], firstRows: string[][] = []) =>
    matchColumns(headers, kind, chosen, firstRows)
  refuseUnknownFields(kind.columns, chosen)
  const head = await headOf(file.path, HEAD_BYTES)
  const encoding = await encodingOfFile(file.path, head)
  const layout = findLayout(head, encoding, (headers) => match(headers).filter(Boolean).length)
  return inTransaction(context, async (tx) => {
    await refuseTooMany(tx, file.bytes)
    const id = await insertImport(tx, importKind, file, layout, {
      fields: match(layout.headers, firstRows(layout, head)),
      updates,
    })
    await storeBytes(tx.db, id, file.path)
    await addJob(tx, checkImportTask, { importId: id })
    await publishChange(tx, 'import', [id])
    return id
  })
}

function refuseOtherName(kind: ImportKind, name: string): void {
  if (isCsvNamed(name)) return
  if (kind !== 'contacts') throw refusedFile(refusal('file_not_csv'))
  if (!isVcardNamed(name)) throw refusedFile(refusal('file_not_contacts'))
}

/** A user's files that wait to be checked or imported have a limit; they are counted one request at a time. */
async function refuseTooMany({ db, actor }: Context, bytes: number): Promise<void> {
  if (!actor) return
  await sql`select from staff_users where id = ${actor.id} for no key update`.execute(db)
  const { checking, stored } = await db
    .selectFrom('imports')
    .select([
      sql<number>`count(*) filter (where state = 'checking')`.as('checking'),
      sql<number>`coalesce(sum(bytes), 0)`.as('stored'),
    ])
    .where('checkedBy', '=', actor.id)
    .where('state', 'in', ['checking', 'checked'])
    .executeTakeFirstOrThrow()
  if (checking >= MAX_CHECKS_AT_ONCE)
    throw new Refused(429, 'imports_checking', { most: MAX_CHECKS_AT_ONCE })
  if (stored + bytes > MAX_WAITING_BYTES)
    throw new Refused(429, 'imports_stored', { megabytes: Math.ceil(stored / 1024 / 1024) })
}

async function insertImport(
  tx: Context,
  kind: ImportKind,
  file: ImportFile,
  { encoding, separator, headers, headerRow }: CsvLayout,
  { fields, updates }: { fields: string[]; updates: boolean },
): Promise<number> {
  const { id } = await tx.db
    .insertInto('imports')
    .values({
      kind,
      state: 'checking',
      fileName: file.name.toWellFormed().replaceAll('\0', ''),
      bytes: file.bytes,
      encoding,
      separator,
      header: headers,
      headerRow,
      fields,
      updates,
      checkedBy: tx.actor?.id ?? null,
      createdAt: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
