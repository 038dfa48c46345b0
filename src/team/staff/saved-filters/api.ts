import * as z from 'zod/mini'
import { IdParams } from '../../../platform/http/params.ts'
import { route } from '../../../platform/http/route.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { staff } from '../guard.ts'
import { FilteredLists, SavedFilter, SavedFilterInput } from '../rules/staff.ts'
import { deleteSavedFilter, savedFilters, saveFilters } from './saved-filters.ts'

const tag = 'Settings'

export const savedFilterRoutes = [
  route(
    {
      method: 'get',
      path: '/api/saved-filters',
      tag: tag,
      summary: 'Your saved filters for a list, by name',
      guard: staff(),
      query: z.object({ list: oneOf(FilteredLists) }),
      responses: { 200: z.array(SavedFilter) },
    },
    async (context, { query }, call) => call.json(await savedFilters(context, query.list)),
  ),
  route(
    {
      method: 'post',
      path: '/api/saved-filters',
      tag: tag,
      summary: 'Save filters under a name, replacing any with the same name',
      guard: staff(),
      once: true,
      body: SavedFilterInput,
      responses: { 201: SavedFilter, 409: 'The maximum number is reached' },
    },
    async (context, { body }, call) => call.json(await saveFilters(context, body), 201),
  ),
  route(
    {
      method: 'delete',
      path: '/api/saved-filters/{id}',
      tag: tag,
      summary: 'Delete saved filters',
      guard: staff(),
      params: IdParams,
      responses: { 204: 'Deleted', 404: 'No such saved filters' },
    },
    async (context, { params }, call) => {
      await deleteSavedFilter(context, params.id)
      return call.body(null, 204)
    },
  ),
]
