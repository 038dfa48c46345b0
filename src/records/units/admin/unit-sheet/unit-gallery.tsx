import { useRef, useState } from 'react'
import { FullScreen } from '../../../../city/media/site/full-screen.tsx'
import { Photo } from '../../../../city/media/site/photo.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'

/** A unit's pictures: tiles, on a phone a strip. A press opens them in full screen. `name` is what they show. */
export function UnitGallery({ images, name }: { images: readonly string[]; name: string }) {
  const isNarrow = useNarrow()
  const [opened, setOpened] = useState<number | null>(null)
  if (images.length === 0) {
    return (
      <p className="grid min-h-24 place-items-center rounded-card border border-dashed border-field text-ink-2">
        No pictures yet
      </p>
    )
  }
  const alt = (index: number) => `${name}, picture ${index + 1}`
  const open = (index: number) => setOpened(index)
  return (
    <>
      {isNarrow ? <Strip {...{ images, alt, open }} /> : <Tiles {...{ images, alt, open }} />}
      {opened !== null && (
        <FullScreen label={`Pictures of ${name}`} start={opened} onClose={() => setOpened(null)}>
          {images.map((image, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be listed twice
            <Photo key={index} image={image} alt={alt(index)} size="screen" />
          ))}
        </FullScreen>
      )}
    </>
  )
}

type Pictures = {
  images: readonly string[]
  alt: (index: number) => string
  open: (index: number) => void
}

const badge =
  'pointer-events-none absolute bottom-2 left-2 inline-flex items-center gap-1.5 rounded-control bg-picture-shade px-2 py-0.5 text-sm font-medium text-on-picture tabular-nums'

function Tiles({ images, alt, open }: Pictures) {
  const shown = images.slice(0, images.length >= 5 ? 5 : 3)
  const more = images.length - shown.length
  return (
    <div
      className={classNames(
        'grid gap-2',
        shown.length === 5
          ? 'grid-cols-[2.1fr_1fr_1fr]'
          : shown.length > 1
            ? 'grid-cols-[2fr_1fr]'
            : 'grid-cols-1',
      )}
    >
      {shown.map((image, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be listed twice
          key={index}
          type="button"
          onClick={() => open(index)}
          className={classNames(
            'relative block overflow-hidden rounded-control bg-wash',
            index > 0
              ? 'aspect-card'
              : shown.length >= 3
                ? 'row-span-2'
                : shown.length === 1
                  ? 'aspect-2/1'
                  : 'aspect-card',
          )}
        >
          <Photo
            image={image}
            alt={alt(index)}
            size={index === 0 ? 'card' : 'row'}
            first={index === 0}
          />
          {index === 0 && images.length > 1 && (
            <span className={badge}>
              <span className="icon-image before:size-3.5" />
              {images.length} pictures
            </span>
          )}
          {index === shown.length - 1 && more > 0 && (
            <span className="absolute inset-0 grid place-items-center bg-picture-shade text-lg font-strong text-on-picture">
              +{more}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

function Strip({ images, alt, open }: Pictures) {
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(0)
  return (
    <div className="relative -mx-4">
      <ul
        ref={strip}
        data-swipes
        onScroll={({ currentTarget }) => {
          const width = currentTarget.scrollWidth / images.length
          setIndex(Math.min(images.length - 1, Math.round(currentTarget.scrollLeft / width)))
        }}
        className="flex snap-x snap-mandatory scroll-px-4 gap-2 overflow-x-auto px-4 [scrollbar-width:none]"
      >
        {images.map((image, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be listed twice
          <li key={at} className="w-[88%] flex-none snap-start only:w-full">
            <button
              type="button"
              onClick={() => open(at)}
              className="block aspect-card w-full overflow-hidden rounded-card bg-wash"
            >
              <Photo image={image} alt={alt(at)} size="card" first={at === 0} />
            </button>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <span className={classNames(badge, 'left-6!')}>{`${index + 1} of ${images.length}`}</span>
      )}
    </div>
  )
}
