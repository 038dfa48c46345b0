import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { Channels, type ThreadCounts } from './rules/thread.ts'
import { isUnassigned } from './unassigned.ts'

/** How many conversations each filter of the list has, for the signed-in user, in one statement. */
export async function threadCounts({ db, actor }: Context): Promise<ThreadCounts> {
  const open = sql`filter (where status = 'open')`
  const { rows } = await sql<ThreadCounts>`
    with shown as (select * from inbox_threads where deleted_at is null),
    with_unsent as (
      select distinct thread_id from inbox_messages where state in ('failed', 'unsure')
    ),
    of_channels as (
      select channel, count(*) as n from shown where status = 'open' group by channel
    )
    select
      count(*) ${open} as open,
      count(*) filter (where status = 'open' and assigned_to_id = ${actor?.id ?? null}) as mine,
      count(*) filter (where status = 'open' and ${isUnassigned('shown')}) as unassigned,
      count(*) filter (where status = 'open' and priority = 'important') as important,
      count(*) filter (where status = 'open' and unread_count > 0) as unread,
      coalesce(sum(unread_count) ${open}, 0) as unread_messages,
      (select count(*) from shown join with_unsent on thread_id = shown.id
        where status = 'open') as unsent,
      count(*) filter (where status = 'archived') as archived,
      (select coalesce(json_object_agg(channel, n), '{}') from of_channels) as channels
    from shown`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('An aggregate answered no row.')
  const none = Object.fromEntries(Channels.ids.map((id) => [id, 0]))
  return { ...counts, channels: { ...none, ...counts.channels } }
}
