import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Context, inTransaction } from '../../../context.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { Refused } from '../../../refused.ts'
import { addActivity } from '../../../team/activity/add-activity.ts'
import { record } from '../../../team/activity/record.ts'
import type { Changes } from '../../../team/activity/rules/activity.ts'
import { cannotUndo, type UndoVerb } from '../../../team/record/undo.ts'
import { compareLater } from '../duplicates/compare-contacts.ts'
import type { ContactRecord } from '../rules/contact.ts'
import type { UnmergedContacts } from '../rules/merge.ts'
import { contactRecord, saveIdentities } from '../store.ts'
import { movedReferences } from './contact-references.ts'
import { lockWriters } from './lock-pair.ts'
import { moveBack } from './move-references.ts'

/**
 * Takes the latest merge of a contact apart, by the id of either: both are as they were. What was changed or added
 * since stays where it is: edited fields of the kept contact, and new entries; only the messages of a conversation that
 * goes back follow it. Refuses: 404 an unknown or deleted contact, 409 one that was not merged, or where either was
 * merged again since.
 */
export async function unmergeContacts(context: Context, id: number): Promise<UnmergedContacts> {
  return inTransaction(context, async (tx) => {
    const merge = await lockedMerge(tx.db, id)
    const contacts = await unmerge(tx, merge)
    await addTimelineEntries(tx, contacts)
    return { contacts }
  })
}

/** Takes a merge apart if it is the latest of its contact. Their timelines are as before it; the audit log has both. */
export const undoMerge: UndoVerb = {
  subject: 'contact',
  action: 'merge',
  needs: 'mergeContacts',
  async undo(tx, { subjectId, undo }) {
    const { data } = z.object({ mergeId: z.int() }).safeParse(undo)
    if (!data) throw cannotUndo()
    const merge = await lockedMerge(tx.db, subjectId)
    if (merge.mergeId < data.mergeId) throw new Refused(409, 'not_merged')
    if (merge.mergeId > data.mergeId) {
      const { name } = await contactRecord(tx.db, subjectId)
      throw new Refused(409, 'merged_again', { name })
    }
    await unmerge(tx, merge)
    await deleteTimelineEntry(tx.db, merge)
  },
}

async function unmerge(tx: Context, merge: Merge): Promise<Unmerged> {
  const { keptId, mergedId, mergeId } = merge
  await lockWriters(tx.db, [keptId, mergedId])
  const mergedVersion = await lockBoth(tx.db, keptId, mergedId)
  await refuseMergedAgain(tx.db, merge)
  const kept = await contactRecord(tx.db, keptId)
  await tx.db
    .updateTable('contactMerges')
    .set({ undoneAt: tx.now })
    .where('id', '=', mergeId)
    .execute()
  await tx.db
    .updateTable('contacts')
    .set({ mergedIntoId: null, deletedAt: null, version: mergedVersion + 1, updatedAt: tx.now })
    .where('id', '=', mergedId)
    .execute()
  const moved = StoredMove.parse(merge.moved)
  await deleteMerge(tx.db, mergeId, keptId, moved.identities)
  await moveBack(tx.db, moved.rows, keptId, mergedId)
  const changes = await restoreFields(tx, kept, StoredChanges.parse(merge.changes))
  await lastContactAgain(tx.db, [keptId, mergedId])
  const contacts = await recordUnmerge(tx, {
    keptId,
    mergedId,
    mergedVersion: mergedVersion + 1,
    changes,
  })
  await compareLater(tx, [keptId, mergedId])
  return contacts
}

/** The kept one, then the merged one. */
type Unmerged = [ContactRecord, ContactRecord]

const StoredMove = z.object({
  identities: z.array(z.string()),
  rows: z.partialRecord(z.enum(movedReferences), z.array(z.int())),
})
const StoredChanges = z.record(z.string(), z.tuple([z.unknown(), z.unknown()]))

type Merge = { mergeId: number; keptId: number; mergedId: number; changes: unknown; moved: unknown }

async function lockedMerge(db: Db, id: number): Promise<Merge> {
  const { rows } = await sql<Merge>`
    select id as merge_id, kept_id, merged_id, changes, moved from contact_merges
    where undone_at is null and (kept_id = ${id} or merged_id = ${id})
    order by id desc limit 1 for update`.execute(db)
  const [merge] = rows
  if (merge) return merge
  await contactRecord(db, id)
  throw new Refused(409, 'not_merged')
}

