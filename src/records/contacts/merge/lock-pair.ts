import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { Refused } from '../../../refused.ts'
import { lockIdentities } from '../match-contact.ts'
import { mergedInto } from '../merged-into.ts'
import type { ContactRecord, IdentityKind } from '../rules/contact.ts'
import { contactRecord } from '../store.ts'

export type StoredIdentity = { kind: IdentityKind; value: string; typed: string }

/** The identities of a contact as stored, kept ones too. */
export async function storedIdentities(db: Db, id: number): Promise<StoredIdentity[]> {
  const { rows } = await sql<StoredIdentity>`
    select kind, value, value as typed from contact_identities
    where contact_id = ${id} order by kind, value`.execute(db)
  return rows
}

/**
 * Makes those wait who write on a channel as one of these contacts: they find the contact that is kept, and never make
 * a new one. Comes before the rows are locked, in the order in which messages lock.
 */
export async function lockWriters(db: Db, ids: readonly number[]): Promise<void> {
  const identities = await Promise.all(ids.map((id) => storedIdentities(db, id)))
  await lockIdentities(db, identities.flat())
}

/**
 * Two contacts, locked in the order of their ids, so that two merges of one pair wait for each other. Refuses: 409 one
 * that was merged meanwhile, 404 an unknown or deleted one.
 */
export async function lockPair(
  db: Db,
  id: number,
  otherId: number,
): Promise<[ContactRecord, ContactRecord]> {
  const records = new Map<number, ContactRecord>()
  for (const each of [id, otherId].toSorted((a, b) => a - b)) {
    records.set(each, await lockedContact(db, each))
  }
  const [one, other] = [records.get(id), records.get(otherId)]
  if (!one || !other) throw new Error('Both contacts were locked.')
  return [one, other]
}

async function lockedContact(db: Db, id: number): Promise<ContactRecord> {
  try {
    return await contactRecord(db, id, true)
  } catch (error) {
    const kept = error instanceof Refused ? await mergedInto(db, id) : null
    if (!kept) throw error
    const { name, by } = kept
    throw new Refused(409, 'merged_meanwhile', { name, by }, { extra: { mergedInto: kept.id } })
  }
}
