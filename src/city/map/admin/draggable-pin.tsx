import { type KeyboardEvent, type PointerEvent, use, useRef, useState } from 'react'
import type { Point } from '../../../shared/distance.ts'
import { fromWorld, toWorld, type WorldSpot } from '../../../shared/mercator.ts'
import { type Pixel, pixelOf, worldAt } from '../site/camera.ts'
import { AtSpot, PinsContext } from '../site/pins.tsx'

/** Ten metres, and with Shift a hundred, in degrees of latitude. */
const STEP = 0.00009
const LARGE_STEP = 10

/** A pin on the map. It reports where it was dropped; its parent decides whether it stays there. */
export function DraggablePin({ point, onMove }: { point: Point; onMove: (point: Point) => void }) {
  const pins = use(PinsContext)
  const [dragged, setDragged] = useState<WorldSpot | null>(null)
  /** Offset from the pointer to the pin's tip when it was grabbed. */
  const grasp = useRef<Pixel | null>(null)

  const down = (event: PointerEvent) => {
    if (!pins?.camera || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const tip = pixelOf(pins.camera, toWorld(point))
    grasp.current = { x: tip.x - event.clientX, y: tip.y - event.clientY }
  }
  const drag = (event: PointerEvent) => {
    if (!pins?.camera || !grasp.current) return
    const { x, y } = grasp.current
    setDragged(worldAt(pins.camera, { x: x + event.clientX, y: y + event.clientY }))
  }
  const drop = () => {
    grasp.current = null
    setDragged(null)
    if (dragged) onMove(rounded(fromWorld(dragged)))
  }
  const submit = () => {
    grasp.current = null
    setDragged(null)
  }
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const by = event.shiftKey ? STEP * LARGE_STEP : STEP
    onMove(
      rounded({
        latitude: point.latitude + step.north * by,
        longitude: point.longitude + step.east * by,
      }),
    )
  }
  return (
    <AtSpot at={dragged ?? toWorld(point)} className="z-10">
      <button
        type="button"
        aria-label={`Pin at ${point.latitude.toFixed(5)}, ${point.longitude.toFixed(5)}`}
        aria-roledescription="pin, moved with the arrow keys"
        onPointerDown={down}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={submit}
        onKeyDown={press}
        className="pointer-events-auto grid size-11 -translate-x-1/2 -translate-y-full cursor-grab touch-none place-items-end justify-center rounded-full text-accent active:cursor-grabbing"
      >
        <svg viewBox="0 0 32 40" className="h-10 w-8 drop-shadow-sm" aria-hidden="true">
          <path
            d="M16 39C16 39 30 25 30 15.5A14 14 0 0 0 2 15.5C2 25 16 39 16 39Z"
            fill="currentColor"
            stroke="var(--color-card)"
            strokeWidth="2"
          />
          <circle cx="16" cy="15.5" r="5" fill="var(--color-card)" />
        </svg>
      </button>
    </AtSpot>
  )
}

const steps: Readonly<Record<string, { north: number; east: number }>> = {
  ArrowUp: { north: 1, east: 0 },
  ArrowDown: { north: -1, east: 0 },
  ArrowRight: { north: 0, east: 1 },
  ArrowLeft: { north: 0, east: -1 },
}

// Five decimals are about a metre.
function rounded({ latitude, longitude }: Point): Point {
  return { latitude: Number(latitude.toFixed(5)), longitude: Number(longitude.toFixed(5)) }
}
