import { type Selectable, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import type { Page } from '../../platform/db/paged.ts'
import type { InboxThreads } from '../../platform/db/sql/rows.gen.ts'
import { notFound, Refused } from '../../refused.ts'
import { nameOfUser } from '../../team/staff/store.ts'
import type { MailPerson } from './rules/mail-person.ts'
import {
  Channels,
  ThreadPriorities,
  type ThreadRecord,
  type ThreadSearch,
  ThreadStatuses,
} from './rules/thread.ts'
import { mailPeople, membersOf } from './thread-members.ts'
import { mentions } from './thread-words.ts'
import { isUnassigned } from './unassigned.ts'

/** Which conversations: filters, a page, and the current user (for `assignedTo=me`). */
export type ThreadQuery = ThreadSearch & Page & { actorId: number | null }

/** A page of conversations: their ids, latest first, how many there are in all, and the version of the page. */
type ThreadPage = { ids: number[]; total: number; version: string }

/**
 * Finds a page of conversations without reading their contents. PostgreSQL stamps each row with the transaction
 * that wrote it (xmin), so the stamps of a page's rows change exactly when they do. The condition, which may look
 * through messages, is evaluated once.
 */
export async function findThreads(db: Db, query: ThreadQuery): Promise<ThreadPage> {
  const matched = matching(db, query).select(['t.id', 't.lastMessageAt'])
  const stamped = joined(db).select([
    't.id',
    sql<string>`concat_ws(',', t.id, t.xmin, coalesce(c.xmin::text, '-'), coalesce(u.xmin::text, '-'), ${unsentCount}, ${isUnassigned('t')})`.as(
      'stamp',
    ),
  ])
  const { rows } = await sql<ThreadPage>`
    with matched as materialized (${matched}),
      page as (
        select id, row_number() over (order by last_message_at desc, id desc) as place from matched
        order by place limit ${query.limit} offset ${query.offset})
    select (select count(*)::integer from matched) as total,
      coalesce(array_agg(page.id order by place), '{}') as ids,
      coalesce(md5(string_agg(stamp, ';' order by place)), '') as version
    from page
    cross join lateral (select stamp from ${stamped} stamped where stamped.id = page.id) stamps`.execute(
    db,
  )
  return rows[0] ?? { ids: [], total: 0, version: '' }
}

/** These conversations in this order. A deleted contact is shown as none. */
export async function threadList(db: Db, ids: readonly number[]): Promise<ThreadRecord[]> {
  if (ids.length === 0) return []
  const rows = await joined(db).select(columns).where('t.id', 'in', ids).execute()
  const byId = new Map(rows.map((row) => [row.id, toRecord(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * A conversation that is not deleted; `lock` locks its row until the transaction ends. Throws 404,
 * which says so of one that was deleted.
 */
export async function threadRecord(db: Db, id: number, lock = false): Promise<ThreadRecord> {
  // By a statement of its own: the next one sees the contact that a merge has given it meanwhile.
  if (lock)
    await db.selectFrom('inboxThreads').select('id').where('id', '=', id).forUpdate().execute()
  const row = await joined(db)
    .select([...columns, 't.deletedAt'])
    .where('t.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound('thread')
  const { deletedAt, ...thread } = row
  if (deletedAt) throw new Refused(404, 'thread_is_deleted')
  return toRecord(thread)
}

/** The name of the member of staff joined as `u`. */
export const assignee = sql<string | null>`case when u.id is not null
  then ${nameOfUser('u')} end`

/** The messages of `t` that were not sent, or perhaps not; they have an index of their own. */
const unsentMessages = sql`from inbox_messages unsent
  where unsent.thread_id = t.id and unsent.state in ('failed', 'unsure')`
const unsentCount = sql<number>`(select count(*) ${unsentMessages})`

/** The name under which the customer’s last message was written. */
const lastWriter = sql<string | null>`(
  select m.sender_name from inbox_messages m
  where m.thread_id = t.id and m.is_from_customer and not m.is_automatic
  order by m.id desc limit 1)`

const columns = [
  't.id',
  't.channel',
  't.handle',
  't.name',
  'c.id as contactId',
  'c.name as contactName',
  assignee.as('assignedTo'),
  't.assignedToId',
  isUnassigned('t').as('isUnassigned'),
  't.status',
  't.priority',
  't.tags',
  't.subject',
  't.lastMessage',
  't.lastMessageAt as lastMessageTime',
  't.lastFromCustomer as lastMessageFromCustomer',
  lastWriter.as('lastWriter'),
  't.lastSentById as lastMessageById',
  't.unreadCount',
  unsentCount.as('unsentCount'),
  mailPeople.as('mailPeople'),
  't.version',
  't.createdAt',
  't.updatedAt',
] as const

type Row = Pick<Selectable<InboxThreads>, 'channel' | 'status' | 'priority' | 'handle' | 'name'> & {
  mailPeople: MailPerson[] | null
}

function toRecord<Read extends Row>({ mailPeople, ...row }: Read) {
  return {
    ...row,
    members: membersOf(row, mailPeople ?? []),
    channel: Channels.read(row.channel) ?? 'website',
    status: ThreadStatuses.read(row.status) ?? 'open',
    priority: ThreadPriorities.read(row.priority) ?? 'normal',
  }
}

function joined(db: Db) {
  return db
    .selectFrom('inboxThreads as t')
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.id', '=', 't.contactId').on('c.deletedAt', 'is', null),
    )
    .leftJoin('staffUsers as u', 'u.id', 't.assignedToId')
}

function matching(
  db: Db,
  {
    search,
    status,
    channel,
    priority,
    assignedTo,
    unread,
    unsent,
    contactId,
    actorId,
  }: ThreadQuery,
) {
  return joined(db)
    .where('t.deletedAt', 'is', null)
    .$if(status !== undefined, (builder) => builder.where('t.status', '=', status ?? ''))
    .$if(!!channel?.length, (builder) => builder.where('t.channel', 'in', channel ?? []))
    .$if(priority !== undefined, (builder) => builder.where('t.priority', '=', priority ?? ''))
    .$if(contactId !== undefined, (builder) => builder.where('c.id', '=', contactId ?? 0))
    .$if(unread !== undefined, (builder) => builder.where('t.unreadCount', unread ? '>' : '=', 0))
    .$if(unsent !== undefined, (builder) =>
      builder.where(sql<boolean>`${unsent ? sql`` : sql`not`} exists (select ${unsentMessages})`),
    )
    .$if(assignedTo === 'none', (builder) => builder.where(isUnassigned('t')))
    .$if(assignedTo === 'me', (builder) => builder.where('t.assignedToId', '=', actorId))
    .$if(typeof assignedTo === 'number', (builder) =>
      builder.where('t.assignedToId', '=', Number(assignedTo)),
    )
    .$if(!!search, (builder) => builder.where(mentions(search ?? '')))
}
