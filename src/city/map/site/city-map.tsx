import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { Button } from '../../../ui/button.tsx'
import { useTexts } from '../../../ui/language.tsx'
import type { LineId } from '../rules/city.ts'
import { type GroundLook, groundStrokes } from '../rules/strokes.ts'
import {
  type Aim,
  aimAround,
  aimAt,
  aimInto,
  aimToReveal,
  type Camera,
  cameraToKeep,
  pushed,
  zoomed,
} from './camera.ts'
import type { CityMapHandle } from './city-map-handle.ts'
import type { Naming } from './city-names.ts'
import type { GroundProps, MapRenderer } from './ground.ts'
import { MapNames, type Obstacle } from './map-names.tsx'
import { mapTexts } from './map-texts.ts'
import type { LabelBox as Covered } from './name-places.ts'
import { passToGround } from './pass-to-ground.ts'
import { Pins, PinsContext } from './pins.tsx'
import { useRoads } from './roads.ts'
import { SvgGround } from './svg-ground.tsx'
import { useGround } from './use-ground.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

const STEP = 90
const SEEN_PX = 8

/**
 * A map of Bangkok: the ground shipped with the product, its names, and children positioned on it. The SVG
 * ground renders at once; MapLibre replaces it where it can. `onRest` receives the view once it rests.
 */
