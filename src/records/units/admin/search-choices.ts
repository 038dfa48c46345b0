import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callList } from '../../../admin/calls/call.ts'
import { lineChoices } from '../../../city/places/site/line-choices.ts'
import { useAssignees } from '../../../team/staff/admin/colleague-calls.ts'
import { projectQuery } from '../../projects/admin/project-calls.ts'
import { unitSearchQuery } from '../rules/query.ts'
import { NAMED_FILTERS } from '../rules/record-names.ts'
import type { UnitSearch } from '../rules/search.ts'
import type { SearchNames } from '../rules/words/search-chips.ts'
import { KnownNames } from '../site/known-names.ts'
import type { SearchChoices } from '../site/power-search/choices.ts'

const SHOWN = 5

/** The queries for the names of a search's filters; with the panel open, for all of its choices. */
export function choiceQueries(search: UnitSearch, isPanelOpen: boolean) {
  const { projectId, parkId, mallId } = search
  return {
    lines: queryOptions({
      queryKey: ['places', 'lines'],
      queryFn: async ({ signal, meta }) =>
        lineChoices(await call('get /api/stations', { signal, meta })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
    parks: queryOptions({
      queryKey: ['places', 'parks'],
      queryFn: ({ signal, meta }) => call('get /api/parks', { signal, meta }),
      enabled: isPanelOpen || parkId !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    }),
    malls: queryOptions({
      queryKey: ['places', 'malls'],
      queryFn: ({ signal, meta }) => call('get /api/malls', { signal, meta }),
      enabled: isPanelOpen || mallId !== undefined,
      staleTime: Number.POSITIVE_INFINITY,
    }),
    project: projectQuery(projectId ?? null),
    names: recordNamesQuery(search),
  }
}

/** The names of the records that a search refers to by id. */
function recordNamesQuery(search: UnitSearch) {
  const filters = Object.values(NAMED_FILTERS).flatMap((filter) =>
    search[filter] === undefined ? [] : [[filter, search[filter]] as const],
  )
  const named = Object.fromEntries(filters)
  return queryOptions({
    queryKey: ['units', 'names', unitSearchQuery(named)],
    queryFn: ({ signal, meta }) =>
      call('get /api/units/search/names', { query: named, signal, meta }),
    enabled: filters.length > 0,
  })
}

/** The choices of the search panel, and the names of the records a search refers to by id. */
export function useSearchChoices(
  search: UnitSearch,
  isPanelOpen: boolean,
): {
  choices: SearchChoices
  namesOf: (search: UnitSearch) => SearchNames
} {
  const [typed, setTyped] = useState('')
  const queries = choiceQueries(search, isPanelOpen)
  const lines = useQuery(queries.lines)
  const parks = useQuery(queries.parks)
  const malls = useQuery(queries.malls)
  const project = useQuery(queries.project)
  const results = useQuery({
    queryKey: ['projects', 'found', typed],
    queryFn: ({ signal }) =>
      callList('get /api/projects', { query: { search: typed, limit: SHOWN }, signal }),
    enabled: typed !== '',
  })
  const projects = results.data?.items ?? []
  const [known] = useState(() => new KnownNames())
  const names = useQuery(queries.names)
  if (names.data) known.learn(search, names.data)
  for (const { id, name } of projects) known.learnPlace(`projectId=${id}`, name)
  for (const { id, name } of parks.data ?? []) known.learnPlace(`parkId=${id}`, name)
  for (const { id, name } of malls.data ?? []) known.learnPlace(`mallId=${id}`, name)
  const assignees = useAssignees(search.assignedToId !== undefined)
  const namesOf = (filters: UnitSearch): SearchNames => ({
    ...known.of(filters, lines.data ?? []),
    assignedTo:
      assignees.find(({ value }) => value === String(filters.assignedToId))?.label ?? null,
  })
  return {
    choices: {
      lines: lines.data ?? [],
      parks: parks.data ?? [],
      malls: malls.data ?? [],
      retry: { stations: retryOf(lines), parks: retryOf(parks), malls: retryOf(malls) },
      project: project.data ? { id: project.data.id, label: project.data.name } : null,
      projectResults: projects.map(({ id, name, nearestStation }) => ({
        id,
        label: name,
        note: nearestStation?.name ?? null,
      })),
      busy: results.isFetching,
      onSearchProject: setTyped,
      namesOf,
      onPlace: (query, name) => known.learnPlace(query, name),
    },
    namesOf,
  }
}

function retryOf({ isError, refetch }: { isError: boolean; refetch: () => unknown }) {
  return isError ? () => void refetch() : null
}
