import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { countOf } from '../db/paged.ts'
import { recordImages } from '../media/record-images.ts'
import { notFound } from '../refused.ts'
import { columnsOf } from '../shared/field-table.ts'
import { type ProjectRecord, projectFields } from './rules.ts'

/** A project's answer for staff, as JSON text: the visitors' document and what only staff get. Of `p`. */
export const staffDocument = sql<string>`left(p.document, -1) || ',' || substr((
  select row_to_json(more) from (select
    p.nearest_station_id as "nearestStationId",
    p.unique_features as "uniqueFeatures",
    (select count(*) from units u where u.project_id = p.id and u.deleted_at is null) as "unitCount",
    (select count(*) from projects o
      where o.developer_id = p.developer_id and o.deleted_at is null) as "projectCount",
    p.version,
    iso(p.created_at) as "createdAt",
    iso(p.updated_at) as "updatedAt"
  ) more)::text, 2)`

/** A project's answer for visitors, as JSON text: its document and what of it is on offer. Of `p`. */
export const visitorDocument = sql<string>`left(p.document, -1) || ',"homes":' || (
  select row_to_json(homes)::text from (
    select
      count(*) as total,
      count(*) filter (where u.status = 'available') as available,
      count(*) filter (where u.listing_type <> 'rent') as "forSale",
      count(*) filter (where u.listing_type <> 'sell') as "forRent",
      min(u.price) filter (where u.listing_type <> 'rent') as "priceFrom",
      min(u.rent_amount) filter (where u.listing_type <> 'sell') as "rentFrom"
    from units u
    where u.project_id = p.id and u.deleted_at is null and u.show_on_website
  ) homes) || '}'`

/** A project as JSON text, for staff or for visitors. Throws 404 when there is none, or it is deleted. */
export async function projectText(db: Db, id: number, forStaff: boolean): Promise<string> {
  const row = await db
    .selectFrom('projects as p')
    .select((forStaff ? staffDocument : visitorDocument).as('text'))
    .where('p.id', '=', id)
    .where('p.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound('Project')
  return row.text
}

/** How many projects there are, deleted ones not counted. */
export function countProjects(db: Db): Promise<number> {
  return countOf(db.selectFrom('projects').where('deletedAt', 'is', null))
}

/** The name of a project that is not deleted, or null. */
export async function projectName(db: Db, id: number): Promise<string | null> {
  const row = await db
    .selectFrom('projects')
    .select('name')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row?.name ?? null
}

/** A project as staff get it. Throws 404. */
export async function projectRecord(db: Db, id: number): Promise<ProjectRecord> {
  return asRecord(await projectText(db, id, true))
}

/**
 * The fields of a project that people enter, with its version; locked until the transaction ends where
 * it is to be changed or deleted. Throws 404. A change lets others refer to the project (their foreign
 * keys, `holdProject`), a deletion waits for them.
 */
export async function enteredProject(db: Db, id: number, purpose?: 'change' | 'delete') {
  const row = await db
    .selectFrom('projects')
    .select([...columnsOf(projectFields), 'version'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .$if(purpose === 'change', (query) => query.forNoKeyUpdate())
    .$if(purpose === 'delete', (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw notFound('Project')
  return { ...row, images: await recordImages(db, 'project', id) }
}

/** Holds a project against deletion until the transaction ends; false when there is none. */
export async function holdProject(tx: Context, id: number): Promise<boolean> {
  const row = await tx.db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Brings the documents of these projects up to date, in the transaction that changed a part of them. */
export async function refreshProjectDocuments(
  { db, now }: Context,
  projectIds: readonly number[],
): Promise<void> {
  await sql`select refresh_project_documents(${projectIds}, ${now})`.execute(db)
}

// Safe: the text is staffDocument's, whose fields ProjectRecord lists; a test reads it by that schema.
function asRecord(text: string): ProjectRecord {
  return JSON.parse(text) as ProjectRecord
}
