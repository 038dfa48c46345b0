import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { notFound, Refused } from '../../refused.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import { refusalText } from '../../shared/refusals/refusals.ts'
import { storedRefusal } from '../../shared/refusals/stored-refusal.ts'
import { kinds as recordKinds } from '../../team/activity/kinds.ts'
import { record } from '../../team/activity/record.ts'
import { markUntouchedDeleted } from '../../team/activity/soft-delete.ts'
import type { Kind } from './kinds/candidate.ts'
import { contactImport } from './kinds/contacts.ts'
import { developerImport } from './kinds/developers.ts'
import { kinds } from './kinds/kinds.ts'
import { projectImport } from './kinds/projects.ts'
import { ImportKinds, type UndoneImport } from './rules/import.ts'
import { undoUpdates } from './undo-updates.ts'

const BATCH = 2000
/** The response names at most this many kept records; the report has all of them. */
const MAX_NAMED = 1000

/**
 * Undoes an import: soft-deletes its records, and the projects, developers and contacts created with them, and puts
 * back what it changed. Keeps and names what was changed since or what others refer to. Refuses: 404 unknown, 409 if it was not run, is
 * still running or was undone.
 */
export async function undoImport(context: Context, id: number): Promise<UndoneImport> {
  return inTransaction(context, async (tx) => {
    const { kind, madeDevelopers, madeContacts, madeProjects, fileName, ...counts } =
      await lockFinished(tx, id)
    const done = counts.done + counts.updated
    const restored = await undoUpdates(tx, id, kind)
    const undone = restored + (await deleteRecords(tx, id, kind))
    await markUntouchedDeleted(tx, 'project', madeProjects, projectImport.free)
    await markUntouchedDeleted(tx, 'developer', madeDevelopers, developerImport.free)
    await markUntouchedDeleted(tx, 'contact', madeContacts, contactImport.free)
    const kept = await nameKept(tx, id, kind)
    await tx.db
      .updateTable('imports')
      .set({ state: 'undone', undoneAt: tx.now, kept: done - undone })
      .where('id', '=', id)
      .execute()
    await record(tx, 'delete', 'import', id, {
      kind: [kind, null],
      file: [fileName, null],
      done: [undone, null],
    })
    return { undone, restored, kept }
  })
}

async function lockFinished(tx: Context, id: number) {
  const importRow = await tx.db
    .selectFrom('imports')
    .select([
      ...(['kind', 'state', 'fileName', 'done', 'updated'] as const),
      ...(['madeDevelopers', 'madeContacts', 'madeProjects'] as const),
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const importKind = ImportKinds.read(importRow?.kind ?? '')
  if (!importRow || !importKind) throw notFound('import')
  const isStopped = ['done', 'failed', 'cancelled'].includes(importRow.state)
  if (!isStopped || (importRow.state === 'cancelled' && importRow.done + importRow.updated === 0)) {
    if (importRow.state === 'running') throw new Refused(409, 'import_still_running')
    throw new Refused(
      409,
      importRow.state === 'undone' ? 'import_undone_already' : 'import_not_run',
    )
  }
  return { ...importRow, kind: kinds[importKind] }
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
  const { rows } = await sql<{ id: number; name: string; reason: unknown }>`
    with kept as (
      update import_rows line set reason = case when r.version > 1
        then ${JSON.stringify(refusal('changed_since'))}::jsonb
        else ${kind.notFree && JSON.stringify(refusal(kind.notFree))}::jsonb end
      from ${sql.table(table)} r
      where line.import_id = ${importId} and line.record_id = r.id and line.verdict = 'create'
        and r.deleted_at is null
      returning line.row, r.id, line.reason
    ), all_kept as (
      select * from kept union all
      select row, record_id, reason from import_rows
      where import_id = ${importId} and verdict = 'update' and record_id is not null
        and reason is not null
    )
    select r.id, ${name} as name, kept.reason
    from all_kept kept join ${sql.table(table)} r on r.id = kept.id
    order by kept.row limit ${MAX_NAMED}`.execute(tx.db)
  return rows.map(({ reason, ...kept }) => {
    const { code, params } = storedRefusal(reason) ?? refusal('changed_since')
    return { ...kept, why: refusalText({ code, params }), code, params }
  })
}
