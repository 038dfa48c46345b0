import { sql } from 'kysely'
import { Line, type LineId } from '../../city/places/rules/place.ts'
import { lineRuns } from '../../city/rail/line-runs.ts'
import type { Context } from '../../context.ts'
import { CatalogueMemo } from '../../platform/db/catalogue-memo.ts'
import { countedHomes } from '../../records/units/site/counted-homes.ts'
import { labelOf } from '../../shared/fields/value-set.ts'
import { DESCRIPTION_LENGTH, fitted, TITLE_LENGTH } from '../../shared/fitted.ts'
import { linePath } from '../../shared/paths.ts'
import { readOffer } from '../offer/read-offer.server.ts'
import { breadcrumbs } from '../seo/thing.server.ts'
import { publicPage } from '../serve/page.server.ts'
import { meets, readNetwork } from '../station/read-station.server.ts'
import LinePage, { type LineRun } from './line-page.tsx'

const counts = new CatalogueMemo<Map<number, number>>(1)

/** A railway line's page: its stations and the homes along it. */
export const line = publicPage({
  name: 'line',
  path: '/line/:id',
  component: LinePage,
  read: ({ params }) => Line.read((params.id ?? '').toLowerCase()) ?? null,
  address: (id) => (id === null ? '/line/' : linePath(id)),

  async load(context, id, request) {
    if (id === null) {
      const head = { title: 'Line not found · Sathani', description: 'No such line.' }
      return { status: 404, head, props: { line: null } }
    }
    const [runs, offer] = await Promise.all([
      readRuns(context, id),
      readOffer(context, { line: id }, request.language),
    ])
    const name = labelOf(Line, id, request.language)
    const steps = [{ name, path: linePath(id) }]
    return {
      head: {
        title: fitted([`Homes along the ${name}`, 'Sathani'], ' · ', TITLE_LENGTH),
        description: fitted(
          [
            `${countedHomes(offer.total)} within 1 km of a station of the ${name}.`,
            'Every station with its homes, and what they rent and sell for.',
          ],
          ' ',
          DESCRIPTION_LENGTH,
        ),
        canonical: linePath(id),
        noindex: offer.total === 0,
        image: offer.units.find(({ image }) => image)?.image ?? null,
        imageAlt: `A home along the ${name}`,
        things: [breadcrumbs(request.origin, steps)],
      },
      props: { line: { id, name, runs, offer }, today: request.site.today },
    }
  },
})

async function readRuns(context: Context, line: LineId): Promise<LineRun[]> {
  const [network, homes] = await Promise.all([readNetwork(context), readCounts(context)])
  return lineRuns(network.filter((station) => station.line === line)).map((run) =>
    run.map((station) => ({
      code: station.code,
      name: station.name,
      nameTh: station.nameTh,
      homes: homes.get(station.id) ?? 0,
      meets: meets(station, network),
    })),
  )
}

/** The number of visible homes within 1 km of each station, by station id. */
function readCounts({ db, catalogue }: Context): Promise<Map<number, number>> {
  return counts.get(catalogue, 'all', async () => {
    const { rows } = await sql<{ id: number; homes: number }>`
      select n.station_id as id, count(*)::int as homes
      from units u join project_stations n using (project_id)
      where u.deleted_at is null and u.show_on_website
      group by n.station_id`.execute(db)
    return new Map(rows.map(({ id, homes }) => [id, homes]))
  })
}
