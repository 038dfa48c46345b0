import { type Context, inTransaction } from '../../context.ts'
import { invalid } from '../../refused.ts'
import { record } from '../../team/activity/record.ts'
import type { MessageState } from '../inbox/rules/message.ts'
import { askSubject, planSubject } from './rules/client-texts.ts'
import type { OwnerMessage, ViewingMessage } from './rules/message.ts'
import { ownerSubject } from './rules/owner-texts.ts'
import { lockOwn } from './save-viewing.ts'
import { writeToContact } from './write-to-contact.ts'

/**
 * Writes to the client of a viewing: what was planned, or what they thought. It is sent where that channel is
 * connected, else recorded as what was sent elsewhere, and stands on the timelines. Refuses: 404 unknown, a
 * deleted contact or a conversation of another, 403 one of others, 400 a contact without an address of that kind.
 */
export async function sendViewingMessage(
  context: Context,
  id: number,
  { by, language, about, text, threadId }: ViewingMessage,
): Promise<MessageState> {
  return inTransaction(context, async (tx) => {
    const { contactId, dealId, startsAt, state } = await lockOwn(tx, id)
    return write(tx, id, {
      ...{ by, text, contactId, of: { dealId } },
      about: about === 'plan' && state === 'cancelled' ? 'cancelled' : about,
      threadId: threadId ?? null,
      subject: about === 'plan' ? planSubject(startsAt, language) : askSubject(language),
    })
  })
}

/**
 * Asks the owner of a home, else the agent who offers it, whether it can be seen at its time, or tells them that the
 * viewing is cancelled, as the client is written to; it stands on their timeline. Refuses: 404 unknown or a deleted
 * contact, 403 one of others, 400 a home that it does not have, one without an owner, or an owner without an address of
 * that kind.
 */
export async function sendOwnerMessage(
  context: Context,
  id: number,
  { by, language, unitId, text }: OwnerMessage,
): Promise<MessageState> {
  return inTransaction(context, async (tx) => {
    const { homes, state } = await lockOwn(tx, id)
    const home = homes.find((each) => each.unitId === unitId)
    if (!home) throw invalid('unitId', 'viewing_without_home')
    if (!home.owner) throw invalid('unitId', 'home_without_owner')
    return write(tx, id, {
      ...{ by, text, contactId: home.owner.id, of: { unitId } },
      about: state === 'cancelled' ? 'cancelled' : 'owner',
      subject: ownerSubject(home, language),
    })
  })
}

/** Writes to a contact about a viewing, with its entry in the audit log. */
async function write(
  tx: Context,
  viewingId: number,
  { of, ...letter }: Parameters<typeof writeToContact>[1],
): Promise<MessageState> {
  const ofViewing = { ...of, viewingId, metadata: { viewingId } }
  const state = await writeToContact(tx, { ...letter, of: ofViewing })
  const written = `${letter.about} ${letter.by}`
  await record(tx, 'update', 'viewing', viewingId, { written: [null, written] })
  return state
}
