import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { alphabetical } from '../../platform/db/alphabetical.ts'
import type { Db } from '../../platform/db/connect.ts'
import { containing } from '../../platform/db/containing.ts'
import { type Page, paged } from '../../platform/db/paged.ts'
import { notFound } from '../../refused.ts'
import { imagePath } from '../../shared/paths.ts'
import { Particles } from './rules/profile.ts'
import {
  type Colleague,
  DashboardAccess,
  permissionsOf,
  Roles,
  STAFF_ROLES,
  type User,
  type UserSearch,
  type UserSort,
} from './rules/staff.ts'

const columns = [
  'id',
  'username',
  'email',
  'firstName',
  'lastName',
  'nameTh',
  'called',
  'particle',
  'phone',
  'line',
  'position',
  'photoHash',
  'signature',
  'signatureTh',
  'role',
  'isActive',
  'canDeleteUnits',
  'createdAt',
  'version',
] as const

/** One page of the users, and the total. */
export async function listUsers(
  { db }: Context,
  { search, role, isActive, sort }: UserSearch,
  page: Page,
): Promise<{ items: User[]; total: number }> {
  const matching = db
    .selectFrom('staffUsers')
    .select(columns)
    .where('deletedAt', 'is', null)
    .$if(!!search, (of) => of.where(matchesWords(search ?? '')))
    .$if(!!role?.length, (of) => of.where('role', 'in', role ?? []))
    .$if(isActive !== undefined, (of) => of.where('isActive', '=', isActive ?? true))
    .orderBy(order[sort])
    .orderBy('id', 'desc')
  const { rows, total } = await paged(matching, page)
  return { items: rows.map(toUser), total }
}

/** The name of the user in a row of this alias: first and last name, else the username. */
export const nameOfUser = (alias: string) =>
  sql<string>`coalesce(
    nullif(concat_ws(' ', ${sql.ref(`${alias}.first_name`)}, ${sql.ref(`${alias}.last_name`)}), ''),
    ${sql.ref(`${alias}.username`)})`

const name = nameOfUser('staff_users')
const rank = sql`array_position(${Roles.ids}, role)`

const order: Record<UserSort, RawBuilder<unknown>> = {
  newest: sql`id desc`,
  username: sql`lower(username)`,
  username_desc: sql`lower(username) desc`,
  name: alphabetical(name),
  name_desc: sql`${alphabetical(name)} desc`,
  role: rank,
  role_desc: sql`${rank} desc`,
}

function matchesWords(words: string) {
  const pattern = containing(words)
  return sql<boolean>`(${name} ilike ${pattern} or username ilike ${pattern} or email ilike ${pattern})`
}

/**
 * The colleagues that work can be assigned to, by name. `search`
 * matches part of the name or username in any letter case.
 */
export async function listColleagues(
  { db }: Context,
  { search, ...page }: Page & { search?: string | undefined },
): Promise<{ items: Colleague[]; total: number }> {
  let query = db
    .selectFrom('staffUsers')
    .where('deletedAt', 'is', null)
    .where('isActive', '=', true)
    .where('role', '<>', 'user')
  if (search) {
    query = query.where(
      sql<boolean>`position(lower(${search}) in lower(${name} || ' ' || username)) > 0`,
    )
  }
  const colleagues = query.select(['id', name.as('name')])
  const { rows, total } = await paged(colleagues.orderBy(alphabetical(name)).orderBy('id'), page)
  return { items: rows, total }
}

/** Whether work can be assigned to this user. */
export async function isColleague(db: Db, id: number): Promise<boolean> {
  const colleague = await db
    .selectFrom('staffUsers')
    .select('id')
    .where('id', '=', id)
    .where(isAssignable('staffUsers'))
    .executeTakeFirst()
  return colleague !== undefined
}

/** Whether work can be assigned to the user in a row of this alias: active, and of the staff. */
export function isAssignable(alias: string): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${alias}.deletedAt`)} is null and ${sql.ref(`${alias}.isActive`)}
    and ${sql.ref(`${alias}.role`)} = any(${STAFF_ROLES}))`
}

/** Whether the user in a row of this alias may open the dashboard now, as the permission table says. */
export function opensDashboard(alias: string): RawBuilder<boolean> {
  const allowed = DashboardAccess.ids.flatMap((access) =>
    Roles.ids
      .filter((role) => permissionsOf({ role, canDeleteUnits: false }, access).openDashboard)
      .map((role) => `${access} ${role}`),
  )
  return sql<boolean>`(${sql.ref(`${alias}.deleted_at`)} is null and ${sql.ref(`${alias}.is_active`)}
    and (select dashboard_access from settings) || ' ' || ${sql.ref(`${alias}.role`)} = any(${allowed}))`
}

/** A user that is not deleted; throws 404 when missing. `lock` locks the row until the transaction ends. */
export async function findUser({ db }: Context, id: number, lock = false): Promise<User> {
  const query = db
    .selectFrom('staffUsers')
    .select(columns)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw notFound('user')
  return toUser(row)
}

type Row = Omit<User, 'role' | 'particle' | 'photo'> & {
  role: string
  particle: string | null
  photoHash: string | null
}

function toUser({ photoHash, ...row }: Row): User {
  return {
    ...row,
    role: Roles.read(row.role) ?? 'user',
    particle: row.particle === null ? null : (Particles.read(row.particle) ?? null),
    photo: photoHash && imagePath(photoHash),
  }
}
