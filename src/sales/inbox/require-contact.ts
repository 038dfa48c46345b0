import type { Context } from '../../context.ts'
import { invalid } from '../../refused.ts'

/**
 * Refuses (400) a contact that is unknown or deleted; locked as a message to it locks it, so that it stays until the
 * end. A conversation is locked before its contact: with a weaker lock, or in the other order, two who write to one
 * contact wait for each other. A merged one leads to the contact that was kept.
 */
export async function requireContact(
  { db }: Context,
  id: number | null | undefined,
): Promise<void> {
  if (!id) return
  const contact = await db
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', id)
    .where((eb) => eb.or([eb('deletedAt', 'is', null), eb('mergedIntoId', 'is not', null)]))
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!contact) throw invalid('contactId', 'no_such_contact')
}
