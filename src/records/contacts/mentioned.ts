import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { containing } from '../../platform/db/containing.ts'
import { wordKeys } from './duplicates/contact-keys.ts'
import { soundsAlike } from './duplicates/name-sounds.ts'
import { personName } from './duplicates/person-name.ts'
import type { Mentioned } from './rules/contact-search.ts'

type Reader = Pick<Context, 'db' | 'actor'>

const MAX = 5
// Different names have the same consonants.
const MAX_ALIKE = 100
const MAX_WORDS = 3

/**
 * The contacts that a text names: of texts that may begin with a name, the first one that does. As many of
 * its words as some contact's name has are taken; the reader's own contacts come first, then those last
 * in touch; those whose whole name it is, alone. A Thai name that nobody has so is looked for in Latin letters, by its sounds.
 */
export async function mentioned(reader: Reader, texts: readonly string[]): Promise<Mentioned> {
  for (const [index, text] of texts.entries()) {
    const words = text.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean)
    for (let count = Math.min(words.length, MAX_WORDS); count > 0; count -= 1) {
      const named = words.slice(0, count)
      if (named.join('').length < 2) continue
      const isTheirs = sql.join(named.map(isNamed), sql` and `)
      const isWhole = sql`${isTheirs} and replace(lower(c.name), '.', '') = ${named.join(' ').replaceAll('.', '')}`
      const contacts = await found(reader, isTheirs, MAX)
      const whole = contacts.length > 1 ? await found(reader, isWhole, MAX) : []
      if (contacts.length > 0)
        return { index, words: count, contacts: whole.length > 0 ? whole : contacts }
    }
  }
  for (const [index, text] of texts.entries()) {
    const words = text.trim().split(/\s+/)
    for (let count = Math.min(words.length, MAX_WORDS); count > 0; count -= 1) {
      const contacts = await soundingAs(reader, words.slice(0, count).join(' '))
      if (contacts.length > 0) return { index, words: count, contacts }
    }
  }
  return { index: null, words: 0, contacts: [] }
}

/** Contacts, the reader's own first, then those last in touch. */
async function found({ db, actor }: Reader, condition: RawBuilder<unknown>, limit: number) {
  const { rows } = await sql<{ id: number; name: string }>`
    select c.id, c.name from contacts c
    where c.deleted_at is null and ${condition}
    order by c.assigned_to_id is not distinct from ${actor?.id ?? null} desc,
      c.last_contact_at desc nulls last, c.id
    limit ${limit}`.execute(db)
  return rows
}

/** The contacts whose names in Latin letters sound as this Thai one. */
async function soundingAs(reader: Reader, text: string) {
  const thai = personName(text)
  const keys = wordKeys(thai)
  if (!thai.words.some((word) => /\p{Script=Thai}/u.test(word)) || keys.length === 0) return []
  const has = sql`c.id in (
    select contact_id from contact_keys where keys @> ${keys}::integer[])`
  const alike = await found(reader, has, MAX_ALIKE)
  return alike
    .filter(({ name }) => {
      const { words, nicknames } = personName(name)
      // People are called by their first name or their nickname.
      const called = [...words.slice(0, 1), ...nicknames]
      return thai.words.every((word, at) =>
        (at === 0 ? called : words).some((other) => soundsAlike(word, other)),
      )
    })
    .slice(0, MAX)
}

/** A Latin word begins one of the name's; Thai names have no blanks after their titles. */
function isNamed(word: string): RawBuilder<boolean> {
  const anywhere = containing(word)
  if (!/^[a-z]/.test(word))
    return sql`(c.words like ${anywhere} and lower(c.name) like ${anywhere})`
  return sql`(c.words like ${anywhere} and ' ' || lower(c.name) like ${`% ${anywhere.slice(1)}`})`
}
