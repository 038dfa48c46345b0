import type { Context } from '../../../context.ts'
import { identitiesOf } from '../../../records/contacts/identities.ts'
import { knownContacts } from '../../../records/contacts/match-contact.ts'
import type { NotedPerson } from '../facts/noted-people.ts'
import type { ScanRecord } from '../rules/scan.ts'

/** The people of a note, each with the contact that has their phone, e-mail or LINE id already. */
export async function existingContacts(
  { db }: Context,
  people: readonly NotedPerson[],
): Promise<ScanRecord['contacts']> {
  const identities = people.map((person) => identitiesOf(person))
  const known = await knownContacts(db, identities.flat())
  return people.map((person, at) => {
    const [same] = (identities[at] ?? []).flatMap(
      ({ kind, value }) => known.get(`${kind}:${value}`) ?? [],
    )
    return { ...person, existing: same ?? null }
  })
}
