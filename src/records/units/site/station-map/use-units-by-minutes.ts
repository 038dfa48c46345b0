import { useEffect, useMemo, useRef, useState } from 'react'
import type { MinutesLook } from '../../../../city/rail/rules/times.ts'
import type { ChosenMinutes } from '../../../../city/rail/site/minutes/place-fields.ts'
import { callApi } from '../../../../shared/api-client.ts'
import type { UnitsByMinutes } from '../../rules/by-minutes.ts'
import { minutesQuery } from './map-address.ts'

const DEBOUNCE_MS = 250

/** The map by minutes: `look` follows the limit at once, `current` is the server's response for it. */
export type ShownMinutes = ChosenMinutes & {
  look: MinutesLook | null
  current: UnitsByMinutes | null
  /** The latest response for the same places, until that for the limit arrives. */
  latest: UnitsByMinutes | null
  failed: boolean
  retry: () => void
}

/** Fetches each choice of places and limit once, debounced so that only the last of several is fetched. */
export function useUnitsByMinutes(
  chosen: ChosenMinutes | null,
  initial: UnitsByMinutes | null,
): ShownMinutes | null {
  const query = chosen && chosen.places.length > 0 ? minutesQuery(chosen) : ''
  const places = chosen?.places.join() ?? ''
  const [cache, setCache] = useState<ReadonlyMap<string, UnitsByMinutes>>(
    () => new Map(initial ? [[query, initial]] : []),
  )
  const [last, setLast] = useState({ places, found: initial })
  const [failedFor, setFailedFor] = useState('')
  const [attempt, setAttempt] = useState(0)
  const current = cache.get(query) ?? null
  const latest = current ?? (last.places === places ? last.found : null)
  const isCached = current !== null
  const delay = useRef(0)
  useEffect(() => {
    delay.current = latest ? DEBOUNCE_MS : 0
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    if (query === '' || isCached) return
    const controller = new AbortController()
    const load = async () => {
      try {
        const response = await callApi<UnitsByMinutes>(`/api/units/by-minutes?${query}`, {
          signal: controller.signal,
        })
        setCache((previous) => new Map(previous).set(query, response))
        setLast({ places, found: response })
      } catch {
        if (!controller.signal.aborted) setFailedFor(query)
      }
    }
    setFailedFor('')
    const timer = setTimeout(load, delay.current)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [query, places, isCached, attempt])

  const stations = latest?.stations
  const times = useMemo(
    () => stations && new Map(stations.map((station) => [station.stationId, station.minutes])),
    [stations],
  )
  const limit = chosen?.limit ?? 0
  const look = useMemo(() => (times ? { times, limit } : null), [times, limit])
  if (!chosen) return null
  const failed = query !== '' && failedFor === query
  return { ...chosen, look, current, latest, failed, retry: () => setAttempt(attempt + 1) }
}
