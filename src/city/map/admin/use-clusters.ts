import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../../ui/use-debounced.ts'
import type { MapClusters } from '../rules/map.ts'
import { type Camera, viewOf } from '../site/camera.ts'

/** How long a map rests before its marks are requested. */
const REST_MS = 200

/** The query key of a map's marks (subject and filters) and the call that reads a view. */
export type ClusterSource = {
  key: readonly [subject: 'units' | 'projects', ...filters: unknown[]]
  read: (view: { bbox: string; zoom: number }, signal: AbortSignal) => Promise<MapClusters>
}

/** The marks in view; the old ones stay until the new ones have arrived. */
export function useClusters({ key: [subject, ...filters], read }: ClusterSource) {
  const [view, setView] = useState<{ bbox: string; zoom: number } | null>(null)
  const settled = useDebounced(view, REST_MS)
  const clusters = useQuery({
    queryKey: [subject, 'clusters', filters, settled],
    queryFn: ({ signal }) => {
      if (!settled) throw new Error('The map looks nowhere yet.')
      return read(settled, signal)
    },
    enabled: settled !== null,
    placeholderData: keepPreviousData,
  })
  // A query keeps previous data only while loading; a failed read would remove the marks.
  const filtered = JSON.stringify(filters)
  const [whole, setWhole] = useState<{ filtered: string; data: MapClusters } | null>(null)
  if (clusters.data && clusters.data !== whole?.data) setWhole({ filtered, data: clusters.data })
  const shown = clusters.data ?? (whole?.filtered === filtered ? whole.data : undefined)
  const look = (camera: Camera) => {
    const { bbox, zoom } = viewOf(camera)
    setView((previous) =>
      previous?.bbox === bbox && previous.zoom === zoom ? previous : { bbox, zoom },
    )
  }
  /** The response to exactly these filters; placeholder data belongs to the previous ones. */
  const answered = clusters.isPlaceholderData ? undefined : clusters.data
  return { shown, answered, filtered, clusters, look }
}
