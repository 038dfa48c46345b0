import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callList } from '../../admin/calls/call.ts'
import { lineChoices } from '../../places/site/line-choices.ts'
import { projectQuery } from '../../projects/admin/project-calls.ts'
import type { UnitSearch } from '../rules/search.ts'
import { placeNames } from '../site/minutes/place-conditions.ts'
import type { SearchChoices } from '../site/power-search/choices.ts'
import type { SearchNames } from '../site/search-chips.ts'
import { useColleagues } from './colleague-calls.ts'

const SHOWN = 5

/** The queries for the names of a search's filters; with the panel open, for all of its choices. */
export function choiceQueries({ projectId, parkId, mallId }: UnitSearch, isPanelOpen: boolean) {
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
  }
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
  const colleagues = useColleagues(search.assignedToId !== undefined)
  const stations = lines.data?.flatMap((line) => line.stations)
  const nameIn = (list: readonly { id: number; name: string }[] | undefined, id?: number) =>
    list?.find((record) => record.id === id)?.name ?? null
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
    },
    namesOf: (search) => ({
      station: nameIn(stations, search.stationId),
      stationName: (id) => nameIn(stations, id),
      assignedTo: nameIn(colleagues, search.assignedToId),
      park: nameIn(parks.data, search.parkId),
      mall: nameIn(malls.data, search.mallId),
      places: placeNames(search, lines.data ?? []),
      project: nameIn([...(project.data ? [project.data] : []), ...projects], search.projectId),
    }),
  }
}

function retryOf({ isError, refetch }: { isError: boolean; refetch: () => unknown }) {
  return isError ? () => void refetch() : null
}
