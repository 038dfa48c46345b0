import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { imagePath } from '../../shared/paths.ts'

/** The tables of records' pictures. */
const lists = {
  project: { table: 'projectImages', owner: 'projectId' },
  unit: { table: 'unitImages', owner: 'unitId' },
} as const

/** The URLs of a record's pictures, in order. */
export async function recordImages(
  db: Db,
  kind: keyof typeof lists,
  id: number,
): Promise<string[]> {
  const { table, owner } = lists[kind]
  const { rows } = await sql<{ imageHash: string }>`
    select image_hash from ${sql.table(table)} where ${sql.ref(owner)} = ${id}
    order by position`.execute(db)
  return rows.map(({ imageHash }) => imagePath(imageHash))
}

/** Replaces a record's pictures by these, in this order. */
export async function replaceRecordImages(
  db: Db,
  kind: keyof typeof lists,
  id: number,
  hashes: readonly string[],
): Promise<void> {
  const { table, owner } = lists[kind]
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${id}`.execute(db)
  await sql`
    insert into ${sql.table(table)} (${sql.ref(owner)}, position, image_hash)
    select ${id}::integer, place - 1, hash
    from unnest(${hashes}::text[]) with ordinality as listed (hash, place)`.execute(db)
}
