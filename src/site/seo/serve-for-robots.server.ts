import { sql } from 'kysely'
import { Line } from '../../city/places/rules/place.ts'
import { placeSlug } from '../../city/places/rules/place-slug.ts'
import type { Db } from '../../platform/db/connect.ts'
import { cachedResponse } from '../../platform/http/cache/serve-cached.ts'
import type { Call, Edge } from '../../platform/http/edge.ts'
import { Areas } from '../../records/projects/rules/project-sets.ts'
import { NEAR_METERS } from '../../records/units/rules/near.ts'
import { notFound } from '../../refused.ts'
import {
  areaPath,
  districtPath,
  linePath,
  neighbourhoodPath,
  powerSearchPath,
  savedPath,
  stationPath,
} from '../../shared/paths.ts'
import type { PublicPage } from '../serve/page.server.ts'
import { sitemap, sitemapFile } from './sitemap.server.ts'

/** Serves robots.txt and the sitemap. */
export function serveForRobots(app: Edge, pages: readonly PublicPage[]): void {
  // Pages with noindex are not in the sitemap.
  const unlisted = [savedPath(), powerSearchPath()]
  const fixedPaths = pages
    .map((page) => page.path)
    .filter((path) => !path.includes(':') && !unlisted.includes(path))
  // Pages of stations, lines and areas always exist.
  const fixedOf = async (db: Db) => [
    ...fixedPaths,
    ...(await placePaths(db)),
    ...(await pathsWithHomes(db)),
  ]

  app.get('/robots.txt', (call) =>
    call.text(robots(call.var.services.origin), 200, {
      'content-type': 'text/plain; charset=UTF-8',
    }),
  )

  app.get('/sitemap.xml', (call) =>
    cachedResponse(call, 'sitemap', 'everybody', async () => {
      const { services, context } = call.var
      return xml(call, await sitemap(context.db, await fixedOf(context.db), services.origin))
    }),
  )

  app.get('/:file{sitemap-[1-9][0-9]{0,5}\\.xml}', (call) => {
    const file = call.req.param('file')
    return cachedResponse(call, file, 'everybody', async () => {
      const { services, context } = call.var
      const number = Number(/\d+/.exec(file)?.[0])
      const sitemapXml = await sitemapFile(
        context.db,
        await fixedOf(context.db),
        services.origin,
        number,
      )
      if (sitemapXml === null) throw notFound('sitemap')
      return xml(call, sitemapXml)
    })
  })
}

async function placePaths(db: Db): Promise<string[]> {
  const stations = await db
    .selectFrom('stations')
    .select('code')
    .distinct()
    .orderBy('code')
    .execute()
  return [
    ...Line.ids.map((line) => linePath(line)),
    ...Areas.ids.map((area) => areaPath(area)),
    ...stations.map(({ code }) => stationPath(code)),
  ]
}

function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    'Allow: /api/docs',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

function xml(call: Call, text: string): Response {
  return call.body(text, 200, { 'content-type': 'application/xml; charset=utf-8' })
}

/** The pages of districts and neighbourhoods that have homes; the others are not indexed. */
async function pathsWithHomes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ kind: 'district' | 'neighbourhood'; name: string }>`
    with listed as (
      select distinct p.id, p.district_id, p.latitude, p.longitude
      from units u join projects p on p.id = u.project_id
      where u.deleted_at is null and u.show_on_website
    )
    select 'district' as kind, d.name from districts d
      where exists (select from listed l where l.district_id = d.id)
    union all
    select 'neighbourhood', n.name from neighbourhoods n
      where exists (
        select from listed l
        where l.latitude between n.latitude - 0.01 and n.latitude + 0.01
          and metres_between(l.latitude, l.longitude, n.latitude, n.longitude) <= ${NEAR_METERS.initial}
      )
    order by kind, name`.execute(db)
  const paths = { district: districtPath, neighbourhood: neighbourhoodPath }
  return rows.map(({ kind, name }) => paths[kind](placeSlug(name)))
}
