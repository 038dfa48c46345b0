import type { Context } from '../../../context.ts'
import { invalidFields } from '../../../refused.ts'
import { fault } from '../../../shared/refusals/refusals.ts'

/**
 * Attaches uploaded files of the signed-in user to a new message. Refuses (400) files that are
 * unknown, of somebody else, or attached already.
 */
export async function attachFiles(
  { db, actor }: Context,
  messageId: number,
  ids: readonly number[],
): Promise<{ name: string }[]> {
  if (ids.length === 0) return []
  const attached = await db
    .updateTable('inboxAttachments')
    .set({ messageId })
    .where('id', 'in', ids)
    .where('messageId', 'is', null)
    .where('uploadedById', '=', actor?.id ?? null)
    .returning(['id', 'name'])
    .execute()
  const found = new Set(attached.map(({ id }) => id))
  const faults = ids.flatMap((id, i) =>
    found.has(id) ? [] : [fault(`attachmentIds.${i}`, 'no_such_attachment')],
  )
  if (faults.length > 0) throw invalidFields(faults)
  return attached
}
