import { type RefObject, useEffect, useState } from 'react'

/** Places beyond the visible ones that are rendered too. */
const BEYOND = 4
/** The places rendered before the screen is measured. */
const FIRST = 10

/**
 * The first and the last place to render of a list of equal items, `step` rem each: those on screen and some
 * beyond. Follows the scrolling of any element around it, and of the page.
 */
export function useVisiblePlaces(
  list: RefObject<HTMLElement | null>,
  step: number,
): { first: number; last: number; lastSeen: number } {
  const [places, setPlaces] = useState({ first: 0, last: FIRST, lastSeen: FIRST })
  useEffect(() => {
    let frame = 0
    function measure(): void {
      frame = 0
      const element = list.current
      if (!element) return
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      const frameBox = element.parentElement?.getBoundingClientRect()
      const top = element.getBoundingClientRect().top
      const above = Math.max(0, frameBox?.top ?? 0)
      const below = Math.min(innerHeight, frameBox?.bottom ?? innerHeight)
      const lastSeen = Math.floor((below - top - 1) / (step * rem))
      const first = Math.max(0, Math.floor((above - top) / (step * rem)) - BEYOND)
      const last = Math.max(first, lastSeen + BEYOND)
      setPlaces((before) =>
        before.first === first && before.lastSeen === lastSeen ? before : { first, last, lastSeen },
      )
    }
    const soon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    measure()
    document.addEventListener('scroll', soon, { capture: true, passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('scroll', soon, { capture: true })
      removeEventListener('resize', soon)
    }
  }, [list, step])
  return places
}
