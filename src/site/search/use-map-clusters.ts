import { useCallback, useEffect, useState } from 'react'
import type { MapClusters } from '../../city/map/rules/map.ts'
import { unitSearchQuery } from '../../records/units/rules/query.ts'
import type { UnitSearch } from '../../records/units/rules/search.ts'
import { callApi } from '../../shared/api-client.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useFetchAgain } from '../../ui/use-fetch-again.ts'

/** Milliseconds after the last move before the clusters are requested. */
const REST_MS = 200

/** The visible area of a map, as in API requests. */
export type MapLook = { bbox: string; zoom: number }

/** The query parameters of a search for the map, whatever its area and order. */
export function mapQuery({ box, sort, ...filters }: UnitSearch): string {
  return unitSearchQuery(filters)
}

/** The clusters of a search in the visible area; the previous ones stay until the next are loaded. */
export function useMapClusters(query: string, look: MapLook | null) {
  const settled = useDebounced(look, REST_MS)
  const [shown, setShown] = useState<{
    query: string
    bbox: string
    clusters: MapClusters
  } | null>(null)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt requests again
  useEffect(() => {
    if (!settled) return
    const abort = new AbortController()
    const { bbox, zoom } = settled
    const path = `/api/units/clusters?${query && `${query}&`}bbox=${bbox}&zoom=${zoom}`
    callApi<MapClusters>(path, { signal: abort.signal }).then(
      (clusters) => {
        setFailed(false)
        setShown({ query, bbox, clusters })
      },
      () => {
        if (!abort.signal.aborted) setFailed(true)
      },
    )
    return () => abort.abort()
  }, [query, settled, attempt])

  const retry = useCallback(() => {
    setFailed(false)
    setAttempt((before) => before + 1)
  }, [])
  useFetchAgain(() => {
    if (failed) retry()
  })
  return {
    clusters: shown?.clusters ?? null,
    /** The area they were requested for. */
    bbox: shown?.bbox ?? null,
    /** Whether they belong to the current search. */
    isOwn: shown?.query === query,
    failed,
    retry,
  }
}
