import { record } from '../activity/record.ts'
import { type Context, catalogueChanges, inTransaction } from '../context.ts'
import { countOf } from '../db/paged.ts'
import { Refused } from '../refused.ts'
import { enteredProject } from './store.ts'

/** Deletes a project softly. Refuses: 404 unknown, 409 while it has units, saying how many. */
export async function deleteProject(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { name } = await enteredProject(tx.db, id, 'delete')
    const units = await countOf(
      tx.db.selectFrom('units').where('projectId', '=', id).where('deletedAt', 'is', null),
    )
    if (units > 0) throw stillHasUnits(units)
    await tx.db
      .updateTable('projects')
      .set((eb) => ({ deletedAt: tx.now, updatedAt: tx.now, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await record(tx, 'delete', 'project', id, { name: [name, null] })
    catalogueChanges(tx)
  })
}

function stillHasUnits(count: number): Refused {
  const units = count === 1 ? '1 unit' : `${count} units`
  return new Refused(409, `This project has ${units}. Move or delete them first.`)
}
