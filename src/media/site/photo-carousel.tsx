import { Carousel } from '../../ui/carousel.tsx'
import { Photo } from './photo.tsx'

/**
 * The pictures of a home or a building; the designed empty picture where there are none. The first is
 * loaded at once where `first` says so, the others when they are near.
 */
export function PhotoCarousel({
  images,
  name,
  size,
  first = false,
  className,
}: {
  images: readonly string[]
  /** What the pictures show: "Baan Sirin, unit 12A". */
  name: string
  size: 'hero' | 'card'
  first?: boolean
  className?: string
}) {
  const shown = images.length > 0 ? images : [null]
  return (
    <Carousel
      label={`Pictures of ${name}`}
      size={size}
      {...(className && { className })}
      slides={shown.map((image, i) => (
        <Photo
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand twice
          key={i}
          image={image}
          alt={shown.length > 1 ? `${name}, picture ${i + 1}` : name}
          size={size === 'hero' ? 'page' : 'card'}
          first={first && i === 0}
        />
      ))}
    />
  )
}
