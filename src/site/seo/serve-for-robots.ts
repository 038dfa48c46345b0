import type { Db } from '../../db/connect.ts'
import type { Call, Edge } from '../../http/edge.ts'
import { keptAnswer } from '../../http/keep.ts'
import { Line } from '../../places/rules.ts'
import { Areas } from '../../projects/rules.ts'
import { notFound } from '../../refused.ts'
import { areaPath, linePath, powerSearchPath, savedPath, stationPath } from '../../shared/paths.ts'
import type { PublicPage } from '../page.ts'
import { sitemap, sitemapFile } from './sitemap.ts'

/** Hangs what search engines ask for on the app: robots.txt, and the map of the public pages. */
export function serveForRobots(app: Edge, pages: readonly PublicPage[]): void {
  // What asks search engines to leave it out is not offered to them either.
  const unlisted = [savedPath(), powerSearchPath()]
  const alone = pages
    .map((page) => page.path)
    .filter((path) => !path.includes(':') && !unlisted.includes(path))
  // Stations, lines and areas are there whatever is listed.
  const fixedOf = async (db: Db) => [...alone, ...(await placePaths(db))]

  app.get('/robots.txt', (call) =>
    call.text(robots(call.var.services.origin), 200, {
      'content-type': 'text/plain; charset=UTF-8',
    }),
  )

  app.get('/sitemap.xml', (call) =>
    keptAnswer(call, 'sitemap', 'everybody', async () => {
      const { services, context } = call.var
      return xml(call, await sitemap(context.db, await fixedOf(context.db), services.origin))
    }),
  )

  app.get('/:file{sitemap-[1-9][0-9]{0,5}\\.xml}', (call) => {
    const file = call.req.param('file')
    return keptAnswer(call, file, 'everybody', async () => {
      const { services, context } = call.var
      const number = Number(/\d+/.exec(file)?.[0])
      const found = await sitemapFile(
        context.db,
        await fixedOf(context.db),
        services.origin,
        number,
      )
      if (found === null) throw notFound('Sitemap')
      return xml(call, found)
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
