import { type Context, inTransaction } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import { saveContact } from '../../../records/contacts/save-contact.ts'
import { invalid, Refused } from '../../../refused.ts'
import { personName } from '../../../shared/person-name.ts'
import { changedFields, record } from '../../../team/activity/record.ts'
import { endUnassigned } from '../../../team/notifications/notification-list.ts'
import { assignMessageTask } from '../assignment/assign-message.ts'
import { attachFiles } from '../attachments/attach-files.ts'
import { channels } from '../channels/channels.ts'
import { preview } from '../preview.ts'
import { requireContact } from '../require-contact.ts'
import { placesIn } from '../rules/canned-reply.ts'
import { addressOn } from '../rules/channel.ts'
import type { MailPerson, Recipients } from '../rules/mail-person.ts'
import type { MessageInput, MessageRecord, MessageState } from '../rules/message.ts'
import type { ThreadRecord } from '../rules/thread.ts'
import { threadRecord } from '../threads.ts'
import { isUnassigned } from '../unassigned.ts'
import { messageRecord, messagesAfter } from './messages.ts'
import { sendMessageTask } from './send-message.ts'

/**
 * Adds what a member of staff writes to a conversation, and opens that again: it is sent where its
 * channel is connected, else recorded. Refuses: 400 an empty message, a place of a canned reply
 * that was not filled in, an unknown contact or file,
 * 404 an unknown or deleted conversation, 409 when others wrote after `lastSeenMessageId`. A message
 * that this person wrote under the same key is returned as it is, however long ago. `hasOwnEntry` for one that the
 * timeline has an entry for already.
 */
export async function writeMessage(
  context: Context,
  input: MessageInput,
  { key = null, hasOwnEntry = false }: { key?: string | null; hasOwnEntry?: boolean } = {},
): Promise<MessageRecord> {
  if (!input.content && input.attachmentIds.length === 0) {
    throw invalid('content', 'message_is_empty')
  }
  const places = input.isFromCustomer ? [] : placesIn(input.content)
  if (places.length > 0) {
    throw invalid('content', 'unfilled_place', { places: places.map((id) => `{${id}}`).join(', ') })
  }
  return inTransaction(context, async (tx) => {
    // Locked until the end: no message of this conversation comes in between.
    const thread = await threadRecord(tx.db, input.threadId, true)
    const known = key === null ? null : await writtenUnder(tx, thread.id, key)
    if (known) return messageRecord(tx.db, known.id)
    await refuseUnseen(tx, thread.id, input.lastSeenMessageId)
    if (!thread.contactId) await requireContact(tx, input.contactId)
    const recipients = input.isFromCustomer ? null : recipientsOf(tx, thread, input)
    const state = recipients ? 'queued' : 'recorded'
    const id = await insertMessage(tx, thread, input, { state, key, hasOwnEntry })
    const files = await attachFiles(tx, id, input.attachmentIds)
    if (recipients) {
      await channels[thread.channel].prepare?.(tx, id, thread, recipients)
      await addJob(tx, sendMessageTask, { messageId: id })
    }
    await updateThread(tx, thread, input, preview(input.content, files))
    if (input.isFromCustomer) await addJob(tx, assignMessageTask, { messageId: id })
    else await endUnassigned(tx, thread.id)
    const assigns = await takeOver(tx, thread, input)
    const { content, isFromCustomer } = input
    const said = { threadId: thread.id, content, isFromCustomer, state }
    await record(tx, 'create', 'message', id, changedFields({}, said))
    await publishChange(tx, 'thread', [thread.id])
    return { ...(await messageRecord(tx.db, id)), ...assigns }
  })
}

/**
 * Gives a conversation that belongs to nobody to whoever writes in it, and with an answer its contact if nobody has
 * them, unless the settings say otherwise.
 */
async function takeOver(
  tx: Context,
  thread: ThreadRecord,
  { isFromCustomer }: MessageInput,
): Promise<Pick<MessageRecord, 'assignsThread' | 'assignsContact'>> {
  const none = { assignsThread: false, assignsContact: false }
  if (isFromCustomer || !thread.isUnassigned || !tx.actor) return none
  const { id, assignedToId, contactId, lastMessageFromCustomer, version } = thread
  const taken = await tx.db
    .updateTable('inboxThreads')
    .set({ assignedToId: tx.actor.id, version: version + 1 })
    .where('id', '=', id)
    .where((eb) => eb.exists(eb.selectFrom('inquirySettings').where('answerAssigns', '=', true)))
    .returning('id')
    .executeTakeFirst()
  if (!taken) return none
  await record(
    tx,
    'update',
    'thread',
    id,
    { assignedToId: [assignedToId, tx.actor.id] },
    version + 1,
  )
  const answered = lastMessageFromCustomer ? contactId : null
  const assignsContact = answered !== null && (await isOfNobody(tx, answered))
  if (assignsContact) await saveContact(tx, answered, { assignedToId: tx.actor.id })
  return { assignsThread: true, assignsContact }
}

