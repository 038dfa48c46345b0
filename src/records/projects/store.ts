import { sql } from 'kysely'
import { recordImages } from '../../city/media/record-images.ts'
import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/connect.ts'
import { countOf } from '../../platform/db/paged.ts'
import { notFound } from '../../refused.ts'
import { columnsOf } from '../../shared/fields/field-table.ts'
import type { ProjectRecord } from './rules/project.ts'
import { projectFields } from './rules/project-fields.ts'

/** SQL of a project `p` as staff get it, as JSON text: the public JSON and the staff fields. */
export const staffProjectJson = sql<string>`json_with(p.public_json, (
  select row_to_json(more) from (select
    p.nearest_station_id as "nearestStationId",
    p.unique_features as "uniqueFeatures",
    (select count(*) from units u where u.project_id = p.id and u.deleted_at is null) as "unitCount",
    (select count(*) from projects o
      where o.developer_id = p.developer_id and o.deleted_at is null) as "projectCount",
    p.version,
    iso(p.created_at) as "createdAt",
    iso(p.updated_at) as "updatedAt"
  ) more)::text)`

/** SQL of a project `p` as visitors get it, as JSON text: the stored JSON and its units on offer. */
export const publicProjectJson = sql<string>`json_with(p.public_json, '{"homes":' || (
  select row_to_json(homes)::text from (
    select
      count(*) as total,
      count(*) filter (where u.status = 'available') as available,
      count(*) filter (where u.listing_type <> 'rent') as "forSale",
      count(*) filter (where u.listing_type <> 'sell') as "forRent",
      -- Of available homes: nobody can have a reserved one for that. Of reserved ones where there is no other.
      coalesce(
        min(u.price) filter (where u.listing_type <> 'rent' and u.status = 'available'),
        min(u.price) filter (where u.listing_type <> 'rent')
      ) as "priceFrom",
      coalesce(
        nullif(count(u.price) filter (where u.listing_type <> 'rent' and u.status = 'available'), 0),
        count(u.price) filter (where u.listing_type <> 'rent')
      ) as "toBuy",
      coalesce(
        min(u.rent_amount) filter (where u.listing_type <> 'sell' and u.status = 'available'),
        min(u.rent_amount) filter (where u.listing_type <> 'sell')
      ) as "rentFrom",
      coalesce(
        nullif(count(u.rent_amount) filter (where u.listing_type <> 'sell' and u.status = 'available'), 0),
        count(u.rent_amount) filter (where u.listing_type <> 'sell')
      ) as "toRent"
    from units u
    where u.project_id = p.id and u.deleted_at is null and u.show_on_website
  ) homes) || '}')`

/** A project as JSON text, for staff or for visitors. Throws 404 when it is unknown or deleted. */
export async function projectText(db: Db, id: number, forStaff: boolean): Promise<string> {
  const row = await db
    .selectFrom('projects as p')
    .select((forStaff ? staffProjectJson : publicProjectJson).as('text'))
    .where('p.id', '=', id)
    .where('p.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound('project')
  return row.text
}

/** How many projects there are, without deleted ones. */
export function countProjects(db: Db): Promise<number> {
  return countOf(db.selectFrom('projects').where('deletedAt', 'is', null))
}

/** A project as staff get it. Throws 404. */
export async function projectRecord(db: Db, id: number): Promise<ProjectRecord> {
  return asRecord(await projectText(db, id, true))
}

/**
 * The editable fields of a project and its version. With a purpose its row is locked until the transaction
 * ends: during a change others can still refer to the project (foreign keys, `shareLockProject`), a deletion
 * waits for them. Throws 404.
 */
export async function editableProject(db: Db, id: number, purpose?: 'change' | 'delete') {
  const row = await db
    .selectFrom('projects')
    .select([...columnsOf(projectFields), 'version'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .$if(purpose === 'change', (query) => query.forNoKeyUpdate())
    .$if(purpose === 'delete', (query) => query.forUpdate())
    .executeTakeFirst()
  if (!row) throw notFound('project')
  return { ...row, images: await recordImages(db, 'project', id) }
}

/** Locks a project against deletion until the transaction ends; false when it is unknown or deleted. */
export async function shareLockProject(tx: Context, id: number): Promise<boolean> {
  const row = await tx.db
    .selectFrom('projects')
    .select('id')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}

/** Renews the stored JSON of these projects, in the transaction that changed a part of it. */
export async function refreshProjectJson(
  { db, now }: Context,
  projectIds: readonly number[],
): Promise<void> {
  await sql`select refresh_project_json(${projectIds}, ${now})`.execute(db)
}

// Safe: staffProjectJson makes the text, and a test parses it with the schema of ProjectRecord.
function asRecord(text: string): ProjectRecord {
  return JSON.parse(text) as ProjectRecord
}
