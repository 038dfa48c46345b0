import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../context.ts'

/**
 * The statement that offers details, by field, of a contact to staff; part of a larger one, after its `with`. What was
 * offered before is not offered again.
 */
export function detailsOffered(
  tx: Context,
  contactId: RawBuilder<unknown>,
  details: Readonly<Record<string, string>>,
): RawBuilder<unknown> {
  return sql`
    insert into new_details (contact_id, field, value, offered_at)
    select ${contactId}, detail.key, detail.value, ${tx.now}::timestamptz
    from jsonb_each_text(${JSON.stringify(details)}::jsonb) detail
    where not exists (
      select from new_details known
      where known.contact_id = ${contactId} and known.field = detail.key and known.value = detail.value)`
}
