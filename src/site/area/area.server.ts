import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { type Area, Areas } from '../../projects/rules/project-sets.ts'
import { labelOf } from '../../shared/fields/value-set.ts'
import { areaPath } from '../../shared/paths.ts'
import { countedHomes } from '../../units/site/counted-homes.ts'
import { readOffer } from '../offer/read-offer.server.ts'
import { DESCRIPTION_LENGTH, fitted, TITLE_LENGTH } from '../seo/fitted.ts'
import { breadcrumbs } from '../seo/thing.server.ts'
import { publicPage } from '../serve/page.server.ts'
import AreaPage, { type AreaStation } from './area-page.tsx'

const MAX_STATIONS = 12

/** An area's page: its stations and the homes in it. */
export const area = publicPage({
  name: 'area',
  path: '/area/:id',
  component: AreaPage,
  read: ({ params }) => Areas.read((params.id ?? '').toLowerCase()) ?? null,
  address: (id) => (id === null ? '/area/' : areaPath(id)),

  async load(context, id, request) {
    if (id === null) {
      const head = { title: 'Area not found · Sathani', description: 'No such area.' }
      return { status: 404, head, props: { area: null } }
    }
    const [stations, offer] = await Promise.all([
      readStations(context, id),
      readOffer(context, { area: id }, request.language),
    ])
    const name = labelOf(Areas, id, request.language)
    return {
      head: {
        title: fitted([`Homes in ${name}, Bangkok`, 'Sathani'], ' · ', TITLE_LENGTH),
        description: fitted(
          [
            `${countedHomes(offer.total)} in ${name}, Bangkok, with the walk to the train.`,
            'What they rent and sell for, by bedrooms.',
          ],
          ' ',
          DESCRIPTION_LENGTH,
        ),
        canonical: areaPath(id),
        noindex: offer.total === 0,
        image: offer.units.find(({ image }) => image)?.image ?? null,
        imageAlt: `A home in ${name}`,
        things: [breadcrumbs(request.origin, [{ name, path: areaPath(id) }])],
      },
      props: { area: { id, name, stations, offer }, today: request.site.today },
    }
  },
})

/** The stations that are the nearest one of most homes in the area, with the number of those homes; one entry per name. */
async function readStations({ db }: Context, area: Area): Promise<AreaStation[]> {
  const { rows } = await sql<AreaStation>`
    select min(s.code) as code, s.name, array_agg(distinct s.line) as lines, sum(near.homes)::int as homes
    from (
      select p.nearest_station_id as id, count(*) as homes
      from units u join projects p on p.id = u.project_id
      where u.deleted_at is null and u.show_on_website and p.areas @> array[${area}]
      group by p.nearest_station_id
    ) near
    join stations s on s.id = near.id
    group by s.name
    order by homes desc, s.name
    limit ${MAX_STATIONS}`.execute(db)
  return rows
}
