import { IMAGE_WIDTHS, imageHash, imagePath } from '../../shared/paths.ts'
import type { PictureSources } from '../../ui/picture.tsx'

/** An uploaded picture in every width up to `most` pixels; null for any other address. */
export function photoSources(image: string, most: number): PictureSources | null {
  const hash = imageHash(image)
  if (!hash) return null
  const widths = IMAGE_WIDTHS.filter((width) => width <= most)
  const inWidths = (extension: 'avif' | 'webp') =>
    widths.map((width) => `${imagePath(hash, width, extension)} ${width}w`).join(', ')
  return { avif: inWidths('avif'), webp: inWidths('webp') }
}
