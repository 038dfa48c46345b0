import { memo, useCallback, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { worldPixels } from '../../../shared/mercator.ts'
import { thickness } from '../../rail/rules/reach.ts'
import type { Aim, Camera } from './camera.ts'
import { type City, featuresOf, type LineId } from './city.ts'
import {
  FADED,
  type GroundProps,
  PARK_RADIUS,
  type RendererLook,
  RIVER_METRES,
  stationColour,
} from './ground.ts'
import type { Roads } from './roads.ts'
import { line, METRES, MIDDLE, thick, ZOOM } from './svg-lines.ts'
import { SvgMinutes, SvgWash } from './svg-minutes.tsx'
import { SvgRoads, setRoadWidths } from './svg-roads.tsx'
import { useGestures } from './use-gestures.ts'

/**
 * The ground as SVG, for browsers without a graphics card and until MapLibre has loaded. It can be moved as
 * well.
 */
export function SvgGround({
  city,
  roads,
  start,
  look,
  isCooperative,
  onMove,
  onGesture,
  ref,
}: GroundProps) {
  const svg = useRef<SVGSVGElement>(null)
  const moved = useRef<SVGGElement>(null)
  const camera = useRef(start)

  const show = useCallback(
    (next: Camera, isResting: boolean) => {
      camera.current = next
      const scale = 2 ** (next.zoom - ZOOM)
      const x = next.width / 2 + (MIDDLE.x - next.x) * worldPixels(next.zoom)
      const y = next.height / 2 + (MIDDLE.y - next.y) * worldPixels(next.zoom)
      moved.current?.setAttribute('transform', `translate(${x} ${y}) scale(${scale})`)
      moved.current?.style.setProperty('--thickness', String(thickness(next.zoom)))
      if (moved.current) setRoadWidths(moved.current, next.zoom)
      onMove(next, isResting)
    },
    [onMove],
  )
  const go = useCallback((aim: Aim) => show({ ...camera.current, ...aim }, true), [show])
  useImperativeHandle(ref, () => ({ go }), [go])
  const gesture = useCallback(
    (next: Camera, isResting: boolean) => {
      show(next, isResting)
      onGesture?.()
    },
    [show, onGesture],
  )
  useGestures(svg, { camera, show: gesture, isCooperative })

  useLayoutEffect(() => {
    const element = svg.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      show({ ...camera.current, width, height }, true)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [show])

  return (
    <svg
      ref={svg}
      aria-hidden="true"
      data-ground="drawn"
      className={`block size-full cursor-grab select-none active:cursor-grabbing ${isCooperative ? 'touch-pan-x touch-pan-y' : 'touch-none'}`}
    >
      <g ref={moved} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <Drawing city={city} roads={roads} {...look} />
      </g>
    </svg>
  )
}

const Drawing = memo(
  ({
    city,
    roads,
    hasStations,
    stationColours,
    filteredOut,
    hasParks,
    interchanges,
    minutes,
  }: { city: City; roads: Roads | null } & RendererLook) => {
    const opacityOf = (line: LineId) => (filteredOut.includes(line) ? FADED : undefined)
    const tracks = featuresOf(city, 'track')
    const stops = featuresOf(city, 'stop').filter(({ properties }) => properties.lines.length > 1)
    return (
      <>
        {minutes && <SvgWash {...{ city, minutes }} />}
        <path
          d={featuresOf(city, 'border')
            .flatMap((feature) => feature.geometry.coordinates.map(line))
            .join('')}
          stroke="var(--railway-border)"
          vectorEffect="non-scaling-stroke"
        />
        {hasParks && (
          <path
            d={featuresOf(city, 'park')
              .map((feature) => line([feature.geometry.coordinates]))
              .join('')}
            stroke="var(--railway-park)"
            strokeWidth={2 * PARK_RADIUS}
            vectorEffect="non-scaling-stroke"
          />
        )}
        <path
          d={featuresOf(city, 'river')
            .map((feature) => line(feature.geometry.coordinates))
            .join('')}
          stroke="var(--railway-river)"
          strokeWidth={RIVER_METRES / METRES}
        />
        {roads && <SvgRoads roads={roads} />}
        {!minutes && (
          <path
            d={tracks.map((feature) => line(feature.geometry.coordinates)).join('')}
            stroke="var(--railway-rim)"
            style={thick(6)}
            vectorEffect="non-scaling-stroke"
          />
        )}
        {minutes && <SvgMinutes {...{ city, minutes }} />}
        {!minutes &&
          tracks.map(({ properties, geometry }) => (
            <path
              key={line(geometry.coordinates)}
              d={line(geometry.coordinates)}
              stroke={`var(--line-${properties.line})`}
              strokeOpacity={opacityOf(properties.line)}
              style={thick(4)}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        {hasStations &&
          !minutes &&
          INTERCHANGE.map(({ colour, width }) => (
            <path
              key={colour}
              d={stops.map((feature) => line(feature.geometry.coordinates)).join('')}
              stroke={`var(${colour})`}
              style={thick(width)}
              vectorEffect="non-scaling-stroke"
            />
          ))}
        {hasStations &&
          !minutes &&
          featuresOf(city, 'station')
            .filter(({ properties }) => !interchanges.includes(properties.id))
            .map(({ properties, geometry }) => (
              <Station
                key={`${properties.line} ${properties.name}`}
                d={line([geometry.coordinates])}
                colour={stationColour(properties.line, stationColours)}
                isFaded={filteredOut.includes(properties.line)}
              />
            ))}
      </>
    )
  },
)

/** A dot that does not grow with the map: a line of no length with round ends. */
function Station({ d, colour, isFaded }: { d: string; colour: string; isFaded: boolean }) {
  if (isFaded) {
    return (
      <path
        d={d}
        stroke={`var(${colour})`}
        strokeOpacity={0.4}
        style={thick(6)}
        vectorEffect="non-scaling-stroke"
      />
    )
  }
  return (
    <>
      <path d={d} stroke={`var(${colour})`} style={thick(11)} vectorEffect="non-scaling-stroke" />
      <path d={d} stroke="var(--railway-stop)" style={thick(5)} vectorEffect="non-scaling-stroke" />
    </>
  )
}

const INTERCHANGE = [
  { colour: '--color-ink', width: 18 },
  { colour: '--railway-stop', width: 14 },
]
