import { useEffect, useMemo, useRef, useState } from 'react'
import type { ChosenMinutes } from '../../../places/site/minutes/place-fields.ts'
import type { MinutesLook } from '../../../places/times-rules.ts'
import { callApi } from '../../../shared/api-client.ts'
import type { HomesByMinutes } from '../../by-minutes-rules.ts'
import { minutesQuery } from './map-address.ts'

const QUIET_MS = 250

/** What the map shows of minutes: `look` follows a limit at once, `found` is what the server says of it. */
export type ShownMinutes = ChosenMinutes & {
  look: MinutesLook | null
  found: HomesByMinutes | null
  /** Of the same places, until those of the limit are known. */
  latest: HomesByMinutes | null
  failed: boolean
  retry: () => void
}

/** Asks once for each choice of places and limit; of several in a row only for the last. */
export function useMinutesHomes(
  chosen: ChosenMinutes | null,
  first: HomesByMinutes | null,
): ShownMinutes | null {
  const query = chosen && chosen.places.length > 0 ? minutesQuery(chosen) : ''
  const places = chosen?.places.join() ?? ''
  const [known, setKnown] = useState<ReadonlyMap<string, HomesByMinutes>>(
    () => new Map(first ? [[query, first]] : []),
  )
  const [last, setLast] = useState({ places, found: first })
  const [failedFor, setFailedFor] = useState('')
  const [attempt, setAttempt] = useState(0)
  const found = known.get(query) ?? null
  const latest = found ?? (last.places === places ? last.found : null)
  const isKnown = found !== null
  const wait = useRef(0)
  useEffect(() => {
    wait.current = latest ? QUIET_MS : 0
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (query === '' || isKnown) return
    const asking = new AbortController()
    const ask = async () => {
      try {
        const answer = await callApi<HomesByMinutes>(`/api/units/by-minutes?${query}`, {
          signal: asking.signal,
        })
        setKnown((before) => new Map(before).set(query, answer))
        setLast({ places, found: answer })
      } catch {
        if (!asking.signal.aborted) setFailedFor(query)
      }
    }
    setFailedFor('')
    const later = setTimeout(ask, wait.current)
    return () => {
      clearTimeout(later)
      asking.abort()
    }
  }, [query, places, isKnown, attempt])

  const stations = latest?.stations
  const times = useMemo(
    () => stations && new Map(stations.map((one) => [one.stationId, one.minutes])),
    [stations],
  )
  const limit = chosen?.limit ?? 0
  const look = useMemo(() => (times ? { times, limit } : null), [times, limit])
  if (!chosen) return null
  const failed = query !== '' && failedFor === query
  return { ...chosen, look, found, latest, failed, retry: () => setAttempt(attempt + 1) }
}
