import type { Context } from '../context.ts'
import { invalid } from '../refused.ts'

/** Refuses (400) a contact that is unknown or deleted; locked, so that it stays until the end. */
export async function requireContact(
  { db }: Context,
  id: number | null | undefined,
): Promise<void> {
  if (!id) return
  const contact = await db
    .selectFrom('contacts')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  if (!contact) throw invalid('contactId', 'no_such_contact')
}
