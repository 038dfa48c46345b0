import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { type Actor, permissionsOf } from '../staff/rules/staff.ts'
import { findUser } from '../staff/store.ts'

/** The first admin, who looks at the demo agency; null before there is one. */
export async function firstAdmin(tx: Context): Promise<Actor | null> {
  const { rows } = await sql<{ id: number }>`
    select id from staff_users where role = 'admin' and deleted_at is null order by id limit 1`.execute(
    tx.db,
  )
  const [row] = rows
  if (!row) return null
  const user = await findUser(tx, row.id)
  return { ...user, isAdmin: true, permissions: permissionsOf(user, 'staff') }
}
