import { type Context, inTransaction } from '../../context.ts'
import { contactRecord } from '../../records/contacts/store.ts'
import { invalid } from '../../refused.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import { record } from '../../team/activity/record.ts'
import { writeMessage } from '../inbox/messages/write-message.ts'
import type { MessageState } from '../inbox/rules/message.ts'
import type { ChannelWay } from '../shortlists/rules/shortlist.ts'
import { threadWith } from '../shortlists/thread-with.ts'
import { askSubject, planSubject } from './rules/client-texts.ts'
import type { MessageAbout, OwnerMessage, ViewingMessage } from './rules/message.ts'
import { ownerSubject } from './rules/owner-texts.ts'
import { lockOwn } from './save-viewing.ts'
import { viewingTexts } from './viewing-texts.ts'

/**
 * Writes to the client of a viewing: what was planned, or what they thought. It is sent where that channel is
 * connected, else recorded as what was sent elsewhere, and stands on the timelines. Refuses: 404 unknown or a
 * deleted contact, 403 one of others, 400 a contact without an address of that kind.
 */
export async function sendViewingMessage(
  context: Context,
  id: number,
  { by, language, about, text }: ViewingMessage,
): Promise<MessageState> {
  return inTransaction(context, async (tx) => {
    const { contactId, dealId, startsAt } = await lockOwn(tx, id)
    return write(tx, id, {
      ...{ by, text, about, contactId, subjects: { dealId } },
      subject: about === 'plan' ? planSubject(startsAt, language) : askSubject(language),
    })
  })
}

/**
 * Asks the owner of a home, else the agent who offers it, whether it can be seen at its time, as the client is written
 * to; it stands on their timeline. Refuses: 404 unknown or a deleted contact, 403 one of others, 400 a home that it
 * does not have, one without an owner, or an owner without an address of that kind.
 */
export async function sendOwnerMessage(
  context: Context,
  id: number,
  { by, language, unitId, text }: OwnerMessage,
): Promise<MessageState> {
  return inTransaction(context, async (tx) => {
    const { homes } = await lockOwn(tx, id)
    const home = homes.find((each) => each.unitId === unitId)
    if (!home) throw invalid('unitId', 'viewing_without_home')
    if (!home.owner) throw invalid('unitId', 'home_without_owner')
    return write(tx, id, {
      ...{ by, text, contactId: home.owner.id, subjects: { unitId } },
      ...{ about: 'owner', subject: ownerSubject(home, language) },
    })
  })
}

type Written = {
  by: ChannelWay
  text: string
  about: MessageAbout | 'owner'
  contactId: number
  subject: string
  subjects: { dealId?: number | null; unitId?: number }
}

/** Writes to a contact about a viewing, with its entries on the timelines and in the audit log. */
async function write(
  tx: Context,
  id: number,
  { by, text, about, contactId, subject, subjects }: Written,
): Promise<MessageState> {
  const threadId = await threadWith(tx, await contactRecord(tx.db, contactId), by, subject)
  const message = { threadId, content: text, isFromCustomer: false, attachmentIds: [] }
  const { state } = await writeMessage(tx, message, { hasOwnEntry: true })
  await addActivity(tx, {
    type: by === 'email' ? 'email' : 'chat',
    title: viewingTexts.written(about, by, state),
    description: text,
    ...{ ...subjects, contactId, viewingId: id },
    metadata: { viewingId: id },
  })
  await record(tx, 'update', 'viewing', id, { written: [null, `${about} ${by}`] })
  return state
}
