import { type Context, inTransaction } from '../../context.ts'
import { hasDependents } from '../../refused.ts'
import { markDeleted } from '../../team/activity/soft-delete.ts'
import { lockDeveloper, projectCountOf } from './store.ts'

/** Soft-deletes a developer. Refuses: 404 unknown, 409 while it has projects, with their number. */
export async function deleteDeveloper(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    await lockDeveloper(tx.db, id)
    const projects = await projectCountOf(tx.db, id)
    if (projects > 0) throw hasDependents('developer', projects, 'project')
    await markDeleted(tx, 'developer', id)
  })
}
