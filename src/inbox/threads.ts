import { type Selectable, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { countOf, type Page } from '../db/paged.ts'
import type { InboxThreads } from '../db/sql/rows.gen.ts'
import { notFound, Refused } from '../refused.ts'
import { nameOfUser } from '../staff/store.ts'
import {
  Channels,
  ThreadPriorities,
  type ThreadRecord,
  type ThreadSearch,
  ThreadStatuses,
} from './rules/thread.ts'
import { mentions } from './thread-words.ts'

/** Which conversations: filters, a page, and the current user (for `assignedTo=me`). */
export type ThreadQuery = ThreadSearch & Page & { actorId: number | null }

/** One page of the conversations, latest first. A deleted contact is shown as none. */
export async function threadList(db: Db, query: ThreadQuery): Promise<ThreadRecord[]> {
  const rows = await pageOf(db, query).select(columns).execute()
  return rows.map(toRecord)
}

/**
 * A conversation that is not deleted; `lock` locks its row until the transaction ends. Throws 404,
 * which says so of one that was deleted.
 */
export async function threadRecord(db: Db, id: number, lock = false): Promise<ThreadRecord> {
  const row = await joined(db)
    .select([...columns, 't.deletedAt'])
    .where('t.id', '=', id)
    .$if(lock, (builder) => builder.forUpdate('t'))
    .executeTakeFirst()
  if (!row) throw notFound('thread')
  const { deletedAt, ...thread } = row
  if (deletedAt) throw new Refused(404, 'thread_is_deleted')
  return toRecord(thread)
}

/** The total number of conversations matching the query. */
export function threadCount(db: Db, query: ThreadQuery): Promise<number> {
  return countOf(matching(db, query))
}

/**
 * The version of a page of conversations, without reading their contents: PostgreSQL stamps each
 * row with the transaction that wrote it (xmin), so the stamps of a page's rows change exactly when
 * they do.
 */
export async function threadListVersion(db: Db, query: ThreadQuery): Promise<string> {
  const page = pageOf(db, query).select([
    sql<string>`concat_ws(',', t.id, t.xmin, coalesce(c.xmin::text, '-'), coalesce(u.xmin::text, '-'), ${unsentCount})`.as(
      'stamp',
    ),
    sql<number>`row_number() over (order by t.last_message_at desc, t.id desc)`.as('place'),
  ])
  const { version } = await db
    .selectFrom(page.as('page'))
    .select(sql<string>`coalesce(md5(string_agg(stamp, ';' order by place)), '')`.as('version'))
    .executeTakeFirstOrThrow()
  return version
}

/** The name of the member of staff joined as `u`. */
export const assignee = sql<string | null>`case when u.id is not null
  then ${nameOfUser('u')} end`

/** The messages of `t` that were not sent, or perhaps not; they have an index of their own. */
const unsentMessages = sql`from inbox_messages unsent
  where unsent.thread_id = t.id and unsent.state in ('failed', 'unsure')`
const unsentCount = sql<number>`(select count(*) ${unsentMessages})`

const columns = [
  't.id',
  't.channel',
  't.handle',
  't.name',
  'c.id as contactId',
  'c.name as contactName',
  assignee.as('assignedTo'),
  't.assignedToId',
  't.status',
  't.priority',
  't.tags',
  't.subject',
  't.lastMessage',
  't.lastMessageAt as lastMessageTime',
  't.lastFromCustomer as lastMessageFromCustomer',
  't.lastSentById as lastMessageById',
  't.unreadCount',
  unsentCount.as('unsentCount'),
  't.version',
  't.createdAt',
  't.updatedAt',
] as const

type Sets = Pick<Selectable<InboxThreads>, 'channel' | 'status' | 'priority'>

function toRecord<Row extends Sets>(row: Row) {
  return {
    ...row,
    channel: Channels.read(row.channel) ?? 'website',
    status: ThreadStatuses.read(row.status) ?? 'open',
    priority: ThreadPriorities.read(row.priority) ?? 'normal',
  }
}

function pageOf(db: Db, query: ThreadQuery) {
  return matching(db, query)
    .orderBy('t.lastMessageAt', 'desc')
    .orderBy('t.id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
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
    .$if(assignedTo === 'none', (builder) => builder.where('t.assignedToId', 'is', null))
    .$if(assignedTo === 'me', (builder) => builder.where('t.assignedToId', '=', actorId))
    .$if(typeof assignedTo === 'number', (builder) =>
      builder.where('t.assignedToId', '=', Number(assignedTo)),
    )
    .$if(!!search, (builder) => builder.where(mentions(search ?? '')))
}
