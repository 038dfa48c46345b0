import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { alphabetical } from '../../platform/db/alphabetical.ts'
import type { Colleague } from '../../team/staff/rules/staff.ts'
import { isAssignable, nameOfUser } from '../../team/staff/store.ts'
import { openColumns } from '../deals/rules/deal.ts'
import { type OpenKind, openKinds, type PersonWithWork } from './rules/open-work.ts'

type Reader = Pick<Context, 'db' | 'now'>

/** What is open of each kind: `id`, and `person_id`, whose it is. */
const open: Record<OpenKind, (now: Date) => RawBuilder<unknown>> = {
  deals: () => sql`select id, assigned_to_id as person_id from deals
    where deleted_at is null and board_column = any(${openColumns})`,
  contacts: () =>
    sql`select id, assigned_to_id as person_id from contacts where deleted_at is null`,
  threads: () => sql`select id, assigned_to_id as person_id from inbox_threads
    where deleted_at is null and status = 'open'`,
  tasks: () => sql`select id, assigned_to_id as person_id from tasks
    where deleted_at is null and status <> 'completed'`,
  viewings: (now) => sql`select id, agent_id as person_id from viewings
    where state = 'planned' and starts_at > ${now}`,
  units: () => sql`select id, assigned_to_id as person_id from units where deleted_at is null`,
}
// Safe: the keys of openKinds.
const kinds = Object.keys(openKinds) as OpenKind[]

/** The ids of what somebody has of a kind, oldest first. */
export async function openIds({ db, now }: Reader, kind: OpenKind, personId: number) {
  const { rows } = await sql<{ id: number }>`
    select id from (${open[kind](now)}) open where person_id = ${personId} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Everybody who has something open, also whoever left or was deleted, by name. */
export async function peopleWithWork({ db, now }: Reader): Promise<PersonWithWork[]> {
  const counts = kinds.map(
    (kind) => sql`count(*) filter (where kind = ${kind})::integer as ${sql.ref(kind)}`,
  )
  const { rows } = await sql<PersonWithWork>`
    select u.id, ${nameOfUser('u')} as name, ${sql.join(counts)}
    from (${allOpen(now)}) work join staff_users u on u.id = work.person_id
    group by u.id order by ${alphabetical(nameOfUser('u'))}, u.id`.execute(db)
  return rows
}

/** Those who have something open although no work can be assigned to them any more, by name. */
export async function leavers({ db, now }: Reader): Promise<Colleague[]> {
  const { rows } = await sql<Colleague>`
    select u.id, ${nameOfUser('u')} as name from staff_users u
    where not ${isAssignable('u')}
      and exists (select from (${allOpen(now)}) work where work.person_id = u.id)
    order by ${alphabetical(nameOfUser('u'))}, u.id`.execute(db)
  return rows
}

function allOpen(now: Date): RawBuilder<unknown> {
  const each = kinds.map(
    (kind) => sql`select ${kind}::text as kind, person_id from (${open[kind](now)}) each`,
  )
  return sql.join(each, sql` union all `)
}
