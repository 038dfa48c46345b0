import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../../context.ts'
import { isLockTimeout } from '../../../platform/db/violates.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import { task } from '../../../platform/jobs/task.ts'
import { saveContact } from '../../../records/contacts/save-contact.ts'
import { afterDutyMinutes, namedForDuty, nextOnDuty } from '../../../team/duty/on-duty.ts'
import { addNotifications } from '../../../team/notifications/add-notifications.ts'
import type { NotificationDetails } from '../../../team/notifications/rules/notification.ts'
import { opensDashboard } from '../../../team/staff/store.ts'
import { changeThread } from '../change-thread.ts'
import { escalateUnansweredTask } from './escalate-unanswered.ts'
import { remindUnassignedTask, UNASSIGNED_MINUTES } from './remind-unassigned.ts'
import { typedWords } from './typed-words.ts'

/** Hours after which nobody needs to be told of a message: the server stood still meanwhile. */
const STALE_HOURS = 24
/** Milliseconds to wait for a lock, and how often before the job's own pause. */
const LOCK_MS = 600
const ATTEMPTS = 5

/**
 * Gives what a customer wrote to whose it is, and tells them. An inquiry goes to the member of staff whom its unit is
 * assigned to, else to whoever has the conversation or the contact, else to the next on duty; else it stays unassigned,
 * everybody is told (by push and e-mail those who are named for duty), and those on duty again if nobody takes it.
 * Managers are told if whoever got it does not answer. A further message is for whoever has the conversation. Those who
 * may not open the dashboard count as nobody.
 */
export const assignMessageTask = task({
  name: 'assign-message',
  retries: 8,
  pause: 10,
  payload: z.object({ messageId: z.int() }),
  label: ({ messageId }) => `Assign message ${messageId}`,
  run: (context, { messageId }) =>
    givingWay(context, async (tx) => {
      const message = await messageToHandOver(tx, messageId)
      if (message) await handOver(tx, message)
    }),
})

/**
 * Runs work in a transaction that gives way to those who wait for a request: sooner than PostgreSQL ends a
 * deadlock (one second) it stops waiting for their locks, and starts again.
 */
async function givingWay(context: Context, work: (tx: Context) => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(context, async (tx) => {
        await sql`set local lock_timeout = ${sql.lit(LOCK_MS)}`.execute(tx.db)
        await work(tx)
      })
    } catch (error) {
      if (attempt === ATTEMPTS || !isLockTimeout(error)) throw error
    }
  }
}

type Message = {
  id: number
  threadId: number
  channel: string
  content: string
  name: string
  sentAt: string
  sentById: number | null
  /** Who has read it already, and needs no notification. */
  readById: number | null
  contactId: number | null
  /** Whose they are, of those who may open the dashboard. */
  threadOwnerId: number | null
  contactOwnerId: number | null
  unitOwnerId: number | null
  inquiryId: number | null
  /** What a visitor typed into a form. */
  typedWords: string
  unit: string | null
}

/** The message, with its conversation and contact locked; null if it was deleted or handed over already. */
async function messageToHandOver(tx: Context, id: number): Promise<Message | null> {
  const ofMessage = sql`(select thread_id from inbox_messages where id = ${id})`
  await sql`select from inbox_threads where id = ${ofMessage} for no key update`.execute(tx.db)
  await sql`select from contacts where id = (
    select contact_id from inbox_threads where id = ${ofMessage}) for no key update`.execute(tx.db)
  const owner = (column: string) =>
    sql`(select s.id from staff_users s where s.id = ${sql.ref(column)} and ${opensDashboard('s')})`
  const { rows } = await sql<Message>`
    select m.id, m.thread_id, m.channel, m.content, m.sent_at, m.sent_by_id, m.read_by_id,
      case when mail.to_people -> 0 ->> 'address' <> t.handle then mail.to_people -> 0 ->> 'name'
        else coalesce(c.name, t.name) end as name, c.id as contact_id,
      ${owner('t.assigned_to_id')} as thread_owner_id,
      ${owner('c.assigned_to_id')} as contact_owner_id,
      ${owner('u.assigned_to_id')} as unit_owner_id,
      i.id as inquiry_id, ${typedWords} as typed_words,
      coalesce(i.property_details, u.unit_number || ', ' || p.name) as unit
    from inbox_messages m
    join inbox_threads t on t.id = m.thread_id and t.deleted_at is null
    left join contacts c on c.id = t.contact_id and c.deleted_at is null
    left join inbox_mail mail on mail.message_id = m.id and m.is_from_customer
    left join inquiries i on i.message_id = m.id
    left join units u on u.id = i.unit_id and u.deleted_at is null
    left join projects p on p.id = u.project_id
    where m.id = ${id} and m.handed_over_at is null
    for no key update of m`.execute(tx.db)
  return rows[0] ?? null
}

