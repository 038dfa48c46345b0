import { DEVELOPER_IS_DELETED } from '../activity/kinds.ts'
import { markRestored } from '../activity/soft-delete.ts'
import { type Context, catalogueChanges, inTransaction } from '../context.ts'
import { holdDeveloper } from '../developers/developer-named.ts'
import { Refused } from '../refused.ts'
import { restorableSince } from '../shared/restore.ts'
import type { ProjectRecord } from './rules.ts'
import { projectRecord, refreshProjectDocuments } from './store.ts'

/**
 * Brings a deleted project back. Refuses: 404 when none was deleted in the last 30 days, 409 when its
 * developer was deleted meanwhile.
 */
export async function restoreProject(context: Context, id: number): Promise<ProjectRecord> {
  return inTransaction(context, async (tx) => {
    const project = await tx.db
      .selectFrom('projects')
      .select('developerId')
      .where('id', '=', id)
      .where('deletedAt', '>=', restorableSince(tx.now))
      .executeTakeFirst()
    if (project?.developerId && !(await holdDeveloper(tx, project.developerId))) {
      throw new Refused(409, DEVELOPER_IS_DELETED)
    }
    await markRestored(tx, 'project', id)
    await refreshProjectDocuments(tx, [id])
    catalogueChanges(tx)
    return projectRecord(tx.db, id)
  })
}
