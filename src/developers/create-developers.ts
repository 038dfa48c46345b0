import { changedFields } from '../activity/record.ts'
import { recordAll } from '../activity/record-all.ts'
import { type Context, catalogueChanges } from '../context.ts'
import { insertAll } from '../db/insert-all.ts'
import type { DeveloperInput } from './rules.ts'
import { audited } from './save-developer.ts'

/** A developer without a logo: pictures are uploaded one by one. */
export type NewDeveloper = Omit<DeveloperInput, 'logo'>

/**
 * Creates many developers in one statement, as `saveDeveloper` does one. Answers their ids in the order
 * given; null where another has the name in any letter case, or had it first. Inside a transaction.
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
  const made = await insertAll(tx.db, 'developers', rows, {
    returning: ['id', 'name'],
    skipTaken: true,
  })
  const byName = new Map(made.map(({ id, name }) => [name, id]))
  const ids = inputs.map(({ name }) => {
    const id = byName.get(name) ?? null
    byName.delete(name)
    return id
  })
  const entries = inputs.flatMap((input, place) => {
    const id = ids[place]
    return id ? [{ id, changes: changedFields({}, audited(input)), version: 1 }] : []
  })
  await recordAll(tx, 'create', 'developer', entries)
  if (entries.length > 0) catalogueChanges(tx)
  return ids
}
