import type { Context } from '../../context.ts'
import { invalid } from '../../refused.ts'

/**
 * Refuses (400) a contact that is unknown or deleted; locked, so that it stays until the end. A merged one leads to the
 * contact that was kept.
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
    .forShare()
    .executeTakeFirst()
  if (!contact) throw invalid('contactId', 'no_such_contact')
}
