import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../context.ts'
import { isDataError } from '../../platform/db/violates.ts'
import { Refused } from '../../refused.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import type { Refusal } from '../../shared/refusals/refusals.ts'
import { record } from '../../team/activity/record.ts'
import { markStoredDuplicates } from './checking/mark-duplicates.ts'
import { withoutContacts } from './contact-details.ts'
import type { CellFault, Kind, KindOnWebsite, StoredRow } from './kinds/candidate.ts'
import { kinds } from './kinds/kinds.ts'
import { noteWordsOfFile } from './note-words-of-file.ts'
import { ImportKinds } from './rules/import.ts'
import { type UpdateRow, writeUpdates } from './write-updates.ts'

// An advisory lock: batches of different imports run one at a time, so that each sees what the others wrote.
const LOCK = 7_284_271
const BATCH = 500

/**
 * Writes the next rows of a running import, at most `limit`, and their results, in one transaction. A row that
 * cannot be written is marked with the error and does not stop the others. Returns false when the import has
 * stopped running.
 */
export async function runBatch(
  context: Context,
  importId: number,
  limit: number = BATCH,
): Promise<boolean> {
  try {
    return await inTransaction(context, (tx) => writeNext(tx, importId, limit))
  } catch (error) {
    if (!isRowError(error)) throw error
  }
  // At least one of them cannot be written: write each on its own, which leaves only the failing ones.
  for (let remaining = limit; remaining > 0; remaining -= 1) {
    try {
      if (!(await inTransaction(context, (tx) => writeNext(tx, importId, 1)))) return false
    } catch (error) {
      if (!isRowError(error)) throw error
      await inTransaction(context, (tx) => markNextFailed(tx, importId, error))
    }
  }
  return true
}

async function writeNext(tx: Context, importId: number, limit: number): Promise<boolean> {
  const importRow = await tx.db
    .selectFrom('imports')
    .select([
      ...(['kind', 'state', 'fileName', 'website', 'removesContacts'] as const),
      ...(['madeDevelopers', 'madeContacts', 'madeProjects'] as const),
    ])
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirst()
  const importKind = ImportKinds.read(importRow?.kind ?? '')
  if (!importRow || !importKind || importRow.state !== 'running') return false
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx.db)
  const kind = kinds[importKind]
  const isHidden = hiddenCondition(kind, importRow.website)
  const cleaned = importRow.removesContacts ? kind : null
  const how = { limit, isHidden, cleaned, onWebsite: kind.onWebsite ?? null }
  const next = await nextRows(tx, importId, how)
  if (next.length === 0) {
    await finish(tx, importId, importRow.fileName)
    return false
  }
  const batch = batchCondition(next)
  const duplicates = await markStoredDuplicates(tx.db, importId, kind, batch)
  const rows = duplicates > 0 ? await nextRows(tx, importId, { ...how, batch }) : next
  const made = {
    developers: importRow.madeDevelopers,
    contacts: importRow.madeContacts,
    projects: importRow.madeProjects,
  }
  const created = rows.filter(({ verdict }) => verdict === 'create')
  const ids = await kind.create(tx, created, made)
  await markDone(tx, importId, created, ids)
  const unwritten = await markUnwritten(tx, importId, kind, batch)
  const changes = rows.filter(({ verdict }) => verdict === 'update')
  const { updated, conflicts } = await writeUpdates(tx, importId, kind, changes, made)
  await noteWordsOfFile(tx, importId, kind, importRow.fileName, batch)
  await sql`
    update imports set
      done = done + ${ids.filter((id) => id !== null).length},
      updated = updated + ${updated},
      "create" = "create" - ${duplicates + unwritten.duplicates + unwritten.errors},
      "update" = "update" - ${conflicts}, chosen = chosen - ${conflicts},
      duplicate = duplicate + ${duplicates + unwritten.duplicates},
      error = error + ${unwritten.errors + conflicts},
      made_developers = ${made.developers}::integer[],
      made_contacts = ${made.contacts}::integer[],
      made_projects = ${made.projects}::integer[]
    where id = ${importId}`.execute(tx.db)
  return true
}

/** The condition for the rows of a batch, which are all remaining rows between its first and its last. */
const batchCondition = (rows: readonly StoredRow[]) =>
  sql<boolean>`r.row between ${rows[0]?.row} and ${rows.at(-1)?.row}`

/** The condition for rows whose homes do not go on the website by the choice for this import. */
function hiddenCondition({ onWebsite }: Kind, website: string | null): RawBuilder<boolean> {
  if (!onWebsite) return sql`false`
  const { asked, complete, unread } = onWebsite
  if (website === null) return unread
  if (website === 'none') return sql`(${asked} or ${unread})`
  return sql`(${unread} or (${asked} and not ${complete}))`
}

