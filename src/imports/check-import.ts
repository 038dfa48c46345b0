import { type Context, inTransaction } from '../context.ts'
import { judgeRows } from './judge-rows.ts'
import { kinds } from './kinds.ts'
import { matchColumns, refuseUnknownFields } from './match-columns.ts'
import { type CsvFile, type CsvRow, openCsv, refusedFile } from './open-csv.ts'
import {
  type ColumnChoice,
  type ImportKind,
  isCsvNamed,
  MAX_IMPORT_ROWS,
  NOT_A_CSV,
  TOO_MANY_ROWS,
} from './rules.ts'

/** An import that was checked and not run is kept so long. */
const KEPT_DAYS = 7

/** A file on disk, with the name its sender gave it. */
export type ImportFile = { name: string; path: string; bytes: number }

/**
 * Reads a CSV file and keeps each row with its verdict: to create, a duplicate and of what, an error and
 * why. Nothing else is written. `chosen` says which field a column stands for where its header does not.
 * Answers the import's id. Refuses (400) what is no CSV, by its name and by its content.
 */
export async function checkImport(
  context: Context,
  of: ImportKind,
  file: ImportFile,
  chosen: ColumnChoice = {},
): Promise<number> {
  if (!isCsvNamed(file.name)) throw refusedFile(NOT_A_CSV)
  const kind = kinds[of]
  const match = (headers: string[]) => matchColumns(headers, kind.columns, kind.labels, chosen)
  refuseUnknownFields(kind.columns, chosen)
  const csv = await openCsv(file.path, (headers) => match(headers).filter(Boolean).length)
  const fields = match(csv.headers)
  return inTransaction(context, async (tx) => {
    await forgetOldChecks(tx)
    const id = await insertImport(tx, of, file, csv, fields)
    await judgeRows({ context, tx }, id, kind, fields, atMost(csv.rows(), MAX_IMPORT_ROWS))
    const encoding = csv.encoding()
    await tx.db.updateTable('imports').set({ encoding }).where('id', '=', id).execute()
    return id
  })
}

async function forgetOldChecks(tx: Context): Promise<void> {
  await tx.db
    .deleteFrom('imports')
    .where('state', '=', 'checked')
    .where('createdAt', '<', new Date(tx.now.getTime() - KEPT_DAYS * 86_400_000).toISOString())
    .execute()
}

async function insertImport(
  tx: Context,
  kind: ImportKind,
  file: ImportFile,
  csv: CsvFile,
  fields: string[],
): Promise<number> {
  const { id } = await tx.db
    .insertInto('imports')
    .values({
      kind,
      fileName: file.name.toWellFormed().replaceAll('\0', ''),
      bytes: file.bytes,
      encoding: '',
      separator: csv.separator,
      header: csv.headers,
      fields,
      checkedBy: tx.actor?.id ?? null,
      createdAt: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function* atMost(rows: AsyncIterable<CsvRow>, most: number): AsyncGenerator<CsvRow> {
  let seen = 0
  for await (const row of rows) {
    seen += 1
    if (seen > most) throw refusedFile(TOO_MANY_ROWS)
    yield row
  }
}
