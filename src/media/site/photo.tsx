import { Picture } from '../../ui/picture.tsx'
import { photoSources } from './photo-sources.ts'

/** How wide pictures are drawn: in a card of a grid of up to three, and across a page. */
const boxes = {
  card: { sizes: '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw', most: 1280 },
  page: { sizes: '(min-width: 77.5rem) 74rem, 100vw', most: 1920 },
} as const

/** An uploaded picture, in the smallest format and width that its box needs. It fills its box. */
export function Photo({
  image,
  alt,
  size,
  first = false,
}: {
  /** Its address as records carry it, or null for the designed empty picture. */
  image: string | null
  alt: string
  size: keyof typeof boxes
  first?: boolean
}) {
  const { sizes, most } = boxes[size]
  return (
    <Picture
      src={image}
      sources={image ? photoSources(image, most) : null}
      sizes={sizes}
      alt={alt}
      first={first}
    />
  )
}
