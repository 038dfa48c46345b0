import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { insertAll } from '../../db/insert-all.ts'
import type { Json } from '../../db/sql/rows.gen.ts'
import type { Candidate, Kind } from '../kinds/candidate.ts'
import { readRow } from '../kinds/read-row.ts'
import { markRepeatedRows, markStoredDuplicates } from './mark-duplicates.ts'
import type { CsvRow } from './open-csv.ts'

const BATCH = 500

/**
 * Stores each row of an import with its verdict, its columns read as `fields`, and counts the verdicts. Uses
 * constant memory whatever the number of rows.
 */
export async function checkRows(
  { context, tx }: { context: Context; tx: Context },
  importId: number,
  kind: Kind,
  fields: readonly string[],
  rows: AsyncIterable<CsvRow>,
): Promise<void> {
  let writing: Promise<void> | undefined
  try {
    for await (const batch of inBatches(rows)) {
      const candidates = batch.map((row) => readRow(kind, fields, row, tx.now))
      // Addresses are located on other connections than the transaction's.
      await kind.prepare(context, candidates)
      await writing
      // This batch is written while the next one is read; its errors surface at the next `await`.
      writing = insertRows(tx, importId, candidates)
      writing.catch(() => {})
    }
  } finally {
    await writing
  }
  // The new rows have no statistics yet: without this the planner would compare each row with each.
  await sql`set local enable_nestloop = off`.execute(tx.db)
  await markRepeatedRows(tx.db, importId, kind)
  await markStoredDuplicates(tx.db, importId, kind)
  await updateCounts(tx, importId)
}

async function* inBatches(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow[]> {
  let batch: CsvRow[] = []
  for await (const row of rows) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

async function insertRows(
  tx: Context,
  importId: number,
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
      reason: asJson(row.fault),
      latitude: row.point?.latitude ?? null,
      longitude: row.point?.longitude ?? null,
      nearestStationId: row.nearestStationId,
    })),
  )
}

// Safe: the input made by a schema from texts is JSON.
function asJson(value: unknown): Json {
  return value as Json
}

async function updateCounts({ db }: Context, id: number): Promise<void> {
  await sql`
    update imports set rows = of_it.rows, "create" = of_it.create,
      duplicate = of_it.duplicate, error = of_it.error
    from (
      select count(*) as rows, count(*) filter (where verdict = 'create') as create,
        count(*) filter (where verdict = 'duplicate') as duplicate,
        count(*) filter (where verdict = 'error') as error
      from import_rows where import_id = ${id}
    ) of_it
    where id = ${id}`.execute(db)
}
