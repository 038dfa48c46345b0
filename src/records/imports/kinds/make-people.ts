import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import { identitiesOf } from '../../contacts/identities.ts'
import { knownContacts, lockIdentities } from '../../contacts/match-contact.ts'
import { saveContact } from '../../contacts/save-contact.ts'
import { contactOf, type Person, ROLES, UnitPeople } from './unit-people.ts'

type ContactIds = { ownerContactId?: number; agentContactId?: number }

/**
 * The contacts of people that rows name, by row: who became known since the check, else a new contact, whose id
 * is added to `made`. A name without a phone, e-mail or LINE is one person throughout an import.
 */
export async function makePeople(
  tx: Context,
  inputs: readonly unknown[],
  made: number[],
): Promise<ContactIds[]> {
  const rows = inputs.map((input) => UnitPeople.parse(input))
  const people = rows.flatMap((row) => ROLES.flatMap((role) => row[role] ?? []))
  if (people.length === 0) return rows.map(() => ({}))
  const identities = people.flatMap((person) => identitiesOf(person))
  await lockIdentities(tx.db, identities)
  const known = await knownContacts(tx.db, identities)
  const byName = await madeByName(tx, made)
  const ids: ContactIds[] = []
  for (const row of rows) {
    const contacts: ContactIds = {}
    for (const role of ROLES) {
      const person = row[role]
      if (person) contacts[`${role}ContactId`] = await contactFor(person, role)
    }
    ids.push(contacts)
  }
  return ids

  async function contactFor(person: Person, role: 'owner' | 'agent'): Promise<number> {
    const identities = identitiesOf(person)
    const found = contactOf(person, known)
    // Several share it by now: the oldest, as with messages.
    const id = typeof found === 'number' ? found : found[0]?.id
    if (id !== undefined) return id
    const name = person.name ?? person.phone ?? person.line ?? person.email ?? ''
    const key = `${role}:${name.toLowerCase()}`
    const sameName = identities.length === 0 ? byName.get(key) : undefined
    if (sameName !== undefined) return sameName
    const contact = await saveContact(tx, null, {
      ...person,
      name,
      contactType: role,
      source: 'import',
    })
    made.push(contact.id)
    for (const { kind, value } of identities) known.set(`${kind}:${value}`, [contact])
    if (identities.length === 0) byName.set(key, contact.id)
    return contact.id
  }
}

/** The contacts made earlier by this import of which only the name is known, by role and name. */
async function madeByName({ db }: Context, made: readonly number[]): Promise<Map<string, number>> {
  if (made.length === 0) return new Map()
  const { rows } = await sql<{ id: number; key: string }>`
    select id, contact_type || ':' || lower(name) as key from contacts c
    where id = any(${[...made]}::integer[]) and deleted_at is null
      and not exists (select from contact_identities where contact_id = c.id)`.execute(db)
  return new Map(rows.map(({ id, key }) => [key, id]))
}