export function CityMap({
  label,
  start,
  hasStations = true,
  hasLandmarks = false,
  stationColours = 'lines',
  isCooperative = true,
  obstacles = NOTHING,
  filteredOut = NO_LINES,
  hasParks = true,
  interchanges = NO_STATIONS,
  minutes = null,
  naming,
  covered,
  isLate = false,
  onRest,
  onKey,
  onBlur,
  ref,
  className,
  zoomClass,
  noticeClass = 'top-3',
  onGesture,
  overlay,
  children,
}: Partial<GroundLook> & {
  label: string
  start: { latitude: number; longitude: number; zoom: number }
  hasLandmarks?: boolean
  isCooperative?: boolean
  obstacles?: readonly Obstacle[]
  naming?: Naming
  /** Parts of the window covered by other elements, where no name may stand. */
  covered?: ((camera: Camera) => readonly Covered[]) | undefined
  /** Whether to keep the SVG ground until somebody moves the map. */
  isLate?: boolean
  /** Handles a key before the map does; returns true when it did. */
  onKey?: (event: KeyboardEvent) => boolean
  onBlur?: () => void
  onRest?: (camera: Camera) => void
  ref?: Ref<CityMapHandle>
  className?: string
  /** Class that positions the zoom buttons. */
  zoomClass?: string | undefined
  /** Class that positions the notice, at the top where it is seen. */
  noticeClass?: string
  /** Called when the reader moves the map. */
  onGesture?: (() => void) | undefined
  /** Fixed on the map's frame; does not move with it. */
  overlay?: ReactNode
  children?: ReactNode
}) {
  const frame = useRef<HTMLDivElement>(null)
  const svgGround = useRef<MapRenderer>(null)
  const gl = useRef<MapRenderer>(null)
  const [pins] = useState(() => new Pins())
  const [begin] = useState(() => ({ ...aimAt(start, start.zoom), width: 0, height: 0 }))
  const [isMoved, setMoved] = useState(false)
  const { city, ground, fault, retry } = useGround(frame, !isLate || isMoved)
  const roads = useRoads(pins)
  const [isGlReady, setGlReady] = useState(false)
  const [isLost, setLost] = useState(false)

  const onRestRef = useRef(onRest)
  useEffect(() => {
    onRestRef.current = onRest
  })
  const onMove = useCallback(
    (camera: Camera, isResting: boolean) => {
      // Not laid out yet: nothing of it is visible.
      if (camera.width < SEEN_PX || camera.height < SEEN_PX) return
      pins.follow(camera, isResting)
      if (isResting) onRestRef.current?.(camera)
    },
    [pins],
  )
  const gesture = useCallback(() => {
    setMoved(true)
    onGesture?.()
  }, [onGesture])
  const holdLayer = useCallback(
    (layer: HTMLElement | null) => {
      pins.hold(layer)
      layer?.addEventListener('wheel', passToGround, { passive: false })
      return () => {
        pins.hold(null)
        layer?.removeEventListener('wheel', passToGround)
      }
    },
    [pins],
  )
  const Gl = ground?.Ground ?? null
  const isGl = Gl !== null && !isLost
  const isGlShown = isGl && isGlReady
  // Google's map has its own names and credits.
  const isGoogle = isGlShown && ground?.name === 'google'
  const go = (aim: Aim) => (isGlShown ? gl : svgGround).current?.go(aim)
  // MapLibre starts from the view the SVG ground was moved to.
  const takeOver = useMemo(
    () => ({
      onReady() {
        if (pins.camera) gl.current?.go(pins.camera, true)
        setGlReady(true)
      },
      onLost: () => setLost(true),
    }),
    [pins],
  )

  useImperativeHandle(ref, () => ({
    look({ zoom, ...point }) {
      go(aimAt(point, zoom ?? pins.camera?.zoom ?? start.zoom))
    },
    frame(box, closest, room) {
      if (pins.camera) go(aimAround(box, pins.camera, closest, room))
    },
    open(mark) {
      if (pins.camera) go(aimInto(mark, pins.camera))
    },
    keepInView(point, zoom) {
      const aim = pins.camera && cameraToKeep(pins.camera, point, zoom)
      if (aim) go(aim)
    },
    reveal(point, room) {
      const aim = pins.camera && aimToReveal(pins.camera, point, room)
      if (aim) go(aim)
    },
  }))
  const zoomBy = (by: number) => {
    setMoved(true)
    if (pins.camera) go(zoomed(pins.camera, by))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || !pins.camera) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (onKey?.(event)) {
      event.preventDefault()
      return
    }
    const step = steps[event.key]
    const closer = { '+': 1, '=': 1, '-': -1, _: -1 }[event.key]
    if (step) go(pushed(pins.camera, step))
    else if (closer) zoomBy(closer)
    else return
    event.preventDefault()
  }

  const texts = useTexts(mapTexts)
  const strokes = useMemo(
    () =>
      city &&
      groundStrokes(city, {
        ...{ hasStations, stationColours, filteredOut, hasParks, interchanges, minutes },
      }),
    [city, hasStations, stationColours, filteredOut, hasParks, interchanges, minutes],
  )
  const shared: Omit<GroundProps, 'ref' | 'strokes' | 'onMove'> = {
    start: pins.camera ?? begin,
    roads,
    streets: ground?.streets ?? null,
    isCooperative,
  }
  return (
    <PinsContext value={pins}>
      <div
        ref={frame}
        role="application"
        aria-label={label}
        aria-roledescription={texts.map}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrows move it
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        data-map={!city ? 'waiting' : isGlShown ? (ground?.name ?? 'gl') : 'drawn'}
        className={`relative isolate overflow-hidden bg-railway-ground text-sm focus-visible:-outline-offset-2 ${className ?? ''}`}
      >
        {strokes && !isGlShown && (
          <div className="absolute inset-0">
            <SvgGround
              strokes={strokes}
              {...shared}
              onMove={onMove}
              onGesture={gesture}
              ref={svgGround}
            />
          </div>
        )}
        {strokes && isGl && (
          <div className={isGlShown ? 'absolute inset-0' : 'invisible absolute inset-0'}>
            <Gl
              strokes={strokes}
              {...shared}
              {...takeOver}
              onMove={isGlShown ? onMove : ignore}
              ref={gl}
            />
          </div>
        )}
        <div className="pointer-events-none absolute inset-0 overflow-hidden">
          <div ref={holdLayer} className="absolute top-0 left-0 will-change-transform">
            {city && !isGoogle && (
              <MapNames
                {...{ city, roads, hasStations, hasLandmarks, obstacles, naming, covered }}
              />
            )}
            {children}
          </div>
        </div>
        {overlay}
        <ZoomButtons className={zoomClass} onZoom={zoomBy} />
        {!isGoogle && (
          <p className="pointer-events-none absolute right-0 bottom-0 rounded-tl-control bg-railway-ground/90 px-2 py-0.5 text-ink-2">
            © OpenStreetMap contributors
          </p>
        )}
        {fault && (
          <div
            role="alert"
            className={`absolute inset-x-0 mx-auto flex w-fit items-center gap-3 rounded-card border border-line bg-card px-4 py-2 shadow-float ${noticeClass}`}
          >
            <span>{fault.message ?? texts.lost}</span>
            {fault.canRetry && (
              <Button variant="quiet" size="small" onClick={retry}>
                {texts.retry}
              </Button>
            )}
          </div>
        )}
      </div>
    </PinsContext>
  )
}

const ignore = () => {}
const NO_STATIONS: readonly number[] = []
const NO_LINES: readonly LineId[] = []
const NOTHING: readonly Obstacle[] = []

const steps: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}
