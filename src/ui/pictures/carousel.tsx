import { type MouseEvent, type ReactNode, useRef } from 'react'
import { useTexts } from '../language.tsx'
import { classNames } from '../style/class-names.ts'
import { CarouselDots, MAX_DOTS } from './carousel-dots.tsx'
import { carouselTexts } from './carousel-texts.ts'
import { useCarousel } from './use-carousel.ts'

/** Pixels from which a touch is a swipe. */
const SWIPE = 10

const ratios = { hero: 'aspect-hero', card: 'aspect-card', full: 'h-full' }

/** The URLs of the large versions of the slides, and the function that opens one when scripts run. */
export type Enlarging = { hrefs: readonly string[]; open: (index: number) => void }

/**
 * A looping carousel with buttons, dots, arrow keys, Home, End and swiping. Without JavaScript a
 * scrolling strip. `hero` shows a counter, `full` fills its container, `card` is small and shows its
 * buttons on hover. A click on a slide enlarges it.
 */
export function Carousel({
  label,
  size,
  className,
  slides,
  start = 0,
  enlarging,
  thumbnails,
  children,
}: {
  label: string
  size: keyof typeof ratios
  className?: string
  slides: readonly ReactNode[]
  start?: number
  enlarging?: Enlarging | undefined
  /** Thumbnails below the carousel; each shows its slide. */
  thumbnails?: readonly ReactNode[] | undefined
  /** Overlay content. */
  children?: ReactNode
}) {
  const texts = useTexts(carouselTexts)
  const count = slides.length
  const strip = useRef<HTMLDivElement>(null)
  const enlarge = useRef<HTMLAnchorElement>(null)
  const ring = useCarousel(strip, count, start)
  const { index, isRing, turn, turnTo } = ring

  // Moves the focus to the button, as the slide may become inert.
  function open(event: MouseEvent, at: number): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    enlarge.current?.focus()
    enlarging?.open(at)
  }

  const carousel = (
    <section
      aria-roledescription={texts.carousel}
      aria-label={label}
      onKeyDown={isRing ? ring.turnByKey : undefined}
      // Dragging with a mouse scrolls the strip instead of dragging the picture.
      onDragStart={(event) => event.preventDefault()}
      onPointerEnter={ring.loadNeighbours}
      onFocus={ring.loadNeighbours}
      className={classNames('group carousel', ratios[size], className)}
    >
      {children}
      {isRing && (
        <>
          <TurnButton size={size} step={-1} turn={turn} />
          <TurnButton size={size} step={1} turn={turn} />
          <CarouselDots size={size} index={index} count={count} turnTo={turnTo} />
          <Counter size={size} index={index} count={count} />
        </>
      )}
      <div
        ref={strip}
        className={classNames(
          'size-full snap-x snap-mandatory',
          isRing
            ? 'cursor-grab active:cursor-grabbing'
            : 'overflow-x-auto [scrollbar-width:none] noscript:[scrollbar-width:thin]',
        )}
      >
        <div className="carousel-slides">
          {slides.map((slide, i) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is not a fieldset
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides are identified by position
              key={i}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={texts.ofAll(i + 1, count)}
              inert={isRing && i !== index}
              className="carousel-slide"
            >
              {enlarging ? (
                <a
                  href={enlarging.hrefs[i]}
                  tabIndex={-1}
                  onClick={(event) => open(event, i)}
                  className="block size-full cursor-zoom-in"
                >
                  {slide}
                </a>
              ) : (
                slide
              )}
            </div>
          ))}
        </div>
      </div>
      {enlarging && (
        <a
          ref={enlarge}
          href={enlarging.hrefs[index]}
          onClick={(event) => open(event, index)}
          className="icon-expand absolute right-3 bottom-3 z-10 grid size-10 place-items-center rounded-full bg-card text-ink shadow-float sm:top-3 sm:bottom-auto"
        >
          <span className="sr-only">{texts.fullScreen}</span>
        </a>
      )}
    </section>
  )
  if (!thumbnails || count < 2) return carousel
  return (
    <div className="grid grid-cols-1 gap-2.5">
      {carousel}
      <Thumbnails thumbnails={thumbnails} index={index} turnTo={turnTo} />
    </div>
  )
}

function Thumbnails({
  thumbnails,
  index,
  turnTo,
}: {
  thumbnails: readonly ReactNode[]
  index: number
  turnTo: (index: number) => void
}) {
  const texts = useTexts(carouselTexts)
  return (
    <ul className="flex gap-2 overflow-x-auto p-0.5 print:hidden">
      {thumbnails.map((thumbnail, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slides are identified by position
        <li key={i} className="flex-none">
          <button
            type="button"
            aria-label={texts.picture(i + 1)}
            aria-current={i === index}
            onClick={() => turnTo(i)}
            className="picture-thumb"
          >
            {thumbnail}
          </button>
        </li>
      ))}
    </ul>
  )
}

function TurnButton({
  size,
  step,
  turn,
}: {
  size: keyof typeof ratios
  step: 1 | -1
  turn: (step: 1 | -1) => void
}) {
  const texts = useTexts(carouselTexts)
  const touchedAt = useRef(0)
  return (
    <button
      type="button"
      onTouchStart={({ touches }) => {
        touchedAt.current = touches[0]?.clientX ?? 0
      }}
      // A swipe may begin on the button: it turns once, in its own direction, and is no click.
      onTouchEnd={(event) => {
        const moved = (event.changedTouches[0]?.clientX ?? 0) - touchedAt.current
        if (Math.abs(moved) < SWIPE) return
        // Without this a short swipe would be a click too.
        if (event.cancelable) event.preventDefault()
        turn(moved < 0 ? 1 : -1)
      }}
      aria-label={step === 1 ? texts.next : texts.previous}
      onClick={() => turn(step)}
      className={classNames(
        'absolute top-1/2 z-10 grid touch-pan-y -translate-y-1/2 place-items-center rounded-full bg-card text-ink shadow-float transition-opacity',
        step === 1 ? 'right-2 sm:right-3' : 'left-2 sm:left-3',
        size !== 'card'
          ? 'size-10 sm:size-11'
          : 'size-8 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100',
      )}
    >
      <span
        className={classNames(
          step === 1 ? 'icon-chevron-right' : 'icon-chevron-left',
          size !== 'card' && 'before:size-5.5',
        )}
      />
    </button>
  )
}

/** The live region with the current slide; visible on large carousels, and on small ones in place of dots. */
function Counter({
  size,
  index,
  count,
}: {
  size: keyof typeof ratios
  index: number
  count: number
}) {
  const texts = useTexts(carouselTexts)
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {texts.pictureOfAll(index + 1, count)}
      </p>
      {(size !== 'card' || count > MAX_DOTS) && (
        <p
          aria-hidden="true"
          className={classNames(
            'pointer-events-none absolute right-3 z-10 rounded-full bg-picture-shade px-3 py-1 text-sm text-on-picture tabular-nums',
            size === 'hero' ? 'top-3 sm:top-auto sm:bottom-3' : 'bottom-2.5',
          )}
        >
          {index + 1} / {count}
        </p>
      )}
    </>
  )
}
