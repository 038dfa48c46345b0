import { sql } from 'kysely'
import { type Context, catalogueChanges } from '../../context.ts'
import { record } from '../../team/activity/record.ts'

/**
 * The developer of this name in any letter case, created if there is none. Locked until the transaction ends,
 * so that it cannot be renamed or deleted meanwhile. Simultaneous writers of a new name get the same developer:
 * the second waits for the first.
 */
export async function developerNamed(
  tx: Context,
  name: string,
  onCreated: (id: number) => void = () => {},
): Promise<number> {
  for (;;) {
    const existing = await tx.db
      .selectFrom('developers')
      .select('id')
      .where(sql`lower(name)`, '=', sql`lower(${name})`)
      .where('deletedAt', 'is', null)
      .forShare()
      .executeTakeFirst()
    if (existing) return existing.id

    const created = await tx.db
      .insertInto('developers')
      .values({ name, createdAt: tx.now, updatedAt: tx.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!created) continue // created by somebody else meanwhile: read it
    await record(tx, 'create', 'developer', created.id, { name: [null, name] }, 1)
    catalogueChanges(tx)
    onCreated(created.id)
    return created.id
  }
}

/** The developers of many names, by name as given. Calls `onCreated` for each new one. */
export async function developersNamed(
  tx: Context,
  names: readonly string[],
  onCreated: (id: number) => void,
): Promise<Map<string, number>> {
  const distinctNames = [...new Set(names)]
  if (distinctNames.length === 0) return new Map()
  const { rows } = await sql<{ given: string; id: number | null }>`
    select given, d.id from unnest(${distinctNames}::text[]) as given
    left join lateral (
      select id from developers where lower(name) = lower(given) and deleted_at is null
      order by id for share
    ) d on true`.execute(tx.db)
  const known = new Map<string, number>()
  for (const { given, id } of rows) {
    if (id !== null) known.set(given, id)
    else known.set(given, await developerNamed(tx, given, onCreated))
  }
  return known
}

/** Locks a developer against renaming and deletion until the transaction ends; false when there is none. */
export async function shareLockDeveloper(tx: Context, id: number): Promise<boolean> {
  const row = await tx.db
    .selectFrom('developers')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}
