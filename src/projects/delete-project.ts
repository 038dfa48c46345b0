import { markDeleted } from '../activity/soft-delete.ts'
import { type Context, catalogueChanges, inTransaction } from '../context.ts'
import { countOf } from '../db/paged.ts'
import { stillHas } from '../refused.ts'
import { enteredProject } from './store.ts'

/** Deletes a project softly. Refuses: 404 unknown, 409 while it has units, saying how many. */
export async function deleteProject(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    await enteredProject(tx.db, id, 'delete')
    const units = await countOf(
      tx.db.selectFrom('units').where('projectId', '=', id).where('deletedAt', 'is', null),
    )
    if (units > 0) throw stillHas('project', units, 'unit')
    await markDeleted(tx, 'project', id)
    catalogueChanges(tx)
  })
}
