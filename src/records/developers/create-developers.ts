import { type Context, catalogueChanges } from '../../context.ts'
import { insertAll } from '../../platform/db/insert-all.ts'
import { changedFields } from '../../team/activity/record.ts'
import { recordAll } from '../../team/activity/record-all.ts'
import type { DeveloperInput } from './rules/developer.ts'
import { auditFields } from './save-developer.ts'

/** A developer without a logo: logos are uploaded one by one. */
export type NewDeveloper = Omit<DeveloperInput, 'logo'>

/**
 * Creates many developers in one statement, by the same rules as `saveDeveloper`. Returns their ids in input
 * order, null where the name is taken in any letter case. Requires a transaction.
 */
export async function createDevelopers(
  tx: Context,
  inputs: readonly NewDeveloper[],
): Promise<(number | null)[]> {
  const rows = inputs.map(({ name, description, foundedYear, website }) => ({
    name,
    description: description ?? null,
    foundedYear: foundedYear ?? null,
    website: website ?? null,
    createdAt: tx.now,
    updatedAt: tx.now,
  }))
  const created = await insertAll(tx.db, 'developers', rows, {
    returning: ['id', 'name'],
    skipTaken: true,
  })
  const byName = new Map(created.map(({ id, name }) => [name, id]))
  const ids = inputs.map(({ name }) => {
    const id = byName.get(name) ?? null
    byName.delete(name)
    return id
  })
  const entries = inputs.flatMap((input, index) => {
    const id = ids[index]
    return id ? [{ id, changes: changedFields({}, auditFields(input)), version: 1 }] : []
  })
  await recordAll(tx, 'create', 'developer', entries)
  if (entries.length > 0) catalogueChanges(tx)
  return ids
}
