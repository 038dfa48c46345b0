import { useState } from 'react'
import { imageHash, imagePath } from '../../../shared/paths.ts'
import { useTexts } from '../../../ui/language.tsx'
import { Carousel, type Enlarging } from '../../../ui/pictures/carousel.tsx'
import { carouselTexts } from '../../../ui/pictures/carousel-texts.ts'
import { FullScreen } from './full-screen.tsx'
import { Photo } from './photo.tsx'

/**
 * A carousel of a unit's or project's pictures, or the placeholder picture if there are none. `first` loads the
 * first picture at once, the others load when they are near. A click on a large one opens them in full screen.
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
  const texts = useTexts(carouselTexts)
  const [opened, setOpened] = useState<number | null>(null)
  const pictures = images.length > 0 ? images : [null]
  const alt = (i: number) => (pictures.length > 1 ? texts.pictureOf(name, i + 1) : name)
  const enlarging: Enlarging = { hrefs: images.map(largestUrl), open: setOpened }
  return (
    <>
      <Carousel
        label={texts.picturesOf(name)}
        size={size}
        {...(className && { className })}
        thumbnails={
          withThumbnails
            ? pictures.map((image, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be listed twice
                <Photo key={i} image={image} alt="" size="thumb" />
              ))
            : undefined
        }
        enlarging={size === 'hero' && images.length > 0 ? enlarging : undefined}
        slides={pictures.map((image, i) => (
          <Photo
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be listed twice
            key={i}
            image={image}
            alt={alt(i)}
            size={size === 'hero' ? 'page' : 'card'}
            first={first && i === 0}
          />
        ))}
      />
      {opened !== null && (
        <FullScreen label={texts.picturesOf(name)} start={opened} onClose={() => setOpened(null)}>
          {images.map((image, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be listed twice
            <Photo key={i} image={image} alt={alt(i)} size="screen" first={i === opened} />
          ))}
        </FullScreen>
      )}
    </>
  )
}

function largestUrl(image: string): string {
  const hash = imageHash(image)
  return hash ? imagePath(hash, 1920) : image
}
