import { useState } from 'react'
import { imageHash, imagePath } from '../../../shared/paths.ts'
import { classNames } from '../../../ui/style/class-names.ts'
import type { Developer } from '../rules/developer.ts'

/** The logo, or the first letter of the name if there is none or it fails to load. */
export function DeveloperLogo({
  developer: { name, logo },
  className = 'size-13',
}: {
  developer: Pick<Developer, 'name' | 'logo'>
  className?: string
}) {
  const [failed, setFailed] = useState(false)
  const hash = logo && imageHash(logo)
  if (!hash || failed) {
    return (
      <span
        aria-hidden="true"
        className={classNames(
          'grid flex-none place-items-center rounded-card bg-accent-wash text-lg font-strong text-accent',
          className,
        )}
      >
        {name.slice(0, 1)}
      </span>
    )
  }
  return (
    <img
      src={imagePath(hash, 320)}
      alt=""
      width={52}
      height={52}
      loading="lazy"
      decoding="async"
      // It may have failed before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true)
      }}
      onError={() => setFailed(true)}
      className={classNames('flex-none rounded-card bg-wash object-contain', className)}
    />
  )
}
