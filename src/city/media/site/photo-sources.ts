import { IMAGE_WIDTHS, imageHash, imagePath } from '../../../shared/paths.ts'
import type { PictureSources } from '../../../ui/pictures/picture.tsx'

/** An uploaded picture in every width up to `maxWidth` pixels; null for any other URL. */
export function photoSources(image: string, maxWidth: number): PictureSources | null {
  const hash = imageHash(image)
  if (!hash) return null
  const widths = IMAGE_WIDTHS.filter((width) => width <= maxWidth)
  const sourceSet = (extension: 'avif' | 'webp') =>
    widths.map((width) => `${imagePath(hash, width, extension)} ${width}w`).join(', ')
  return { avif: sourceSet('avif'), webp: sourceSet('webp') }
}
