import { sql } from 'kysely'
import { record } from '../activity/record.ts'
import { type Context, catalogueChanges } from '../context.ts'

/**
 * The developer of this name in any letter case, created when there is none; held until the
 * transaction ends, so that it is neither renamed nor deleted meanwhile. Two writers of one new name
 * get the same developer: the second waits for the first.
 */
export async function developerNamed(
  tx: Context,
  name: string,
  made: (id: number) => void = () => {},
): Promise<number> {
  for (;;) {
    const known = await tx.db
      .selectFrom('developers')
      .select('id')
      .where(sql`lower(name)`, '=', sql`lower(${name})`)
      .where('deletedAt', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (known) return known.id

    const created = await tx.db
      .insertInto('developers')
      .values({ name, createdAt: tx.now, updatedAt: tx.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!created) continue // somebody else's new row: read it
    await record(tx, 'create', 'developer', created.id, { name: [null, name] }, 1)
    catalogueChanges(tx)
    made(created.id)
    return created.id
  }
}

/** The same for many names: their developers, by each name as it was given. `made` hears of new ones. */
export async function developersNamed(
  tx: Context,
  names: readonly string[],
  made: (id: number) => void,
): Promise<Map<string, number>> {
  const asked = [...new Set(names)]
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ given: string; id: number | null }>`
    select given, d.id from unnest(${asked}::text[]) as given
    left join lateral (
      select id from developers where lower(name) = lower(given) and deleted_at is null
      order by id for share
    ) d on true`.execute(tx.db)
  const known = new Map<string, number>()
  for (const { given, id } of rows) {
    if (id !== null) known.set(given, id)
    else known.set(given, await developerNamed(tx, given, made))
  }
  return known
}

/** Holds a developer against renaming and deletion until the transaction ends; false when there is none. */
export async function holdDeveloper(tx: Context, id: number): Promise<boolean> {
  const row = await tx.db
    .selectFrom('developers')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}
