import * as z from 'zod/mini'
import { task } from '../../platform/jobs/task.ts'
import { isDiscardable } from './discardable.ts'

/** Days after which a file that was checked but never imported is deleted. */
const CHECK_DAYS = 7

/** Deletes imports that wrote nothing and will not, with their rows. */
export const deleteExpiredChecks = task({
  name: 'delete-expired-checks',
  daily: '03:10',
  retries: 3,
  pause: 60,
  payload: z.object({}),
  label: () => 'Forget old checks of imports',
  async run({ db, now }) {
    await db
      .deleteFrom('imports')
      .where(isDiscardable)
      .where('createdAt', '<', new Date(now.getTime() - CHECK_DAYS * 86_400_000).toISOString())
      .execute()
  },
})
