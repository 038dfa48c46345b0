import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { containing } from '../../platform/db/containing.ts'
import type { Mentioned } from './rules/contact-search.ts'

const MAX = 5
const MAX_WORDS = 3

/**
 * The contacts that a text names: of texts that may begin with a name, the first one that does. As many of
 * its words as some contact's name has are taken; the reader's own contacts come first, then those last
 * in touch.
 */
export async function mentioned(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  texts: readonly string[],
): Promise<Mentioned> {
  for (const [index, text] of texts.entries()) {
    const words = text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean)
    for (let count = Math.min(words.length, MAX_WORDS); count > 0; count -= 1) {
      const named = words.slice(0, count)
      if (named.join('').length < 2) continue
      const { rows } = await sql<{ id: number; name: string }>`
        select c.id, c.name from contacts c
        where c.deleted_at is null and ${sql.join(named.map(isNamed), sql` and `)}
        order by c.assigned_to_id is not distinct from ${actor?.id ?? null} desc,
          c.last_contact_at desc nulls last, c.id
        limit ${MAX}`.execute(db)
      if (rows.length > 0) return { index, words: count, contacts: rows }
    }
  }
  return { index: null, words: 0, contacts: [] }
}

/** A Latin word begins one of the name's; Thai names have no blanks after their titles. */
function isNamed(word: string): RawBuilder<boolean> {
  const anywhere = containing(word)
  if (!/^[a-z]/.test(word))
    return sql`(c.words like ${anywhere} and lower(c.name) like ${anywhere})`
  return sql`(c.words like ${anywhere} and ' ' || lower(c.name) like ${`% ${anywhere.slice(1)}`})`
}