/** Refuses while a later merge of either stands: merges are taken apart in the opposite order. */
async function refuseMergedAgain(db: Db, { mergeId, keptId, mergedId }: Merge): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select c.name from contact_merges m join contacts c on c.id = ${keptId}
    where m.undone_at is null and m.id > ${mergeId}
      and (m.kept_id in (${keptId}, ${mergedId}) or m.merged_id in (${keptId}, ${mergedId}))
    limit 1`.execute(db)
  if (rows[0]) throw new Refused(409, 'merged_again', { name: rows[0].name })
}

/** Locks both in the order of their ids; returns the version of the merged one. */
async function lockBoth(db: Db, keptId: number, mergedId: number): Promise<number> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from contacts where id in (${keptId}, ${mergedId}) order by id for update`.execute(
    db,
  )
  return rows.find(({ id }) => id === mergedId)?.version ?? 1
}

/** Forgets the identities that only the merge has brought, and whom the merged contact was told from. */
async function deleteMerge(db: Db, mergeId: number, keptId: number, identities: readonly string[]) {
  await sql`
    delete from contact_identities
    where contact_id = ${keptId} and is_kept and kind || ':' || value = any(${[...identities]}::text[])`.execute(
    db,
  )
  await sql`delete from contact_distinct where merge_id = ${mergeId}`.execute(db)
}

/** Puts back the fields that the merge has changed and nobody since; returns those. */
async function restoreFields(
  tx: Context,
  kept: ContactRecord,
  merged: Readonly<Record<string, readonly [unknown, unknown]>>,
): Promise<Changes> {
  const now: Readonly<Record<string, unknown>> = kept
  const changes: Changes = {}
  for (const [field, [before, after]] of Object.entries(merged)) {
    if (now[field] === after) changes[field] = [after, before]
  }
  const fields = Object.fromEntries(
    Object.entries(changes).map(([name, [, value]]) => [name, value]),
  )
  await tx.db
    .updateTable('contacts')
    .set({ ...fields, version: kept.version + 1, updatedAt: tx.now })
    .where('id', '=', kept.id)
    .execute()
  await saveIdentities(tx.db, await contactRecord(tx.db, kept.id))
  return changes
}

/** The last contact with each, by what belongs to them now, as src/platform/db/sql/keep_last_contact.sql keeps it. */
async function lastContactAgain(db: Db, ids: readonly number[]): Promise<void> {
  await sql`
    update contacts c set last_contact_at = latest.at, last_contact_by = latest.way
    from unnest(${[...ids]}::integer[]) as both_of (id)
    left join lateral (
      select at, way from (
        (select "timestamp" as at, case type when 'form_submit' then 'website' else type end as way
        from activities
        where contact_id = both_of.id and type in ('call', 'meeting', 'email', 'form_submit')
          and "timestamp" <= now()
        order by "timestamp" desc limit 1)
        union all
        (select sent_at, channel from inbox_messages where contact_id = both_of.id
        order by sent_at desc limit 1)
      ) touches order by at desc limit 1
    ) latest on true
    where c.id = both_of.id and c.last_contact_at is distinct from latest.at`.execute(db)
}

async function recordUnmerge(
  tx: Context,
  {
    keptId,
    mergedId,
    mergedVersion,
    changes,
  }: { keptId: number; mergedId: number; mergedVersion: number; changes: Changes },
): Promise<Unmerged> {
  const [kept, merged] = [await contactRecord(tx.db, keptId), await contactRecord(tx.db, mergedId)]
  const from = { mergedContact: [`${merged.name} (${mergedId})`, null] } satisfies Changes
  await record(tx, 'unmerge', 'contact', keptId, { ...changes, ...from }, kept.version)
  const out = { mergedInto: [`${kept.name} (${keptId})`, null] } satisfies Changes
  await record(tx, 'unmerge', 'contact', mergedId, out, mergedVersion)
  return [kept, merged]
}

async function addTimelineEntries(tx: Context, [kept, merged]: Unmerged): Promise<void> {
  for (const [contact, other] of [
    [kept, merged],
    [merged, kept],
  ] as const) {
    const title = `Unmerged from ${other.name}`
    await addActivity(tx, { type: 'change', contactId: contact.id, title })
  }
}

/** Deletes what the merge has written on the timeline of the kept contact. */
async function deleteTimelineEntry(db: Db, { keptId, mergedId }: Merge): Promise<void> {
  await sql`
    delete from activities where id = (
      select max(id) from activities
      where contact_id = ${keptId} and type = 'change' and metadata ->> 'mergedId' = ${String(mergedId)})`.execute(
    db,
  )
}
