import { type Context, inTransaction } from '../../context.ts'
import { contactRecord } from '../../records/contacts/store.ts'
import { invalid } from '../../refused.ts'
import { addActivity } from '../../team/activity/add-activity.ts'
import { record } from '../../team/activity/record.ts'
import type { MessageState } from '../inbox/rules/message.ts'
import { availabilitySubject } from './rules/availability-texts.ts'
import type { AvailabilityRequest } from './rules/message.ts'
import { entryOf, writeToContact } from './write-to-contact.ts'

/**
 * Asks an owner whether their homes are still available, as the client of a viewing is written to; it stands on the
 * timelines of the owner and of each home. Refuses: 404 unknown or a deleted contact, 400 homes that are not theirs,
 * or an owner without an address of that kind.
 */
export async function askAvailability(
  context: Context,
  contactId: number,
  { by, language, unitIds, text }: AvailabilityRequest,
): Promise<MessageState> {
  return inTransaction(context, async (tx) => {
    await contactRecord(tx.db, contactId)
    const ids = [...new Set(unitIds)]
    const own = await tx.db
      .selectFrom('units')
      .select('id')
      .where('id', 'in', ids)
      .where('ownerContactId', '=', contactId)
      .where('deletedAt', 'is', null)
      .execute()
    if (own.length < ids.length) throw invalid('unitIds', 'no_such_unit')
    const subject = availabilitySubject(ids.length, language)
    const letter = { by, text, about: 'availability' as const }
    const state = await writeToContact(tx, { ...letter, contactId, subject })
    for (const unitId of ids) await addActivity(tx, { ...entryOf(letter, state), unitId })
    await record(tx, 'update', 'contact', contactId, { written: [null, `availability ${by}`] })
    return state
  })
}
