import {
  type ComponentProps,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Point } from '../../../../shared/distance.ts'
import { fromWorld } from '../../../../shared/mercator.ts'
import { useTexts } from '../../../../ui/language.tsx'
import type { LineChoice } from '../../../places/site/line-choices.ts'
import { CITY_VIEW, MINUTES_ZOOM, zoomForHeight, zoomOfReach } from '../../../rail/rules/reach.ts'
import type { MinutesLook } from '../../../rail/rules/times.ts'
import type { LineId } from '../../rules/city.ts'
import { CityMap } from '../city-map.tsx'
import type { CityMapHandle } from '../city-map-handle.ts'
import type { Naming } from '../city-names.ts'
import type { Obstacle } from '../map-names.tsx'
import { mapTexts } from '../map-texts.ts'
import { MapScale } from './map-scale.tsx'
import type { RailStations } from './rail-stations.ts'
import { ReachRing } from './reach-ring.tsx'
import { StopCursor } from './stop-cursor.tsx'
import { StopPointer } from './stop-pointer.tsx'
import type { MapStops } from './stops.ts'
import { useStopKeys } from './use-stop-keys.ts'

/** The circle's centre and radius. */
export type Framed = { id: number; at: Point; reach: number }

/**
 * The railway of Bangkok with a stop under the mouse, finger or keys, and a circle around the chosen one. It
 * starts as SVG; MapLibre loads when somebody moves it.
 */
export function RailwayMap({
  lines,
  stations,
  stops,
  framed,
  focus = null,
  minutes = null,
  tell,
  height,
  shownLines,
  say,
  weight,
  obstacles,
  isWhole = false,
  onChoose,
  onDrawn,
  ref,
  onGesture,
  covered,
  overlay,
  className,
  zoomClass,
  children,
}: {
  lines: readonly LineChoice[]
  stations: RailStations
  /** Null until they are loaded. */
  stops: MapStops | null
  framed: Framed | null
  /** The view's centre when no circle is shown. */
  focus?: Point | null
  /** Colours the map by minutes instead of by line. */
  minutes?: MinutesLook | null
  tell?: Naming['tell']
  /** Height of the part of the map that stays uncovered, in pixels. */
  height: number
  /** Empty means all. */
  shownLines: readonly string[]
  /** A station's label with its homes: for screen readers, and short for the eye. */
  say: (stationId: number) => { whole: string; homes: string }
  weight: (stationIds: readonly number[]) => number
  obstacles: readonly Obstacle[]
  /** Whether the map fills the screen, so that one finger moves it. */
  isWhole?: boolean
  /** Null returns to the whole city. */
  onChoose: (stationId: number | null, isTouch: boolean) => void
  onDrawn?: () => void
  onGesture?: (() => void) | undefined
  covered?: ComponentProps<typeof CityMap>['covered']
  ref?: Ref<Pick<CityMapHandle, 'frame'>>
  overlay?: ReactNode
  className?: string
  zoomClass?: string | undefined
  children?: ReactNode
}) {
  const map = useRef<CityMapHandle>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const interchanges = useMemo(
    () => [...stations.values()].flatMap(({ id, stop }) => (stop.length > 1 ? [id] : [])),
    [stations],
  )
  const filteredOut = useMemo(() => fadedOf(lines, shownLines), [lines, shownLines])
  const naming = useMemo<Naming>(
    () => ({ stopsFrom: 9, othersFrom: 14.2, weight, tell }),
    [weight, tell],
  )
  const view = useMemo(() => viewOf(framed, focus, height), [framed, focus, height])
  const [start] = useState(view)
  useImperativeHandle(ref, () => ({ frame: (...how) => map.current?.frame(...how) }))

  // Framed once for each choice; after that the reader moves it.
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    map.current?.look(view)
  }, [view])

  const keys = useStopKeys({
    lines,
    stations,
    stops,
    first: framed?.id ?? null,
    cursor: pointed,
    onMove(id) {
      setPointed(id)
      const at = stops?.platforms.get(id)
      if (at) map.current?.keepInView(fromWorld(at), 0)
    },
    onChoose: (id) => onChoose(id, false),
    onLeave: () => {
      setPointed(null)
      map.current?.look(viewOf(null, null, height))
      onChoose(null, false)
    },
  })
  const at = pointed === null ? undefined : stops?.platforms.get(pointed)
  const station = pointed === null ? undefined : stations.get(pointed)
  return (
    <>
      <CityMap
        ref={map}
        label={useTexts(mapTexts).ofStations}
        start={start}
        isLate
        isCooperative={!isWhole}
        hasLandmarks
        hasParks={false}
        interchanges={interchanges}
        filteredOut={filteredOut}
        minutes={minutes}
        naming={naming}
        covered={covered}
        obstacles={obstacles}
        onKey={keys}
        onBlur={() => setPointed(null)}
        onRest={onDrawn}
        className={className ?? ''}
        zoomClass={zoomClass}
        // Below the controls on the map.
        noticeClass={isWhole ? 'top-34' : 'top-18'}
        onGesture={onGesture}
        overlay={
          <>
            {overlay}
            {framed && <MapScale className="absolute right-3 bottom-8 max-md:hidden" />}
          </>
        }
      >
        {framed && <ReachRing at={framed.at} metres={framed.reach} />}
        {stops && (
          <StopPointer
            stops={stops}
            onPoint={setPointed}
            onPress={(id, isTouch) => {
              if (id !== null || isTouch) onChoose(id, isTouch)
            }}
          />
        )}
        {children}
        {at && station && pointed !== null && (
          <StopCursor at={at} name={station.names.join(' · ')} homes={say(pointed).homes} />
        )}
      </CityMap>
      <p role="status" className="sr-only">
        {pointed !== null && say(pointed).whole}
      </p>
    </>
  )
}

/** The view in which the circle takes half of the map's height. */
function viewOf(framed: Framed | null, focus: Point | null, height: number) {
  if (!framed && focus) return { ...focus, zoom: zoomForHeight(MINUTES_ZOOM, height) }
  if (!framed) return { ...CITY_VIEW, zoom: zoomForHeight(CITY_VIEW.zoom, height) }
  return { ...framed.at, zoom: zoomOfReach(framed.reach, height) }
}

// Safe: the ids of the choices are line ids.
function fadedOf(lines: readonly LineChoice[], shown: readonly string[]): LineId[] {
  if (shown.length === 0) return []
  return lines.flatMap(({ id }) => (shown.includes(id) ? [] : [id as LineId]))
}
