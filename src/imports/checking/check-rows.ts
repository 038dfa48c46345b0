import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { insertAll } from '../../db/insert-all.ts'
import type { Json } from '../../db/sql/rows.gen.ts'
import { slices } from '../../jobs/give-way.ts'
import type { Candidate, Kind } from '../kinds/candidate.ts'
import { readRow } from '../kinds/read-row.ts'
import { markRepeatedRows, markStoredDuplicates } from './mark-duplicates.ts'
import type { CsvRow } from './open-csv.ts'

const BATCH = 250
/** Characters of a batch's cells: a batch of long rows has fewer of them. */
const BATCH_LENGTH = 500_000

/**
 * Stores each row of an import with its verdict, its columns read as `fields`, and counts the verdicts. Uses
 * constant memory whatever the number of rows, and lets requests run in between. Throws when the signal aborts.
 */
export async function checkRows(
  { context, tx, signal }: { context: Context; tx: Context; signal?: AbortSignal | undefined },
  importId: number,
  kind: Kind,
  fields: readonly string[],
  rows: AsyncIterable<CsvRow>,
): Promise<void> {
  let writing: Promise<void> | undefined
  const giveWay = slices()
  try {
    for await (const batch of inBatches(rows)) {
      const candidates: Candidate[] = []
      for (const row of batch) {
        candidates.push(readRow(kind, fields, row, tx.now))
        await giveWay()
      }
      signal?.throwIfAborted()
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
  let length = 0
  for await (const row of rows) {
    batch.push(row)
    for (const cell of row.cells) length += cell.length
    if (batch.length < BATCH && length < BATCH_LENGTH) continue
    yield batch
    batch = []
    length = 0
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
