import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { Send } from '../store.ts'
import type { NamedHome } from './reader-texts.ts'

/** Units as staff name them, deleted ones included; purged ones are left out. */
export async function unitNames(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; unitNumber: string; name: string }[]> {
  const { rows } = await sql<{ id: number; unitNumber: string; name: string }>`
    select u.id, u.unit_number, u.unit_number || ' · ' || p.name as name
    from units u join projects p on p.id = u.project_id
    where u.id = any(${ids}) order by array_position(${ids}::integer[], u.id)`.execute(db)
  return rows
}

/** Homes by their number on the page and their names, in the order of the page. */
export async function namedHomes(
  db: Db,
  { unitIds }: Send,
  ids: readonly number[],
): Promise<NamedHome[]> {
  const inOrder = [...ids].sort((one, other) => unitIds.indexOf(one) - unitIds.indexOf(other))
  const names = await unitNames(db, inOrder)
  return names.map(({ id, name }) => {
    const place = unitIds.indexOf(id)
    return { number: place < 0 ? null : place + 1, name }
  })
}
