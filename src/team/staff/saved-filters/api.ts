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
    'Your saved filters for a list, by name',
    z.object({ list: oneOf(FilteredLists) }),
    savedFilterList,
  ),
  filter.create(SavedFilterInput, saveFilters, {
    summary: 'Save filters under a name, replacing any with the same name',
    refused: { 409: 'The maximum number is reached' },
  }),
  filter.remove(deleteSavedFilter, {
    summary: 'Delete saved filters',
    silent: 'Forgotten',
    refused: { 404: 'No such saved filters' },
  }),
]
