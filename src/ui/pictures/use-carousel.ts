import type { EmblaCarouselType as Ring } from 'embla-carousel'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { wrapIndex } from './wrap-index.ts'

// Embla's duration is not in milliseconds: 10 takes about 170 ms.
const PACE = 10

/**
 * Makes a scrolling strip of `count` slides a looping carousel once Embla has loaded. Starts at `start`,
 * else where the strip is scrolled to. If Embla cannot be loaded, the strip still scrolls.
 */
export function useCarousel(strip: RefObject<HTMLElement | null>, count: number, start: number) {
  const [ring, setRing] = useState<Ring | null>(null)
  const [index, setIndex] = useState(start)

  useEffect(() => {
    const element = strip.current
    if (!element || count < 2) return
    let made: Ring | null = null
    let isCancelled = false
    import('embla-carousel').then(
      ({ default: makeRing }) => {
        if (isCancelled) return
        const scrolled = takeScroll(element)
        const ring = makeRing(element, {
          loop: true,
          duration: PACE,
          startIndex: start || scrolled,
        })
        const update = () => setIndex(ring.selectedScrollSnap())
        ring.on('select', update).on('reInit', update)
        ring.on('settle', () => showSelected(ring))
        update()
        made = ring
        setRing(ring)
      },
      () => {},
    )
    return () => {
      isCancelled = true
      made?.destroy()
      setRing(null)
    }
  }, [strip, count, start])

  function turnTo(target: number): void {
    ring?.scrollTo(target, prefersReducedMotion())
  }

  function turn(step: 1 | -1): void {
    if (prefersReducedMotion()) turnTo(wrapIndex(index, step, count))
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

  /** Preloads the pictures on both sides. */
  function loadNeighbours(): void {
    const slides = ring?.slideNodes() ?? []
    for (const step of [1, -1]) {
      const slide = slides[wrapIndex(index, step, count)]
      for (const image of slide?.querySelectorAll('img') ?? []) image.loading = 'eager'
    }
  }

  return { index, isRing: ring !== null, turn, turnTo, turnByKey, loadNeighbours }
}

/** Puts a ring that came to rest beside its selected slide, as it may where frames are missed, back in place. */
function showSelected(ring: Ring): void {
  const slide = ring.slideNodes()[ring.selectedScrollSnap()]
  if (!slide) return
  const off = slide.getBoundingClientRect().left - ring.rootNode().getBoundingClientRect().left
  if (Math.abs(off) > slide.clientWidth / 2) ring.reInit()
}

/** Returns the slide that the strip is scrolled to, and disables scrolling. */
function takeScroll(strip: HTMLElement): number {
  const slide = Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))
  strip.style.overflow = 'hidden'
  strip.scrollLeft = 0
  return slide
}

function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
