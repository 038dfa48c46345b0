import { sql } from 'kysely'
import { currentAtlas } from '../../city/places/atlas.ts'
import { placeSlug } from '../../city/places/rules/place-slug.ts'
import { writePoint } from '../../city/rail/rules/points.ts'
import { NEAR_METERS } from '../../records/units/rules/near.ts'
import { neighbourhoodPath } from '../../shared/paths.ts'
import { publicPage } from '../serve/page.server.ts'
import AreaPage from './area-page.tsx'
import { loadArea } from './load-area.server.ts'

/** A neighbourhood's page: its stations and the homes within a kilometre of its middle. */
export const neighbourhood = publicPage({
  name: 'area',
  path: '/neighbourhood/:slug',
  component: AreaPage,
  read: ({ params }) => placeSlug(params.slug ?? ''),
  address: neighbourhoodPath,
  async load(context, slug, request) {
    const { neighbourhoods } = await currentAtlas(context.db)
    const found = neighbourhoods.find(({ name }) => placeSlug(name) === slug)
    return loadArea(
      context,
      found
        ? {
            name: found.name,
            path: neighbourhoodPath(slug),
            search: { near: writePoint(found) },
            condition: sql`metres_between(p.latitude, p.longitude, ${found.latitude}, ${found.longitude})
              <= ${NEAR_METERS.initial}`,
            shape: { at: found, metres: NEAR_METERS.initial },
          }
        : null,
      request,
    )
  },
})
