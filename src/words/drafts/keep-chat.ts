import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { changeContact, enterContact } from '../../records/contacts/enter-contact.ts'
import { contactRecord } from '../../records/contacts/store.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import { changedFields, record } from '../../team/activity/record.ts'
import { activityRecord } from '../../team/activity/timeline.ts'
import { cannotUndo, entriesOf, type UndoVerb } from '../../team/record/undo.ts'
import type { ChatOfKnown, ChatOfNew, KeptChat } from './rules/kept-chat.ts'

/** Creates a contact from a pasted chat, which stands on their timeline; returns it with its likely duplicates. */
export async function createFromChat(context: Context, { contact, ...chat }: ChatOfNew) {
  return inTransaction(context, async (tx) => {
    const created = await enterContact(tx, contact)
    await keep(tx, created.id, chat)
    return created
  })
}

/**
 * Keeps a pasted chat on a contact's timeline, once however often it is sent, and changes what was taken from it.
 * Refuses: 404 unknown, 409 another version.
 */
export async function keepChat(
  context: Context,
  id: number,
  { change, ...chat }: ChatOfKnown,
): Promise<KeptChat> {
  return inTransaction(context, async (tx) => {
    const before = await contactRecord(tx.db, id, true)
    const contact = change ? await changeContact(tx, id, change) : before
    const changed = contact.version === before.version ? [] : await entriesOf(tx, 'contact', [id])
    const kept = await keep(tx, id, chat)
    return { contact, undoIds: kept === null ? changed : [...changed, kept] }
  })
}

/** The entry of the audit log; null if the contact, whose row is locked, has the chat already. */
async function keep(
  tx: Context,
  contactId: number,
  { text, source = null }: Pick<ChatOfKnown, 'text' | 'source'>,
): Promise<number | null> {
  const known = await tx.db
    .selectFrom('activities')
    .select('id')
    .where('contactId', '=', contactId)
    .where('type', '=', 'chat')
    .where('description', '=', text.trim())
    .where(sql<boolean>`metadata ? 'pasted'`)
    .executeTakeFirst()
  if (known) return null
  const id = await addActivity(tx, {
    type: 'chat',
    contactId,
    title: source ? `Pasted from ${source}` : 'Pasted',
    description: text.trim(),
    metadata: { pasted: source ?? 'text' },
  })
  return record(
    tx,
    'create',
    'activity',
    id,
    changedFields({}, await activityRecord(tx.db, id)),
    null,
    { pasted: true },
  )
}

/** Takes a pasted chat off the timeline; the audit log still has its words. */
export const undoKeptChat: UndoVerb = {
  subject: 'activity',
  action: 'create',
  async undo(tx, { subjectId, undo, changes }) {
    if (!undo) throw cannotUndo()
    await tx.db.deleteFrom('activities').where('id', '=', subjectId).execute()
    await record(tx, 'delete', 'activity', subjectId, { title: [changes.title?.[1], null] })
  },
}
