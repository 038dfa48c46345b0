import { type Context, inTransaction } from '../../context.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import { kinds } from '../kinds/kinds.ts'
import { type ColumnChoice, type ImportKind, isCsvNamed, MAX_IMPORT_ROWS } from '../rules/import.ts'
import { checkRows } from './check-rows.ts'
import { matchColumns, refuseUnknownFields } from './match-columns.ts'
import { type CsvFile, type CsvRow, openCsv, refusedFile } from './open-csv.ts'

/** A file on disk, with the name its sender gave it. */
export type ImportFile = { name: string; path: string; bytes: number }

/**
 * Reads a CSV file and stores each row with its verdict: to create, a duplicate (of what), or an error (why).
 * Writes nothing else. `chosen` gives the fields of columns whose headers do not name one. Returns the
 * import's id. Refuses a file that is not CSV by its name or content with 400.
 */
export async function checkImport(
  context: Context,
  importKind: ImportKind,
  file: ImportFile,
  chosen: ColumnChoice = {},
): Promise<number> {
  if (!isCsvNamed(file.name)) throw refusedFile(refusal('file_not_csv'))
  const kind = kinds[importKind]
  const match = (headers: string[]) => matchColumns(headers, kind.columns, kind.labels, chosen)
  refuseUnknownFields(kind.columns, chosen)
  const csv = await openCsv(file.path, (headers) => match(headers).filter(Boolean).length)
  const fields = match(csv.headers)
  return inTransaction(context, async (tx) => {
    const id = await insertImport(tx, importKind, file, csv, fields)
    await checkRows({ context, tx }, id, kind, fields, atMost(csv.rows(), MAX_IMPORT_ROWS))
    const encoding = csv.encoding()
    await tx.db.updateTable('imports').set({ encoding }).where('id', '=', id).execute()
    return id
  })
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

async function* atMost(rows: AsyncIterable<CsvRow>, limit: number): AsyncGenerator<CsvRow> {
  let count = 0
  for await (const row of rows) {
    count += 1
    if (count > limit) throw refusedFile(refusal('file_too_many_rows', { most: limit }))
    yield row
  }
}
