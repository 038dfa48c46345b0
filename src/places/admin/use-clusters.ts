import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '../../ui/use-settled.ts'
import type { MapClusters } from '../map-rules.ts'
import { type Camera, viewOf } from '../site/map/camera.ts'

/** How long a map rests before it asks what it shows. */
const REST_MS = 200

/** What a map's marks are read by: its subject and filters, and the call for what is looked at. */
export type ClusterSource = {
  key: readonly [subject: 'units' | 'projects', ...filters: unknown[]]
  read: (view: { bbox: string; zoom: number }, signal: AbortSignal) => Promise<MapClusters>
}

/** The marks of what a map looks at; the old ones stay until the new are whole. */
export function useClusters({ key: [subject, ...filters], read }: ClusterSource) {
  const [view, setView] = useState<{ bbox: string; zoom: number } | null>(null)
  const settled = useSettled(view, REST_MS)
  const clusters = useQuery({
    queryKey: [subject, 'clusters', filters, settled],
    queryFn: ({ signal }) => {
      if (!settled) throw new Error('The map looks nowhere yet.')
      return read(settled, signal)
    },
    enabled: settled !== null,
    placeholderData: keepPreviousData,
  })
  // A failed read would take the marks away that a query keeps only while the next are on their way.
  const filtered = JSON.stringify(filters)
  const [whole, setWhole] = useState<{ filtered: string; data: MapClusters } | null>(null)
  if (clusters.data && clusters.data !== whole?.data) setWhole({ filtered, data: clusters.data })
  const shown = clusters.data ?? (whole?.filtered === filtered ? whole.data : undefined)
  const look = (camera: Camera) => {
    const { bbox, zoom } = viewOf(camera)
    setView((before) => (before?.bbox === bbox && before.zoom === zoom ? before : { bbox, zoom }))
  }
  /** What was answered for these very filters, which the old ones' marks are not. */
  const answered = clusters.isPlaceholderData ? undefined : clusters.data
  return { shown, answered, filtered, clusters, look }
}
