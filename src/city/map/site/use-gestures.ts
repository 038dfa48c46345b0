import { type RefObject, useEffect } from 'react'
import { type Aim, type Camera, type Pixel, pushed, zoomed } from './camera.ts'

/**
 * Moves an SVG map by mouse, fingers and wheel. In a page, one finger and the wheel scroll the page unless
 * Ctrl is held.
 */
export function useGestures(
  ref: RefObject<SVGSVGElement | null>,
  {
    camera,
    show,
    isCooperative,
  }: {
    camera: RefObject<Camera>
    show: (camera: Camera, isResting: boolean) => void
    isCooperative: boolean
  },
): void {
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const fingers = new Map<number, Pixel>()
    let isDragged = false
    const move = (aim: Aim, isResting: boolean) => show({ ...camera.current, ...aim }, isResting)
    const within = (event: MouseEvent): Pixel => {
      const { left, top } = element.getBoundingClientRect()
      return { x: event.clientX - left, y: event.clientY - top }
    }

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return
      fingers.set(event.pointerId, within(event))
    }
    const drag = (event: PointerEvent) => {
      const from = fingers.get(event.pointerId)
      if (!from) return
      if (event.pointerType === 'touch' && isCooperative && fingers.size < 2) return
      const to = within(event)
      // A press is not a drag, however unsteady the hand.
      if (!isDragged && Math.hypot(to.x - from.x, to.y - from.y) < STEADY) return
      isDragged = true
      element.setPointerCapture(event.pointerId)
      const before = [...fingers.values()]
      fingers.set(event.pointerId, to)
      const after = [...fingers.values()]
      const by = { x: middle(after).x - middle(before).x, y: middle(after).y - middle(before).y }
      move(pushed(camera.current, by), false)
      if (after.length > 1) {
        move(
          zoomed(camera.current, Math.log2(spread(after) / spread(before)), middle(after)),
          false,
        )
      }
    }
    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId) || fingers.size > 0) return
      if (isDragged) show(camera.current, true)
      isDragged = false
    }
    const wheel = (event: WheelEvent) => {
      if (isCooperative && !event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      move(zoomed(camera.current, -event.deltaY / 300, within(event)), true)
    }
    const twice = (event: MouseEvent) => move(zoomed(camera.current, 1, within(event)), true)

    const listeners = new AbortController()
    const { signal } = listeners
    element.addEventListener('pointerdown', down, { signal })
    element.addEventListener('pointermove', drag, { signal })
    element.addEventListener('pointerup', up, { signal })
    element.addEventListener('pointercancel', up, { signal })
    element.addEventListener('wheel', wheel, { signal, passive: false })
    element.addEventListener('dblclick', twice, { signal })
    return () => listeners.abort()
  }, [ref, camera, show, isCooperative])
}

/** In pixels. */
const STEADY = 4

function middle(spots: readonly Pixel[]): Pixel {
  const sum = spots.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 })
  return { x: sum.x / spots.length, y: sum.y / spots.length }
}

function spread([a, b]: readonly Pixel[]): number {
  return a && b ? Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1) : 1
}
