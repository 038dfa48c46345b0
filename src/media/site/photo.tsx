import { Picture } from '../../ui/picture.tsx'
import { photoSources } from './photo-sources.ts'

/**
 * How wide pictures are drawn: beside a line of text, in a row of a list, in a card of a grid of up to
 * three, across a page, on the whole screen. On phones a hair narrower than they are, so that 640 pixels
 * do for a screen of 412 by 1.75.
 */
const boxes = {
  thumb: { sizes: '7rem', most: 640, look: '' },
  row: { sizes: '(min-width: 40rem) 12.25rem, 7.5rem', most: 640, look: '' },
  card: {
    sizes: '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, calc(100vw - 3rem)',
    most: 1280,
    look: '',
  },
  page: { sizes: '(min-width: 77.5rem) 74rem, calc(100vw - 3rem)', most: 1920, look: '' },
  // Whole, however it is shaped.
  screen: { sizes: '100vw', most: 1920, look: 'object-contain!' },
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
  const { sizes, most, look } = boxes[size]
  return (
    <Picture
      src={image}
      sources={image ? photoSources(image, most) : null}
      sizes={sizes}
      alt={alt}
      first={first}
      className={look}
    />
  )
}
