import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { planned } from '../db/planned.ts'
import { recordImages } from '../media/record-images.ts'
import { notFound } from '../refused.ts'
import { columnsOf } from '../shared/field-table.ts'
import { type UnitDocument, type UnitRecord, unitFields } from './rules.ts'
import type { Reader } from './search.ts'

/** A unit as JSON text. Throws 404 for none, a deleted one, and for visitors one that is not shown. */
export async function unitText(db: Db, id: number, reader: Reader): Promise<string> {
  return (await found<{ text: string }>(textFor[reader](db, id))).text
}

/** A unit as a visitor gets it, and when it was entered. Throws 404 as above. */
export async function shownUnit(db: Db, id: number): Promise<ShownUnit> {
  return found(textFor.visitor(db, id))
}

/** Those of these units that visitors see, as visitors get them, by their ids. */
export async function shownUnits(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, UnitDocument>> {
  const rows = await shownTexts(db, ids)
  return new Map(rows.map(({ id, text }) => [id, JSON.parse(text)]))
}

type ShownUnit = { text: string; createdAt: string }

async function found<Row>(rows: Promise<Row[]>): Promise<Row> {
  const [row] = await rows
  if (!row) throw notFound('Unit')
  return row
}

const visitorText = `d.document || p.document || '}' as text`
const shown = `units u join unit_documents d on d.unit_id = u.id join projects p on p.id = u.project_id
    where u.deleted_at is null and u.show_on_website`

const textFor = {
  visitor: planned<ShownUnit>(
    `select ${visitorText}, iso(u.created_at) as "createdAt" from ${shown} and u.id = $1`,
  ),
  staff: planned<{ text: string }>(`
    select a.record as text from units u join unit_answers a on a.unit_id = u.id
    where u.id = $1 and u.deleted_at is null`),
}

const shownTexts = planned<{ id: number; text: string }>(
  `select u.id, ${visitorText} from ${shown} and u.id = any($1::int[])`,
)

/** A unit as staff get it. Throws 404. */
export async function unitRecord(db: Db, id: number): Promise<UnitRecord> {
  return asRecord(await unitText(db, id, 'staff'))
}

/** These units as staff get them, in this order; those that are gone are left out. */
export async function unitRecords(db: Db, ids: readonly number[]): Promise<UnitRecord[]> {
  const rows = await recordTexts(db, ids)
  const byId = new Map(rows.map(({ id, text }) => [id, asRecord(text)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const recordTexts = planned<{ id: number; text: string }>(`
  select u.id, a.record as text from units u join unit_answers a on a.unit_id = u.id
  where u.id = any($1::int[]) and u.deleted_at is null`)

/** The fields of a unit that people enter, with its version; its row stays locked. Throws 404. */
export async function lockUnit(db: Db, id: number) {
  const row = await db
    .selectFrom('units')
    .select([...columnsOf(unitFields), 'version', 'publicUpdatedAt'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('Unit')
  return { ...row, images: await recordImages(db, 'unit', id) }
}
export type EnteredUnit = Awaited<ReturnType<typeof lockUnit>>

/** Brings the documents of these units up to date, in the transaction that changed them. */
export async function refreshUnitDocuments(db: Db, unitIds: readonly number[]): Promise<void> {
  await sql`
    insert into unit_documents (unit_id, document)
    select unit_id, document from unit_answers where unit_id = any(${unitIds})
    on conflict (unit_id) do update set document = excluded.document`.execute(db)
}

// Safe: the text is unit_answers', whose fields UnitRecord lists; a test reads it by that schema.
function asRecord(text: string): UnitRecord {
  return JSON.parse(text) as UnitRecord
}
