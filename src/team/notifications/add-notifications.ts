import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { opensDashboard } from '../staff/store.ts'
import { addDeliveries } from './add-deliveries.ts'
import { addWaiting } from './deliver-waiting.ts'
import type {
  NotificationDetails,
  NotificationKind,
  NotificationSubject,
} from './rules/notification.ts'
import { quietAt } from './rules/quiet-hours.ts'
import { type StoredSettings, storedSettings } from './stored-settings.ts'

/** What happened. */
export type NewNotification = {
  kind: NotificationKind
  subject: NotificationSubject
  subjectId: number
  details: NotificationDetails
}

type Told = {
  /** Who has seen it already, and is not told. */
  seenById?: number | null
  /** Who may be told by push and e-mail; for all others it is only listed. */
  alerted?: 'everybody' | readonly number[]
}

const LETTERS = 300

/**
 * Tells members of staff about something, each by the ways they chose, in the caller's transaction: a
 * row for each person, and jobs for what is sent. Those who may not open the dashboard are left out. An unread notification about the same thing is renewed. The caller notifies open browsers of the change.
 */
export async function addNotifications(
  tx: Context,
  { kind, subject, subjectId, details }: NewNotification,
  to: 'everybody' | readonly number[],
  { seenById = null, alerted = 'everybody' }: Told = {},
): Promise<void> {
  for (const { userId, ...settings } of await recipients(tx, to)) {
    if (userId === seenById) continue
    const isAlerted = alerted === 'everybody' || alerted.includes(userId)
    const { bell } = settings.choices[kind]
    const browser = isAlerted && settings.choices[kind].browser
    const email = isAlerted && settings.choices[kind].email
    if (!bell && !browser && !email) continue
    const text = details.text === undefined ? {} : { text: shortened(details.text) }
    // What is about to happen does not wait for the morning.
    const quiet = kind === 'viewing_soon' ? null : quietAt(settings.quiet, tx.now)
    const waits = quiet !== null && (browser || email)
    const { rows } = await sql<{ id: number }>`
      insert into notifications
        (user_id, kind, subject, subject_id, details, is_listed, is_waiting, created_at)
      values (${userId}, ${kind}, ${subject}, ${subjectId},
        ${JSON.stringify({ ...details, ...text })}::jsonb, ${bell}, ${waits}, ${tx.now})
      on conflict (user_id, kind, subject, subject_id) where read_at is null do update set
        details = excluded.details, is_listed = excluded.is_listed, is_waiting = excluded.is_waiting,
        created_at = excluded.created_at
      returning id`.execute(tx.db)
    const ids = rows.map(({ id }) => id)
    if (!quiet) await addDeliveries(tx, userId, ids, { browser, email })
    else if (waits) await addWaiting(tx, userId, quiet.until)
  }
}

async function recipients(
  { db }: Context,
  to: 'everybody' | readonly number[],
): Promise<(StoredSettings & { userId: number })[]> {
  const isChosen = to === 'everybody' ? sql`true` : sql`u.id = any(${to})`
  const { rows } = await sql<Parameters<typeof storedSettings>[0] & { userId: number }>`
    select u.id as user_id, s.choices, s.is_quiet, s.quiet_from, s.quiet_to, s.quiet_days, s.version
    from staff_users u left join notification_settings s on s.user_id = u.id
    where ${opensDashboard('u')} and ${isChosen}
    order by u.id`.execute(db)
  return rows.map((row) => ({ userId: row.userId, ...storedSettings(row) }))
}

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const letters = [...line.slice(0, 2 * LETTERS)]
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS - 1).join('')}…` : line
}
