import { type RawBuilder, sql } from 'kysely'
import { ALONE_ZOOM } from '../../city/map/rules/map.ts'
import { SERVICE_AREA } from '../../city/places/rules/place.ts'
import type { Context } from '../../context.ts'
import { unitSearchQuery } from '../../records/units/rules/query.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import { unitClusters } from '../../records/units/search/unit-clusters.ts'
import { countedHomes } from '../../records/units/site/counted-homes.ts'
import { DESCRIPTION_LENGTH, fitted, TITLE_LENGTH } from '../../shared/fitted.ts'
import { boxAround } from '../../shared/mercator.ts'
import { readOffer } from '../offer/read-offer.server.ts'
import { type PlaceShape, placePicture } from '../place-picture.server.ts'
import { breadcrumbs } from '../seo/thing.server.ts'
import { ALREADY_IN_DOCUMENT, type PageRequest, type PageResult } from '../serve/page.server.ts'
import type { AreaPageProps, AreaStation } from './area-page.tsx'

const MAX_STATIONS = 12

/** A part of the city with a page of its own. */
type Part = {
  name: string
  path: string
  /** The search that finds its homes. */
  search: UnitSearch
  /** The same as a condition on a project `p`. */
  condition: RawBuilder<unknown>
  /** What its map shows; without one the map shows the buildings with homes. */
  shape?: PlaceShape | null
}

/** The page of an area, a district or a neighbourhood; null for one that does not exist. */
export async function loadArea(
  context: Context,
  part: Part | null,
  { language, origin, site }: PageRequest,
): Promise<PageResult<AreaPageProps>> {
  if (!part) {
    const head = { title: 'Area not found · Sathani', description: 'No such area.' }
    return { status: 404, head, props: { area: null } }
  }
  const { name, path, search, condition, shape } = part
  const [stations, offer, picture] = await Promise.all([
    readStations(context, condition),
    readOffer(context, search, language),
    drawPart(context, search, shape ?? null),
  ])
  return {
    head: {
      title: fitted([`Homes in ${name}, Bangkok`, 'Sathani'], ' · ', TITLE_LENGTH),
      description: fitted(
        [
          `${countedHomes(offer.total)} in ${name}, Bangkok, with the walk to the train.`,
          'Asking rents and prices by number of bedrooms.',
        ],
        ' ',
        DESCRIPTION_LENGTH,
      ),
      canonical: path,
      noindex: offer.total === 0,
      image: offer.units.find(({ image }) => image)?.image ?? null,
      imageAlt: `A home in ${name}`,
      things: [breadcrumbs(origin, [{ name, path }])],
    },
    props: {
      area: { name, query: unitSearchQuery(search), stations, offer },
      today: site.today,
      picture,
    },
    ...(picture !== null && { jsonProps: { picture: ALREADY_IN_DOCUMENT } }),
  }
}

/** The map of the part with the buildings that have homes, as SVG; null where there is nothing to show. */
async function drawPart(
  context: Context,
  search: UnitSearch,
  shape: PlaceShape | null,
): Promise<string | null> {
  const { west, south, east, north } = SERVICE_AREA
  const view = { bbox: [west, south, east, north] as const, zoom: ALONE_ZOOM }
  const { clusters: buildings } = await unitClusters({ ...context, actor: null }, search, view)
  const box = boxAround(buildings)
  const shown = shape ?? (box && { box, outline: [] })
  return shown && placePicture(context, shown, buildings)
}

/** The stations that are the nearest one of most homes in the part, with the number of those homes; one entry per name. */
async function readStations(
  { db }: Context,
  condition: RawBuilder<unknown>,
): Promise<AreaStation[]> {
  const { rows } = await sql<AreaStation>`
    select min(s.code) as code, s.name, array_agg(distinct s.line) as lines, sum(near.homes)::int as homes
    from (
      select p.nearest_station_id as id, count(*) as homes
      from units u join projects p on p.id = u.project_id
      where u.deleted_at is null and u.show_on_website and ${condition}
      group by p.nearest_station_id
    ) near
    join stations s on s.id = near.id
    group by s.name
    order by homes desc, s.name
    limit ${MAX_STATIONS}`.execute(db)
  return rows
}
