import * as z from 'zod/mini'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { recordRoutes } from '../../record/record-routes.ts'
import { FilteredLists, SavedFilter, SavedFilterInput } from '../rules/staff.ts'
import { deleteSavedFilter, savedFilterList, saveFilters } from './saved-filters.ts'

const filter = recordRoutes('saved_filter', {
  ...{ path: '/api/saved-filters', tag: 'Settings', one: 'saved filter', record: SavedFilter },
})

export const savedFilterRoutes = [
  filter.list(
    'The filters of one list that the signed-in user keeps, by name',
    z.object({ list: oneOf(FilteredLists) }),
    savedFilterList,
  ),
  filter.create(SavedFilterInput, saveFilters, {
    summary: 'Keep filters under a name, in the place of those that had it',
    refused: { 409: 'As many are kept as may be' },
  }),
  filter.remove(deleteSavedFilter, {
    summary: 'Forget filters of one’s own',
    silent: 'Forgotten',
    refused: { 404: 'None of one’s own' },
  }),
]