async function handOver(tx: Context, message: Message): Promise<void> {
  const { id, threadId, inquiryId, threadOwnerId, sentById, readById } = message
  await tx.db
    .updateTable('inboxMessages')
    .set({ handedOverAt: tx.now })
    .where('id', '=', id)
    .execute()
  const isInquiry = inquiryId !== null || (threadOwnerId === null && sentById === null)
  const ownerId = isInquiry ? await give(tx, message) : threadOwnerId
  if (isStale(tx, message)) return
  const details = detailsOf(message)
  const subject = { subject: 'thread', subjectId: threadId } as const
  if (isInquiry) {
    const isUnassigned = ownerId === null
    const inquiry = { ...details, ...(isUnassigned && { isUnassigned }) }
    const to = ownerId === null ? 'everybody' : [ownerId]
    const alerted = isUnassigned ? await namedForDuty(tx) : 'everybody'
    const told = { seenById: readById, alerted }
    await addNotifications(tx, { kind: 'inquiry', ...subject, details: inquiry }, to, told)
    if (isUnassigned) await addReminder(tx, message)
    else await addEscalation(tx, message)
  }
  // Also of an inquiry that went to somebody else, for the unit it is about.
  const isForOwner = threadOwnerId !== null && threadOwnerId !== sentById
  if (isForOwner && !(isInquiry && threadOwnerId === ownerId)) {
    await addNotifications(tx, { kind: 'message', ...subject, details }, [threadOwnerId], {
      seenById: readById,
    })
  }
  await publishChange(tx, 'notification', null)
}

/** Assigns the inquiry, and its conversation and contact if nobody has them; who it went to. */
async function give(tx: Context, message: Message): Promise<number | null> {
  const { threadId, contactId, inquiryId, threadOwnerId, contactOwnerId, unitOwnerId } = message
  const owner = unitOwnerId ?? threadOwnerId ?? contactOwnerId ?? (await nextOnDuty(tx))
  if (owner === null) return null
  if (contactId !== null && contactOwnerId === null) {
    await saveContact(tx, contactId, { assignedToId: owner })
  }
  if (threadOwnerId === null) await changeThread(tx, threadId, { assignedToId: owner })
  if (inquiryId !== null) {
    await tx.db
      .updateTable('inquiries')
      .set({ assignedToId: owner })
      .where('id', '=', inquiryId)
      .execute()
    await publishChange(tx, 'inquiry', null)
  }
  return owner
}

function isStale(tx: Context, { sentAt }: Message): boolean {
  return tx.now.getTime() - Date.parse(sentAt) > STALE_HOURS * 3_600_000
}

async function addReminder(tx: Context, { id, threadId }: Message): Promise<void> {
  const startAfter = new Date(tx.now.getTime() + UNASSIGNED_MINUTES * 60_000)
  await addJob(tx, remindUnassignedTask, { threadId, messageId: id }, { startAfter })
}

/** For when nobody answered within the set time of working hours; never where nobody works. */
async function addEscalation(tx: Context, { id, threadId }: Message): Promise<void> {
  const startAfter = await afterDutyMinutes(tx)
  if (startAfter === null) return
  await addJob(tx, escalateUnansweredTask, { threadId, messageId: id }, { startAfter })
}

function detailsOf({
  name,
  channel,
  unit,
  inquiryId,
  typedWords: words,
  content,
}: Message): NotificationDetails {
  // What a visitor's form says besides the words they typed is in the conversation.
  const text = inquiryId === null ? content : words
  return { name, channel, ...(text && { text }), ...(unit && { unit }) }
}
