import { memo, useCallback, useImperativeHandle, useLayoutEffect, useRef } from 'react'
import { worldPixels } from '../../../shared/mercator.ts'
import { thickness } from '../../rail/rules/reach.ts'
import type { Stroke } from '../rules/strokes.ts'
import type { Aim, Camera } from './camera.ts'
import type { GroundProps } from './ground.ts'
import { line, METRES, MIDDLE, ZOOM } from './svg-lines.ts'
import { SvgRoads, setRoadWidths } from './svg-roads.tsx'
import { useGestures } from './use-gestures.ts'

/**
 * The ground as SVG, for browsers without a graphics card and until MapLibre has loaded. It can be moved as
 * well.
 */
export function SvgGround({
  strokes,
  roads,
  start,
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
        <Drawing strokes={strokes} roads={roads} />
      </g>
    </svg>
  )
}

const Drawing = memo(({ strokes, roads }: Pick<GroundProps, 'strokes' | 'roads'>) => (
  <>
    <Strokes strokes={strokes.land} />
    {roads && <SvgRoads roads={roads} />}
    <Strokes strokes={[...strokes.tracks, ...strokes.stops]} />
  </>
))

function Strokes({ strokes }: { strokes: readonly Stroke[] }) {
  return strokes.map(({ layer, lines, token, width, unit, opacity }) => (
    <path
      key={`${layer} ${token} ${width}`}
      d={lines.map(line).join('')}
      stroke={`var(${token})`}
      strokeOpacity={opacity}
      strokeWidth={unit === 'metres' ? width / METRES : width}
      style={unit === 'thick' ? { strokeWidth: `calc(var(--thickness) * ${width}px)` } : undefined}
      vectorEffect={unit === 'metres' ? undefined : 'non-scaling-stroke'}
    />
  ))
}
