import { type ComponentProps, type ReactNode, useMemo, useRef } from 'react'
import type { RailStations } from '../../../../city/map/site/railway-map/rail-stations.ts'
import { type Framed, RailwayMap } from '../../../../city/map/site/railway-map/railway-map.tsx'
import { useStops } from '../../../../city/map/site/railway-map/stops.ts'
import type { LineChoice } from '../../../../city/places/site/line-choices.ts'
import { middleOf } from '../../../../city/rail/rules/reach.ts'
import { stopTime } from '../../../../city/rail/rules/times.ts'
import type { Point } from '../../../../shared/distance.ts'
import type { GeoBox } from '../../../../shared/mercator.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import type { StationUnits } from '../../rules/around.ts'
import { MinutesMarks, stopLabel } from './minutes-marks.tsx'
import type { StationFigures } from './station-figures.ts'
import { labelsByMinutes, minutesLabel } from './station-labels.ts'
import { UnitMarks } from './unit-marks.tsx'
import type { MapState } from './use-station-map.ts'
import type { ShownMinutes } from './use-units-by-minutes.ts'

/** The state shared by the map in the page and the map in full screen. */
export type SharedMap = {
  lines: readonly LineChoice[]
  stations: RailStations
  figures: StationFigures
  state: MapState
  homes: StationUnits | null
  /** Set if the map is coloured by minutes instead, with the names of the places. */
  minutes: ShownMinutes | null
  names: readonly (string | null)[]
  /** The id of the highlighted project. */
  highlighted: number | null
  /** The ids of the projects whose mark was pressed. */
  opened: ReadonlySet<number>
  onHighlight: (projectId: number | null) => void
  onFront: (projectId: number) => void
}

/** The railway map with the homes around the chosen station, or coloured by minutes. */
export function MapWithUnits({
  shared: {
    lines,
    stations,
    figures,
    state,
    homes,
    minutes,
    names,
    highlighted,
    opened,
    onHighlight,
    onFront,
  },
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
  const language = useLanguage()
  const map = useRef<{ frame: (box: GeoBox) => void }>(null)
  const stops = useStops()
  const framed = useFramed(state, homes)
  const look = minutes?.look ?? null
  const focus = useFocus(minutes)
  const isByMinutes = minutes !== null
  const weight = useMemo(() => {
    if (look) return (ids: readonly number[]) => -(stopTime(look.times, ids) ?? 999)
    return (ids: readonly number[]) => Math.max(0, ...ids.map((id) => figures.near(id)))
  }, [figures, look])
  const labelOf = useMemo(
    () =>
      look
        ? (ids: readonly number[]) => stopLabel(stopTime(look.times, ids), look.limit)
        : undefined,
    [look],
  )
  const labels = look && labelsByMinutes(stations, look, language)
  const dots = minutes?.latest?.buildings
  const obstacles = useMemo(() => {
    if (isByMinutes) return (dots ?? []).map((building) => ({ ...building, width: 14, height: 14 }))
    return (homes?.buildings ?? []).map((building) => ({ ...building, width: 92, height: 34 }))
  }, [homes, isByMinutes, dots])
  return (
    <RailwayMap
      ref={map}
      {...{
        lines,
        stations,
        stops,
        framed,
        weight,
        obstacles,
        height,
        isWhole,
        className,
        overlay,
      }}
      {...{ onChoose, onGesture, zoomClass, covered }}
      {...(onDrawn && { onDrawn })}
      {...{ focus, tell: labelOf }}
      minutes={look}
      shownLines={minutes ? NO_LINES : state.lines}
      say={(id) =>
        labels
          ? { whole: labels.of(id).fullName, homes: minutesLabel(look?.times.get(id), language) }
          : { whole: figures.fullName(id), homes: minutes ? '' : figures.homes(id) }
      }
    >
      {minutes?.latest && (
        <MinutesMarks
          {...{ names, highlighted, onHighlight }}
          units={minutes.latest}
          limit={minutes.limit}
        />
      )}
      {homes && !minutes && state.stationId !== null && (
        <UnitMarks
          {...{ homes, stops, highlighted, opened, onHighlight, onFront }}
          onFrame={(box) => map.current?.frame(box)}
        />
      )}
    </RailwayMap>
  )
}

/** The circle around the chosen station, once its position is loaded. */
function useFramed(state: MapState, homes: StationUnits | null): Framed | null {
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

/** The point between the places, regardless of the limit. */
function useFocus(minutes: ShownMinutes | null): Point | null {
  const { latitude, longitude } = middleOf(minutes?.latest?.places ?? [])
  return useMemo(
    () => (Number.isFinite(latitude + longitude) ? { latitude, longitude } : null),
    [latitude, longitude],
  )
}
