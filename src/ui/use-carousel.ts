import type { EmblaCarouselType as Ring } from 'embla-carousel'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { wrapIndex } from './wrap-index.ts'

// Not milliseconds: with 10 a slide is in its place within 170.
const PACE = 10

/**
 * Turns a strip of `count` slides into a ring, once the code for it is here: which slide is shown, and how
 * to turn it. It begins at `start`. A strip that was scrolled before stays where it is; where that code cannot be loaded it
 * still scrolls.
 */
export function useCarousel(strip: RefObject<HTMLElement | null>, count: number, start: number) {
  const [ring, setRing] = useState<Ring | null>(null)
  const [index, setIndex] = useState(start)

  useEffect(() => {
    const element = strip.current
    if (!element || count < 2) return
    let made: Ring | null = null
    let isGone = false
    import('embla-carousel').then(
      ({ default: makeRing }) => {
        if (isGone) return
        const scrolled = takeScroll(element)
        const ring = makeRing(element, {
          loop: true,
          duration: PACE,
          startIndex: start || scrolled,
        })
        const take = () => setIndex(ring.selectedScrollSnap())
        ring.on('select', take).on('reInit', take)
        take()
        made = ring
        setRing(ring)
      },
      () => {},
    )
    return () => {
      isGone = true
      made?.destroy()
      setRing(null)
    }
  }, [strip, count, start])

  function turnTo(target: number): void {
    ring?.scrollTo(target, prefersStillness())
  }

  function turn(step: 1 | -1): void {
    if (prefersStillness()) turnTo(wrapIndex(index, step, count))
    else if (step === 1) ring?.scrollNext()
    else ring?.scrollPrev()
  }

  function turnByKey(event: KeyboardEvent): void {
    const { key } = event
    if (key === 'ArrowRight') turn(1)
    else if (key === 'ArrowLeft') turn(-1)
    else if (key === 'Home') turnTo(0)
    else if (key === 'End') turnTo(count - 1)
    else return
    event.preventDefault()
  }

  /** Loads the pictures on both sides, so that none appears late. */
  function loadNeighbours(): void {
    const slides = ring?.slideNodes() ?? []
    for (const step of [1, -1]) {
      const slide = slides[wrapIndex(index, step, count)]
      for (const image of slide?.querySelectorAll('img') ?? []) image.loading = 'eager'
    }
  }

  return { index, isRing: ring !== null, turn, turnTo, turnByKey, loadNeighbours }
}

/** The slide that the strip is scrolled to; from now on it is turned, not scrolled. */
function takeScroll(strip: HTMLElement): number {
  const slide = Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))
  strip.style.overflow = 'hidden'
  strip.scrollLeft = 0
  return slide
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
