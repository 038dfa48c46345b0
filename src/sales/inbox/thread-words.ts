import { type Expression, type SqlBool, sql } from 'kysely'
import { containing } from '../../platform/db/containing.ts'
import { spellingsOf } from '../../records/contacts/search-words.ts'
import { withPlainDigits } from '../../shared/fields/thai-numbers.ts'
import { phoneInE164 } from '../../shared/phone-in-e164.ts'

/** Letters from which on the texts of messages are searched: shorter ones have no index. */
const MIN_CHARS = 3
/** Messages of a text that are looked at: one in thousands of them tells nothing. */
const MAX_MESSAGES = 2000

/**
 * The condition that a conversation `t`, its contact `c` or any of its messages contains a text, in
 * any letter case and within unspaced Thai. A phone is found in any spelling, by the contacts'
 * rules.
 */
export function mentions(text: string): Expression<SqlBool> {
  const spellings = spellingsOf(withPlainDigits(text))
  const conditions = spellings.flatMap((words) => [
    sql`t.handle ilike ${containing(words)}`,
    sql`c.words like ${containing(words)}`,
  ])
  const phone = phoneInE164(text)
  if (phone) conditions.push(sql`t.handle = ${phone}`)
  const pattern = containing(text)
  conditions.push(
    sql`t.name ilike ${pattern}`,
    sql`t.subject ilike ${pattern}`,
    sql`t.last_message ilike ${pattern}`,
  )
  if ([...text].length >= MIN_CHARS) {
    conditions.push(
      sql`t.id in (
        select m.thread_id from inbox_messages m where m.content ilike ${pattern} limit ${MAX_MESSAGES})`,
    )
  }
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`
}
