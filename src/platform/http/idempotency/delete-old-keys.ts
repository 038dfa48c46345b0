import type { Context } from '../../../context.ts'
import { oldestKnown } from './respond-once.ts'

/** Deletes the keys that are no longer known, with their responses. */
export async function deleteOldKeys({ db, now }: Context): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<=', oldestKnown(now)).execute()
}
