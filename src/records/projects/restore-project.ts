import { type Context, inTransaction } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { restorableSince } from '../../shared/restore.ts'
import { markRestored } from '../../team/activity/soft-delete.ts'
import { shareLockDeveloper } from '../developers/developer-named.ts'
import type { ProjectRecord } from './rules/project.ts'
import { projectRecord, refreshProjectJson } from './store.ts'

/**
 * Restores a deleted project. Refuses: 404 when it was not deleted in the last 30 days, 409 when its
 * developer was deleted since.
 */
export async function restoreProject(context: Context, id: number): Promise<ProjectRecord> {
  return inTransaction(context, async (tx) => {
    const project = await tx.db
      .selectFrom('projects')
      .select('developerId')
      .where('id', '=', id)
      .where('deletedAt', '>=', restorableSince(tx.now))
      .executeTakeFirst()
    if (project?.developerId && !(await shareLockDeveloper(tx, project.developerId))) {
      throw new Refused(409, 'developer_is_deleted')
    }
    await markRestored(tx, 'project', id)
    await refreshProjectJson(tx, [id])
    return projectRecord(tx.db, id)
  })
}
