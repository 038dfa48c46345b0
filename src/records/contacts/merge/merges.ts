import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { nameOfUser } from '../../../team/staff/store.ts'
import type { ContactMerges } from '../rules/merge.ts'
import { contactRecord } from '../store.ts'

/** What was merged into a contact and not taken apart, the latest first, and what it is also known by. Throws 404. */
export async function contactMerges(db: Db, contactId: number): Promise<ContactMerges> {
  const { id } = await contactRecord(db, contactId)
  const merges = await sql<ContactMerges['merges'][number]>`
    select m.id, json_build_object('id', c.id, 'name', c.name) as contact, iso(m.merged_at) as merged_at,
      (select ${nameOfUser('u')} from staff_users u where u.id = m.merged_by_id) as merged_by
    from contact_merges m join contacts c on c.id = m.merged_id
    where m.kept_id = ${id} and m.undone_at is null
    order by m.id desc`.execute(db)
  const identities = await sql<ContactMerges['identities'][number]>`
    select kind, value from contact_identities where contact_id = ${id} and is_kept
    order by kind, value`.execute(db)
  return { merges: merges.rows, identities: identities.rows }
}
