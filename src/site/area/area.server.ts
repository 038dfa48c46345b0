import { sql } from 'kysely'
import { Areas } from '../../records/projects/rules/project-sets.ts'
import { labelOf } from '../../shared/fields/value-set.ts'
import { areaPath } from '../../shared/paths.ts'
import { publicPage } from '../serve/page.server.ts'
import AreaPage from './area-page.tsx'
import { loadArea } from './load-area.server.ts'

/** An area's page: its stations and the homes in it. */
export const area = publicPage({
  name: 'area',
  path: '/area/:id',
  component: AreaPage,
  read: ({ params }) => Areas.read((params.id ?? '').toLowerCase()) ?? null,
  address: (id) => (id === null ? '/area/' : areaPath(id)),
  load: (context, id, request) =>
    loadArea(
      context,
      id && {
        name: labelOf(Areas, id, request.language),
        path: areaPath(id),
        search: { area: id },
        condition: sql`p.areas @> array[${id}]`,
      },
      request,
    ),
})
