import { type Context, inTransaction } from '../../context.ts'
import type { ContactRecord } from '../../records/contacts/rules/contact.ts'
import { contactRecord } from '../../records/contacts/store.ts'
import { invalid, notFound } from '../../refused.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import { record } from '../../team/activity/record.ts'
import { showHomes } from '../deals/show-homes.ts'
import { writeMessage } from '../inbox/messages/write-message.ts'
import type { MessageState } from '../inbox/rules/message.ts'
import { threadRecord } from '../inbox/threads.ts'
import { lockOwn } from './change-shortlist.ts'
import { deliveryTexts } from './delivery-texts.ts'
import { unitNames } from './readers/named-homes.ts'
import type { DeliveryInput, ShareWay } from './rules/shortlist.ts'
import type { Send } from './store.ts'
import { threadWith } from './thread-with.ts'

/** The same message of a page within this time is the same press. */
const TWICE_WITHIN_MS = 60 * 60_000

/**
 * Writes the message of a send in the conversation with its contact: sent where that channel is connected, else
 * recorded as what was sent elsewhere. A link or a PDF is only noted. All of it is on the timeline of the contact and
 * of the deal that it is for, whose shown homes these are then.
 * Refuses: 400 a contact without an address of that kind, or a channel without a contact, 403 another person's
 * send unless the user may change all, 404 an unknown send, or a conversation of another
 * contact, 410 a page that is over.
 */
export async function deliverSend(
  context: Context,
  id: number,
  input: DeliveryInput,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const send = await lockOwn(tx, id)
    const { by } = input
    if (await isDelivered(tx, id, input)) return
    const contact =
      send.contactName === null ? null : await contactRecord(tx.db, send.contactId ?? 0)
    const threadId = await threadFor(tx, send, contact, input)
    const message =
      threadId === null
        ? null
        : await writeMessage(
            tx,
            { threadId, content: input.text, isFromCustomer: false, attachmentIds: [] },
            { hasOwnEntry: true },
          )
    await tx.db
      .insertInto('shortlistDeliveries')
      .values({
        ...{ shortlistId: id, by, messageId: message?.id ?? null },
        ...{ deliveredById: tx.actor?.id ?? 0, createdAt: tx.now },
      })
      .execute()
    if (send.dealId !== null) await showHomes(tx, send.dealId, send.unitIds)
    if (contact || send.dealId !== null)
      await noteOnTimeline(tx, send, contact, by, message?.state ?? null)
    await record(tx, 'update', 'shortlist', id, { delivered: [null, by] })
  })
}

/**
 * The conversation to write in; null for a PDF, and for a link unless it is pasted into a conversation that is named. One
 * that is named is the contact's, and counts where messages of this kind are written. Nothing that was only copied
 * leaves by e-mail.
 */
async function threadFor(
  tx: Context,
  send: Send,
  contact: ContactRecord | null,
  { by, threadId }: DeliveryInput,
): Promise<number | null> {
  const named = threadId ? await threadRecord(tx.db, threadId) : null
  if (named && named.contactId !== contact?.id) throw notFound('thread')
  const isByMail = named?.channel === 'email' || named?.channel === 'website'
  if (by === 'link' || by === 'pdf') return named && !isByMail && by === 'link' ? named.id : null
  if (!contact) throw invalid('by', 'send_has_no_contact')
  if (named && (named.channel === by || (by === 'email' && isByMail))) return named.id
  return threadWith(tx, contact, by, deliveryTexts[send.language].subject(send.unitIds.length))
}

/** Whether this message was written already, as by the same question in two tabs. */
async function isDelivered(
  { db, now }: Context,
  id: number,
  { by, text }: DeliveryInput,
): Promise<boolean> {
  const found = await db
    .selectFrom('shortlistDeliveries as d')
    .innerJoin('inboxMessages as m', 'm.id', 'd.messageId')
    .select('d.id')
    .where('d.shortlistId', '=', id)
    .where('d.by', '=', by)
    .where('m.content', '=', text)
    .where('m.state', '!=', 'failed')
    .where('d.createdAt', '>', new Date(now.getTime() - TWICE_WITHIN_MS).toISOString())
    .executeTakeFirst()
  return found !== undefined
}

async function noteOnTimeline(
  tx: Context,
  send: Send,
  contact: ContactRecord | null,
  by: ShareWay,
  state: MessageState | null,
): Promise<void> {
  const names = await unitNames(tx.db, send.unitIds)
  await addActivity(tx, {
    type: by === 'email' ? 'email' : 'chat',
    title: deliveryTexts.title(send.unitIds.length, by, state),
    description: names.map(({ name }) => name).join('\n'),
    ...{ contactId: contact?.id ?? null, dealId: send.dealId },
    metadata: { shortlistId: send.id },
  })
}
