import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { containing } from '../db/containing.ts'
import type { DB } from '../db/rows.gen.ts'
import { notFound } from '../refused.ts'
import { imagePath } from '../shared/paths.ts'
import type { Developer, DeveloperRecord, DeveloperSearch } from './rules.ts'

/** One page of the developers, newest first, and how many there are in all. */
export async function developerList(
  db: Db,
  search: DeveloperSearch,
  page: { limit: number; offset: number },
): Promise<{ developers: DeveloperRecord[]; total: number }> {
  const rows = await records(db)
    .where((eb) => matches(eb, search))
    .orderBy('d.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const { total } = await db
    .selectFrom('developers as d')
    .where((eb) => matches(eb, search))
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
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
export async function projectCountOf(db: Db, developerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('projects')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('developerId', '=', developerId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
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
  return db.selectFrom('developers as d').select([
    'd.id',
    'd.name',
    'd.description',
    'd.logoHash',
    'd.foundedYear',
    'd.website',
    'd.version',
    sql<number>`(select count(*) from projects p
        where p.developer_id = d.id and p.deleted_at is null)`.as('projectCount'),
  ])
}

function matches(
  eb: ExpressionBuilder<DB & { d: DB['developers'] }, 'd'>,
  { search }: DeveloperSearch,
): Expression<SqlBool> {
  const conditions = [eb('d.deletedAt', 'is', null)]
  if (search) conditions.push(eb('d.name', 'ilike', containing(search)))
  return eb.and(conditions)
}

type Row = Omit<DeveloperRecord, 'logo'> & { logoHash: string | null }

function toRecord({ logoHash, ...row }: Row): DeveloperRecord {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    logo: logoHash && imagePath(logoHash),
    foundedYear: row.foundedYear,
    website: row.website,
    projectCount: row.projectCount,
    version: row.version,
  }
}
