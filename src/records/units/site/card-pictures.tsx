import { useEffect, useRef, useState } from 'react'
import { Photo } from '../../../city/media/site/photo.tsx'
import { useTexts } from '../../../ui/language.tsx'
import { CarouselDots } from '../../../ui/pictures/carousel-dots.tsx'
import { carouselTexts } from '../../../ui/pictures/carousel-texts.ts'
import { wrapIndex } from '../../../ui/pictures/wrap-index.ts'
import { classNames } from '../../../ui/style/class-names.ts'

/** Pixels from which a touch is a swipe. */
const SWIPE = 24
const MAX_DOTS = 6

/**
 * The pictures of a card over its first one: turned by arrows, by a swipe anywhere on the card, and by the arrow
 * keys while its link has the focus. Only the next one is loaded ahead. It lies below the card's link, so that a
 * press on a picture opens the home.
 */
export default function CardPictures({
  pictures,
  name,
}: {
  pictures: readonly (string | null)[]
  name: string
}) {
  const texts = useTexts(carouselTexts)
  const layer = useRef<HTMLDivElement>(null)
  const count = pictures.length
  const [{ index, loaded, isTurned }, setState] = useState({
    index: 0,
    loaded: [0, 1],
    isTurned: false,
  })

  function turn(step: 1 | -1): void {
    setState((before) => {
      const next = wrapIndex(before.index, step, count)
      const ahead = wrapIndex(next, step, count)
      return {
        index: next,
        loaded: [...new Set([...before.loaded, next, ahead])],
        isTurned: true,
      }
    })
  }
  useTurns(layer, turn)

  return (
    <div ref={layer} className="absolute inset-0">
      {loaded
        // The card itself has the first one.
        .filter((at) => at > 0)
        .map((at) => (
          <div
            key={at}
            className={classNames('absolute inset-0 bg-wash', at !== index && 'invisible')}
          >
            <Photo
              image={pictures[at] ?? null}
              alt={texts.pictureOf(name, at + 1)}
              size="card"
              first
            />
          </div>
        ))}
      {([-1, 1] as const).map((step) => (
        <button
          key={step}
          type="button"
          // The arrow keys turn them from the card's link.
          tabIndex={-1}
          aria-label={step === 1 ? texts.next : texts.previous}
          onClick={() => turn(step)}
          className={classNames(
            'absolute top-1/2 z-10 grid size-9 -translate-y-1/2 place-items-center rounded-full bg-card text-ink opacity-0 shadow-float transition-opacity in-[article:hover]:opacity-100 focus-visible:opacity-100 pointer-coarse:hidden',
            step === 1 ? 'icon-chevron-right right-2' : 'icon-chevron-left left-2',
          )}
        />
      ))}
      {count <= MAX_DOTS && (
        <CarouselDots size="card" index={index} count={count} turnTo={() => undefined} />
      )}
      <p aria-hidden="true" className="picture-count">
        {index + 1} / {count}
      </p>
      <p role="status" className="sr-only">
        {isTurned && texts.pictureOfAll(index + 1, count)}
      </p>
    </div>
  )
}

/** Turns by swipes and arrow keys on the card around `layer`. A touch that began before it was loaded counts too. */
function useTurns(layer: React.RefObject<HTMLElement | null>, turn: (step: 1 | -1) => void): void {
  const latest = useRef(turn)
  latest.current = turn
  useEffect(() => {
    const card = layer.current?.closest('article')
    if (!card) return
    const listening = new AbortController()
    const { signal } = listening
    let start: Touch | null = null
    const takeStart = ({ touches }: TouchEvent) => {
      start ??= touches.length === 1 ? (touches[0] ?? null) : null
    }
    card.addEventListener('touchstart', takeStart, { signal, passive: true })
    card.addEventListener('touchmove', takeStart, { signal, passive: true })
    card.addEventListener('touchcancel', () => (start = null), { signal })
    card.addEventListener(
      'touchend',
      ({ changedTouches: [end] }) => {
        const from = start
        start = null
        if (!from || !end) return
        const across = end.clientX - from.clientX
        if (Math.abs(across) < SWIPE) return
        if (Math.abs(across) < Math.abs(end.clientY - from.clientY)) return
        latest.current(across < 0 ? 1 : -1)
      },
      { signal },
    )
    card.addEventListener(
      'keydown',
      ({ key, target }) => {
        if (!(target instanceof HTMLAnchorElement)) return
        if (key === 'ArrowRight') latest.current(1)
        if (key === 'ArrowLeft') latest.current(-1)
      },
      { signal },
    )
    return () => listening.abort()
  }, [layer])
}
