import { type Context, inTransaction } from '../../context.ts'
import { contactRecord } from '../../records/contacts/store.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import { record } from '../../team/activity/record.ts'
import { writeMessage } from '../inbox/messages/write-message.ts'
import type { MessageState } from '../inbox/rules/message.ts'
import { threadWith } from '../shortlists/thread-with.ts'
import { askSubject, planSubject } from './rules/client-texts.ts'
import type { ViewingMessage } from './rules/message.ts'
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
    const viewing = await lockOwn(tx, id)
    const { contactId, dealId } = viewing
    const contact = await contactRecord(tx.db, contactId)
    const subject =
      about === 'plan' ? planSubject(viewing.startsAt, language) : askSubject(language)
    const threadId = await threadWith(tx, contact, by, subject)
    const message = { threadId, content: text, isFromCustomer: false, attachmentIds: [] }
    const { state } = await writeMessage(tx, message, { hasOwnEntry: true })
    await addActivity(tx, {
      type: by === 'email' ? 'email' : 'chat',
      title: viewingTexts.written(about, by, state),
      description: text,
      ...{ contactId, dealId, viewingId: id },
      metadata: { viewingId: id },
    })
    await record(tx, 'update', 'viewing', id, { written: [null, `${about} ${by}`] })
    return state
  })
}
