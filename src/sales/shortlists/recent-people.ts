import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { ContactRecord } from '../../records/contacts/rules/contact.ts'
import { contactRecords } from '../../records/contacts/store.ts'

const PEOPLE = 5
/** Sends that are looked through. */
const LATEST = 50

/** Whom the signed-in user sent homes to lately, else whom they look after, the last contact first. */
export async function recentPeople({ db, actor }: Context): Promise<ContactRecord[]> {
  const { rows } = await sql<{ id: number }>`
    with sent as (
      select contact_id as id, max(id) as last from (
        select id, contact_id from shortlists
        where sent_by_id = ${actor?.id ?? 0} order by id desc limit ${LATEST}) latest
      where contact_id is not null group by contact_id),
    own as (
      select id, null::integer as last from contacts
      where assigned_to_id = ${actor?.id ?? 0} and deleted_at is null
      order by id desc limit ${PEOPLE})
    select id from (select * from sent union all select * from own) people
    group by id order by max(last) desc nulls last, id desc limit ${PEOPLE * 2}`.execute(db)
  const people = await contactRecords(
    db,
    rows.map(({ id }) => id),
  )
  return people.slice(0, PEOPLE)
}
