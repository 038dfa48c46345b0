import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Page } from '../../platform/db/paged.ts'
import { publishChange } from '../../platform/events/notify.ts'
import { opensDashboard } from '../staff/store.ts'
import {
  NotificationDetails,
  type NotificationKind,
  NotificationKinds,
  type NotificationRecord,
  type NotificationSubject,
  NotificationSubjects,
  type NotificationsRead,
} from './rules/notification.ts'

type Row = Omit<NotificationRecord, 'kind' | 'subject' | 'details'> & {
  kind: string
  subject: string
  details: unknown
}

const columns = sql`id, kind, subject, subject_id, details, created_at, read_at`

/** One page of the user's notifications, newest first, and their total number. */
export async function notificationList(
  { db, actor }: Context,
  { unread }: { unread?: boolean | undefined },
  { limit, offset }: Page,
): Promise<{ notices: NotificationRecord[]; total: number }> {
  const matching = sql`from notifications where user_id = ${actor?.id ?? 0} and is_listed
    ${unread === undefined ? sql`` : unread ? sql`and read_at is null` : sql`and read_at is not null`}`
  const { rows } = await sql<Row>`select ${columns} ${matching}
    order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total ${matching}`.execute(
    db,
  )
  return { notices: rows.map(toRecord), total: counted.rows[0]?.total ?? 0 }
}

/** How many notifications of the user's list are unread. */
export async function unreadNotifications({ db, actor }: Context): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from notifications
    where user_id = ${actor?.id ?? 0} and is_listed and read_at is null`.execute(db)
  return rows[0]?.unread ?? 0
}

/** Those of these notifications of a user that are unread; none for who may not open the dashboard any more. */
export async function unreadOf(
  { db }: Context,
  userId: number,
  ids: readonly number[],
): Promise<NotificationRecord[]> {
  const { rows } = await sql<Row>`select ${columns} from notifications
    where id = any(${ids}) and user_id = ${userId} and read_at is null
      and exists (select from staff_users u where u.id = ${userId} and ${opensDashboard('u')})
    order by id`.execute(db)
  return rows.map(toRecord)
}

/**
 * Marks notifications of the user as read, on all their machines: these, or all that came up to a time, so
 * that what came meanwhile stays unread. What is not theirs is left alone.
 */
export async function readNotifications(context: Context, which: NotificationsRead): Promise<void> {
  const { ids, upTo } = which
  const isMeant = ids ? sql`id = any(${ids})` : sql`created_at <= ${upTo ?? null} and is_listed`
  await markRead(context, sql`user_id = ${context.actor?.id ?? 0} and ${isMeant}`)
}

/**
 * Marks what a user was told about a conversation or contact as read, because they opened it. In the
 * caller's transaction.
 */
export async function readNotificationsAbout(
  tx: Context,
  subject: 'thread' | 'contact',
  subjectId: number,
): Promise<void> {
  if (!tx.actor) return
  await markRead(
    tx,
    sql`subject = ${subject} and subject_id = ${subjectId} and user_id = ${tx.actor.id}`,
  )
}

/** Nobody needs to take or answer a conversation any more: marks that it waits as read for everybody. */
export async function endUnassigned(tx: Context, threadId: number): Promise<void> {
  await markRead(
    tx,
    sql`subject = 'thread' and subject_id = ${threadId} and (kind in ('unassigned', 'unanswered')
      or kind = 'inquiry' and (details ->> 'isUnassigned')::boolean)`,
  )
}

/** What was told of something is over: marks it as read for everybody, or only what is of one kind. */
export async function endNotifications(
  tx: Context,
  subject: NotificationSubject,
  subjectId: number,
  kind?: NotificationKind,
): Promise<void> {
  const isOfKind = kind ? sql`kind = ${kind}` : sql`true`
  await markRead(tx, sql`subject = ${subject} and subject_id = ${subjectId} and ${isOfKind}`)
}

async function markRead(context: Context, isMeant: ReturnType<typeof sql>): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update notifications set read_at = ${context.now}
    where read_at is null and ${isMeant}`.execute(context.db)
  if (numAffectedRows > 0n) await publishChange(context, 'notification', null)
}

function toRecord({ kind, subject, details, ...row }: Row): NotificationRecord {
  return {
    ...row,
    kind: NotificationKinds.read(kind) ?? 'message',
    subject: NotificationSubjects.read(subject) ?? 'thread',
    details: NotificationDetails.parse(details),
  }
}
