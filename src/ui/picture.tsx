import { useState } from 'react'
import { classNames } from './class-names.ts'

/** The designed picture that stands where there is none. */
export const EMPTY_PICTURE = '/empty-picture.svg'

/** A picture in several widths, as `srcset` writes them: smaller for those who read AVIF. */
export type PictureSources = { avif: string; webp: string }

/** A picture that fills its box; the designed empty picture where it is missing or does not load. */
export function Picture({
  src,
  sources = null,
  sizes,
  alt,
  first = false,
  className,
}: {
  src: string | null | undefined
  sources?: PictureSources | null
  /** How wide its box is drawn, as CSS says it: `(min-width: 64rem) 24rem, 100vw`. */
  sizes?: string | undefined
  alt: string
  /** Whether it is what the visitor sees first: loaded at once, before others. */
  first?: boolean
  className?: string
}) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = src && failed !== src ? src : EMPTY_PICTURE
  const fail = () => {
    if (shown === src) setFailed(src)
  }
  const isOffered = shown === src && sources !== null
  return (
    <picture>
      {isOffered && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        src={shown}
        srcSet={isOffered ? sources.webp : undefined}
        sizes={isOffered ? sizes : undefined}
        alt={shown === EMPTY_PICTURE ? '' : alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        className={classNames('size-full object-cover text-sm text-ink-3', className)}
        // It may have failed before this code ran.
        ref={(element) => {
          if (element?.complete && element.naturalWidth === 0) fail()
        }}
        onError={fail}
      />
    </picture>
  )
}
