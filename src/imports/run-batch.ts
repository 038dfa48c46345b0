import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { record } from '../activity/record.ts'
import { type Context, inTransaction } from '../context.ts'
import { Refused } from '../refused.ts'
import type { Kind, StoredRow } from './candidate.ts'
import { kinds } from './kinds.ts'
import { markStored } from './mark-duplicates.ts'
import { ImportKinds } from './rules.ts'

// Batches of any two imports take turns by this number: each sees what the other has written.
const LOCK = 7_284_271
const BATCH = 500

/**
 * Writes the next rows of a running import, `most` of them, with what becomes of each, in one transaction. A row that
 * cannot be written is told so and keeps none from being written. Answers false once it runs no more.
 */
export async function runBatch(
  context: Context,
  importId: number,
  most: number = BATCH,
): Promise<boolean> {
  try {
    return await inTransaction(context, (tx) => writeNext(tx, importId, most))
  } catch (error) {
    if (!isOfARow(error)) throw error
  }
  // One of them cannot be written: each on its own, which leaves that one behind.
  for (let left = most; left > 0; left -= 1) {
    try {
      if (!(await inTransaction(context, (tx) => writeNext(tx, importId, 1)))) return false
    } catch (error) {
      if (!isOfARow(error)) throw error
      await inTransaction(context, (tx) => giveUpNext(tx, importId, error))
    }
  }
  return true
}

async function writeNext(tx: Context, importId: number, most: number): Promise<boolean> {
  const found = await tx.db
    .selectFrom('imports')
    .select(['kind', 'state', 'fileName'])
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirst()
  const of = ImportKinds.read(found?.kind ?? '')
  if (!found || !of || found.state !== 'running') return false
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx.db)
  const kind = kinds[of]
  const next = await nextRows(tx, importId, most)
  if (next.length === 0) {
    await finish(tx, importId, found.fileName)
    return false
  }
  const batch = between(next)
  const duplicates = await markStored(tx.db, importId, kind, batch)
  const rows = duplicates > 0 ? await nextRows(tx, importId, most, batch) : next
  const developers: number[] = []
  const ids = await kind.create(tx, rows, (id) => developers.push(id))
  await markDone(tx, importId, rows, ids)
  const late = await markLeft(tx, importId, kind, batch)
  await sql`
    update imports set
      done = done + ${ids.filter((id) => id !== null).length},
      "create" = "create" - ${duplicates + late.duplicates + late.errors},
      duplicate = duplicate + ${duplicates + late.duplicates},
      error = error + ${late.errors},
      made_developers = made_developers || ${developers}::integer[]
    where id = ${importId}`.execute(tx.db)
  return true
}

/** The rows of a batch, which are all that were left between its first and its last: told so they are found by their number. */
const between = (rows: readonly StoredRow[]) =>
  sql<boolean>`r.row between ${rows[0]?.row} and ${rows.at(-1)?.row}`

async function nextRows(
  { db }: Context,
  importId: number,
  most: number,
  only?: RawBuilder<boolean>,
): Promise<StoredRow[]> {
  const rows = await db
    .selectFrom('importRows as r')
    .select(['row', 'input', 'latitude', 'longitude'])
    .where('importId', '=', importId)
    .where('verdict', '=', 'create')
    .where('recordId', 'is', null)
    .$if(only !== undefined, (some) => some.where(only ?? sql.lit(true)))
    .orderBy('row')
    .limit(most)
    .execute()
  return rows.map(({ row, input, latitude, longitude }) => ({
    row,
    input,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  }))
}

async function markDone(
  { db }: Context,
  importId: number,
  rows: readonly StoredRow[],
  ids: readonly (number | null)[],
): Promise<void> {
  await sql`
    update import_rows r set record_id = made.id
    from unnest(${rows.map(({ row }) => row)}::integer[], ${[...ids]}::integer[]) as made (row, id)
    where r.import_id = ${importId} and r.row = made.row and made.id is not null`.execute(db)
}

/** What was to be written and is not: somebody was faster, or took away what it belongs to. */
async function markLeft(tx: Context, importId: number, kind: Kind, batch: RawBuilder<boolean>) {
  const duplicates = await markStored(tx.db, importId, kind, batch)
  const { rows } = await sql`
    update import_rows r set verdict = 'error', why = 'What it belongs to was deleted meanwhile'
    where r.import_id = ${importId} and r.verdict = 'create' and r.record_id is null
      and ${batch}
    returning r.row`.execute(tx.db)
  return { duplicates, errors: rows.length }
}

async function giveUpNext(tx: Context, importId: number, error: unknown): Promise<void> {
  const [next] = await nextRows(tx, importId, 1)
  if (!next) return
  const why = error instanceof Refused ? error.message : 'This row could not be written'
  await tx.db
    .updateTable('importRows')
    .set({ verdict: 'error', why })
    .where('importId', '=', importId)
    .where('row', '=', next.row)
    .execute()
  await sql`update imports set "create" = "create" - 1, error = error + 1
    where id = ${importId}`.execute(tx.db)
}

async function finish(tx: Context, importId: number, fileName: string): Promise<void> {
  const { done } = await tx.db
    .updateTable('imports')
    .set({ state: 'done', finishedAt: tx.now })
    .where('id', '=', importId)
    .returning('done')
    .executeTakeFirstOrThrow()
  await record(tx, 'import', 'import', importId, { file: [null, fileName], done: [null, done] })
}

/** Refused on purpose, by the door's schema, or by the database for its data (classes 22 and 23): not for the whole of it. */
function isOfARow(error: unknown): boolean {
  if (error instanceof Refused || error instanceof z.core.$ZodError) return true
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
}
