import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { type City, loadCity } from '../../../places/site/map/city.ts'
import type { RailStations } from '../../../places/site/railway-map/rail-stations.ts'
import { type Framed, RailwayMap } from '../../../places/site/railway-map/railway-map.tsx'
import { mapStops } from '../../../places/site/railway-map/stops.ts'
import type { Box } from '../../../shared/mercator.ts'
import type { StationHomes } from '../../around-rules.ts'
import { HomeMarks } from './home-marks.tsx'
import type { StationFigures } from './station-figures.ts'
import type { MapState } from './use-station-map.ts'

/** What both maps of the section show: the one in the page and the one on a screen of its own. */
export type SharedMap = {
  lines: readonly LineChoice[]
  stations: RailStations
  figures: StationFigures
  state: MapState
  homes: StationHomes | null
  /** The building that is pointed at. */
  hot: number | null
  /** The buildings whose mark was pressed. */
  opened: ReadonlySet<number>
  onHot: (projectId: number | null) => void
  onFront: (projectId: number) => void
}

/** The railway with the homes around the station that is chosen. */
export function MapWithHomes({
  shared: { lines, stations, figures, state, homes, hot, opened, onHot, onFront },
  height,
  isWhole = false,
  className,
  zoomClass,
  overlay,
  onChoose,
  onDrawn,
  onGesture,
  covered,
}: {
  shared: SharedMap
  height: number
  isWhole?: boolean
  className: string
  zoomClass?: string
  overlay?: ReactNode
  onChoose: (stationId: number | null, isTouch: boolean) => void
  onDrawn?: () => void
  onGesture?: () => void
  covered: ComponentProps<typeof RailwayMap>['covered']
}) {
  const map = useRef<{ frame: (box: Box) => void }>(null)
  const [city, setCity] = useState<City | null>(null)
  useEffect(() => {
    loadCity().then(setCity, () => {})
  }, [])
  const stops = useMemo(() => city && mapStops(city), [city])
  const framed = useFramed(state, homes)
  const weight = useMemo(
    () => (ids: readonly number[]) => Math.max(0, ...ids.map((id) => figures.near(id))),
    [figures],
  )
  const obstacles = useMemo(
    () => (homes?.buildings ?? []).map((one) => ({ ...one, width: 92, height: 34 })),
    [homes],
  )
  return (
    <RailwayMap
      ref={map}
      {...{ lines, stations, framed, weight, obstacles, height, isWhole, className, overlay }}
      {...{ onChoose, onGesture, zoomClass, covered }}
      {...(onDrawn && { onDrawn })}
      shownLines={state.lines}
      say={(id) => ({ whole: figures.whole(id), homes: figures.homes(id) })}
    >
      {homes && state.stationId !== null && (
        <HomeMarks
          {...{ homes, stops, hot, opened, onHot, onFront }}
          onFrame={(box) => map.current?.frame(box)}
        />
      )}
    </RailwayMap>
  )
}

/** The circle's middle, as soon as the station's place is there. */
function useFramed({ stationId, within }: MapState, homes: StationHomes | null): Framed | null {
  const station = homes?.station
  const isThere = stationId !== null && station?.id === stationId
  const [latitude, longitude] = isThere ? [station.latitude, station.longitude] : [null, null]
  return useMemo(() => {
    if (latitude === null || longitude === null || stationId === null) return null
    return { id: stationId, at: { latitude, longitude }, reach: within }
  }, [latitude, longitude, stationId, within])
}
