import { type TouchEvent, useRef } from 'react'

const MIN_PIXELS = 70

/**
 * Touch handlers for going to the next (a swipe to the left) and the previous unit. What scrolls sideways itself has
 * `data-swipes`.
 */
export function useSwipe({
  previous,
  next,
}: {
  previous: (() => void) | null
  next: (() => void) | null
}) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart({ touches, target }: TouchEvent): void {
      const touch = touches.length === 1 ? touches[0] : undefined
      const isOwn = target instanceof Element && target.closest('[data-swipes]') !== null
      start.current = touch && !isOwn ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd({ changedTouches }: TouchEvent): void {
      const touch = changedTouches[0]
      if (!touch || !start.current) return
      const x = touch.clientX - start.current.x
      const y = touch.clientY - start.current.y
      start.current = null
      if (Math.abs(x) < MIN_PIXELS || Math.abs(x) < 2 * Math.abs(y)) return
      if (x < 0) next?.()
      else previous?.()
    },
  }
}
