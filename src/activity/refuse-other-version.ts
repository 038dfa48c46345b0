import { sql } from 'kysely'
import type { Context } from '../context.ts'
import { Refused } from '../refused.ts'
import { isWrite, lastWrite } from './last-write.ts'
import type { RecordKind } from './rules.ts'

/** What people change and has a version: a kind of record, or the installation's settings (id null). */
type Edited = RecordKind | 'settings'

/**
 * Refuses (409) a change that was made of another version than the stored one, inside the transaction
 * that holds the record. The answer carries the record as it is now, who wrote it last and when, and
 * the fields that were written since the version that was sent, those that were changed back included;
 * a deletion and a restore count as writes without fields. A change without a version is made of any.
 */
export async function refuseOtherVersion(
  tx: Context,
  subject: Edited,
  id: number | null,
  { sent, stored }: { sent: number | undefined; stored: number },
  current: () => unknown,
): Promise<void> {
  if (sent === undefined || sent === stored) return
  const since = await writtenSince(tx, subject, id, sent)
  const what = subject === 'settings' ? 'These settings were' : `This ${subject} was`
  const who = since.changedBy ?? 'somebody else'
  throw new Refused(409, `${what} changed by ${who}. Reload and try again.`, {
    extra: { current: await current(), ...since },
  })
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
