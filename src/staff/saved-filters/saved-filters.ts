import { sql } from 'kysely'
import { changedFields, record } from '../../activity/record.ts'
import { type Context, inTransaction } from '../../context.ts'
import { notFound, Refused } from '../../refused.ts'
import { FilteredLists, type SavedFilter, type SavedFilterInput } from '../rules.ts'

const MOST_EACH = 50

/** What the signed-in user keeps for a list, by name. */
export async function savedFilters(
  { db, actor }: Context,
  list: SavedFilter['list'],
): Promise<SavedFilter[]> {
  const rows = await db
    .selectFrom('savedFilters')
    .select(['id', 'list', 'name', 'query'])
    .where('userId', '=', actor?.id ?? 0)
    .where('list', '=', list)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return rows.map(asSaved)
}

/**
 * Keeps filters under a name, in the place of those that had it. Refuses (409) more than fifty for one
 * list.
 */
export async function saveFilters(context: Context, input: SavedFilterInput): Promise<SavedFilter> {
  return inTransaction(context, async (tx) => {
    const userId = tx.actor?.id ?? 0
    // One at a time for each user, so that two saves do not pass the limit together.
    await tx.db
      .selectFrom('staffUsers')
      .select('id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .execute()
    const own = await savedFilters(tx, input.list)
    const same = await ofThatName(tx, userId, input)
    const before = own.find(({ id }) => id === same)
    if (!before && own.length >= MOST_EACH) {
      throw new Refused(409, `At most ${MOST_EACH} filters are kept. Delete one first.`)
    }
    const row = before
      ? await tx.db
          .updateTable('savedFilters')
          .set(input)
          .where('id', '=', before.id)
          .returning(['id', 'list', 'name', 'query'])
          .executeTakeFirstOrThrow()
      : await tx.db
          .insertInto('savedFilters')
          .values({ ...input, userId, createdAt: tx.now })
          .returning(['id', 'list', 'name', 'query'])
          .executeTakeFirstOrThrow()
    const after = asSaved(row)
    const changes = changedFields(before ?? {}, after)
    await record(tx, before ? 'update' : 'create', 'saved_filter', row.id, changes)
    return after
  })
}

/** By the letter case of the database, whose index keeps two from one name: no other has quite the same. */
async function ofThatName({ db }: Context, userId: number, { list, name }: SavedFilterInput) {
  const found = await db
    .selectFrom('savedFilters')
    .select('id')
    .where('userId', '=', userId)
    .where('list', '=', list)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst()
  return found?.id
}

/** Forgets filters of the signed-in user. Throws 404, for those of others too. */
export async function deleteSavedFilter(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const gone = await tx.db
      .deleteFrom('savedFilters')
      .where('id', '=', id)
      .where('userId', '=', tx.actor?.id ?? 0)
      .returning(['id', 'list', 'name', 'query'])
      .executeTakeFirst()
    if (!gone) throw notFound('Saved filter')
    await record(tx, 'delete', 'saved_filter', id, changedFields(asSaved(gone), {}))
  })
}

function asSaved({ list, ...row }: Omit<SavedFilter, 'list'> & { list: string }): SavedFilter {
  return { ...row, list: FilteredLists.read(list) ?? 'listings' }
}
