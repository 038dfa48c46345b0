import { useEffect, useMemo, useRef, useState } from 'react'
import { type LineChoice, lineChoices } from '../../city/places/site/line-choices.ts'
import { linesIn } from '../../city/places/site/lines-in.ts'
import { unitSearchQuery } from '../../records/units/rules/query.ts'
import type { RecordNames } from '../../records/units/rules/record-names.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import type { SearchNames } from '../../records/units/rules/words/search-chips.ts'
import { KnownNames } from '../../records/units/site/known-names.ts'
import type { SearchChoices } from '../../records/units/site/power-search/choices.ts'
import { callApi } from '../../shared/api-client.ts'
import type { Picked } from '../../ui/choices/record-picker.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { useLanguage } from '../../ui/language.tsx'

type Named = { id: number; name: string }
type Building = Named & { nearestStation: { name: string } | null }

const SHOWN = 5
const NONE: readonly Named[] = []

/** The options of the panel, fetched when it opens, and the names of what is chosen. */
export function usePublicChoices(
  pageLines: readonly LineChoice[] | null,
  initial: UnitSearch,
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
    initial.projectId === undefined ? null : `/api/projects/${initial.projectId}`,
  ).data
  const { found: matches, busy, search } = useProjectSearch()
  const [known] = useState(() => new KnownNames())
  const initialNames = useFetched<RecordNames>(
    unitSearchQuery(initial) === '' ? null : `/api/units/search/names?${unitSearchQuery(initial)}`,
  ).data
  if (initialNames) known.learn(initial, initialNames)
  for (const { id, label } of matches) known.learnPlace(`projectId=${id}`, label)
  for (const { id, name } of parks) known.learnPlace(`parkId=${id}`, name)
  for (const { id, name } of malls) known.learnPlace(`mallId=${id}`, name)
  const namesOf = (filters: UnitSearch) => known.of(filters, linesIn(language, lines))
  return {
    choices: {
      ...{ lines, parks, malls, projectResults: matches, busy },
      retry: { stations: stations.again, parks: readParks.again, malls: readMalls.again },
      project: chosenProject && { id: chosenProject.id, label: chosenProject.name },
      onSearchProject: search,
      namesOf,
      onPlace: (query, name) => known.learnPlace(query, name),
    },
    namesOf,
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
