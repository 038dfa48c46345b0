import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { publishChange } from '../../platform/events/notify.ts'
import { notFound, Refused } from '../../refused.ts'
import { record } from '../../team/activity/record.ts'
import { addNotifications } from '../../team/notifications/add-notifications.ts'
import { homeKey } from '../shortlists/readers/home-key.ts'
import { type ShortlistLanguage, ShortlistLanguages } from '../shortlists/rules/shortlist.ts'
import { storeFeedback } from './add-feedback.ts'
import {
  type ClientFeedback,
  FEEDBACK_DAYS,
  FeedbackValues,
  type HomeAnswer,
} from './rules/feedback.ts'
import type { ViewingRecord } from './rules/viewing.ts'
import { changeViewing, lockOwn } from './save-viewing.ts'
import { viewingRecord } from './store.ts'
import { viewingTexts } from './viewing-texts.ts'

const DAY_MS = 86_400_000
const TOKEN = /^[\w-]{22}$/

/**
 * The token of the page on which the client says what they thought; one that was made before stays as long as it can
 * be opened. Refuses: 404 unknown, 403 one of others, 409 a viewing that is not over or was cancelled.
 */
export async function askClient(
  context: Context,
  id: number,
  language: ShortlistLanguage,
): Promise<string> {
  return inTransaction(context, async (tx) => {
    const viewing = await lockOwn(tx, id)
    if (viewing.state === 'cancelled') throw new Refused(409, 'viewing_is_cancelled')
    if (Date.parse(viewing.endsAt) > tx.now.getTime()) throw new Refused(409, 'viewing_not_over')
    const stored = await tx.db
      .selectFrom('viewings')
      .select(['token', 'tokenEndsAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const isOpen = stored.tokenEndsAt !== null && new Date(stored.tokenEndsAt) > tx.now
    const token = isOpen && stored.token ? stored.token : randomBytes(16).toString('base64url')
    const tokenEndsAt = new Date(tx.now.getTime() + FEEDBACK_DAYS * DAY_MS)
    await tx.db
      .updateTable('viewings')
      .set({ language, ...(token !== stored.token && { token, tokenEndsAt }) })
      .where('id', '=', id)
      .execute()
    // The audit log must not have the secret.
    await record(tx, 'update', 'viewing', id, { asked: [null, tx.now.toISOString()] })
    return token
  })
}

/** Throws 404 for what cannot be the token of a page. */
export function requireToken(token = ''): string {
  if (!TOKEN.test(token)) throw notFound('viewing')
  return token
}

/** A viewing by the token of its page, and the language of that. */
export type FeedbackRequest = {
  viewing: ViewingRecord
  language: ShortlistLanguage
  endsAt: string
}

/**
 * The viewing of a page; `lock` locks its row. Refuses: 404 unknown, or put off since it was asked about, 410 one that
 * is over or was cancelled.
 */
export async function readFeedbackRequest(
  { db, now }: Context,
  token: string,
  lock = false,
): Promise<FeedbackRequest> {
  requireToken(token)
  const { rows } = await sql<{ id: number; language: ShortlistLanguage; endsAt: string }>`
    select v.id, v.language, v.token_ends_at as ends_at
    from viewings v join contacts c on c.id = v.contact_id
    where v.token = ${token} and c.deleted_at is null`.execute(db)
  const [row] = rows
  if (!row) throw notFound('viewing')
  const viewing = await viewingRecord(db, row.id, lock)
  if (new Date(row.endsAt) <= now) throw new Refused(410, 'viewing_page_has_ended')
  if (viewing.state === 'cancelled' || viewing.state === 'missed')
    throw new Refused(410, 'viewing_is_cancelled')
  if (Date.parse(viewing.startsAt) > now.getTime()) throw notFound('viewing')
  return { viewing, language: row.language, endsAt: row.endsAt }
}

/** The language of a page, whether or not it is over. Throws 404. */
export async function languageOfPage(db: Db, token: string): Promise<ShortlistLanguage> {
  requireToken(token)
  const row = await db
    .selectFrom('viewings')
    .select('language')
    .where('token', '=', token)
    .executeTakeFirst()
  const language = row && ShortlistLanguages.read(row.language)
  if (!language) throw notFound('viewing')
  return language
}

/** What was said of the homes of a page, in their order. Refuses as `readFeedbackRequest`. */
export async function answersOfPage(context: Context, token: string): Promise<HomeAnswer[]> {
  const { viewing } = await readFeedbackRequest(context, token)
  return viewing.homes.map(({ unitId, client }) => ({
    key: keyOfHome(token, unitId),
    answer: client?.answer ?? null,
    words: client?.words ?? null,
  }))
}

/** What the page calls a home: no id. */
export const keyOfHome = (token: string, unitId: number) => homeKey({ homeSecret: token }, unitId)

/**
 * Stores what a client pressed on the page of their viewing, which then took place, and tells whoever went. Pressing
 * it again changes nothing. Refuses as `readFeedbackRequest`, and 409 a home that the page no longer has.
 */
export async function receiveFeedback(
  context: Context,
  token: string,
  { home: key, ...said }: ClientFeedback,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const { viewing } = await readFeedbackRequest(tx, token, true)
    const home = viewing.homes.find(({ unitId }) => keyOfHome(token, unitId) === key)
    if (!home) throw new Refused(409, 'home_left_page')
    if (!(await storeFeedback(tx, viewing, home, 'client', said))) return
    if (viewing.state !== 'done') await changeViewing(tx, viewing.id, { state: 'done' })
    await notifyAgent(tx, viewing.id)
  })
}

async function notifyAgent(tx: Context, id: number): Promise<void> {
  const { agentId, contact, homes } = await viewingRecord(tx.db, id)
  const text = homes
    .flatMap(({ name, client }) =>
      client ? [`${name}: ${FeedbackValues.labels[client.answer]}`] : [],
    )
    .join(' · ')
  const details = { name: contact?.name ?? viewingTexts.somebody, text }
  const notice = { kind: 'viewing_feedback', subject: 'viewing', subjectId: id } as const
  await addNotifications(tx, { ...notice, details }, [agentId])
  await publishChange(tx, 'notification', null)
}
