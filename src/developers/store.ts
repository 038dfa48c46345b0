import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { containing } from '../db/containing.ts'
import { countOf, type Page, paged } from '../db/paged.ts'
import { notFound } from '../refused.ts'
import { imagePath } from '../shared/paths.ts'
import type { Developer, DeveloperRecord, DeveloperSearch, DeveloperSort } from './rules.ts'

/** One page of the developers, and how many there are in all. */
export async function developerList(
  db: Db,
  { search, sort = 'newest' }: DeveloperSearch,
  page: Page,
): Promise<{ developers: DeveloperRecord[]; total: number }> {
  const found = records(db)
    .where('d.deletedAt', 'is', null)
    .$if(!!search, (of) => of.where('d.name', 'ilike', containing(search ?? '')))
    .orderBy(order[sort])
    .orderBy('d.id', 'desc')
  const { rows, total } = await paged(found, page)
  return { developers: rows.map(toRecord), total }
}

/** A developer as staff get it. Throws 404 when there is none, or it is deleted. */
export async function developerRecord(db: Db, id: number): Promise<DeveloperRecord> {
  const row = await records(db)
    .where('d.id', '=', id)
    .where('d.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound('Developer')
  return toRecord(row)
}

/** What visitors may see of a developer: the allow-list of its fields. */
export function publicDeveloper(record: DeveloperRecord): Developer {
  const { id, name, description, logo, foundedYear, website, projectCount } = record
  return { id, name, description, logo, foundedYear, website, projectCount }
}

/** How many projects a developer has, deleted ones not counted. */
export function projectCountOf(db: Db, developerId: number): Promise<number> {
  const projects = db.selectFrom('projects').where('developerId', '=', developerId)
  return countOf(projects.where('deletedAt', 'is', null))
}

/**
 * A developer's stored fields, its row locked until the transaction ends. Throws 404. The lock waits for
 * `holdDeveloper` but lets foreign keys pass: a writer of a project must never wait here with its project
 * locked, because a new name goes on to lock the projects.
 */
export async function lockDeveloper(db: Db, id: number) {
  const row = await db
    .selectFrom('developers')
    .select(['name', 'description', 'logoHash', 'foundedYear', 'website', 'version'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('Developer')
  return row
}

function records(db: Db) {
  return db
    .selectFrom('developers as d')
    .select([
      'd.id',
      'd.name',
      'd.description',
      'd.logoHash',
      'd.foundedYear',
      'd.website',
      'd.version',
      projectCount.as('projectCount'),
    ])
}

const projectCount = sql<number>`(select count(*) from projects p
    where p.developer_id = d.id and p.deleted_at is null)`

const order: Record<DeveloperSort, RawBuilder<unknown>> = {
  newest: sql`d.id desc`,
  name: sql`lower(d.name)`,
  name_desc: sql`lower(d.name) desc`,
  founded: sql`d.founded_year nulls last`,
  founded_desc: sql`d.founded_year desc nulls last`,
  projects: projectCount,
  projects_desc: sql`${projectCount} desc`,
}

type Row = Omit<DeveloperRecord, 'logo'> & { logoHash: string | null }

function toRecord({ logoHash, ...row }: Row): DeveloperRecord {
  return { ...row, logo: logoHash && imagePath(logoHash) }
}
