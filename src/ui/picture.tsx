import { type SyntheticEvent, useState } from 'react'
import { classNames } from './class-names.ts'

/** The designed picture that stands where there is none. */
export const EMPTY_PICTURE = '/empty-picture.svg'

/** A picture that fills its box; the designed empty picture where it is missing or does not load. */
export function Picture({
  src,
  alt,
  first = false,
  className,
}: {
  src: string | null | undefined
  alt: string
  /** Whether it is what the visitor sees first: loaded at once, before others. */
  first?: boolean
  className?: string
}) {
  const [failed, setFailed] = useState<string | null>(null)
  const shown = !src || failed === src ? EMPTY_PICTURE : src
  return (
    <img
      src={shown}
      alt={shown === EMPTY_PICTURE ? '' : alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding="async"
      className={classNames('size-full object-cover', className)}
      ref={(image) => {
        // It may have failed before this code ran.
        if (image?.complete && image.naturalWidth === 0 && shown === src) setFailed(src)
      }}
      onError={(event: SyntheticEvent<HTMLImageElement>) => {
        if (shown !== EMPTY_PICTURE && event.currentTarget.complete) setFailed(shown)
      }}
    />
  )
}
