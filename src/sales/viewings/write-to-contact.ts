import type { Context } from '../../context.ts'
import { contactRecord } from '../../records/contacts/store.ts'
import { notFound } from '../../refused.ts'
import { addActivity, type NewActivity } from '../../team/activity/add-activity.ts'
import { writeMessage } from '../inbox/messages/write-message.ts'
import type { MessageState } from '../inbox/rules/message.ts'
import { threadRecord } from '../inbox/threads.ts'
import type { ChannelWay } from '../shortlists/rules/shortlist.ts'
import { threadWith } from '../shortlists/thread-with.ts'
import { viewingTexts, type WrittenAbout } from './viewing-texts.ts'

type Letter = {
  by: ChannelWay
  text: string
  about: WrittenAbout
  contactId: number
  subject: string
  /** A conversation of theirs to write in; else that of their handle. */
  threadId?: number | null
  /** What else the entry on the timelines is about. */
  of?: Partial<Pick<NewActivity, 'dealId' | 'unitId' | 'viewingId' | 'metadata'>>
}

/**
 * Writes to a contact, with an entry on the timelines: it is sent where that channel is connected, else recorded as
 * what was sent elsewhere. Refuses: 404 a deleted contact, or a conversation of another, 400 one without an address of that kind.
 */
export async function writeToContact(
  tx: Context,
  { by, text, about, contactId, subject, threadId: chosen = null, of = {} }: Letter,
): Promise<MessageState> {
  const contact = await contactRecord(tx.db, contactId)
  const threadId = chosen
    ? await threadOf(tx, contactId, chosen)
    : await threadWith(tx, contact, by, subject)
  const message = { threadId, content: text, isFromCustomer: false, attachmentIds: [] }
  const { state } = await writeMessage(tx, message, { hasOwnEntry: true })
  await addActivity(tx, { ...entryOf({ by, text, about }, state), contactId, ...of })
  return state
}

async function threadOf({ db }: Context, contactId: number, id: number): Promise<number> {
  const thread = await threadRecord(db, id)
  if (thread.contactId !== contactId) throw notFound('thread')
  return thread.id
}

/** The entry of something that was written, without its subjects. */
export const entryOf = (
  { by, text, about }: Pick<Letter, 'by' | 'text' | 'about'>,
  state: MessageState,
) => ({
  type: by === 'email' ? ('email' as const) : ('chat' as const),
  title: viewingTexts.written(about, by, state),
  description: text,
})
