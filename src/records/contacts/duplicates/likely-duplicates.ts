import type { Db } from '../../../platform/db/connect.ts'
import type { LikelyDuplicate } from '../rules/duplicates.ts'
import { contactRecords } from '../store.ts'
import { comparedPeople } from './compared-person.ts'
import { findPairs } from './find-pairs.ts'

const MAX = 10

/** Contacts that may be the same person as this one, at most ten, the likely ones first, then the oldest. */
export async function likelyDuplicates(db: Db, id: number): Promise<LikelyDuplicate[]> {
  const [person] = await comparedPeople(db, [id])
  if (!person) return []
  const found = (await findPairs(db, person)).pairs.slice(0, MAX)
  const contacts = await contactRecords(
    db,
    found.map((pair) => pair.id),
  )
  const byId = new Map(contacts.map((contact) => [contact.id, contact]))
  return found.flatMap(({ id, isLikely, shares, names }) => {
    const contact = byId.get(id)
    if (!contact) return []
    const { name, email, phone, contactType } = contact
    return [{ id, name, email, phone, contactType, isLikely, shares, names }]
  })
}
