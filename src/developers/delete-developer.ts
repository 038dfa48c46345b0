import { record } from '../activity/record.ts'
import { type Context, catalogueChanges, inTransaction } from '../context.ts'
import { Refused } from '../refused.ts'
import { lockDeveloper, projectCountOf } from './store.ts'

/** Deletes a developer softly. Refuses: 404 unknown, 409 while it has projects, saying how many. */
export async function deleteDeveloper(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { name } = await lockDeveloper(tx.db, id)
    const projects = await projectCountOf(tx.db, id)
    if (projects > 0) throw stillHasProjects(projects)
    await tx.db
      .updateTable('developers')
      .set((eb) => ({ deletedAt: tx.now, updatedAt: tx.now, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await record(tx, 'delete', 'developer', id, { name: [name, null] })
    catalogueChanges(tx)
  })
}

function stillHasProjects(count: number): Refused {
  const projects = count === 1 ? '1 project' : `${count} projects`
  return new Refused(409, `This developer has ${projects}. Move or delete them first.`)
}
