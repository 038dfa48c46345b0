import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { containing } from '../db/containing.ts'
import type { Identity } from './identities.ts'
import { holdersOf } from './match-contact.ts'
import { ContactTypes, type LikelyDuplicate } from './rules/contact.ts'
import { nameMatches } from './search-words.ts'

const MOST = 10

/**
 * Contacts that may be the same person: those that share an identity, or the full name in any
 * letter case. At most ten, the oldest first.
 */
export async function likelyDuplicates(
  db: Db,
  { id, name }: { id: number; name: string },
  identities: readonly Identity[],
): Promise<LikelyDuplicate[]> {
  const { rows } = await sql<Omit<LikelyDuplicate, 'contactType'> & { contactType: string }>`
    with alike as (
      select contact_id as id, kind as share from (${holdersOf(identities)}) holders
      union
      select c.id, 'name' from contacts c
      where c.words like ${containing(nameMatches(name))} and lower(c.name) = lower(${name}) and c.deleted_at is null
    )
    select c.id, c.name, c.email, c.phone, c.contact_type, array_agg(distinct alike.share) as shares
    from alike
    join contacts c on c.id = alike.id
    where c.id <> ${id} and c.deleted_at is null
    group by c.id
    order by c.id
    limit ${MOST}`.execute(db)
  return rows.map((row) => ({ ...row, contactType: ContactTypes.read(row.contactType) ?? 'lead' }))
}
