import { sql } from 'kysely'
import { type Context, inTransaction } from '../context.ts'
import { insertAll } from '../db/insert-all.ts'
import type { Json } from '../db/rows.gen.ts'
import { Refused } from '../refused.ts'
import type { Candidate, Kind } from './candidate.ts'
import { kinds } from './kinds.ts'
import { markRepeated, markStored } from './mark-duplicates.ts'
import { matchColumns } from './match-columns.ts'
import { type CsvFile, openCsv, refusedFile } from './open-csv.ts'
import { readRow, whyOf } from './read-row.ts'
import {
  type ColumnChoice,
  type ImportKind,
  MAX_IMPORT_ROWS,
  NOT_A_CSV,
  TOO_MANY_ROWS,
} from './rules.ts'

const BATCH = 500
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
  if (!/\.csv$/i.test(file.name)) throw refusedFile(NOT_A_CSV)
  const kind = kinds[of]
  const match = (headers: string[]) => matchColumns(headers, kind.columns, kind.labels, chosen)
  refuseUnknownFields(kind, chosen)
  const csv = await openCsv(file.path, (headers) => match(headers).filter(Boolean).length)
  const fields = match(csv.headers)
  return inTransaction(context, async (tx) => {
    await forgetOldChecks(tx)
    const id = await insertImport(tx, of, file, csv, fields)
    for await (const rows of candidates(kind, fields, csv, tx.now)) {
      // Addresses are located on other connections than the one that writes.
      await kind.prepare(context, rows)
      await keepRows(tx, id, kind, rows)
    }
    // Nobody has counted these rows yet: by its guess the planner would compare each with each.
    await sql`set local enable_nestloop = off`.execute(tx.db)
    await markRepeated(tx.db, id, kind)
    await markStored(tx.db, id, kind)
    await count(tx, id, csv.encoding())
    return id
  })
}

function refuseUnknownFields(kind: Kind, chosen: ColumnChoice): void {
  const fields = Object.values(chosen).filter((field) => field !== null)
  const unknown = fields.find((field) => !Object.hasOwn(kind.columns, field))
  const twice = fields.find((field, place) => fields.indexOf(field) !== place)
  const wrong = unknown ?? twice
  if (wrong === undefined) return
  const message =
    unknown === undefined ? `Two columns stand for ${wrong}` : `There is no field ${wrong}`
  throw new Refused(400, message, { errors: [{ path: 'columns', message }] })
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
  if (!tx.actor) throw new Error('An import is checked by somebody signed in')
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
      checkedBy: tx.actor.id,
      createdAt: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function* candidates(
  kind: Kind,
  fields: readonly string[],
  csv: CsvFile,
  now: Date,
): AsyncGenerator<Candidate[]> {
  let rows: Candidate[] = []
  let seen = 0
  for await (const row of csv.rows()) {
    seen += 1
    if (seen > MAX_IMPORT_ROWS) throw refusedFile(TOO_MANY_ROWS)
    rows.push(readRow(kind, fields, row, now))
    if (rows.length < BATCH) continue
    yield rows
    rows = []
  }
  if (rows.length > 0) yield rows
}

async function keepRows(
  tx: Context,
  importId: number,
  kind: Kind,
  rows: readonly Candidate[],
): Promise<void> {
  await insertAll(
    tx.db,
    'importRows',
    rows.map((row) => ({
      importId,
      row: row.row,
      verdict: row.input ? 'create' : 'error',
      cells: [...row.cells],
      input: asJson(row.input),
      key: row.key,
      faults: asJson(row.faults),
      why: whyOf(kind, row),
      latitude: row.point?.latitude ?? null,
      longitude: row.point?.longitude ?? null,
      nearestStationId: row.nearestStationId,
    })),
  )
}

// Safe: what a schema made of texts is JSON, and goes to the database as such.
function asJson(value: unknown): Json {
  return value as Json
}

async function count({ db }: Context, id: number, encoding: string): Promise<void> {
  await sql`
    update imports set encoding = ${encoding}, rows = of_it.rows, "create" = of_it.create,
      duplicate = of_it.duplicate, error = of_it.error
    from (
      select count(*) as rows, count(*) filter (where verdict = 'create') as create,
        count(*) filter (where verdict = 'duplicate') as duplicate,
        count(*) filter (where verdict = 'error') as error
      from import_rows where import_id = ${id}
    ) of_it
    where id = ${id}`.execute(db)
}
