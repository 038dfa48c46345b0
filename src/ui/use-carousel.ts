import useEmblaCarousel from 'embla-carousel-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { wrapIndex } from './wrap-index.ts'

// Not milliseconds: with 10 a slide is in its place within 170.
const PACE = 10

/**
 * Turns a strip of `count` slides into a ring: which one is shown, and how to turn it. A strip that was
 * scrolled before this ran stays where it is.
 */
export function useCarousel(count: number) {
  const isRing = count > 1
  const [viewport, ring] = useEmblaCarousel({ loop: true, active: isRing, duration: PACE })
  const [index, setIndex] = useState(0)

  useEffect(() => {
    if (!ring || !isRing) return
    const take = () => setIndex(ring.selectedScrollSnap())
    ring.on('select', take).on('reInit', take)
    keepScrolled(ring)
    return () => void ring.off('select', take).off('reInit', take)
  }, [ring, isRing])

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

  return {
    viewport,
    index,
    isRing: isRing && Boolean(ring),
    turn,
    turnTo,
    turnByKey,
    loadNeighbours,
  }
}

type Ring = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>

function keepScrolled(ring: Ring): void {
  const strip = ring.rootNode()
  const scrolled = Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))
  strip.scrollLeft = 0
  if (scrolled > 0) ring.scrollTo(scrolled, true)
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
