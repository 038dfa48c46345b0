import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { alphabetical } from '../../../platform/db/alphabetical.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { identitiesOf } from '../../../records/contacts/identities.ts'
import { knownContacts } from '../../../records/contacts/match-contact.ts'
import { unitNumberKey } from '../../../records/units/rules/unit-number.ts'
import type { Fact } from '../../../shared/reading/fact.ts'
import { noteLines } from '../facts/lines.ts'
import { namedPeople } from '../facts/named-people.ts'
import type { ScanMatch } from '../rules/scan.ts'
import type { ScanOf } from './found-in.ts'

const MAX_FACTS = 100

/** The parts of a text that name records of ours: phones, e-mails and LINE ids, people, homes, projects and stations. */
export async function matchesIn(
  { db }: Context,
  of: ScanOf,
  text: string,
  all: readonly Fact[],
): Promise<ScanMatch[]> {
  // A note that is being read is requested again and again, and has no text yet.
  if (text.trim() === '') return []
  const facts = all.slice(0, MAX_FACTS)
  const found = [
    ...(await byReach(db, facts)),
    ...(await people(db, of, text, facts)),
    ...(await homes(db, of, facts)),
    ...(await stations(db, facts)),
    ...(await projects(db, text)),
  ]
  const taken: ScanMatch[] = []
  for (const match of found)
    if (!taken.some(({ start, end }) => start < match.end && match.start < end)) taken.push(match)
  return taken.toSorted((a, b) => a.start - b.start)
}

async function byReach(db: Db, facts: readonly Fact[]): Promise<ScanMatch[]> {
  const reach = facts.filter(({ kind }) => ['phone', 'email', 'line'].includes(kind))
  const identities = reach.map(({ kind, value }) => identitiesOf({ [kind]: String(value) })[0])
  const known = await knownContacts(
    db,
    identities.filter((one) => one !== undefined),
  )
  return reach.flatMap(({ start, end }, at) => {
    const one = identities[at]
    const [contact] = (one && known.get(`${one.kind}:${one.value}`)) ?? []
    return contact ? [{ kind: 'contact' as const, ...contact, start, end }] : []
  })
}

/**
 * Whoever the note is about and the owners of the deal's homes, by their whole name or its parts; and whoever else the
 * note names in full, if only one contact is called so.
 */
async function people(
  db: Db,
  { dealId, contactId }: ScanOf,
  text: string,
  facts: readonly Fact[],
): Promise<ScanMatch[]> {
  const named = namedPeople(noteLines(text, facts)).filter(({ value }) => value.includes(' '))
  const keys = named.map(({ value }) => sql`(${alphabetical(sql`${value}`)})`)
  const { rows: near } = await sql<{ id: number; name: string }>`
    select c.id, c.name from contacts c where c.deleted_at is null and (
      c.id = ${contactId} or c.id = (select contact_id from deals where id = ${dealId}) or c.id in (
        select u.owner_contact_id from units u where u.id = (select unit_id from deals where id = ${dealId})
          or u.id in (select unit_id from deal_units where deal_id = ${dealId})))
    order by c.id`.execute(db)
  const { rows: others } =
    keys.length === 0
      ? { rows: [] }
      : await sql<{ id: number; name: string }>`
          select min(c.id) as id, min(c.name) as name from contacts c
          where c.deleted_at is null and c.name_key in (${sql.join(keys)})
          group by c.name_key having count(*) = 1`.execute(db)
  const lower = text.toLowerCase()
  return [
    ...near.flatMap(({ id, name }) => {
      const parts = [name, ...name.split(/\s+/).filter((part) => part.length >= 3)]
      for (const part of parts) {
        const start = wholeWordAt(lower, part.toLowerCase())
        if (start >= 0)
          return [{ kind: 'contact' as const, id, name, start, end: start + part.length }]
      }
      return []
    }),
    ...named.flatMap(({ value, start, end }) => {
      const one = others.find(({ name }) => name.toLowerCase() === value.toLowerCase())
      return one ? [{ kind: 'contact' as const, ...one, start, end }] : []
    }),
  ]
}

/** Homes by their number: those of the deal first, else the only one of that number. */
async function homes(db: Db, { dealId }: ScanOf, facts: readonly Fact[]): Promise<ScanMatch[]> {
  const numbers = facts.filter(
    ({ kind, value }) =>
      kind === 'unit-number' || (kind === 'number' && /^\d{1,4}[a-z]$/i.test(String(value))),
  )
  if (numbers.length === 0) return []
  const keys = numbers.map(({ value }) => unitNumberKey(String(value)))
  const { rows } = await sql<{ key: string; id: number; name: string; isOfDeal: boolean }>`
    select u.number_key as key, u.id, p.name || ' ' || u.unit_number as name,
      u.id = d.unit_id or o.unit_id is not null as is_of_deal
    from units u join projects p on p.id = u.project_id
    left join deals d on d.id = ${dealId} left join deal_units o on o.deal_id = d.id and o.unit_id = u.id
    where u.deleted_at is null and u.number_key = any(${keys}::text[])
    order by is_of_deal desc nulls last, u.id`.execute(db)
  return numbers.flatMap(({ start, end }, at) => {
    const same = rows.filter(({ key }) => key === keys[at])
    const one = same.find(({ isOfDeal }) => isOfDeal) ?? (same.length === 1 ? same[0] : undefined)
    return one ? [{ kind: 'unit' as const, id: one.id, name: one.name, start, end }] : []
  })
}

async function stations(db: Db, facts: readonly Fact[]): Promise<ScanMatch[]> {
  const named = facts.filter(({ kind }) => kind === 'station')
  if (named.length === 0) return []
  const rows = await db
    .selectFrom('stations')
    .select(['id', 'name'])
    .where(
      'name',
      'in',
      named.map(({ value }) => String(value)),
    )
    .orderBy('id')
    .execute()
  return named.flatMap(({ value, start, end }) => {
    const station = rows.find(({ name }) => name === value)
    return station ? [{ kind: 'station' as const, ...station, start, end }] : []
  })
}

/** Projects whose whole name stands in the text. */
async function projects(db: Db, text: string): Promise<ScanMatch[]> {
  const lower = text.toLowerCase()
  const isNamed: RawBuilder<boolean> = sql`length(name) >= 5 and position(lower(name) in ${lower}) > 0`
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from projects where deleted_at is null and ${isNamed} order by length(name) desc, id
    limit 20`.execute(db)
  return rows.flatMap(({ id, name }) => {
    const start = wholeWordAt(lower, name.toLowerCase())
    return start < 0
      ? []
      : [{ kind: 'project' as const, id, name, start, end: start + name.length }]
  })
}

/** Where a word stands by itself; -1 if nowhere. Thai is written without blanks. */
function wholeWordAt(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[a-z0-9]/.test(text[at - 1] ?? '') && !/[a-z0-9]/.test(text[at + word.length] ?? ''))
      return at
  }
  return -1
}
