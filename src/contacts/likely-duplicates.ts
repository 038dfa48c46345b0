import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { containing } from '../db/containing.ts'
import type { Identity } from './identities.ts'
import { ContactTypes, type LikelyDuplicate } from './rules.ts'
import { nameInWords } from './search-words.ts'

const MOST = 10

/**
 * Contacts that may be the same person as one: those that share an identity, or the whole name in any
 * letter case. At most ten, the oldest first.
 */
export async function likelyDuplicates(
  db: Db,
  { id, name }: { id: number; name: string },
  identities: readonly Identity[],
): Promise<LikelyDuplicate[]> {
  const known = JSON.stringify(identities.map(({ kind, value }) => ({ kind, value })))
  const { rows } = await sql<Omit<LikelyDuplicate, 'contactType'> & { contactType: string }>`
    with alike as (
      select i.contact_id as id, i.kind as share
      from jsonb_to_recordset(${known}::jsonb) as given(kind text, value text)
      join contact_identities i on i.kind = given.kind and i.value = given.value
      union
      select c.id, 'name' from contacts c
      where c.words like ${containing(nameInWords(name))} and lower(c.name) = lower(${name}) and c.deleted_at is null
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
