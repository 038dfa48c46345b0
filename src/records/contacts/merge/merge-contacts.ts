import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { invalid } from '../../../refused.ts'
import { addActivity } from '../../../team/activity/add-activity.ts'
import { record } from '../../../team/activity/record.ts'
import { refuseOtherVersion } from '../../../team/activity/refuse-other-version.ts'
import type { Changes } from '../../../team/activity/rules/activity.ts'
import { compareLater } from '../duplicates/compare-contacts.ts'
import { identitiesOf } from '../identities.ts'
import type { ContactRecord } from '../rules/contact.ts'
import type { MergeInput } from '../rules/merge.ts'
import { contactRecord, saveIdentities } from '../store.ts'
import { lockPair, lockWriters, storedIdentities } from './lock-pair.ts'
import { mergeChanges, valuesNotChosen } from './merged-fields.ts'
import { moveReferences } from './move-references.ts'

/**
 * Merges another contact into this one, which is kept and returned: it gets the chosen fields, the notes of both,
 * everything that belongs to the other one, and knows the other's identities. The other one is deleted and leads here.
 * All of it can be taken apart again (`unmergeContacts`). Refuses: 400 a contact with itself, 404 an unknown or deleted one,
 * 409 one that was merged meanwhile, or another version of either.
 */
export async function mergeContacts(
  context: Context,
  id: number,
  { otherId, version, otherVersion, ...choice }: MergeInput,
): Promise<ContactRecord> {
  if (id === otherId) throw invalid('otherId', 'merge_with_itself')
  return inTransaction(context, async (tx) => {
    await lockWriters(tx.db, [id, otherId])
    const [kept, other] = await lockPair(tx.db, id, otherId)
    await refuseVersion(tx, kept, version)
    await refuseVersion(tx, other, otherVersion)
    const changes = mergeChanges(kept, other, choice)
    await saveKept(tx, kept, other, changes)
    await markMerged(tx, other, id)
    const identities = await keepIdentities(tx, kept, other)
    const moved = { identities, rows: await moveReferences(tx.db, otherId, id) }
    const mergeId = await storeMerge(tx, { kept, other, changes, moved })
    await keepDistinct(tx, mergeId, id, otherId)
    await addMergeEntries(tx, kept, other, changes)
    await compareLater(tx, [id])
    return contactRecord(tx.db, id)
  })
}

async function refuseVersion(tx: Context, contact: ContactRecord, sent: number | undefined) {
  const versions = { sent, stored: contact.version }
  await refuseOtherVersion(tx, 'contact', contact.id, versions, () => contact)
}

async function saveKept(tx: Context, kept: ContactRecord, other: ContactRecord, changes: Changes) {
  const fields = Object.fromEntries(
    Object.entries(changes).map(([name, [, after]]) => [name, after]),
  )
  const isLater =
    other.lastContactAt !== null &&
    (kept.lastContactAt === null || kept.lastContactAt < other.lastContactAt)
  await tx.db
    .updateTable('contacts')
    .set({
      ...fields,
      ...(isLater && { lastContactAt: other.lastContactAt, lastContactBy: other.lastContactBy }),
      version: kept.version + 1,
      updatedAt: tx.now,
    })
    .where('id', '=', kept.id)
    .execute()
}

async function markMerged(tx: Context, other: ContactRecord, keptId: number): Promise<void> {
  await tx.db
    .updateTable('contacts')
    .set({
      mergedIntoId: keptId,
      deletedAt: tx.now,
      version: other.version + 1,
      updatedAt: tx.now,
    })
    .where('id', '=', other.id)
    .execute()
}

/** Keeps every identity of both that no field of the kept contact shows; returns those as `kind:value`. */
async function keepIdentities(
  tx: Context,
  kept: ContactRecord,
  other: ContactRecord,
): Promise<string[]> {
  const known = [
    ...(await storedIdentities(tx.db, kept.id)),
    ...(await storedIdentities(tx.db, other.id)),
  ]
  const merged = await contactRecord(tx.db, kept.id)
  const shown = new Set(identitiesOf(merged).map(({ kind, value }) => `${kind}:${value}`))
  const hidden = known.filter(({ kind, value }) => !shown.has(`${kind}:${value}`))
  const { rows } = await sql<{ identity: string }>`
    insert into contact_identities (contact_id, kind, value, is_kept)
    select ${kept.id}, given.kind, given.value, true
    from jsonb_to_recordset(${JSON.stringify(hidden)}::jsonb) as given (kind text, value text)
    on conflict (contact_id, kind, value) do update set is_kept = true
      where not contact_identities.is_kept
    returning kind || ':' || value as identity`.execute(tx.db)
  await saveIdentities(tx.db, merged)
  return rows.map(({ identity }) => identity)
}

async function storeMerge(
  tx: Context,
  merge: { kept: ContactRecord; other: ContactRecord; changes: Changes; moved: object },
): Promise<number> {
  const { id } = await tx.db
    .insertInto('contactMerges')
    .values({
      keptId: merge.kept.id,
      mergedId: merge.other.id,
      changes: JSON.stringify(merge.changes),
      moved: JSON.stringify(merge.moved),
      mergedById: tx.actor?.id ?? null,
      mergedAt: tx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Who is not the same person as the merged contact is not the same as the kept one either. */
async function keepDistinct(tx: Context, mergeId: number, keptId: number, mergedId: number) {
  await sql`
    insert into contact_distinct (low_id, high_id, said_by_id, said_at, merge_id)
    select least(${keptId}::integer, d.third), greatest(${keptId}::integer, d.third), said_by_id, said_at, ${mergeId}
    from (
      select case low_id when ${mergedId} then high_id else low_id end as third, said_by_id, said_at
      from contact_distinct where low_id = ${mergedId} or high_id = ${mergedId}
    ) d
    where d.third <> ${keptId}
    on conflict do nothing`.execute(tx.db)
}

async function addMergeEntries(
  tx: Context,
  kept: ContactRecord,
  other: ContactRecord,
  changes: Changes,
) {
  const merged = { mergedContact: [null, `${other.name} (${other.id})`] } satisfies Changes
  await record(tx, 'merge', 'contact', kept.id, { ...changes, ...merged }, kept.version + 1)
  const into = { mergedInto: [null, `${kept.name} (${kept.id})`] } satisfies Changes
  await record(tx, 'merge', 'contact', other.id, into, other.version + 1)
  await addActivity(tx, {
    type: 'change',
    contactId: kept.id,
    title: `Merged with ${other.name}`,
    description: valuesNotChosen(kept, other, changes),
    metadata: { mergedId: other.id, changes },
  })
}
