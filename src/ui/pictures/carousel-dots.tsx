import { useTexts } from '../language.tsx'
import { classNames } from '../style/class-names.ts'
import { carouselTexts } from './carousel-texts.ts'

/** With more pictures there are no dots. */
export const MAX_DOTS = 10
/** This many dots fit beside the other buttons on phones. */
const NARROW_DOTS = 6

/** The dots of a carousel, one for each picture. On large ones each is a button to its picture. */
export function CarouselDots({
  size,
  index,
  count,
  turnTo,
}: {
  size: 'hero' | 'card' | 'full'
  index: number
  count: number
  turnTo: (index: number) => void
}) {
  const texts = useTexts(carouselTexts)
  if (count > MAX_DOTS) return null
  const dots = Array.from({ length: count }, (_, i) => i)
  if (size === 'card') {
    return (
      <div
        aria-hidden="true"
        className="pointer-events-none absolute inset-x-0 bottom-2.5 z-10 flex justify-center"
      >
        <span className="flex gap-1.5 rounded-full bg-picture-shade px-2 py-1.5">
          {dots.map((dot) => (
            <Dot key={dot} isCurrent={dot === index} small />
          ))}
        </span>
      </div>
    )
  }
  return (
    <div
      className={classNames(
        'pointer-events-none absolute inset-x-0 bottom-3 z-10 flex justify-center',
        count > NARROW_DOTS && 'max-[30rem]:hidden',
      )}
    >
      <div className="carousel-dots">
        {dots.map((dot) => (
          <button
            key={dot}
            type="button"
            aria-label={texts.showPicture(dot + 1)}
            aria-current={dot === index}
            onClick={() => turnTo(dot)}
            className="carousel-dot"
          >
            <Dot isCurrent={dot === index} />
          </button>
        ))}
      </div>
    </div>
  )
}

function Dot({ isCurrent, small = false }: { isCurrent: boolean; small?: boolean }) {
  return (
    <span
      className={classNames(
        'block rounded-full bg-on-picture transition-all duration-150',
        small ? 'h-1.5' : 'h-2',
        isCurrent ? 'w-4' : small ? 'w-1.5 opacity-60' : 'w-2 opacity-60',
      )}
    />
  )
}
