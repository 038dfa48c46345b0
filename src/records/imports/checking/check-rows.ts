import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { insertAll } from '../../../platform/db/insert-all.ts'
import type { Json } from '../../../platform/db/sql/rows.gen.ts'
import { slices } from '../../../platform/jobs/give-way.ts'
import { exposes } from '../contact-details.ts'
import type { Candidate, Kind } from '../kinds/candidate.ts'
import { type JudgedRow, readRow } from '../kinds/read-row.ts'
import type { RowReading } from '../kinds/reading.ts'
import { markRepeatedRows, markStoredDuplicates } from './mark-duplicates.ts'
import { markUpdates } from './mark-updates.ts'

const BATCH = 250
/** Characters of a batch's cells: a batch of long rows has fewer of them. */
const BATCH_LENGTH = 500_000

/** Where rows are read and written: outside and inside of the transaction, and when to stop. */
export type Checking = { context: Context; tx: Context; signal?: AbortSignal | undefined }

/**
 * Stores each row of an import with its verdict, and counts the verdicts. Uses constant memory whatever the number
 * of rows, and lets requests run in between. Throws when the signal aborts.
 */
export async function checkRows(
  checking: Checking,
  importId: number,
  reading: RowReading,
  rows: AsyncIterable<JudgedRow>,
): Promise<void> {
  const { tx } = checking
  await storeRows(checking, importId, reading, rows)
  // The new rows have no statistics yet: without this the planner would compare each row with each.
  await sql`set local enable_nestloop = off`.execute(tx.db)
  await markRows(tx, importId, reading.kind)
  await sql`set local enable_nestloop = on`.execute(tx.db)
}

/** Reads rows and stores them: to create, or with their faults. */
export async function storeRows(
  { context, tx, signal }: Checking,
  importId: number,
  reading: RowReading,
  rows: AsyncIterable<JudgedRow>,
  onKeys: (keys: string[]) => void = () => {},
): Promise<void> {
  let writing: Promise<void> | undefined
  const giveWay = slices()
  try {
    for await (const batch of inBatches(rows)) {
      const candidates: Candidate[] = []
      for (const row of batch) {
        candidates.push(readRow(reading, row))
        await giveWay()
      }
      signal?.throwIfAborted()
      // Addresses are located on other connections than the transaction's.
      await reading.kind.prepare(context, candidates)
      onKeys(candidates.flatMap(({ key }) => key ?? []))
      await writing
      // This batch is written while the next one is read; its errors surface at the next `await`.
      writing = insertRows(tx, importId, reading.kind, candidates)
      writing.catch(() => {})
    }
  } finally {
    await writing
  }
}

/** Marks the stored rows of an import that are duplicates or updates, or those for which `condition` holds. */
export async function markRows(
  tx: Context,
  importId: number,
  kind: Kind,
  condition: RawBuilder<boolean> = sql`true`,
): Promise<void> {
  const { updates } = await tx.db
    .selectFrom('imports')
    .select('updates')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow()
  const verdicts = updates ? ['create', 'error'] : ['create']
  await markStoredDuplicates(tx.db, importId, kind, condition, verdicts)
  await markRepeatedRows(tx.db, importId, kind, condition)
  if (updates) await markUpdates(tx.db, importId, kind, condition)
  await updateCounts(tx, importId)
}

async function* inBatches(rows: AsyncIterable<JudgedRow>): AsyncGenerator<JudgedRow[]> {
  let batch: JudgedRow[] = []
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
  kind: Kind,
  rows: readonly Candidate[],
): Promise<void> {
  await insertAll(
    tx.db,
    'importRows',
    rows.map((row) => ({
      importId,
      row: row.row,
      verdict: row.input && row.faults.length === 0 ? 'create' : 'error',
      cells: [...row.cells],
      corrections: asJson(row.corrections),
      chosen: row.chosen,
      input: asJson(row.input),
      exposes: exposes(kind, row.input),
      key: row.key,
      faults: asJson(row.faults),
      leftEmpty: asJson(row.leftEmpty),
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

/** Counts the rows of an import by verdict. */
export async function updateCounts({ db }: Context, id: number): Promise<void> {
  await sql`
    update imports set rows = of_it.rows, "create" = of_it.create,
      "update" = of_it.update, chosen = of_it.chosen,
      duplicate = of_it.duplicate, error = of_it.error, left_empty = of_it.left_empty
    from (
      select count(*) as rows, count(*) filter (where verdict = 'create') as create,
        count(*) filter (where verdict = 'update') as update,
        count(*) filter (where verdict = 'update' and chosen) as chosen,
        count(*) filter (where verdict = 'duplicate') as duplicate,
        count(*) filter (where verdict = 'error') as error,
        coalesce(sum(jsonb_array_length(left_empty)) filter (where verdict in ('create', 'update')), 0) as left_empty
      from import_rows where import_id = ${id}
    ) of_it
    where id = ${id}`.execute(db)
}
