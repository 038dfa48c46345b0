import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { notFound } from '../../refused.ts'
import { imagePath } from '../../shared/paths.ts'
import { nameForClients, signerName } from '../../team/agency/rules/signer.ts'
import { type ShortlistLanguage, ShortlistLanguages } from './rules/shortlist.ts'

const TOKEN = /^[\w-]{22}$/

/** A send as stored. */
export type Send = Awaited<ReturnType<typeof lockShortlist>>

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
  select name from contacts where contacts.id = shortlists.contact_id and deleted_at is null)`

/** What its contact looks for; what they rent or buy is said first on its page. */
const contactSearch = sql<string | null>`(
  select search from contacts where contacts.id = shortlists.contact_id and deleted_at is null)`

/** Whether its deal is to rent or to buy; null without one. */
const dealtType = sql<'rent' | 'sale' | null>`(
  select case when months is null then 'sale' else 'rent' end
  from deals where deals.id = shortlists.deal_id)`

/** A send, locked until the transaction ends. Throws 404. */
export async function lockShortlist({ db }: Context, id: number) {
  return found(await stored(db).where('id', '=', id).forUpdate().executeTakeFirst())
}

/** The send whose page has this token; `lock` locks its row. Throws 404. */
export async function shortlistByToken(
  { db }: Context,
  token: string,
  lock = false,
): Promise<Send> {
  const query = stored(db).where('token', '=', token)
  const locked = lock ? query.forUpdate() : query
  return found(TOKEN.test(token) ? await locked.executeTakeFirst() : undefined)
}

function stored(db: Db) {
  return db
    .selectFrom('shortlists')
    .select(columns)
    .select([
      contactName.as('contactName'),
      contactSearch.as('contactSearch'),
      dealtType.as('dealtType'),
    ])
}

function found<Row extends { language: string }>(row: Row | undefined) {
  if (!row) throw notFound('shortlist')
  return { ...row, language: ShortlistLanguages.read(row.language) ?? ('en' as const) }
}

/** A person as the readers of their sends see them; what is null is the agency's. */
export type Sender = {
  /** Null without a name, as a username is not for outsiders. */
  name: string | null
  phone: string | null
  line: string | null
  photo: string | null
}

/** A person as the readers of their sends see them, named in their language. */
export async function readSender(db: Db, id: number, language: ShortlistLanguage): Promise<Sender> {
  const row = await db
    .selectFrom('staffUsers')
    .select(['firstName', 'lastName', 'called', 'nameTh', 'phone', 'line', 'photoHash'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { nameTh, phone, line, photoHash } = row
  return {
    name: signerName({ name: nameForClients(row), nameTh }, language),
    ...{ phone, line },
    photo: photoHash && imagePath(photoHash),
  }
}
