import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import type { SettingsSubject } from '../../shared/refusals/records.ts'
import { isWrite, lastWrite } from './last-write.ts'
import type { RecordKind } from './rules/activity.ts'

/** What has a version and can be edited: a kind of record, an answer, or the settings (id null). */
type Edited = RecordKind | 'viewing' | 'canned_reply' | 'scan' | 'shortlist' | SettingsSubject

/**
 * Refuses (409) a change based on another version than the stored one, inside the transaction that
 * has locked the record. The response has the current record, who changed it last and when, and the
 * fields changed since the version that was sent, including those changed back; a deletion and a
 * restore count as changes without fields. A change without a version is always accepted.
 */
export async function refuseOtherVersion(
  tx: Context,
  subject: Edited,
  id: number | null,
  { sent, stored }: { sent: number | undefined; stored: number },
  current: () => unknown,
): Promise<void> {
  if (sent === undefined || sent === stored) return
  const changesSince = await writtenSince(tx, subject, id, sent)
  const details = { current: await current(), ...changesSince }
  throw new Refused(
    409,
    'changed_meanwhile',
    { thing: subject, by: changesSince.changedBy },
    { extra: details },
  )
}

type Since = { changedBy: string | null; changedAt: string | null; changedFields: string[] }

async function writtenSince(
  { db }: Context,
  subject: Edited,
  id: number | null,
  version: number,
): Promise<Since> {
  const isOfRecord = sql`subject = ${subject} and subject_id ${id === null ? sql`is null` : sql`= ${id}`}`
  const { rows } = await sql<Since>`
    select last.actor_name as changed_by, last.at as changed_at, array(
      select distinct case field when 'passwordChanged' then 'password' else field end
      from audit, jsonb_object_keys(changes) as field
      where ${isOfRecord} and ${isWrite} and version > ${version}
        and action not in ('delete', 'restore')
      order by 1
    ) as changed_fields
    from (values (1)) as always left join ${lastWrite(isOfRecord)} as last on true`.execute(db)
  const [since] = rows
  if (!since) throw new Error('A join with one row answered none.')
  return since
}
