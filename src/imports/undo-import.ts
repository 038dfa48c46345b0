import { sql } from 'kysely'
import { kinds as recordKinds } from '../activity/kinds.ts'
import { record } from '../activity/record.ts'
import { markUntouchedDeleted } from '../activity/soft-delete.ts'
import { type Context, catalogueChanges, inTransaction } from '../context.ts'
import { notFound, Refused } from '../refused.ts'
import type { Kind } from './candidate.ts'
import { developerImport } from './developers.ts'
import { kinds } from './kinds.ts'
import { ImportKinds, type UndoneImport } from './rules.ts'

const BATCH = 2000
/** So many of those that were kept are named in the answer; the report names them all. */
const MOST_NAMED = 1000

/**
 * Takes back what an import wrote: deletes its records softly, and the developers that came with its
 * projects. Keeps, and names, those that were changed since, and those that others belong to by now.
 * Refuses: 404 unknown, 409 one that was not run, still runs, or was undone.
 */
export async function undoImport(context: Context, id: number): Promise<UndoneImport> {
  return inTransaction(context, async (tx) => {
    const { kind, madeDevelopers, fileName, done } = await lockFinished(tx, id)
    const undone = await deleteRecords(tx, id, kind)
    await markUntouchedDeleted(tx, 'developer', madeDevelopers, developerImport.free)
    const kept = await nameKept(tx, id, kind)
    await tx.db
      .updateTable('imports')
      .set({ state: 'undone', undoneAt: tx.now, kept: done - undone })
      .where('id', '=', id)
      .execute()
    await record(tx, 'delete', 'import', id, { file: [fileName, null], done: [undone, null] })
    catalogueChanges(tx)
    return { undone, kept }
  })
}

async function lockFinished(tx: Context, id: number) {
  const found = await tx.db
    .selectFrom('imports')
    .select(['kind', 'state', 'madeDevelopers', 'fileName', 'done'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const of = ImportKinds.read(found?.kind ?? '')
  if (!found || !of) throw notFound('Import')
  if (found.state !== 'done' && found.state !== 'failed') {
    const is = { running: 'is still running', undone: 'was undone already' }[found.state]
    throw new Refused(409, `This import ${is ?? 'was not run'}.`)
  }
  return { ...found, kind: kinds[of] }
}

async function deleteRecords(tx: Context, importId: number, kind: Kind): Promise<number> {
  let after = 0
  let undone = 0
  for (;;) {
    const rows = await tx.db
      .selectFrom('importRows')
      .select(['row', 'recordId'])
      .where('importId', '=', importId)
      .where('verdict', '=', 'create')
      .where('recordId', 'is not', null)
      .where('row', '>', after)
      .orderBy('row')
      .limit(BATCH)
      .execute()
    const last = rows.at(-1)
    if (!last) return undone
    after = last.row
    const ids = rows.flatMap(({ recordId }) => recordId ?? [])
    undone += (await markUntouchedDeleted(tx, kind.subject, ids, kind.free)).length
  }
}

async function nameKept(tx: Context, importId: number, kind: Kind): Promise<UndoneImport['kept']> {
  const { table, name } = recordKinds[kind.subject]
  const { rows } = await sql<{ id: number; name: string; why: string }>`
    with kept as (
      update import_rows line set why = 'Kept: ' || case
        when r.version > 1 then 'It was changed since' else ${kind.notFree} end
      from ${sql.table(table)} r
      where line.import_id = ${importId} and line.record_id = r.id and line.verdict = 'create'
        and r.deleted_at is null
      returning line.row, r.id, line.why
    )
    select r.id, ${name} as name, substr(kept.why, 7) as why
    from kept join ${sql.table(table)} r on r.id = kept.id
    order by kept.row limit ${MOST_NAMED}`.execute(tx.db)
  return rows
}
