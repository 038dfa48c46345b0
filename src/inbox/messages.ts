import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { type Page, paged } from '../db/paged.ts'
import {
  Channels,
  type MessageRecord,
  type MessageSearch,
  ThreadPriorities,
  ThreadStatuses,
} from './rules/thread.ts'
import { assignee } from './threads.ts'

/** Which messages: filters and a page. */
export type MessageQuery = MessageSearch & Page

/**
 * One page of the messages, newest first, and their total number. Those of deleted conversations
 * are left out.
 */
export async function messageList(
  db: Db,
  query: MessageQuery,
): Promise<{ messages: MessageRecord[]; total: number }> {
  const selected = matching(db, query).select([
    'm.id',
    sql<string>`m.thread_id::text`.as('threadId'),
    'm.channel',
    'm.senderName',
    'm.senderHandle',
    'm.senderAvatar',
    'm.content',
    'm.sentAt',
    'm.readAt',
    'm.isFromCustomer',
    't.status',
    't.priority',
    assignee.as('assignedTo'),
    't.tags',
    'c.id as contactId',
  ])
  const { rows, total } = await paged(selected, query)
  const messages = rows.map((row) => ({
    ...row,
    channel: Channels.read(row.channel) ?? 'website',
    status: ThreadStatuses.read(row.status) ?? 'open',
    priority: ThreadPriorities.read(row.priority) ?? 'normal',
  }))
  return { messages, total }
}

/** The version of a page of messages, made like `threadListVersion`. */
export async function messageListVersion(db: Db, query: MessageQuery): Promise<string> {
  const page = matching(db, query)
    .limit(query.limit)
    .offset(query.offset)
    .select([
      'm.id',
      sql<string>`concat_ws(',', m.id, m.xmin, t.xmin, coalesce(c.xmin::text, '-'), coalesce(u.xmin::text, '-'))`.as(
        'stamp',
      ),
    ])
  const { version } = await db
    .selectFrom(page.as('page'))
    .select(sql<string>`coalesce(md5(string_agg(stamp, ';' order by id desc)), '')`.as('version'))
    .executeTakeFirstOrThrow()
  return version
}

function matching(db: Db, { threadId, channel, contactId, before }: MessageQuery) {
  return db
    .selectFrom('inboxMessages as m')
    .innerJoin('inboxThreads as t', (join) =>
      join.onRef('t.id', '=', 'm.threadId').on('t.deletedAt', 'is', null),
    )
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.id', '=', 'm.contactId').on('c.deletedAt', 'is', null),
    )
    .leftJoin('staffUsers as u', 'u.id', 't.assignedToId')
    .$if(threadId !== undefined, (builder) => builder.where('m.threadId', '=', threadId ?? 0))
    .$if(!!channel?.length, (builder) => builder.where('m.channel', 'in', channel ?? []))
    .$if(contactId !== undefined, (builder) => builder.where('c.id', '=', contactId ?? 0))
    .$if(before !== undefined, (builder) => builder.where('m.id', '<', before ?? 0))
    .orderBy('m.id', 'desc')
}
