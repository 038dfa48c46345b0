import { useEffect, useMemo, useRef, useState } from 'react'
import { type LineChoice, lineChoices } from '../../places/site/line-choices.ts'
import { linesIn } from '../../places/site/lines-in.ts'
import { callApi } from '../../shared/api-client.ts'
import type { Picked } from '../../ui/choices/record-picker.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { useLanguage } from '../../ui/language.tsx'
import type { UnitSearch } from '../../units/rules/search.ts'
import type { SearchChoices } from '../../units/site/power-search/choices.ts'
import type { SearchNames } from '../../units/site/search-chips.ts'
import { searchNames } from '../../units/site/search-names.ts'

type Named = { id: number; name: string }
type Building = Named & { nearestStation: { name: string } | null }

const SHOWN = 5
const NONE: readonly Named[] = []

/** The options of the panel, fetched when it opens, and the names of what is chosen. */
export function usePublicChoices(
  pageLines: readonly LineChoice[] | null,
  projectId: number | undefined,
): { choices: SearchChoices; namesOf: (search: UnitSearch) => SearchNames } {
  const language = useLanguage()
  const stations = useFetched<Parameters<typeof lineChoices>[0]>(
    pageLines ? null : '/api/stations',
    () => showToast('Error', 'Failed to fetch stations', 'danger'),
  )
  const stationRows = stations.data
  const lines = useMemo(() => pageLines ?? lineChoices(stationRows ?? []), [pageLines, stationRows])
  const readParks = useFetched<readonly Named[]>('/api/parks')
  const readMalls = useFetched<readonly Named[]>('/api/malls')
  const parks = readParks.data ?? NONE
  const malls = readMalls.data ?? NONE
  const chosenProject = useFetched<Named>(
    projectId === undefined ? null : `/api/projects/${projectId}`,
  ).data
  const { found: matches, busy, search } = useProjectSearch()
  // A chosen project keeps its name after further searches.
  const projectNames = useRef(new Map<number, string>())
  for (const { id, label } of matches) projectNames.current.set(id, label)
  if (chosenProject) projectNames.current.set(chosenProject.id, chosenProject.name)
  const nameIn = (list: readonly Named[], id: number | undefined) =>
    list.find((item) => item.id === id)?.name ?? null
  return {
    choices: {
      ...{ lines, parks, malls, projectResults: matches, busy },
      retry: { stations: stations.again, parks: readParks.again, malls: readMalls.again },
      project: chosenProject && { id: chosenProject.id, label: chosenProject.name },
      onSearchProject: search,
    },
    namesOf: (filters) => {
      const names = {
        park: nameIn(parks, filters.parkId),
        mall: nameIn(malls, filters.mallId),
        project: projectNames.current.get(filters.projectId ?? 0) ?? null,
      }
      return searchNames(filters, names, linesIn(language, lines))
    },
  }
}

/** Searches projects by a part of their name; only the response to the last query counts. */
function useProjectSearch() {
  const [matches, setMatches] = useState<readonly Picked[]>([])
  const [busy, setBusy] = useState(false)
  const latest = useRef('')

  async function search(text: string): Promise<void> {
    latest.current = text
    setBusy(true)
    const query = new URLSearchParams({ search: text, limit: String(SHOWN) })
    const read = await callApi<Building[]>(`/api/projects?${query}`).catch(() => null)
    if (latest.current !== text) return
    if (!read) showToast('Error', 'Failed to fetch properties', 'danger')
    setBusy(false)
    setMatches(
      (read ?? []).map(({ id, name, nearestStation }) => ({
        id,
        label: name,
        note: nearestStation?.name ?? null,
      })),
    )
  }

  return { found: matches, busy, search: (text: string) => void search(text) }
}

/**
 * Fetches an endpoint. `data` is null until the response; on failure `onFailed` is called and `again`
 * retries.
 */
function useFetched<Data>(
  path: string | null,
  onFailed?: () => void,
): { data: Data | null; again: (() => void) | null } {
  const [data, setData] = useState<Data | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path once, and again on retry
  useEffect(() => {
    if (path === null) return
    const abort = new AbortController()
    callApi<Data>(path, { signal: abort.signal }).then(setData, () => {
      if (abort.signal.aborted) return
      setFailed(true)
      onFailed?.()
    })
    return () => abort.abort()
  }, [path, attempt])
  const retry = () => {
    setFailed(false)
    setAttempt(attempt + 1)
  }
  return { data, again: hasFailed ? retry : null }
}
