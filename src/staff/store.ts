import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { type Page, paged } from '../db/paged.ts'
import { notFound } from '../refused.ts'
import { type Colleague, Roles, type User } from './rules.ts'

const columns = [
  'id',
  'username',
  'email',
  'firstName',
  'lastName',
  'role',
  'isActive',
  'canDeleteUnits',
  'createdAt',
  'version',
] as const

/** The users, newest first, and how many there are in all. */
export async function listUsers(
  { db }: Context,
  page: Page,
): Promise<{ users: User[]; total: number }> {
  const standing = db.selectFrom('staffUsers').select(columns).where('deletedAt', 'is', null)
  const { rows, total } = await paged(standing.orderBy('id', 'desc'), page)
  return { users: rows.map(toUser), total }
}

/**
 * The colleagues that work can be given to, by name: active, and with a role that works here (`user`
 * never gets in). `search` matches part of the name or username in any letter case.
 */
export async function listColleagues(
  { db }: Context,
  { search, ...page }: Page & { search?: string | undefined },
): Promise<{ colleagues: Colleague[]; total: number }> {
  const name = sql<string>`coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username)`
  let standing = db
    .selectFrom('staffUsers')
    .where('deletedAt', 'is', null)
    .where('isActive', '=', true)
    .where('role', '<>', 'user')
  if (search) {
    standing = standing.where(
      sql<boolean>`position(lower(${search}) in lower(${name} || ' ' || username)) > 0`,
    )
  }
  const named = standing.select(['id', name.as('name')])
  const { rows, total } = await paged(named.orderBy(sql`lower(${name})`).orderBy('id'), page)
  return { colleagues: rows, total }
}

/** A user that is not deleted, or 404. `lock` holds the row until the transaction ends. */
export async function findUser({ db }: Context, id: number, lock = false): Promise<User> {
  const query = db
    .selectFrom('staffUsers')
    .select(columns)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw notFound('User')
  return toUser(row)
}

function toUser(row: Omit<User, 'role'> & { role: string }): User {
  return { ...row, role: Roles.read(row.role) ?? 'user' }
}
