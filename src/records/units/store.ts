import { sql } from 'kysely'
import { recordImages } from '../../city/media/record-images.ts'
import type { Db } from '../../platform/db/connect.ts'
import { planned } from '../../platform/db/planned.ts'
import { notFound } from '../../refused.ts'
import { columnsOf } from '../../shared/fields/field-table.ts'
import type { PublicUnit, UnitRecord } from './rules/unit.ts'
import { unitFields } from './rules/unit-fields.ts'
import type { Reader } from './search/search.ts'

/** A unit as JSON text. Throws 404 if unknown, deleted or, for visitors, hidden. */
export async function unitText(db: Db, id: number, reader: Reader): Promise<string> {
  return (await firstRow<{ text: string }>(textFor[reader](db, id))).text
}

/** A unit as visitors get it, and when it was created. Throws 404 if unknown, deleted or hidden. */
export async function publicUnit(db: Db, id: number): Promise<PublicUnitText> {
  return firstRow(textFor.visitor(db, id))
}

/** The public ones of these units, as visitors get them, by id. */
export async function publicUnits(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, PublicUnit>> {
  const rows = await publicTexts(db, ids)
  return new Map(rows.map(({ id, text }) => [id, JSON.parse(text)]))
}

type PublicUnitText = { text: string; createdAt: string }

async function firstRow<Row>(rows: Promise<Row[]>): Promise<Row> {
  const [row] = await rows
  if (!row) throw notFound('unit')
  return row
}

const publicUnitsSql = `units u join public_units j on j.unit_id = u.id
    where u.deleted_at is null and u.show_on_website`

const textFor = {
  visitor: planned<PublicUnitText>(
    `select j.json as text, iso(u.created_at) as "createdAt" from ${publicUnitsSql} and u.id = $1`,
  ),
  staff: planned<{ text: string }>(`
    select j.staff_json as text from units u join units_as_json j on j.unit_id = u.id
    where u.id = $1 and u.deleted_at is null`),
}

const publicTexts = planned<{ id: number; text: string }>(
  `select u.id, j.json as text from ${publicUnitsSql} and u.id = any($1::int[])`,
)

/** The status of each of these units, hidden ones included; deleted ones are left out. */
export async function unitStatuses(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('units')
    .select(['id', 'status'])
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute()
  return new Map(rows.map(({ id, status }) => [id, status]))
}

/** A unit as staff get it. Throws 404. */
export async function unitRecord(db: Db, id: number): Promise<UnitRecord> {
  return asRecord(await unitText(db, id, 'staff'))
}

/** These units as staff get them, in this order; deleted ones are left out. */
export async function unitRecords(db: Db, ids: readonly number[]): Promise<UnitRecord[]> {
  const rows = await recordTexts(db, ids)
  const byId = new Map(rows.map(({ id, text }) => [id, asRecord(text)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const recordTexts = planned<{ id: number; text: string }>(`
  select u.id, j.staff_json as text from units u join units_as_json j on j.unit_id = u.id
  where u.id = any($1::int[]) and u.deleted_at is null`)

/** The editable fields of a unit and its version; locks its row. Throws 404. */
export async function lockUnit(db: Db, id: number) {
  const row = await db
    .selectFrom('units')
    .select([...columnsOf(unitFields), 'version', 'publicUpdatedAt'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('unit')
  return { ...row, images: await recordImages(db, 'unit', id) }
}
export type EditableUnit = Awaited<ReturnType<typeof lockUnit>>

/** Renews the stored JSON of these units, in the transaction that changed them. */
export async function refreshUnitJson(db: Db, unitIds: readonly number[]): Promise<void> {
  await sql`
    insert into public_unit_json (unit_id, json_start)
    select unit_id, public_json_start from units_as_json where unit_id = any(${unitIds})
    on conflict (unit_id) do update set json_start = excluded.json_start`.execute(db)
}

// Safe: units_as_json makes the text, and a test parses it with the schema of UnitRecord.
function asRecord(text: string): UnitRecord {
  return JSON.parse(text) as UnitRecord
}
