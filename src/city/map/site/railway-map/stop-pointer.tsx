import { use, useEffect, useRef } from 'react'
import { PinsContext } from '../pins.tsx'
import { type MapStops, platformAt } from './stops.ts'

/** How near to a stop a mouse or finger counts as on it, in pixels. */
const NEAR = { mouse: 14, touch: 22 }
/** A longer movement is a drag. */
const STILL = 6

/** Reports the hovered stop and the pressed one. */
export function StopPointer({
  stops,
  onPoint,
  onPress,
}: {
  stops: MapStops
  onPoint: (stationId: number | null) => void
  /** Null when no stop was pressed. */
  onPress: (stationId: number | null, isTouch: boolean) => void
}) {
  const pins = use(PinsContext)
  const mark = useRef<HTMLSpanElement>(null)
  const handlers = useRef({ onPoint, onPress })
  useEffect(() => {
    handlers.current = { onPoint, onPress }
  })
  useEffect(() => {
    const frame = mark.current?.closest<HTMLElement>('[data-map]')
    if (!frame || !pins) return
    let down: { x: number; y: number } | null = null
    const find = (event: PointerEvent | MouseEvent, reach: number) => {
      const isFree = event.target instanceof Element && !event.target.closest('button, a')
      if (!pins.camera || !isFree) return null
      const { left, top } = frame.getBoundingClientRect()
      const pixel = { x: event.clientX - left, y: event.clientY - top }
      return platformAt(stops, pins.camera, pixel, reach)
    }
    const move = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || event.buttons > 0) return
      const stop = find(event, NEAR.mouse)
      frame.style.cursor = stop === null ? '' : 'pointer'
      handlers.current.onPoint(stop)
    }
    const leave = () => handlers.current.onPoint(null)
    const press = (event: PointerEvent) => {
      down = event.button === 0 ? { x: event.clientX, y: event.clientY } : null
    }
    const click = (event: PointerEvent | MouseEvent) => {
      if (!down || Math.hypot(event.clientX - down.x, event.clientY - down.y) > STILL) return
      if (event.target instanceof Element && event.target.closest('button, a')) return
      const isTouch = 'pointerType' in event && event.pointerType === 'touch'
      handlers.current.onPress(find(event, isTouch ? NEAR.touch : NEAR.mouse), isTouch)
    }
    const listeners = new AbortController()
    const { signal } = listeners
    frame.addEventListener('pointermove', move, { signal })
    frame.addEventListener('pointerleave', leave, { signal })
    frame.addEventListener('pointerdown', press, { signal })
    frame.addEventListener('click', click, { signal })
    return () => listeners.abort()
  }, [pins, stops])
  return <span ref={mark} hidden />
}
