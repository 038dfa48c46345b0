import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { containing } from '../db/containing.ts'
import { countOf, type Page } from '../db/paged.ts'
import {
  Channels,
  ThreadPriorities,
  type ThreadRecord,
  type ThreadSearch,
  ThreadStatuses,
} from './rules.ts'

/** Which conversations: filters, a page, and who asks (for `assignedTo=me`). */
export type ThreadQuery = ThreadSearch & Page & { actorId: number | null }

/** One page of the conversations, the latest first. A deleted contact is shown as none. */
export async function threadList(db: Db, query: ThreadQuery): Promise<ThreadRecord[]> {
  const rows = await pageOf(db, query)
    .select([
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
      't.lastMessage',
      't.lastMessageAt as lastMessageTime',
      't.unreadCount',
      't.version',
      't.createdAt',
      't.updatedAt',
    ])
    .execute()
  return rows.map((row) => ({
    ...row,
    channel: Channels.read(row.channel) ?? 'website',
    status: ThreadStatuses.read(row.status) ?? 'open',
    priority: ThreadPriorities.read(row.priority) ?? 'normal',
  }))
}

/** How many conversations answer the query in all. */
export function threadCount(db: Db, query: ThreadQuery): Promise<number> {
  return countOf(found(db, query))
}

/**
 * The version of a page of conversations, without reading them out: PostgreSQL stamps a row with the
 * transaction that wrote it, so the stamps of the rows a page shows change exactly when they do.
 */
export async function threadListVersion(db: Db, query: ThreadQuery): Promise<string> {
  const page = pageOf(db, query).select([
    sql<string>`concat_ws(',', t.id, t.xmin, coalesce(c.xmin::text, '-'), coalesce(u.xmin::text, '-'))`.as(
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
  then coalesce(nullif(concat_ws(' ', u.first_name, u.last_name), ''), u.username) end`

function pageOf(db: Db, query: ThreadQuery) {
  return found(db, query)
    .orderBy('t.lastMessageAt', 'desc')
    .orderBy('t.id', 'desc')
    .limit(query.limit)
    .offset(query.offset)
}

function found(
  db: Db,
  { search, status, channel, priority, assignedTo, contactId, actorId }: ThreadQuery,
) {
  return db
    .selectFrom('inboxThreads as t')
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.id', '=', 't.contactId').on('c.deletedAt', 'is', null),
    )
    .leftJoin('staffUsers as u', 'u.id', 't.assignedToId')
    .where('t.deletedAt', 'is', null)
    .$if(status !== undefined, (of) => of.where('t.status', '=', status ?? ''))
    .$if(!!channel?.length, (of) => of.where('t.channel', 'in', channel ?? []))
    .$if(priority !== undefined, (of) => of.where('t.priority', '=', priority ?? ''))
    .$if(contactId !== undefined, (of) => of.where('c.id', '=', contactId ?? 0))
    .$if(assignedTo === 'none', (of) => of.where('t.assignedToId', 'is', null))
    .$if(assignedTo === 'me', (of) => of.where('t.assignedToId', '=', actorId))
    .$if(typeof assignedTo === 'number', (of) =>
      of.where('t.assignedToId', '=', Number(assignedTo)),
    )
    .$if(!!search, (of) => of.where(mentions(search ?? '')))
}

function mentions(words: string): Expression<SqlBool> {
  const like = containing(words)
  return sql<SqlBool>`(t.name ilike ${like} or t.handle ilike ${like} or t.last_message ilike ${like}
    or c.name ilike ${like})`
}
