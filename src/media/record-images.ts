import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { imagePath } from '../shared/paths.ts'

/** The records that have pictures, and the tables in which they are listed. */
const lists = {
  project: { table: 'projectImages', owner: 'projectId' },
  unit: { table: 'unitImages', owner: 'unitId' },
} as const

/** The URLs of a record's pictures, in their order. */
export async function recordImages(db: Db, of: keyof typeof lists, id: number): Promise<string[]> {
  const { table, owner } = lists[of]
  const { rows } = await sql<{ imageHash: string }>`
    select image_hash from ${sql.table(table)} where ${sql.ref(owner)} = ${id}
    order by position`.execute(db)
  return rows.map(({ imageHash }) => imagePath(imageHash))
}

/** Gives a record these pictures, in this order, in place of those it had. */
export async function replaceRecordImages(
  db: Db,
  of: keyof typeof lists,
  id: number,
  hashes: readonly string[],
): Promise<void> {
  const { table, owner } = lists[of]
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`.execute(db)
  await sql`
    insert into ${sql.table(table)} (${sql.ref(owner)}, position, image_hash)
    select ${id}::integer, place - 1, hash
    from unnest(${hashes}::text[]) with ordinality as listed (hash, place)`.execute(db)
}
