import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { invalid } from '../../../refused.ts'
import { record } from '../../../team/activity/record.ts'
import { contactRecord } from '../store.ts'

/**
 * Keeps for good that two contacts are not the same person: they are never proposed again. Saying it twice changes
 * nothing. Refuses: 404 an unknown or deleted contact, 400 one and the same.
 */
export async function markDistinct(context: Context, id: number, otherId: number): Promise<void> {
  if (id === otherId) throw invalid('otherId', 'merge_with_itself')
  await inTransaction(context, async (tx) => {
    await lockBoth(tx, id, otherId)
    const { rows } = await sql`
      insert into contact_distinct (low_id, high_id, said_by_id, said_at)
      values (${Math.min(id, otherId)}, ${Math.max(id, otherId)}, ${tx.actor?.id ?? null}, ${tx.now})
      on conflict do nothing returning 1`.execute(tx.db)
    if (rows.length > 0) await recordBoth(tx, id, otherId, true)
  })
}

/** Takes that back: what they share is proposed again. Refuses (404) an unknown or deleted contact. */
export async function unmarkDistinct(context: Context, id: number, otherId: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    await lockBoth(tx, id, otherId)
    const { rows } = await sql`
      delete from contact_distinct
      where low_id = ${Math.min(id, otherId)} and high_id = ${Math.max(id, otherId)}
      returning 1`.execute(tx.db)
    if (rows.length > 0) await recordBoth(tx, id, otherId, false)
  })
}

async function lockBoth(tx: Context, id: number, otherId: number): Promise<void> {
  for (const each of [id, otherId].toSorted((a, b) => a - b)) await contactRecord(tx.db, each, true)
}

/** An audit entry for each of the two. */
async function recordBoth(tx: Context, id: number, otherId: number, isDistinct: boolean) {
  for (const [one, other] of [
    [id, otherId],
    [otherId, id],
  ] as const) {
    const distinctFrom: [unknown, unknown] = isDistinct ? [null, other] : [other, null]
    await record(tx, 'update', 'contact', one, { distinctFrom })
  }
}
