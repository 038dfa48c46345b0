import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { type Page, paged } from '../../../platform/db/paged.ts'
import { notFound } from '../../../refused.ts'
import { refusalText } from '../../../shared/refusals/refusals.ts'
import { storedRefusal } from '../../../shared/refusals/stored-refusal.ts'
import { nameOfUser } from '../../../team/staff/store.ts'
import type { AttachmentRecord } from '../rules/attachment.ts'
import type { MailPerson } from '../rules/mail-person.ts'
import {
  type MailInvitation,
  type MessageRecord,
  type MessageSearch,
  MessageStates,
} from '../rules/message.ts'
import { Channels, ThreadPriorities, ThreadStatuses } from '../rules/thread.ts'
import { assignee } from '../threads.ts'

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
  const { rows, total } = await paged(withColumns(matching(db, query)), query)
  return { messages: rows.map(toRecord), total }
}

/** One message of a conversation that is not deleted. Throws 404. */
export async function messageRecord(db: Db, id: number): Promise<MessageRecord> {
  const row = await withColumns(joined(db).where('m.id', '=', id)).executeTakeFirst()
  if (!row) throw notFound('message')
  return toRecord(row)
}

/** Messages that a screen is behind, at most: the newest are told. */
const MAX_AFTER = 50

/**
 * The newest messages of a conversation after one of them, oldest first, without those of mail servers and
 * of this person.
 */
export async function messagesAfter(
  db: Db,
  threadId: number,
  { after, notBy }: { after: number; notBy: number | null },
): Promise<MessageRecord[]> {
  const rows = await withColumns(
    joined(db)
      .where('m.threadId', '=', threadId)
      .where('m.id', '>', after)
      .where('m.isAutomatic', '=', false)
      .where(sql<boolean>`m.sent_by_id is distinct from ${notBy}`)
      .orderBy('m.id', 'desc')
      .limit(MAX_AFTER),
  ).execute()
  return rows.reverse().map(toRecord)
}

/** The version of a page of messages, made like that of `findThreads`. */
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

const attachments = sql<AttachmentRecord[]>`(
  select coalesce(json_agg(json_build_object(
    'id', a.id, 'name', a.name, 'type', a.type, 'size', a.size) order by a.id), '[]')
  from inbox_attachments a where a.message_id = m.id)`

const hasOriginal = sql<boolean>`(m.is_from_customer and exists (
  select from inbox_mail mail where mail.message_id = m.id))`

const mail = sql<{ to: MailPerson[]; cc: MailPerson[] } | null>`(
  select json_build_object('to', mail.to_people, 'cc', mail.cc_people)
  from inbox_mail mail where mail.message_id = m.id)`

const invitation = sql<MailInvitation | null>`(
  select mail.invitation from inbox_mail mail where mail.message_id = m.id)`

/** Whom of the staff a customer's message came from. */
const recordedBy = sql<string | null>`case when m.is_from_customer and m.sent_by_id is not null
  then (select ${nameOfUser('recorder')} from staff_users recorder where recorder.id = m.sent_by_id) end`

function withColumns(query: ReturnType<typeof joined>) {
  return query.select([
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
    'm.state',
    'm.why',
    'm.sentById',
    recordedBy.as('recordedBy'),
    mail.as('mail'),
    invitation.as('invitation'),
    'm.isAutomatic',
    'm.isBounce',
    attachments.as('attachments'),
    hasOriginal.as('hasOriginal'),
  ])
}

type Row = Awaited<ReturnType<ReturnType<typeof withColumns>['executeTakeFirstOrThrow']>>

function toRecord(row: Row): MessageRecord {
  const why = storedRefusal(row.why)
  return {
    ...row,
    channel: Channels.read(row.channel) ?? 'website',
    status: ThreadStatuses.read(row.status) ?? 'open',
    priority: ThreadPriorities.read(row.priority) ?? 'normal',
    state: MessageStates.read(row.state) ?? 'recorded',
    why: why && { ...why, message: refusalText(why) },
  }
}

function joined(db: Db) {
  return db
    .selectFrom('inboxMessages as m')
    .innerJoin('inboxThreads as t', (join) =>
      join.onRef('t.id', '=', 'm.threadId').on('t.deletedAt', 'is', null),
    )
    .leftJoin('contacts as c', (join) =>
      join.onRef('c.id', '=', 'm.contactId').on('c.deletedAt', 'is', null),
    )
    .leftJoin('staffUsers as u', 'u.id', 't.assignedToId')
}

function matching(db: Db, { threadId, channel, contactId, before }: MessageQuery) {
  return joined(db)
    .$if(threadId !== undefined, (builder) => builder.where('m.threadId', '=', threadId ?? 0))
    .$if(!!channel?.length, (builder) => builder.where('m.channel', 'in', channel ?? []))
    .$if(contactId !== undefined, (builder) => builder.where('c.id', '=', contactId ?? 0))
    .$if(before !== undefined, (builder) => builder.where('m.id', '<', before ?? 0))
    .orderBy('m.id', 'desc')
}
