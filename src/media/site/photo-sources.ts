import { IMAGE_WIDTHS, imageHash, imagePath } from '../../shared/paths.ts'
import type { PictureSource } from '../../ui/picture.tsx'

/** The formats and widths of an uploaded picture, smallest format first; none for any other address. */
export function photoSources(image: string): PictureSource[] {
  const hash = imageHash(image)
  if (!hash) return []
  return (['avif', 'webp'] as const).map((extension) => ({
    type: `image/${extension}`,
    srcSet: IMAGE_WIDTHS.map((width) => `${imagePath(hash, width, extension)} ${width}w`).join(
      ', ',
    ),
  }))
}