/** A row to be written: as a new record, or as a change of one. */
type NextRow = StoredRow & UpdateRow & { verdict: string }
type Next = {
  limit: number
  isHidden?: RawBuilder<boolean>
  /** The kind whose public texts lose their contact details; null to keep them. */
  cleaned?: Kind | null
  onWebsite?: KindOnWebsite | null
  batch?: RawBuilder<boolean>
}

async function nextRows(
  { db }: Context,
  importId: number,
  { limit, isHidden = sql`false`, cleaned = null, onWebsite = null, batch }: Next,
): Promise<NextRow[]> {
  const rows = await db
    .selectFrom('importRows as r')
    .select(['row', 'verdict', 'input', 'latitude', 'longitude', isHidden.as('isHidden')])
    .select((onWebsite?.unread ?? sql<boolean>`false`).as('isUnread'))
    .select(['duplicateOf', 'changes', 'exposes'])
    .where('importId', '=', importId)
    .where(sql<boolean>`(verdict = 'create' or (verdict = 'update' and chosen))`)
    .where('recordId', 'is', null)
    .$if(batch !== undefined, (query) => query.where(batch ?? sql.lit(true)))
    .orderBy('row')
    .limit(limit)
    .execute()
  return rows.map(({ isHidden, isUnread, latitude, longitude, input, exposes, ...row }) => {
    const said = cleaned && exposes ? withoutContacts(cleaned, input) : input
    return {
      ...row,
      input:
        isHidden && row.verdict === 'create'
          ? Object.assign({}, isUnread && onWebsite?.whileUnread, said, { showOnWebsite: false })
          : said,
      point: latitude === null || longitude === null ? null : { latitude, longitude },
    }
  })
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

/** Marks the rows that were not written: duplicates written meanwhile, or rows whose project was deleted. */
async function markUnwritten(
  tx: Context,
  importId: number,
  kind: Kind,
  batch: RawBuilder<boolean>,
) {
  const duplicates = await markStoredDuplicates(tx.db, importId, kind, batch)
  const { rows } = await sql`
    update import_rows r set verdict = 'error',
      reason = ${JSON.stringify(refusal('row_owner_deleted'))}::jsonb
    where r.import_id = ${importId} and r.verdict = 'create' and r.record_id is null
      and ${batch}
    returning r.row`.execute(tx.db)
  return { duplicates, errors: rows.length }
}

async function markNextFailed(tx: Context, importId: number, error: unknown): Promise<void> {
  const [next] = await nextRows(tx, importId, { limit: 1 })
  if (!next) return
  const { reason, faults } = storedError(error)
  await sql`
    update import_rows set verdict = 'error',
      reason = ${JSON.stringify(reason)}::jsonb, faults = ${JSON.stringify(faults)}::jsonb
    where import_id = ${importId} and "row" = ${next.row}`.execute(tx.db)
  const isUpdate = next.verdict === 'update' ? 1 : 0
  await sql`update imports set "create" = "create" - ${1 - isUpdate},
      "update" = "update" - ${isUpdate}, chosen = chosen - ${isUpdate}, error = error + 1
    where id = ${importId}`.execute(tx.db)
}

/** What is stored of an error: a refusal of fields by its fields. */
function storedError(error: unknown): { reason: Refusal | null; faults: CellFault[] } {
  if (!(error instanceof Refused)) return { reason: refusal('row_not_written'), faults: [] }
  const { code, params, errors = [] } = error
  if (code !== 'invalid_fields') return { reason: { code, params }, faults: [] }
  const faults = errors.map(({ path, code, params }) => ({ field: path, code, params, value: '' }))
  return { reason: null, faults }
}

async function finish(tx: Context, importId: number, fileName: string): Promise<void> {
  const { kind, done, updated } = await tx.db
    .updateTable('imports')
    .set({ state: 'done', finishedAt: tx.now })
    .where('id', '=', importId)
    .returning(['kind', 'done', 'updated'])
    .executeTakeFirstOrThrow()
  await record(tx, 'import', 'import', importId, {
    kind: [null, kind],
    file: [null, fileName],
    done: [null, done],
    ...(updated > 0 && { updated: [null, updated] as [null, number] }),
  })
}

/** Whether an error is of one row: a refusal, a schema error, or a data error of PostgreSQL. */
function isRowError(error: unknown): boolean {
  if (error instanceof Refused || error instanceof z.core.$ZodError) return true
  return isDataError(error)
}
