import { type Context, inTransaction } from '../../context.ts'
import { countOf } from '../../platform/db/paged.ts'
import { hasDependents } from '../../refused.ts'
import { markDeleted } from '../../team/activity/soft-delete.ts'
import { editableProject } from './store.ts'

/** Soft-deletes a project. Refuses: 404 unknown, 409 while it has units, with their number. */
export async function deleteProject(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    await editableProject(tx.db, id, 'delete')
    const units = await countOf(
      tx.db.selectFrom('units').where('projectId', '=', id).where('deletedAt', 'is', null),
    )
    if (units > 0) throw hasDependents('project', units, 'unit')
    await markDeleted(tx, 'project', id)
  })
}
