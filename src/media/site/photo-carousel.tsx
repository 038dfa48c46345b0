import { useState } from 'react'
import { imageHash, imagePath } from '../../shared/paths.ts'
import { Carousel, type Enlarging } from '../../ui/carousel.tsx'
import { FullScreen } from './full-screen.tsx'
import { Photo } from './photo.tsx'

/**
 * The pictures of a home or a building; the designed empty picture where there are none. The first is
 * loaded at once where `first` says so, the others when they are near. A press on a large one shows them
 * on the whole screen.
 */
export function PhotoCarousel({
  images,
  name,
  size,
  first = false,
  withThumbnails = false,
  className,
}: {
  images: readonly string[]
  /** What the pictures show: "Baan Sirin Unit 12A". */
  name: string
  size: 'hero' | 'card'
  first?: boolean
  withThumbnails?: boolean
  className?: string
}) {
  const [opened, setOpened] = useState<number | null>(null)
  const shown = images.length > 0 ? images : [null]
  const alt = (i: number) => (shown.length > 1 ? `${name}, picture ${i + 1}` : name)
  const enlarging: Enlarging = { hrefs: images.map(largest), open: setOpened }
  return (
    <>
      <Carousel
        label={`Pictures of ${name}`}
        size={size}
        {...(className && { className })}
        thumbnails={
          withThumbnails
            ? shown.map((image, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
                <Photo key={i} image={image} alt="" size="thumb" />
              ))
            : undefined
        }
        enlarging={size === 'hero' && images.length > 0 ? enlarging : undefined}
        slides={shown.map((image, i) => (
          <Photo
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
            key={i}
            image={image}
            alt={alt(i)}
            size={size === 'hero' ? 'page' : 'card'}
            first={first && i === 0}
          />
        ))}
      />
      {opened !== null && (
        <FullScreen label={`Pictures of ${name}`} start={opened} onClose={() => setOpened(null)}>
          {images.map((image, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
            <Photo key={i} image={image} alt={alt(i)} size="screen" first={i === opened} />
          ))}
        </FullScreen>
      )}
    </>
  )
}

function largest(image: string): string {
  const hash = imageHash(image)
  return hash ? imagePath(hash, 1920) : image
}
