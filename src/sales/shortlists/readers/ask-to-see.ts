import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { publishChange } from '../../../platform/events/notify.ts'
import { addJob } from '../../../platform/jobs/add-job.ts'
import { phoneInE164 } from '../../../shared/phone-in-e164.ts'
import { isAssignable } from '../../../team/staff/store.ts'
import { assignMessageTask } from '../../inbox/assignment/assign-message.ts'
import { preview } from '../../inbox/preview.ts'
import { receiveMessage } from '../../inbox/receive-message.ts'
import { isUnassigned } from '../../inbox/unassigned.ts'
import type { ReaderInput } from '../rules/reader.ts'
import { readSender, type Send } from '../store.ts'
import { namedHomes } from './named-homes.ts'
import { saveReaction } from './reactions.ts'
import { readerMessages } from './reader-texts.ts'
import { add, remove, type Visit } from './visits.ts'

/** As the database checks. */
const MAX_SAID = 4000

/** An action on a page: the visit is changed in place and stored at the end. */
export type Reaction = { send: Send; visit: Visit; unitIds: readonly number[]; input: ReaderInput }

/**
 * Somebody asks to see homes: a message in the contact's conversation, which belongs to the sender if it was
 * nobody's. Further homes of the same visit are added to the message as long as nobody read it. Returns
 * whether that is new.
 */
export async function askToSee(tx: Context, reaction: Reaction): Promise<boolean> {
  const { send, visit, unitIds, input } = reaction
  const isNew = await saveReaction(tx, send.id, unitIds, { asked: true })
  if (!isNew && (input.text === '' || visit.said?.endsWith(input.text))) return false
  add(visit, 'asked', unitIds)
  const said = [visit.said, input.text].filter(Boolean).join('\n') || null
  const fits = said === null || said.length <= MAX_SAID
  visit.said = fits ? said : input.text
  await tell(tx, reaction, await askText(tx, send, visit), fits)
  return true
}

/** Somebody no longer asks to see homes: taken out of the message, or said in another once that was read. */
export async function withdraw(tx: Context, reaction: Reaction): Promise<boolean> {
  const { send, visit, unitIds } = reaction
  if (!(await saveReaction(tx, send.id, unitIds, { asked: false }))) return false
  const isOfThisVisit = unitIds.every((id) => visit.asked.includes(id))
  remove(visit, 'asked', unitIds)
  const texts = readerMessages[send.language]
  const withdrawn = texts.withdraws(await namedHomes(tx.db, send, unitIds))
  const isToldOnce = isOfThisVisit && (await isUnread(tx, visit.messageId))
  const left = visit.asked.length > 0 || visit.said ? await askText(tx, send, visit) : withdrawn
  await tell(tx, reaction, isToldOnce ? left : withdrawn, isToldOnce)
  // What is asked next is said anew.
  if (!isToldOnce) visit.messageId = null
  return true
}

async function askText({ db }: Context, send: Send, visit: Visit): Promise<string> {
  const texts = readerMessages[send.language]
  const homes = await namedHomes(db, send, visit.asked)
  const head = homes.length > 0 ? texts.asks(homes) : texts.question
  return visit.said ? `${head}\n\n${visit.said}` : head
}

/** Writes in the conversation; with `isSame` in the message of this visit, unless that was read. */
async function tell(tx: Context, reaction: Reaction, content: string, isSame: boolean) {
  const { visit } = reaction
  const threadId = isSame ? await rewrite(tx, visit.messageId, content) : null
  if (threadId !== null) return publishChange(tx, 'thread', [threadId])
  const thread = await write(tx, reaction.send, content)
  visit.messageId = thread.messageId
  await publishChange(tx, 'thread', [thread.id])
}

async function isUnread(tx: Context, messageId: number | null): Promise<boolean> {
  return (await lockUnread(tx, messageId)) !== null
}

/** The conversation of a message that nobody read, locked with it; null if it was read or is gone. */
async function lockUnread(tx: Context, messageId: number | null) {
  if (messageId === null) return null
  // The conversation first, as all code that locks both does.
  const { rows } = await sql<{ threadId: number }>`
    select t.id as thread_id from inbox_threads t
    where t.id = (select thread_id from inbox_messages where id = ${messageId})
      and t.deleted_at is null
    for update`.execute(tx.db)
  const message = await tx.db
    .selectFrom('inboxMessages')
    .select(['threadId', 'content'])
    .where('id', '=', messageId)
    .where('readAt', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return rows[0] && message ? message : null
}

/** Replaces the text of a message that nobody read; null if somebody did. */
async function rewrite(tx: Context, messageId: number | null, content: string) {
  const message = await lockUnread(tx, messageId)
  if (messageId === null || !message) return null
  await tx.db.updateTable('inboxMessages').set({ content }).where('id', '=', messageId).execute()
  await tx.db
    .updateTable('inboxThreads')
    .set({ lastMessage: preview(content), updatedAt: tx.now })
    .where('id', '=', message.threadId)
    .where('lastMessage', '=', preview(message.content))
    .execute()
  return message.threadId
}

async function write(tx: Context, send: Send, content: string) {
  const texts = readerMessages[send.language]
  const { handle, name } = await person(tx, send)
  const message = {
    channel: 'website' as const,
    ...{ handle, name, content, subject: texts.subject },
    contactId: send.contactName === null ? null : send.contactId,
    hasOwnEntry: true,
  }
  const { id: messageId, threadId } = await receiveMessage(tx, message)
  await addJob(tx, assignMessageTask, { messageId })
  await sql`
    update inbox_threads t set assigned_to_id = ${send.sentById}, version = version + 1
    where t.id = ${threadId} and ${isUnassigned('t')}
      and exists (select from staff_users u where u.id = ${send.sentById} and ${isAssignable('u')})`.execute(
    tx.db,
  )
  return { id: threadId, messageId }
}

/** Whose conversation it is: the contact's on the website, else one of this page. */
async function person({ db }: Context, send: Send): Promise<{ handle: string; name: string }> {
  const own = {
    handle: `page-${send.id}`,
    name: readerMessages[send.language].reader(
      (await readSender(db, send.sentById, send.language)).name ?? 'Sathani',
    ),
  }
  if (send.contactId === null || send.contactName === null) return own
  const { rows } = await sql<{ handle: string }>`
    select handle from inbox_threads
    where contact_id = ${send.contactId} and channel = 'website' and deleted_at is null
    order by last_message_at desc, id desc limit 1`.execute(db)
  const handle = rows[0]?.handle ?? (await freeHandle(db, send.contactId))
  return { handle, name: send.contactName }
}

/** The e-mail address or phone, as of website forms, unless it is the conversation of somebody else. */
async function freeHandle(db: Context['db'], contactId: number): Promise<string> {
  const own = `contact-${contactId}`
  const contact = await db
    .selectFrom('contacts')
    .select(['email', 'phone', 'countryCode'])
    .where('id', '=', contactId)
    .executeTakeFirst()
  const { email, phone, countryCode } = contact ?? {}
  const handle = email?.toLowerCase() || (phone && phoneInE164(phone, countryCode)) || own
  const taken = await db
    .selectFrom('inboxThreads')
    .select('id')
    .where('channel', '=', 'website')
    .where('handle', '=', handle)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`contact_id is distinct from ${contactId}`)
    .executeTakeFirst()
  return taken ? own : handle
}
