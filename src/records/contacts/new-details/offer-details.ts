import { sql } from 'kysely'
import type { Context } from '../../../context.ts'

/** Offers details, by field, of a contact to staff. What was offered before is not offered again. */
export async function offerDetails(
  tx: Context,
  contactId: number,
  details: Readonly<Record<string, string>>,
): Promise<void> {
  if (Object.keys(details).length === 0) return
  await sql`
    insert into new_details (contact_id, field, value, offered_at)
    select ${contactId}::integer, detail.key, detail.value, ${tx.now}::timestamptz
    from jsonb_each_text(${JSON.stringify(details)}::jsonb) detail
    where not exists (
      select from new_details known
      where known.contact_id = ${contactId}::integer and known.field = detail.key
        and known.value = detail.value)`.execute(tx.db)
}
