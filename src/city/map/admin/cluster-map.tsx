import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import { MAP_START, type MapCluster } from '../rules/map.ts'
import { CityMap } from '../site/city-map.tsx'
import type { CityMapHandle } from '../site/city-map-handle.ts'
import { ClusterMark, clusterId } from '../site/cluster-mark.tsx'
import type { Counted } from '../site/format-cluster.ts'
import { ClusterList } from './cluster-list.tsx'
import { ClusterPopup } from './cluster-popup.tsx'
import { MapTools } from './map-tools.tsx'
import { type ClusterSource, useClusters } from './use-clusters.ts'

/**
 * The property map: marks for the part in view, stations, amenities, a legend, and the same as a list beside
 * it.
 */
export function ClusterMap({
  source,
  counted,
  height,
  isCooperative = true,
  isFramed = false,
}: {
  source: ClusterSource
  counted: Counted
  /** In pixels, or any length. */
  height: number | string
  /** Whether it is part of a page that scrolls. */
  isCooperative?: boolean
  /** Whether each search is framed; else only one that has nothing in view. */
  isFramed?: boolean
}) {
  const [hasStations, setHasStations] = useState(true)
  const [hasAmenities, setHasAmenities] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const map = useRef<CityMapHandle>(null)
  const opener = useRef<HTMLElement | null>(null)
  const { shown: data, answered, filtered, clusters, look } = useClusters(source)
  const marks = data?.clusters ?? NONE
  const open = marks.find((cluster) => clusterId(cluster) === opened)
  const obstacles = useMemo(
    () => marks.map(({ latitude, longitude }) => ({ latitude, longitude, ...MARK })),
    [marks],
  )

  // Framed once for each search; after that the reader moves it.
  const lastCluster = useRef<string | null>(null)
  useEffect(() => {
    if (!answered || lastCluster.current === filtered) return
    lastCluster.current = filtered
    const { projects, clusters, all } = answered
    const [only] = clusters
    if ((isFramed || projects === 0) && all.bounds) map.current?.frame(all.bounds, WITH_AROUND)
    else if (all.projects === 1 && only) map.current?.reveal(only, POPUP)
  }, [answered, filtered, isFramed])

  const press = useCallback((cluster: MapCluster) => {
    if (cluster.projects > 1) {
      map.current?.open(cluster)
      return
    }
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setOpened(clusterId(cluster))
    map.current?.reveal(cluster, POPUP)
  }, [])
  const point = useCallback(
    (cluster: MapCluster | null) => setPointed(cluster && clusterId(cluster)),
    [],
  )
  const close = () => {
    setOpened(null)
    opener.current?.focus({ preventScroll: true })
  }
  const isAllInView = !data || data.projects === data.all.projects || !data.all.bounds
  return (
    <section aria-label="Property map" className="grid gap-3">
      <MapTools
        hasStations={hasStations}
        hasAmenities={hasAmenities}
        onStations={setHasStations}
        onAmenities={setHasAmenities}
        onReset={() => {
          setHasStations(true)
          setHasAmenities(false)
          setOpened(null)
          map.current?.look(MAP_START)
        }}
        onFrameAll={
          isAllInView ? null : () => data.all.bounds && map.current?.frame(data.all.bounds)
        }
      />
      <div
        className="grid gap-3 max-md:grid-rows-[var(--map)_16rem] md:h-(--map) md:grid-cols-[minmax(0,1fr)_20rem]"
        style={
          { '--map': typeof height === 'number' ? `${height}px` : height } as React.CSSProperties
        }
      >
        <CityMap
          ref={map}
          label="Map of properties"
          start={MAP_START}
          hasStations={hasStations}
          hasLandmarks={hasAmenities}
          stationColours="families"
          isCooperative={isCooperative}
          obstacles={obstacles}
          onRest={look}
          className="rounded-card border border-line"
        >
          {marks.map((cluster) => (
            <ClusterMark
              key={clusterId(cluster)}
              cluster={cluster}
              counted={counted}
              isChosen={[opened, pointed].includes(clusterId(cluster))}
              onPress={press}
              onPoint={point}
            />
          ))}
          {open && <ClusterPopup key={clusterId(open)} cluster={open} onClose={close} />}
        </CityMap>
        {data ? (
          <ClusterList
            found={data}
            counted={counted}
            chosen={opened}
            onPress={press}
            onPoint={point}
            className="min-h-0"
          />
        ) : (
          !clusters.isError && <Skeleton className="h-full min-h-0 w-full" />
        )}
      </div>
      {clusters.isError && (
        <div role="alert" className="flex items-center gap-3 text-sm">
          Couldn’t load the properties on the map.
          <Button variant="quiet" size="small" onClick={() => void clusters.refetch()}>
            Retry
          </Button>
        </div>
      )}
    </section>
  )
}

/** The zoom at which the surroundings of a place can still be recognised. */
const WITH_AROUND = 13.5
const NONE: readonly MapCluster[] = []
/** The largest size of a mark. */
const MARK = { width: 84, height: 40 }
/** The room a popup needs above its mark and to both sides. */
const POPUP = { above: 190, beside: 140 }