/** Whether nobody has a contact, or only somebody who left; it is locked, so that nobody gets it meanwhile. */
async function isOfNobody({ db }: Context, id: number): Promise<boolean> {
  const contact = await db
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .where(isUnassigned('contacts'))
    .forNoKeyUpdate()
    .executeTakeFirst()
  return contact !== undefined
}

/**
 * Whom a message is sent to: an e-mail to the given addresses, else to whoever wrote last, with the others in Cc; null
 * if it is only recorded.
 */
function recipientsOf(
  tx: Context,
  thread: ThreadRecord,
  { to, cc }: Pick<MessageInput, 'to' | 'cc'>,
): Recipients | null {
  const channel = channels[thread.channel]
  if (channel.unavailableReason(tx)) return null
  const isByMail = channel.sendsTo === 'email'
  const address = (isByMail && to) || addressOn(channel, thread)
  if (!address) return null
  const first = personAt(thread, address)
  const others = cc ? cc.map((copy) => personAt(thread, copy)) : thread.members
  return { to: first, cc: isByMail ? others.filter((other) => !isSame(other, first)) : [] }
}

/** Somebody by their address, with the name that is known of it. */
function personAt({ members, name }: ThreadRecord, address: string): MailPerson {
  const plain = address.toLowerCase()
  const known = members.find((member) => member.address.toLowerCase() === plain)
  return known ?? { name: members.length === 0 ? name : plain, address: plain }
}

function isSame(one: MailPerson, other: MailPerson): boolean {
  return one.address.toLowerCase() === other.address.toLowerCase()
}

async function refuseUnseen(
  { db, actor }: Context,
  threadId: number,
  lastSeen: number | null | undefined,
): Promise<void> {
  if (!lastSeen) return
  const messages = await messagesAfter(db, threadId, { after: lastSeen, notBy: actor?.id ?? null })
  if (messages.length === 0) return
  throw new Refused(409, 'messages_came_meanwhile', {}, { extra: { messages } })
}

/** The message of this conversation that this person wrote under a key. */
async function writtenUnder({ db, actor }: Context, threadId: number, key: string) {
  return db
    .selectFrom('inboxMessages')
    .select('id')
    .where('threadId', '=', threadId)
    .where('requestKey', '=', key)
    .where('sentById', '=', actor?.id ?? 0)
    .executeTakeFirst()
}

async function insertMessage(
  tx: Context,
  { id: threadId, channel, contactId, name, handle }: ThreadRecord,
  { content, isFromCustomer, contactId: given }: MessageInput,
  { state, key, hasOwnEntry }: { state: MessageState; key: string | null; hasOwnEntry: boolean },
): Promise<number> {
  const customer = { senderName: name, senderHandle: handle, readAt: tx.now }
  const { id } = await tx.db
    .insertInto('inboxMessages')
    .values({
      threadId,
      channel,
      contactId: contactId ?? given ?? null,
      content,
      isFromCustomer,
      state,
      requestKey: key,
      hasOwnEntry,
      sentById: tx.actor?.id ?? null,
      sentAt: tx.now,
      ...(isFromCustomer ? customer : signature(tx)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function signature({ actor }: Context) {
  if (!actor) return { senderName: 'System', senderHandle: 'system' }
  return { senderName: personName(actor), senderHandle: actor.username }
}

async function updateThread(
  tx: Context,
  { id }: ThreadRecord,
  { isFromCustomer }: MessageInput,
  lastMessage: string,
): Promise<void> {
  await tx.db
    .updateTable('inboxThreads')
    .set({
      status: 'open',
      lastMessage,
      lastMessageAt: tx.now,
      lastFromCustomer: isFromCustomer,
      lastSentById: tx.actor?.id ?? null,
      updatedAt: tx.now,
    })
    .where('id', '=', id)
    .execute()
}
