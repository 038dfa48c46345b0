import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'
import { storedRefusal } from '../../../shared/refusals/stored-refusal.ts'

/** How far a mailbox has been read. */
export type Position = { uidValidity: number; lastUid: number; lookedAt: string }

/** An e-mail of a mailbox. */
export type MailboxPlace = { mailbox: string; uidValidity: number; uid: number }

export async function positionOf(db: Db, name: string): Promise<Position | undefined> {
  return db
    .selectFrom('inboxMailboxes')
    .select(['uidValidity', 'lastUid', 'lookedAt'])
    .where('name', '=', name)
    .executeTakeFirst()
}

/** Stores how far a mailbox has been read; within the same numbering never backwards. */
export async function storePosition(
  db: Db,
  name: string,
  { uidValidity, lastUid }: { uidValidity: number; lastUid: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into inbox_mailboxes (name, uid_validity, last_uid, looked_at)
    values (${name}, ${uidValidity}, ${lastUid}, ${now})
    on conflict (name) do update set
      last_uid = case when inbox_mailboxes.uid_validity = excluded.uid_validity
        then greatest(inbox_mailboxes.last_uid, excluded.last_uid) else excluded.last_uid end,
      uid_validity = excluded.uid_validity, looked_at = excluded.looked_at, why = null`.execute(db)
}

/** Stores that an e-mail is being read, before it is; returns how often that has begun. */
export async function beginReading(
  db: Db,
  { mailbox, uidValidity, uid }: MailboxPlace,
): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    insert into inbox_unread_mail (mailbox, uid_validity, uid)
    values (${mailbox}, ${uidValidity}, ${uid})
    on conflict (mailbox, uid_validity, uid)
      do update set tries = inbox_unread_mail.tries + 1
    returning tries`.execute(db)
  return rows[0]?.tries ?? 1
}

export async function endReading(
  db: Db,
  { mailbox, uidValidity, uid }: MailboxPlace,
): Promise<void> {
  await db
    .deleteFrom('inboxUnreadMail')
    .where('mailbox', '=', mailbox)
    .where('uidValidity', '=', uidValidity)
    .where('uid', '=', uid)
    .execute()
}

/** Marks an e-mail as given up, of which not even a note could be stored; `mailboxFault` reports it. */
export async function giveUpReading(
  db: Db,
  place: MailboxPlace,
  why: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('inboxUnreadMail')
    .set({ why: why.slice(0, 500).toWellFormed().replaceAll('\0', ''), givenUpAt: now })
    .where('mailbox', '=', place.mailbox)
    .where('uidValidity', '=', place.uidValidity)
    .where('uid', '=', place.uid)
    .execute()
}

/** Stores why a mailbox cannot be read. */
export async function storeFault(db: Db, name: string, why: Refusal): Promise<void> {
  await db
    .updateTable('inboxMailboxes')
    .set({ why: JSON.stringify(why) })
    .where('name', '=', name)
    .execute()
}

/** Why a mailbox cannot be read, or that some of its e-mails were not; null if all is well. */
export async function mailboxFault(db: Db): Promise<Refusal | null> {
  const { rows } = await sql<{ why: unknown; unread: number }>`
    select (select why from inbox_mailboxes where why is not null limit 1) as why,
      (select count(*) from inbox_unread_mail where given_up_at is not null) as unread`.execute(db)
  const [{ why, unread } = { why: null, unread: 0 }] = rows
  return storedRefusal(why) ?? (unread > 0 ? refusal('mails_not_read', { count: unread }) : null)
}
