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
      summary: 'The filters of one list that the signed-in user keeps, by name',
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
      summary: 'Keep filters under a name, in the place of those that had it',
      guard: staff(),
      once: true,
      body: SavedFilterInput,
      responses: { 201: SavedFilter, 409: 'As many are kept as may be' },
    },
    async (context, { body }, call) => call.json(await saveFilters(context, body), 201),
  ),
  route(
    {
      method: 'delete',
      path: '/api/saved-filters/{id}',
      tag: tag,
      summary: 'Forget filters of one’s own',
      guard: staff(),
      params: IdParams,
      responses: { 204: 'Forgotten', 404: 'None of one’s own' },
    },
    async (context, { params }, call) => {
      await deleteSavedFilter(context, params.id)
      return call.body(null, 204)
    },
  ),
]
