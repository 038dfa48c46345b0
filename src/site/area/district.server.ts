import { sql } from 'kysely'
import { currentAtlas } from '../../city/places/atlas.ts'
import { placeSlug } from '../../city/places/rules/place-slug.ts'
import type { Point } from '../../shared/distance.ts'
import { boxAround } from '../../shared/mercator.ts'
import { districtPath } from '../../shared/paths.ts'
import type { PlaceShape } from '../place-picture.server.ts'
import { publicPage } from '../serve/page.server.ts'
import AreaPage from './area-page.tsx'
import { loadArea } from './load-area.server.ts'

/** A district's page: its stations and the homes in it. */
export const district = publicPage({
  name: 'area',
  path: '/district/:slug',
  component: AreaPage,
  read: ({ params }) => placeSlug(params.slug ?? ''),
  address: districtPath,
  async load(context, slug, request) {
    const { districts } = await currentAtlas(context.db)
    const found = districts.find(({ name }) => placeSlug(name) === slug)
    return loadArea(
      context,
      found
        ? {
            name: found.name,
            path: districtPath(slug),
            search: { districtId: [found.id] },
            condition: sql`p.district_id = ${found.id}`,
            shape: shapeOf(found.outline),
          }
        : null,
      request,
    )
  },
})

function shapeOf(outline: readonly Point[]): PlaceShape | null {
  const box = boxAround(outline)
  return box && { box, outline }
}
