import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { notFound } from '../../refused.ts'
import { SendLanguages } from './rules/send.ts'

const TOKEN = /^[\w-]{22}$/

/** A send as stored. */
export type Send = Awaited<ReturnType<typeof lockSend>>

const columns = [
  'id',
  'token',
  'homeSecret',
  'contactId',
  'dealId',
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
  'version',
] as const

/** The name of its contact; null while that is deleted. */
const contactName = sql<string | null>`(
  select name from contacts where contacts.id = sends.contact_id and deleted_at is null)`

/** A send, locked until the transaction ends. Throws 404. */
export async function lockSend({ db }: Context, id: number) {
  return found(await stored(db).where('id', '=', id).forUpdate().executeTakeFirst())
}

/** The send whose page has this token; `lock` locks its row. Throws 404. */
export async function sendByToken({ db }: Context, token: string, lock = false): Promise<Send> {
  const query = stored(db).where('token', '=', token)
  const locked = lock ? query.forUpdate() : query
  return found(TOKEN.test(token) ? await locked.executeTakeFirst() : undefined)
}

function stored(db: Db) {
  return db.selectFrom('sends').select(columns).select(contactName.as('contactName'))
}

function found<Row extends { language: string }>(row: Row | undefined) {
  if (!row) throw notFound('send')
  return { ...row, language: SendLanguages.read(row.language) ?? ('en' as const) }
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

/** What a message of the signed-in user is signed with: their name, unless they have none. */
export async function signature({ db, actor }: Context): Promise<string | null> {
  return actor ? senderName(db, actor.id) : null
}
