import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { firstAdmin } from '../../team/staff/store.ts'
import { notifySoonLater } from './notify-soon.ts'
import { viewingRecord } from './store.ts'
import { writeEntries } from './write-entries.ts'

/**
 * Gives the first admin the viewings that nobody entered: some of the demo agency, which is made before there is
 * anybody. Until then a colleague goes, and has said what was thought.
 */
export async function adoptViewings(context: Context): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { rows } = await sql<{ id: number; standInId: number }>`
      with admin as (
        ${firstAdmin()}
      ), found as (
        select id, agent_id from viewings where created_by_id is null for update
      )
      update viewings v set agent_id = admin.id, created_by_id = admin.id
      from admin, found where found.id = v.id
      returning v.id, found.agent_id as stand_in_id`.execute(tx.db)
    for (const { id, standInId } of rows) {
      const viewing = await viewingRecord(tx.db, id)
      await writeEntries(tx, viewing)
      await signFor(tx, id, standInId, viewing.agent)
      await notifySoonLater(tx, viewing)
    }
  })
}

/** What nobody or the stand-in wrote of a viewing, its new colleague wrote. */
async function signFor(
  tx: Context,
  id: number,
  standInId: number,
  { id: by, name }: { id: number; name: string },
): Promise<void> {
  await sql`
    update activities set performed_by = ${name}, performed_by_id = ${by}
    where viewing_id = ${id} and (performed_by_id = ${standInId}
      or performed_by_id is null and performed_by = 'System')`.execute(tx.db)
  await sql`
    update viewing_feedback set answered_by_id = ${by}
    where viewing_id = ${id} and answered_by_id = ${standInId}`.execute(tx.db)
}
