import { type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { higher, lower, pixelsOf, type SheetHeight, settled } from './sheet-heights.ts'

/**
 * What lies over the lower part of a map, in three heights: dragged by its grip, flicked to the next, a
 * press goes up one. In full its list scrolls; pulled down at its top the sheet comes lower.
 */
export function BottomSheet({
  label,
  height,
  screen,
  onHeight,
  children,
}: {
  label: string
  height: SheetHeight
  /** How high the screen is, in pixels. */
  screen: number
  onHeight: (height: SheetHeight) => void
  children: ReactNode
}) {
  const [pulled, setPulled] = useState<number | null>(null)
  const drag = useRef<{ y: number; last: number; time: number; speed: number } | null>(null)
  const rest = pixelsOf(height, screen)

  const down = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { y: event.clientY, last: event.clientY, time: event.timeStamp, speed: 0 }
  }
  const move = (event: PointerEvent) => {
    const held = drag.current
    if (!held) return
    const passed = event.timeStamp - held.time
    if (passed > 0) held.speed = (held.last - event.clientY) / passed
    held.last = event.clientY
    held.time = event.timeStamp
    setPulled(Math.max(80, Math.min(screen - 60, rest + held.y - event.clientY)))
  }
  const up = () => {
    const held = drag.current
    drag.current = null
    setPulled(null)
    if (!held) return
    if (Math.abs(held.y - held.last) < 6) onHeight(higher(height))
    else onHeight(settled(height, rest + held.y - held.last, held.speed, screen))
  }
  const scroller = useRef<HTMLDivElement>(null)
  const touch = useRef<number | null>(null)
  return (
    <section
      aria-label={label}
      style={{ height: pulled ?? rest }}
      className={`absolute inset-x-0 bottom-0 z-10 flex flex-col rounded-t-panel border-t border-line bg-card shadow-float ${pulled === null ? 'transition-[height] duration-150' : ''}`}
    >
      <button
        type="button"
        aria-label={height === 'full' ? 'Lower the list' : 'Raise the list'}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') onHeight(higher(height))
          else if (event.key === 'ArrowUp') onHeight(height === 'full' ? 'full' : higher(height))
          else if (event.key === 'ArrowDown') onHeight(lower(height) ?? height)
          else return
          event.preventDefault()
        }}
        className="grid h-7 flex-none touch-none place-items-center before:h-1.25 before:w-10 before:rounded-full before:bg-field/70 focus-visible:-outline-offset-2"
      />
      <div
        ref={scroller}
        className={`flex min-h-0 flex-1 flex-col ${height === 'full' ? '' : '**:data-scrolls:overflow-hidden!'}`}
        onTouchStart={(event) => {
          touch.current = event.touches[0]?.clientY ?? null
        }}
        onTouchEnd={(event) => {
          const from = touch.current
          const to = event.changedTouches[0]?.clientY
          touch.current = null
          if (from === null || to === undefined) return
          const list = scroller.current?.querySelector('[data-scrolls]')
          const isAtTop = (list?.scrollTop ?? 0) <= 0
          if (to - from > 50 && isAtTop) onHeight(lower(height) ?? height)
          else if (from - to > 50 && height !== 'full') onHeight(higher(height))
        }}
      >
        {children}
      </div>
    </section>
  )
}
