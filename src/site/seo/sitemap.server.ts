import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db/connect.ts'
import { countOf } from '../../platform/db/paged.ts'
import { countProjects } from '../../records/projects/store.ts'
import { projectPath, unitPath } from '../../shared/paths.ts'
import { escapeHtml } from './html-text.server.ts'

/** The most URLs that the sitemap protocol allows in one file. */
export const MAX_PER_FILE = 50_000

/** A path and the time of its last change; null when unknown. */
type Entry = { path: string; changed: string | null }

/**
 * The sitemap as XML: one list of all URLs, or an index of several files when there are more than
 * `perFile`. `fixed` are the paths of pages that always exist.
 */
export async function sitemap(
  db: Db,
  fixed: readonly string[],
  origin: string,
  perFile: number = MAX_PER_FILE,
): Promise<string> {
  const [projects, units] = await Promise.all([countProjects(db), countUnits(db)])
  const files = Math.ceil((fixed.length + projects + units) / perFile)
  if (files <= 1) return urlSet(await entries(db, fixed, 0, perFile), origin)
  const numbers = Array.from({ length: files }, (_, i) => i + 1)
  const parts = await Promise.all(
    numbers.map(async (number): Promise<Entry> => {
      const listed = await entries(db, fixed, number - 1, perFile)
      return { path: `/sitemap-${number}.xml`, changed: newest(listed) }
    }),
  )
  return xmlDocument('sitemapindex', 'sitemap', parts, origin)
}

/** A file of the index by its number, from 1; null when it does not exist. */
export async function sitemapFile(
  db: Db,
  fixed: readonly string[],
  origin: string,
  number: number,
  perFile: number = MAX_PER_FILE,
): Promise<string | null> {
  const listed = await entries(db, fixed, number - 1, perFile)
  return listed.length > 0 ? urlSet(listed, origin) : null
}

/** The entries of a file: fixed pages first, then projects and units, oldest first. */
async function entries(
  db: Db,
  fixed: readonly string[],
  file: number,
  perFile: number,
): Promise<Entry[]> {
  const from = file * perFile
  const fixedPaths = fixed.slice(from, from + perFile)
  const listChanged = fixedPaths.length > 0 ? await newestChange(db) : null
  const listed = fixedPaths.map((path): Entry => ({ path, changed: listChanged }))
  let before = fixed.length
  for (const { count, read } of [projectPages, unitPages]) {
    const room = perFile - listed.length
    if (room > 0) listed.push(...(await read(db, room, Math.max(0, from - before))))
    before += await count(db)
  }
  return listed
}

const projectPages = {
  count: countProjects,
  read: (db: Db, limit: number, offset: number) =>
    entriesOf(
      db,
      projectPath,
      sql`select p.id, p.public_updated_at as changed from projects p where p.deleted_at is null
        order by p.id limit ${limit} offset ${offset}`,
    ),
}

// A unit's page also shows its project and developer, so their changes count.
const unitPages = {
  count: countUnits,
  read: (db: Db, limit: number, offset: number) =>
    entriesOf(
      db,
      unitPath,
      sql`select u.id, greatest(u.public_updated_at, p.public_updated_at) as changed
        from units u
        join projects p on p.id = u.project_id
        where u.deleted_at is null and u.show_on_website
        order by u.id limit ${limit} offset ${offset}`,
    ),
}

async function entriesOf(
  db: Db,
  pathOf: (id: number) => string,
  pages: RawBuilder<unknown>,
): Promise<Entry[]> {
  const { rows } = await sql<{ listed: string | null }>`
    select string_agg(page.id || ' ' || iso(page.changed), ',' order by page.id) as listed
    from (${pages}) page`.execute(db)
  const listed = rows[0]?.listed
  if (!listed) return []
  return listed.split(',').map((entry) => {
    const [id, changed = null] = entry.split(' ')
    return { path: pathOf(Number(id)), changed }
  })
}

function countUnits(db: Db): Promise<number> {
  const units = db.selectFrom('units').where('deletedAt', 'is', null)
  return countOf(units.where('showOnWebsite', '=', true))
}

/** The time of the last visible change of any project or unit, including those hidden or deleted since. */
async function newestChange(db: Db): Promise<string | null> {
  const { rows } = await sql<{ changed: string | null }>`
    select iso(greatest(
      (select max(public_updated_at) from units),
      (select max(public_updated_at) from projects),
      (select max(updated_at) from developers)
    )) as changed`.execute(db)
  return rows[0]?.changed ?? null
}

function urlSet(listed: readonly Entry[], origin: string): string {
  return xmlDocument('urlset', 'url', listed, origin)
}

function xmlDocument(
  root: string,
  element: string,
  listed: readonly Entry[],
  origin: string,
): string {
  const lines = listed.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : ''
    return `<${element}><loc>${escapeHtml(origin + path)}</loc>${lastmod}</${element}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`
}

function newest(listed: readonly Entry[]): string | null {
  return listed.reduce<string | null>(
    (latest, { changed }) => (changed && (!latest || changed > latest) ? changed : latest),
    null,
  )
}
