import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import type { Refusal } from '../../shared/refusals/refusals.ts'
import { kinds as recordKinds } from '../../team/activity/kinds.ts'
import type { Kind } from './kinds/candidate.ts'
import { changesIn, isSame } from './write-updates.ts'

const BATCH = 500

/**
 * Puts back the old values of what an import changed, where nobody changed them since, each record as an edit; the
 * others are kept, with the reason in their row. Returns how many records are as before.
 */
export async function undoUpdates(tx: Context, importId: number, kind: Kind): Promise<number> {
  let undone = 0
  for (let after = 0; ; ) {
    const rows = await tx.db
      .selectFrom('importRows')
      .select(['row', 'recordId', 'written'])
      .where('importId', '=', importId)
      .where('verdict', '=', 'update')
      .where('recordId', 'is not', null)
      .where('row', '>', after)
      .orderBy('row')
      .limit(BATCH)
      .execute()
    const last = rows.at(-1)
    if (!last) return undone
    after = last.row
    for (const { row, recordId, written } of rows) {
      const kept = await restoreValues(tx, kind, recordId ?? 0, changesIn(written))
      if (kept === null) undone += 1
      else await keep(tx, importId, row, kept)
    }
  }
}

/** Why values were not put back; null if all were. */
async function restoreValues(
  tx: Context,
  { subject, updates, labels }: Kind,
  id: number,
  written: ReturnType<typeof changesIn>,
): Promise<Refusal | null> {
  const { table } = recordKinds[subject]
  await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(tx.db)
  const stored = (await updates.stored(tx.db, [id])).get(id)
  if (!stored) return refusal('changed_since')
  const [same, changed] = [true, false].map((isStill) =>
    Object.entries(written).filter(
      ([field, [, value]]) => isSame(stored.fields[field], value) === isStill,
    ),
  )
  const old = (same ?? []).map(([field, [before]]) => [field, before])
  try {
    await updates.restoreValues(tx, id, Object.fromEntries(old))
  } catch (error) {
    // Together with what was changed since, they are no valid record.
    if (!(error instanceof Refused)) throw error
    return refusal('changed_since')
  }
  if (!changed?.length) return null
  return refusal('fields_changed_since', {
    labels: changed.map(([field]) => labels[field] ?? field),
  })
}

async function keep({ db }: Context, importId: number, row: number, why: Refusal): Promise<void> {
  await db
    .updateTable('importRows')
    .set({ reason: JSON.stringify(why) })
    .where('importId', '=', importId)
    .where('row', '=', row)
    .execute()
}
