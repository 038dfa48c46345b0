import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { type Page, paged } from '../db/paged.ts'
import { notFound } from '../refused.ts'
import { sentPath } from '../shared/paths.ts'
import { nameOfUser } from '../staff/store.ts'
import { SendLanguages, type SendRecord, SendWays } from './rules/send.ts'

const TOKEN = /^[\w-]{22}$/

/** A send as stored. */
export type Send = Awaited<ReturnType<typeof lockSend>>

const columns = [
  'id',
  'token',
  'sentById',
  'by',
  'language',
  'text',
  'showUnitNumbers',
  'showProjectNames',
  'unitIds',
  'createdAt',
  'endsAt',
  'takenBackAt',
] as const

/** A send; `lock` locks its row until the transaction ends. Throws 404. */
export async function lockSend({ db }: Context, id: number, lock = true) {
  const query = db.selectFrom('sends').select(columns).where('id', '=', id)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw notFound('send')
  return row
}

/** The send whose page has this token. Throws 404. */
export async function sendByToken({ db }: Context, token: string): Promise<Send> {
  const query = db.selectFrom('sends').select(columns).where('token', '=', token)
  const row = TOKEN.test(token) ? await query.executeTakeFirst() : undefined
  if (!row) throw notFound('send')
  return row
}

/**
 * The name of a person as the readers of their sends see it; null without one, as a username is not
 * for outsiders.
 */
export async function senderName(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('staffUsers')
    .select(['firstName', 'lastName'])
    .where('id', '=', id)
    .executeTakeFirst()
  return [row?.firstName, row?.lastName].filter(Boolean).join(' ') || null
}

/** One page of the sends, newest first, and the total; with `mine` only the signed-in user's. */
export async function listSends(
  { db, actor }: Context,
  origin: string,
  { mine, limit, offset }: Page & { mine?: boolean | undefined },
): Promise<{ items: SendRecord[]; total: number }> {
  let matching = readable(db)
  if (mine) matching = matching.where('sentById', '=', actor?.id ?? 0)
  const { rows, total } = await paged(matching.orderBy('id', 'desc'), { limit, offset })
  return { items: rows.map((row) => asRecord(row, origin)), total }
}

/** A send as staff see it. */
export async function readSend({ db }: Context, origin: string, id: number): Promise<SendRecord> {
  return asRecord(await readable(db).where('id', '=', id).executeTakeFirstOrThrow(), origin)
}

function readable(db: Db) {
  return db
    .selectFrom('sends')
    .select(columns)
    .select(homeNames.as('homes'))
    .select(colleagueName.as('sentByName'))
}

type Row = Send & { homes: string[]; sentByName: string }

function asRecord({ token, sentById, sentByName, ...row }: Row, origin: string): SendRecord {
  return {
    ...row,
    url: origin + sentPath(token),
    by: SendWays.read(row.by) ?? 'link',
    language: SendLanguages.read(row.language) ?? 'en',
    sentBy: { id: sentById, name: sentByName },
  }
}

const homeNames = sql<string[]>`array(
  select u.unit_number || ' · ' || p.name
  from unnest(sends.unit_ids) with ordinality as of_page (unit_id, place)
  join units u on u.id = of_page.unit_id
  join projects p on p.id = u.project_id
  order by place)`

const colleagueName = sql<string>`(
  select ${nameOfUser('s')} from staff_users s where s.id = sends.sent_by_id)`

/** What a message of the signed-in user is signed with: their name, unless they have none. */
export async function signature({ db, actor }: Context): Promise<string | null> {
  return actor ? senderName(db, actor.id) : null
}
