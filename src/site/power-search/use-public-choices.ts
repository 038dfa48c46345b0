import { useEffect, useMemo, useRef, useState } from 'react'
import { type LineChoice, lineChoices } from '../../places/site/line-choices.ts'
import { callApi } from '../../shared/api-client.ts'
import type { Picked } from '../../ui/record-picker.tsx'
import { showToast } from '../../ui/toast-store.ts'
import type { UnitSearch } from '../../units/search-rules.ts'
import type { SearchChoices } from '../../units/site/power-search/choices.ts'
import type { SearchNames } from '../../units/site/search-chips.ts'
import { searchNames } from '../../units/site/search-names.ts'

type Named = { id: number; name: string }
type Building = Named & { nearestStation: { name: string } | null }

const SHOWN = 5
const NONE: readonly Named[] = []

/** What there is to choose from, asked for once the panel is open, and the names of what is chosen. */
export function usePublicChoices(
  given: readonly LineChoice[] | null,
  projectId: number | undefined,
): { choices: SearchChoices; namesOf: (search: UnitSearch) => SearchNames } {
  const stations = useRead<Parameters<typeof lineChoices>[0]>(given ? null : '/api/stations', () =>
    showToast('Error', 'Failed to fetch stations', 'danger'),
  )
  const read = stations.answer
  const lines = useMemo(() => given ?? lineChoices(read ?? []), [given, read])
  const readParks = useRead<readonly Named[]>('/api/parks')
  const readMalls = useRead<readonly Named[]>('/api/malls')
  const parks = readParks.answer ?? NONE
  const malls = readMalls.answer ?? NONE
  const own = useRead<Named>(projectId === undefined ? null : `/api/projects/${projectId}`).answer
  const { found, busy, search } = useFound()
  // One that was picked is named when others are looked for.
  const known = useRef(new Map<number, string>())
  for (const { id, label } of found) known.current.set(id, label)
  if (own) known.current.set(own.id, own.name)
  const nameIn = (list: readonly Named[], id: number | undefined) =>
    list.find((one) => one.id === id)?.name ?? null
  return {
    choices: {
      ...{ lines, parks, malls, found, busy },
      again: { stations: stations.again, parks: readParks.again, malls: readMalls.again },
      project: own && { id: own.id, label: own.name },
      onSearchProject: search,
    },
    namesOf: (asked) => {
      const given = {
        park: nameIn(parks, asked.parkId),
        mall: nameIn(malls, asked.mallId),
        project: known.current.get(asked.projectId ?? 0) ?? null,
      }
      return searchNames(asked, given, lines)
    },
  }
}

/** Projects by a part of their name; of several questions the last one's answer counts. */
function useFound() {
  const [found, setFound] = useState<readonly Picked[]>([])
  const [busy, setBusy] = useState(false)
  const last = useRef('')

  async function search(typed: string): Promise<void> {
    last.current = typed
    setBusy(true)
    const query = new URLSearchParams({ search: typed, limit: String(SHOWN) })
    const read = await callApi<Building[]>(`/api/projects?${query}`).catch(() => null)
    if (last.current !== typed) return
    if (!read) showToast('Error', 'Failed to fetch properties', 'danger')
    setBusy(false)
    setFound(
      (read ?? []).map(({ id, name, nearestStation }) => ({
        id,
        label: name,
        note: nearestStation?.name ?? null,
      })),
    )
  }

  return { found, busy, search: (typed: string) => void search(typed) }
}

/**
 * What a path answers, null until then; where it answers nothing, which `onFailed` hears, how to ask again.
 */
function useRead<Answer>(
  path: string | null,
  onFailed?: () => void,
): { answer: Answer | null; again: (() => void) | null } {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isLost, setLost] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path once, and again when it is asked for again
  useEffect(() => {
    if (path === null) return
    const gone = new AbortController()
    callApi<Answer>(path, { signal: gone.signal }).then(setAnswer, () => {
      if (gone.signal.aborted) return
      setLost(true)
      onFailed?.()
    })
    return () => gone.abort()
  }, [path, attempt])
  const askAgain = () => {
    setLost(false)
    setAttempt(attempt + 1)
  }
  return { answer, again: isLost ? askAgain : null }
}
