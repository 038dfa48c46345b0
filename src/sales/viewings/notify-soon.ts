import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../context.ts'
import { publishChange } from '../../platform/events/notify.ts'
import { addJob } from '../../platform/jobs/add-job.ts'
import { jobId } from '../../platform/jobs/job-id.ts'
import { task } from '../../platform/jobs/task.ts'
import { bangkokDate, formatTime } from '../../shared/dates.ts'
import { addNotifications } from '../../team/notifications/add-notifications.ts'
import { SOON_MINUTES, type ViewingRecord } from './rules/viewing.ts'
import { viewingRecord } from './store.ts'
import { viewingTexts } from './viewing-texts.ts'

/** Has whoever goes told of a planned viewing two hours before it; at once if it is nearer than that. */
export async function notifySoonLater(
  tx: Context,
  { id, startsAt, state, agentId }: ViewingRecord,
): Promise<void> {
  const start = Date.parse(startsAt)
  if (state !== 'planned' || start <= tx.now.getTime()) return
  const at = new Date(start - SOON_MINUTES * 60_000)
  // Whoever has just planned their own does not need to be told of it.
  if (at <= tx.now && agentId === tx.actor?.id) return
  const payload = { viewingId: id, startsAt: new Date(start).toISOString(), agentId }
  const name = `viewing ${id} ${payload.startsAt} ${agentId}`
  await addJob(tx, notifySoonTask, payload, { id: jobId(name), startAfter: at })
}

/**
 * Tells whoever goes of a viewing, once: the mark and the notice are one transaction. Nothing is told of one that was
 * moved, given to somebody else, cancelled, is over, or is of a contact who was deleted.
 */
export const notifySoonTask = task({
  name: 'notify-of-viewing',
  retries: 5,
  pause: 30,
  payload: z.object({ viewingId: z.int(), startsAt: z.string(), agentId: z.int() }),
  label: ({ viewingId }) => `Tell of viewing ${viewingId}`,
  async run(context, { viewingId, startsAt, agentId }) {
    await inTransaction(context, async (tx) => {
      const { rows } = await sql`
        update viewings set soon_told_for = starts_at
        where id = ${viewingId} and starts_at = ${startsAt} and agent_id = ${agentId}
          and state = 'planned' and soon_told_for is distinct from starts_at and ends_at > ${tx.now}
          and exists (select from contacts c where c.id = contact_id and c.deleted_at is null)
        returning id`.execute(tx.db)
      if (rows.length === 0) return
      const { contact, homes } = await viewingRecord(tx.db, viewingId)
      const details = {
        name: contact?.name ?? viewingTexts.somebody,
        due: `${bangkokDate(startsAt)} ${formatTime(startsAt)}`,
        text: homes.map((home) => `${formatTime(home.startsAt)} ${home.name}`).join(' · '),
      }
      const notice = { kind: 'viewing_soon', subject: 'viewing', subjectId: viewingId } as const
      await addNotifications(tx, { ...notice, details }, [agentId])
      await publishChange(tx, 'notification', null)
    })
  },
})
