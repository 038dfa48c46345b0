import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { holdersOf } from '../match-contact.ts'
import { type Resemblance, resemblance } from './compare-people.ts'
import { type ComparedPerson, comparedPeople } from './compared-person.ts'
import { contactKeys } from './contact-keys.ts'

/** A contact that may be the same person as another. */
export type FoundPair = Resemblance & { id: number }

/** The most contacts that one is compared with, by each kind of key: a switchboard may have thousands. */
const MAX_COMPARED = 100
/** The most pairs of one contact. */
const MAX_PAIRS = 20
/** What more people with different names share than this is an office's: it says nothing of a person. */
const MAX_POSSIBLE = 5

/**
 * The contacts that may be the same person as this one, the likely ones first, then the oldest. `office` are those with
 * whom it shares what so many have that it is an office's.
 */
export async function findPairs(
  db: Db,
  person: ComparedPerson,
): Promise<{ pairs: FoundPair[]; office: number[] }> {
  const people = await comparedPeople(db, await candidates(db, person))
  const found = people.flatMap((other) => {
    const alike = resemblance(person, other)
    return alike ? [{ id: other.id, ...alike }] : []
  })
  const possible = found.filter(({ isLikely }) => !isLikely)
  const isOffice = possible.length > MAX_POSSIBLE
  const pairs = found
    .filter(({ isLikely }) => isLikely || !isOffice)
    .toSorted((a, b) => Number(b.isLikely) - Number(a.isLikely) || a.id - b.id)
    .slice(0, MAX_PAIRS)
  return { pairs, office: isOffice ? possible.map(({ id }) => id) : [] }
}

/** The newest contacts that have an identity or a key in common with this one. */
async function candidates(db: Db, person: ComparedPerson): Promise<number[]> {
  const { identities, names } = contactKeys(person)
  const sought = person.identities.map((identity) => ({ ...identity, typed: identity.value }))
  // Identities are stored with their contact, keys a moment later.
  const { rows } = await sql<{ contactId: number }>`
    (${newest(sql`select contact_id from (${holdersOf(sought)}) holders`)})
    union (${newest(having(identities))})
    union (${newest(having(names))})`.execute(db)
  return rows.map(({ contactId }) => contactId).filter((id) => id !== person.id)
}

function having(keys: readonly number[]): RawBuilder<unknown> {
  return sql`select contact_id from contact_keys where keys && ${[...keys]}::integer[]`
}

function newest(contacts: RawBuilder<unknown>): RawBuilder<unknown> {
  // Sorted apart: in the order of ids it would look through all contacts.
  return sql`
    select contact_id from (${contacts} offset 0) found
    order by contact_id desc limit ${MAX_COMPARED}`
}
