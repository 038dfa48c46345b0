import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { containing } from '../../platform/db/containing.ts'
import { countOf, type Page, paged } from '../../platform/db/paged.ts'
import { notFound } from '../../refused.ts'
import { imagePath } from '../../shared/paths.ts'
import type {
  Developer,
  DeveloperRecord,
  DeveloperSearch,
  DeveloperSort,
} from './rules/developer.ts'

/** One page of developers, and the total. */
export async function developerList(
  db: Db,
  { search, sort = 'newest' }: DeveloperSearch,
  page: Page,
): Promise<{ items: DeveloperRecord[]; total: number }> {
  const query = records(db)
    .where('d.deletedAt', 'is', null)
    .$if(!!search, (qb) => qb.where('d.name', 'ilike', containing(search ?? '')))
    .orderBy(order[sort])
    .orderBy('d.id', 'desc')
  const { rows, total } = await paged(query, page)
  return { items: rows.map(toRecord), total }
}

/** A developer as staff get it. Throws 404 when it is unknown or deleted. */
export async function developerRecord(db: Db, id: number): Promise<DeveloperRecord> {
  const row = await records(db)
    .where('d.id', '=', id)
    .where('d.deletedAt', 'is', null)
    .executeTakeFirst()
  if (!row) throw notFound('developer')
  return toRecord(row)
}

/** A developer as visitors get it: its public fields only. */
export function publicDeveloper(record: DeveloperRecord): Developer {
  const { id, name, description, logo, foundedYear, website, projectCount } = record
  return { id, name, description, logo, foundedYear, website, projectCount }
}

/** How many projects a developer has, without deleted ones. */
export function projectCountOf(db: Db, developerId: number): Promise<number> {
  const projects = db.selectFrom('projects').where('developerId', '=', developerId)
  return countOf(projects.where('deletedAt', 'is', null))
}

/**
 * A developer's stored fields; its row stays locked until the transaction ends. Throws 404. The lock waits for
 * `shareLockDeveloper` but not for foreign keys: a writer that has locked a project must never wait here,
 * because renaming locks the developer's projects next.
 */
export async function lockDeveloper(db: Db, id: number) {
  const row = await db
    .selectFrom('developers')
    .select(['name', 'description', 'logoHash', 'foundedYear', 'website', 'version'])
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) throw notFound('developer')
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
  name: sql`d.name_key`,
  name_desc: sql`d.name_key desc`,
  founded: sql`d.founded_year nulls last`,
  founded_desc: sql`d.founded_year desc nulls last`,
  projects: projectCount,
  projects_desc: sql`${projectCount} desc`,
}

type Row = Omit<DeveloperRecord, 'logo'> & { logoHash: string | null }

function toRecord({ logoHash, ...row }: Row): DeveloperRecord {
  return { ...row, logo: logoHash && imagePath(logoHash) }
}
