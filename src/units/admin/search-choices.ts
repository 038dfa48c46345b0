import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callList } from '../../admin/call.ts'
import { lineChoices } from '../../places/site/line-choices.ts'
import type { UnitSearch } from '../search-rules.ts'
import { placeNames } from '../site/minutes/minutes-words.ts'
import type { SearchChoices } from '../site/power-search/choices.ts'
import type { SearchNames } from '../site/search-chips.ts'

const SHOWN = 5

/** What the search panel offers, and the names of what a search names by number. */
export function useSearchChoices(
  { projectId, parkId, mallId }: UnitSearch,
  isPanelOpen: boolean,
): {
  choices: SearchChoices
  namesOf: (search: UnitSearch) => SearchNames
} {
  const [typed, setTyped] = useState('')
  const lines = useQuery({
    queryKey: ['places', 'lines'],
    queryFn: async ({ signal }) => lineChoices(await call('get /api/stations', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const parks = useQuery({
    queryKey: ['places', 'parks'],
    queryFn: ({ signal }) => call('get /api/parks', { signal }),
    enabled: isPanelOpen || parkId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const malls = useQuery({
    queryKey: ['places', 'malls'],
    queryFn: ({ signal }) => call('get /api/malls', { signal }),
    enabled: isPanelOpen || mallId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const project = useQuery({
    queryKey: ['projects', 'one', projectId],
    queryFn: ({ signal }) =>
      call('get /api/projects/{id}', { params: { id: String(projectId) }, signal }),
    enabled: projectId !== undefined,
  })
  const found = useQuery({
    queryKey: ['projects', 'found', typed],
    queryFn: ({ signal }) =>
      callList('get /api/projects', { query: { search: typed, limit: SHOWN }, signal }),
    enabled: typed !== '',
  })
  const projects = found.data?.items ?? []
  const stations = lines.data?.flatMap((line) => line.stations)
  const nameIn = (list: readonly { id: number; name: string }[] | undefined, id?: number) =>
    list?.find((one) => one.id === id)?.name ?? null
  return {
    choices: {
      lines: lines.data ?? [],
      parks: parks.data ?? [],
      malls: malls.data ?? [],
      again: { stations: againOf(lines), parks: againOf(parks), malls: againOf(malls) },
      project: project.data ? { id: project.data.id, label: project.data.name } : null,
      found: projects.map(({ id, name, nearestStation }) => ({
        id,
        label: name,
        note: nearestStation?.name ?? null,
      })),
      busy: found.isFetching,
      onSearchProject: setTyped,
    },
    namesOf: (search) => ({
      station: nameIn(stations, search.stationId),
      park: nameIn(parks.data, search.parkId),
      mall: nameIn(malls.data, search.mallId),
      places: placeNames(search, lines.data ?? []),
      project: nameIn([...(project.data ? [project.data] : []), ...projects], search.projectId),
    }),
  }
}

function againOf({ isError, refetch }: { isError: boolean; refetch: () => unknown }) {
  return isError ? () => void refetch() : null
}
