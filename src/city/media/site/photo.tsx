import { Picture } from '../../../ui/pictures/picture.tsx'
import { photoSources } from './photo-sources.ts'

/**
 * The widths of pictures in the layout: thumbnails, list rows, cards in a grid of up to three columns, pages and
 * full screen. Those for phones are slightly too narrow, so that 640 pixels suffice for a screen of 412 px at a
 * pixel ratio of 1.75.
 */
const boxes = {
  thumb: { sizes: '7rem', maxWidth: 640, look: '' },
  row: { sizes: '(min-width: 40rem) 12.25rem, 7.5rem', maxWidth: 640, look: '' },
  card: {
    sizes: '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, calc(100vw - 3rem)',
    maxWidth: 1280,
    look: '',
  },
  page: { sizes: '(min-width: 77.5rem) 74rem, calc(100vw - 3rem)', maxWidth: 1920, look: '' },
  // Shown whole, whatever its proportions.
  screen: { sizes: '100vw', maxWidth: 1920, look: 'object-contain!' },
} as const

/** An uploaded picture that fills its box, in the smallest format and width that the box needs. */
export function Photo({
  image,
  alt,
  size,
  first = false,
}: {
  /** The URL as in records, or null for the placeholder picture. */
  image: string | null
  alt: string
  size: keyof typeof boxes
  first?: boolean
}) {
  const { sizes, maxWidth, look } = boxes[size]
  return (
    <Picture
      src={image}
      sources={image ? photoSources(image, maxWidth) : null}
      sizes={sizes}
      alt={alt}
      first={first}
      className={look}
    />
  )
}
