import { useState } from 'react'
import { classNames } from '../style/class-names.ts'

/** The placeholder for a missing picture. */
export const EMPTY_PICTURE = '/empty-picture.svg'

/** A picture in several widths as `srcset` values, by format. */
export type PictureSources = { avif: string; webp: string }

/** A picture that fills its box; the placeholder when it is missing or fails to load. */
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
  /** The `sizes` attribute: `(min-width: 64rem) 24rem, 100vw`. */
  sizes?: string | undefined
  alt: string
  /** Whether it is in the first viewport: loaded eagerly with high priority. */
  first?: boolean
  className?: string
}) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null)
  const shownSrc = src && failedSrc !== src ? src : EMPTY_PICTURE
  const fail = () => {
    if (shownSrc === src) setFailedSrc(src)
  }
  const isOffered = shownSrc === src && sources !== null
  return (
    <picture>
      {isOffered && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
      <img
        src={shownSrc}
        srcSet={isOffered ? sources.webp : undefined}
        sizes={isOffered ? sizes : undefined}
        alt={shownSrc === EMPTY_PICTURE ? '' : alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        className={classNames('size-full object-cover text-sm text-ink-3', className)}
        // It may have failed before hydration.
        ref={(element) => {
          if (element?.complete && element.naturalWidth === 0) fail()
        }}
        onError={fail}
      />
    </picture>
  )
}
