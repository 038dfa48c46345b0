import { type ComponentProps, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { middleOf } from '../../../places/reach-rules.ts'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { type City, loadCity } from '../../../places/site/map/city.ts'
import type { RailStations } from '../../../places/site/railway-map/rail-stations.ts'
import { type Framed, RailwayMap } from '../../../places/site/railway-map/railway-map.tsx'
import { mapStops } from '../../../places/site/railway-map/stops.ts'
import { stopTime } from '../../../places/times-rules.ts'
import type { Point } from '../../../shared/distance.ts'
import type { Box } from '../../../shared/mercator.ts'
import type { StationHomes } from '../../around-rules.ts'
import { HomeMarks } from './home-marks.tsx'
import { MinutesMarks, stopTold } from './minutes-marks.tsx'
import type { StationFigures } from './station-figures.ts'
import { minutesSaid, toldByMinutes } from './station-told.ts'
import type { ShownMinutes } from './use-minutes-homes.ts'
import type { MapState } from './use-station-map.ts'

/** What both maps of the section show: the one in the page and the one on a screen of its own. */
export type SharedMap = {
  lines: readonly LineChoice[]
  stations: RailStations
  figures: StationFigures
  state: MapState
  homes: StationHomes | null
  /** What it is coloured by instead, with the names of the places. */
  minutes: ShownMinutes | null
  names: readonly (string | null)[]
  /** The building that is pointed at. */
  hot: number | null
  /** The buildings whose mark was pressed. */
  opened: ReadonlySet<number>
  onHot: (projectId: number | null) => void
  onFront: (projectId: number) => void
}

/** The railway with the homes around the station that is chosen. */
export function MapWithHomes({
  shared: { lines, stations, figures, state, homes, minutes, names, hot, opened, onHot, onFront },
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
  const look = minutes?.look ?? null
  const focus = useFocus(minutes)
  const isByMinutes = minutes !== null
  const weight = useMemo(() => {
    if (look) return (ids: readonly number[]) => -(stopTime(look.times, ids) ?? 999)
    return (ids: readonly number[]) => Math.max(0, ...ids.map((id) => figures.near(id)))
  }, [figures, look])
  const tell = useMemo(
    () =>
      look
        ? (ids: readonly number[]) => stopTold(stopTime(look.times, ids), look.limit)
        : undefined,
    [look],
  )
  const told = look && toldByMinutes(stations, look)
  const dots = minutes?.latest?.buildings
  const obstacles = useMemo(() => {
    if (isByMinutes) return (dots ?? []).map((one) => ({ ...one, width: 14, height: 14 }))
    return (homes?.buildings ?? []).map((one) => ({ ...one, width: 92, height: 34 }))
  }, [homes, isByMinutes, dots])
  return (
    <RailwayMap
      ref={map}
      {...{ lines, stations, framed, weight, obstacles, height, isWhole, className, overlay }}
      {...{ onChoose, onGesture, zoomClass, covered }}
      {...(onDrawn && { onDrawn })}
      {...{ focus, tell }}
      minutes={look}
      shownLines={minutes ? NO_LINES : state.lines}
      say={(id) =>
        told
          ? { whole: told.of(id).whole, homes: minutesSaid(look?.times.get(id)) }
          : { whole: figures.whole(id), homes: minutes ? '' : figures.homes(id) }
      }
    >
      {minutes?.latest && (
        <MinutesMarks {...{ names, hot, onHot }} found={minutes.latest} limit={minutes.limit} />
      )}
      {homes && !minutes && state.stationId !== null && (
        <HomeMarks
          {...{ homes, stops, hot, opened, onHot, onFront }}
          onFrame={(box) => map.current?.frame(box)}
        />
      )}
    </RailwayMap>
  )
}

/** The circle's middle, as soon as the station's place is there. */
function useFramed(state: MapState, homes: StationHomes | null): Framed | null {
  const { stationId, within } = state
  const station = homes?.station
  const isThere = !state.minutes && stationId !== null && station?.id === stationId
  const [latitude, longitude] = isThere ? [station.latitude, station.longitude] : [null, null]
  return useMemo(() => {
    if (latitude === null || longitude === null || stationId === null) return null
    return { id: stationId, at: { latitude, longitude }, reach: within }
  }, [latitude, longitude, stationId, within])
}

const NO_LINES: readonly string[] = []

/** Between the places, whatever the limit. */
function useFocus(minutes: ShownMinutes | null): Point | null {
  const { latitude, longitude } = middleOf(minutes?.latest?.places ?? [])
  return useMemo(
    () => (Number.isFinite(latitude + longitude) ? { latitude, longitude } : null),
    [latitude, longitude],
  )
}
