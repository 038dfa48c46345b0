import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { insertAll } from '../db/insert-all.ts'
import type { Json } from '../db/rows.gen.ts'
import type { Candidate, Kind } from './candidate.ts'
import { markRepeated, markStored } from './mark-duplicates.ts'
import type { CsvRow } from './open-csv.ts'
import { readRow, whyOf } from './read-row.ts'

const BATCH = 500

/**
 * Keeps each row of an import with its verdict, by what `fields` say of its columns, and counts them.
 * Memory stays flat whatever their number.
 */
export async function judgeRows(
  { context, tx }: { context: Context; tx: Context },
  importId: number,
  kind: Kind,
  fields: readonly string[],
  rows: AsyncIterable<CsvRow>,
): Promise<void> {
  let kept: Promise<void> | undefined
  try {
    for await (const batch of inBatches(rows)) {
      const candidates = batch.map((row) => readRow(kind, fields, row, tx.now))
      // Addresses are located on other connections than the one that writes.
      await kind.prepare(context, candidates)
      await kept
      // The database writes these while the next are read; whether it could is asked before the next are written.
      kept = keepRows(tx, importId, kind, candidates)
      kept.catch(() => {})
    }
  } finally {
    await kept
  }
  // Nobody has counted these rows yet: by its guess the planner would compare each with each.
  await sql`set local enable_nestloop = off`.execute(tx.db)
  await markRepeated(tx.db, importId, kind)
  await markStored(tx.db, importId, kind)
  await count(tx, importId)
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
      fault: row.fault,
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

async function count({ db }: Context, id: number): Promise<void> {
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
