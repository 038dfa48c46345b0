import { useEffect, useState } from 'react'
import type { MapClusters } from '../../places/map-rules.ts'
import { callApi } from '../../shared/api-client.ts'
import { useSettled } from '../../ui/use-settled.ts'

/** How long a map rests before it asks what it shows. */
const REST_MS = 200

/** What a map looks at, as the server is asked for it. */
export type MapLook = { bbox: string; zoom: number }

/** The marks of a search where a map looks; the old ones stay until the new are whole. */
export function useMapClusters(query: string, look: MapLook | null) {
  const settled = useSettled(look, REST_MS)
  const [shown, setShown] = useState<{ query: string; clusters: MapClusters } | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks again
  useEffect(() => {
    if (!settled) return
    const gone = new AbortController()
    const { bbox, zoom } = settled
    const path = `/api/units/clusters?${query && `${query}&`}bbox=${bbox}&zoom=${zoom}`
    callApi<MapClusters>(path, { signal: gone.signal }).then(
      (clusters) => {
        setFailed(false)
        setShown({ query, clusters })
      },
      () => {
        if (!gone.signal.aborted) setFailed(true)
      },
    )
    return () => gone.abort()
  }, [query, settled, attempt])

  return {
    clusters: shown?.clusters ?? null,
    /** Whether they are this search's, and not yet the one's before. */
    isOwn: shown?.query === query,
    failed,
    retry: () => setAttempt(attempt + 1),
  }
}
