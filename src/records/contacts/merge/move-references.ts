import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { type MovedReference, movedReferences } from './contact-references.ts'

/** The ids of moved rows by the column that refers to the contact. */
export type Moved = { [Reference in MovedReference]?: number[] }

/** Makes everything that refers to a contact refer to another one; returns what was moved. */
export async function moveReferences(db: Db, from: number, to: number): Promise<Moved> {
  const moved: Moved = {}
  for (const reference of movedReferences) {
    const { table, column } = partsOf(reference)
    const { rows } = await sql<{ id: number }>`
      update ${table} set ${column} = ${to} where ${column} = ${from} returning id`.execute(db)
    if (rows.length > 0) moved[reference] = rows.map(({ id }) => id).toSorted((a, b) => a - b)
  }
  return moved
}

/**
 * Gives moved rows back, unless they were given to somebody else since. The messages of a conversation follow it, also
 * those that came since.
 */
export async function moveBack(db: Db, moved: Moved, from: number, to: number): Promise<void> {
  for (const reference of movedReferences) {
    const ids = moved[reference]
    if (!ids) continue
    const { table, column } = partsOf(reference)
    await sql`
      update ${table} set ${column} = ${to} where id = any(${ids}::integer[]) and ${column} = ${from}`.execute(
      db,
    )
  }
  const threads = moved['inbox_threads.contact_id'] ?? []
  await sql`
    update inbox_messages m set contact_id = ${to}
    from inbox_threads t
    where t.id = any(${threads}::integer[]) and t.contact_id = ${to}
      and m.thread_id = t.id and m.contact_id = ${from}`.execute(db)
}

function partsOf(reference: MovedReference) {
  const [table = '', column = ''] = reference.split('.')
  return { table: sql.table(table), column: sql.ref(column) }
}
