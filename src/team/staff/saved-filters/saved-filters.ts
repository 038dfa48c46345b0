import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { alphabetical } from '../../../platform/db/alphabetical.ts'
import { type Page, paged } from '../../../platform/db/paged.ts'
import { notFound, Refused } from '../../../refused.ts'
import { changedFields, record } from '../../activity/record.ts'
import { FilteredLists, type SavedFilter, type SavedFilterInput } from '../rules/staff.ts'

const MAX_EACH = 50

/** One page of the signed-in user's saved filters of a list, by name, and their total number. */
export async function savedFilterList(
  { db, actor }: Context,
  { list }: Pick<SavedFilter, 'list'>,
  page: Page,
): Promise<{ items: SavedFilter[]; total: number }> {
  const found = db
    .selectFrom('savedFilters')
    .select(['id', 'list', 'name', 'query'])
    .where('userId', '=', actor?.id ?? 0)
    .where('list', '=', list)
    .orderBy(alphabetical(sql`name`))
    .orderBy('id')
  const { rows, total } = await paged(found, page)
  return { items: rows.map(asSaved), total }
}

/**
 * Saves filters under a name, replacing those of the same name. Refuses (409) more than fifty for a list.
 */
export async function saveFilters(context: Context, input: SavedFilterInput): Promise<SavedFilter> {
  return inTransaction(context, async (tx) => {
    const userId = tx.actor?.id ?? 0
    // Serialised for each user, so that simultaneous saves do not exceed the limit.
    await tx.db
      .selectFrom('staffUsers')
      .select('id')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .execute()
    const all = { limit: MAX_EACH, offset: 0 }
    const { items: existing } = await savedFilterList(tx, input, all)
    const sameNameId = await findIdByName(tx, userId, input)
    const before = existing.find(({ id }) => id === sameNameId)
    if (!before && existing.length >= MAX_EACH) {
      throw new Refused(409, 'too_many_filters', { most: MAX_EACH })
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

/** Compares names in the database, whose unique index uses the same letter case rules. */
async function findIdByName({ db }: Context, userId: number, { list, name }: SavedFilterInput) {
  const row = await db
    .selectFrom('savedFilters')
    .select('id')
    .where('userId', '=', userId)
    .where('list', '=', list)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .executeTakeFirst()
  return row?.id
}

/** Deletes filters of the signed-in user. Throws 404, also for filters of others. */
export async function deleteSavedFilter(context: Context, id: number): Promise<void> {
  await inTransaction(context, async (tx) => {
    const deleted = await tx.db
      .deleteFrom('savedFilters')
      .where('id', '=', id)
      .where('userId', '=', tx.actor?.id ?? 0)
      .returning(['id', 'list', 'name', 'query'])
      .executeTakeFirst()
    if (!deleted) throw notFound('saved_filter')
    await record(tx, 'delete', 'saved_filter', id, changedFields(asSaved(deleted), {}))
  })
}

function asSaved({ list, ...row }: Omit<SavedFilter, 'list'> & { list: string }): SavedFilter {
  return { ...row, list: FilteredLists.read(list) ?? 'listings' }
}
