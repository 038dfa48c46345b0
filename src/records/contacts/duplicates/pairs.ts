import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import type { Page } from '../../../platform/db/paged.ts'
import { notFound } from '../../../refused.ts'
import { lastWrite } from '../../../team/activity/last-write.ts'
import type {
  Belongings,
  Comparison,
  ContactPair,
  PairedContact,
  PairSearch,
} from '../rules/duplicates.ts'
import { contactRecord } from '../store.ts'
import { resemblance } from './compare-people.ts'
import { comparedPeople } from './compared-person.ts'

/**
 * One page of the pairs that may be one person, the likely ones first, then the newest found, and their total number.
 * Those that are not the same person for good are left out, and deleted contacts.
 */
export async function contactPairs(
  db: Db,
  { contactId }: PairSearch,
  { limit, offset }: Page,
): Promise<{ pairs: ContactPair[]; total: number }> {
  const open = openPairs(contactId)
  const { rows } = await sql<PairRow>`
    select p.is_likely, p.shares, p.names, iso(p.found_at) as found_at,
      ${paired('low')} as low, ${paired('high')} as high
    from ${open}
    order by p.is_likely desc, p.found_at desc, p.low_id desc, p.high_id desc
    limit ${limit} offset ${offset}`.execute(db)
  return { pairs: rows.map(asPair), total: await countPairs(db, open) }
}

/** The number of pairs to work through. */
export function pairCount(db: Db): Promise<number> {
  return countPairs(db, openPairs(undefined))
}

type PairRow = Omit<ContactPair, 'contacts'> & { low: PairedContact; high: PairedContact }

function asPair({ low, high, ...pair }: PairRow): ContactPair {
  return { ...pair, contacts: low.events >= high.events ? [low, high] : [high, low] }
}

async function countPairs(db: Db, open: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::integer as count from ${open}`.execute(db)
  return rows[0]?.count ?? 0
}

function openPairs(contactId: number | undefined): RawBuilder<unknown> {
  return sql`contact_pairs p
    join contacts low on low.id = p.low_id and low.deleted_at is null
    join contacts high on high.id = p.high_id and high.deleted_at is null
    where not exists (
      select from contact_distinct d where d.low_id = p.low_id and d.high_id = p.high_id)
      ${contactId === undefined ? sql`` : sql`and (p.low_id = ${contactId} or p.high_id = ${contactId})`}`
}

function paired(alias: string): RawBuilder<PairedContact> {
  const of = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`json_build_object(
    'id', ${of('id')}, 'name', ${of('name')}, 'email', ${of('email')}, 'phone', ${of('phone')},
    'company', ${of('company')}, 'contactType', ${of('contact_type')},
    'createdAt', iso(${of('created_at')}),
    'events', (select count(*) from activities where contact_id = ${of('id')}))`
}

/** Two contacts side by side, with what belongs to each. Throws 404 for a deleted or unknown one. */
export async function comparison(db: Db, id: number, otherId: number): Promise<Comparison> {
  const [one, other] = await comparedPeople(db, [id, otherId])
  const found = one && other ? resemblance(one, other) : null
  const compared = [await comparedContact(db, id), await comparedContact(db, otherId)] as const
  const [first, second] = compared
  const alike = found ?? { isLikely: false, shares: [], names: 'unknown' as const }
  const hasLess = first.counts.timeline < second.counts.timeline
  return { ...alike, contacts: hasLess ? [second, first] : [first, second] }
}

async function comparedContact(db: Db, id: number) {
  const contact = await contactRecord(db, id)
  const { rows } = await sql<Belongings & { changedBy: string | null }>`
    select
      (select actor_name from ${lastWrite(sql`subject = 'contact' and subject_id = ${id}`)} as last) as changed_by,
      (select count(*)::integer from deals where contact_id = ${id} and deleted_at is null) as deals,
      (select count(*)::integer from inbox_threads where contact_id = ${id} and deleted_at is null) as conversations,
      (select count(*)::integer from tasks where contact_id = ${id} and deleted_at is null) as tasks,
      (select count(*)::integer from inquiries where contact_id = ${id}) as inquiries,
      (select count(*)::integer from units
        where (owner_contact_id = ${id} or agent_contact_id = ${id}) and deleted_at is null) as units,
      (select count(*)::integer from activities where contact_id = ${id}) as timeline`.execute(db)
  const [found] = rows
  if (!found) throw notFound('contact')
  const { changedBy, ...counts } = found
  return { contact, counts, changedBy }
}
