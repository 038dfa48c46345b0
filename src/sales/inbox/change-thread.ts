import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { publishChange } from '../../platform/events/notify.ts'
import { invalid, Refused } from '../../refused.ts'
import { definedFields } from '../../shared/fields/defined-fields.ts'
import { changedFields, record } from '../../team/activity/record.ts'
import { refuseOtherVersion } from '../../team/activity/refuse-other-version.ts'
import { endUnassigned } from '../../team/notifications/notification-list.ts'
import { notifyAssigned } from '../../team/notifications/notify-assigned.ts'
import { isColleague } from '../../team/staff/store.ts'
import { requireContact } from './require-contact.ts'
import type { ThreadChange, ThreadRecord } from './rules/thread.ts'
import { threadRecord } from './threads.ts'

/**
 * Changes the given fields of a conversation; its messages follow its contact. Marking it unread is
 * no change of the record: its version stays. Refuses: 400 an unknown contact or colleague, 404 an
 * unknown or deleted conversation, 409 another version, or archiving one in which the customer wrote after
 * `seenUntil`.
 */
export async function changeThread(
  context: Context,
  id: number,
  { version, unread, seenUntil, ...input }: ThreadChange,
): Promise<ThreadRecord> {
  return inTransaction(context, async (tx) => {
    const before = await threadRecord(tx.db, id, true)
    const versions = { sent: version, stored: before.version }
    await refuseOtherVersion(tx, 'thread', id, versions, () => before)
    if (input.status === 'archived') refuseUnseen(before, seenUntil)
    const fields = definedFields(input)
    const changes = changedFields(before, { ...before, ...fields })
    if (changes.assignedToId) await requireColleague(tx, fields.assignedToId)
    if (changes.contactId) await giveContact(tx, id, fields.contactId ?? null)
    if (Object.keys(changes).length > 0) {
      await tx.db
        .updateTable('inboxThreads')
        .set({ ...fields, version: before.version + 1, updatedAt: tx.now })
        .where('id', '=', id)
        .execute()
      await record(tx, 'update', 'thread', id, changes, before.version + 1)
      if (changes.assignedToId) await notifyAssignee(tx, before, fields.assignedToId ?? null)
    }
    if (unread) await markUnread(tx, id)
    return threadRecord(tx.db, id)
  })
}

function refuseUnseen(
  { lastMessageTime, lastMessageFromCustomer }: ThreadRecord,
  seenUntil: string | undefined,
): void {
  if (!seenUntil || !lastMessageFromCustomer) return
  if (Date.parse(lastMessageTime) > Date.parse(seenUntil)) throw new Refused(409, 'wrote_meanwhile')
}

async function requireColleague({ db }: Context, id: number | null | undefined): Promise<void> {
  if (id && !(await isColleague(db, id))) throw invalid('assignedToId', 'no_such_colleague')
}

/** Tells a colleague that a conversation is theirs now, unless they took it themselves. */
async function notifyAssignee(
  tx: Context,
  { id, name, contactName, channel, lastMessage }: ThreadRecord,
  assigneeId: number | null,
): Promise<void> {
  if (assigneeId === null) return
  await endUnassigned(tx, id)
  const details = { name: contactName ?? name, channel, text: lastMessage }
  await notifyAssigned(tx, { subject: 'thread', subjectId: id, details }, assigneeId)
}

async function giveContact(tx: Context, threadId: number, contactId: number | null): Promise<void> {
  await requireContact(tx, contactId)
  await tx.db
    .updateTable('inboxMessages')
    .set({ contactId })
    .where('threadId', '=', threadId)
    .where(sql<boolean>`contact_id is distinct from ${contactId}`)
    .execute()
}

/** Marks the last message of the customer as unread, if there is one. */
async function markUnread(tx: Context, threadId: number): Promise<void> {
  const { rows } = await sql`
    update inbox_messages set read_at = null, read_by_id = null
    where read_at is not null and id = (
      select id from inbox_messages where thread_id = ${threadId} and is_from_customer
      order by id desc limit 1)
    returning id`.execute(tx.db)
  if (rows.length === 0) return
  await sql`update inbox_threads set unread_count = unread_count + 1 where id = ${threadId}`.execute(
    tx.db,
  )
  await publishChange(tx, 'thread', [threadId])
}
