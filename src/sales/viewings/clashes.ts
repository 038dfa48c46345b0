import { sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Clash } from './rules/viewing.ts'

/** Of meetings that do not say how long they take. */
const MEETING_MINUTES = 60

type Span = { agentId: number; startsAt: string; endsAt: string; viewingId?: number | undefined }

/** The other viewings and the meetings of somebody that overlap a span of time, earliest first. */
export async function clashesOf(
  db: Db,
  { agentId, startsAt, endsAt, viewingId = 0 }: Span,
): Promise<Clash[]> {
  const { rows } = await sql<Clash>`
    select 'viewing' as kind, v.id, c.name as title, v.starts_at, v.ends_at, v.contact_id
    from viewings v join contacts c on c.id = v.contact_id and c.deleted_at is null
    where v.agent_id = ${agentId} and v.id <> ${viewingId} and v.state = 'planned'
      and v.starts_at < ${endsAt} and v.ends_at > ${startsAt}
    union all
    select 'meeting', a.id, a.title, a."timestamp", ${meetingEnd}, a.contact_id
    from activities a
    where a.performed_by_id = ${agentId} and a.type = 'meeting' and a.viewing_id is null
      and a."timestamp" < ${endsAt} and a."timestamp" > ${startsAt}::timestamptz - interval '7 days'
      and ${meetingEnd} > ${startsAt}
    order by 4, 2 limit 20`.execute(db)
  return rows
}

const meetingEnd = sql`a."timestamp"
  + make_interval(mins => coalesce(nullif(a.duration, 0), ${sql.lit(MEETING_MINUTES)}))`

/**
 * Makes viewings of one person that are written at the same moment wait for each other, so that the later one sees
 * what it clashes with.
 */
export async function lockDiary(db: Db, agentId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('viewings of ' || ${agentId}::text))`.execute(db)
}
