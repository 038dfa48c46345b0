import sharp from 'sharp'
import { imageHash } from '../../shared/paths.ts'
import type { PictureStore } from './picture-store.ts'
import { picture } from './pictures.ts'
import { variantNamed } from './variant.ts'

/**
 * An uploaded picture as a JPEG cut to a width and height in pixels, for documents, or with `inside` whole within them; null for a picture that is
 * unknown or cannot be read. Variants that have to be made queue with other requests of `sender`.
 */
export async function cutPicture(
  pictures: PictureStore,
  url: string,
  { width, height }: { width: number; height: number },
  sender: string,
  fit: 'cover' | 'inside' = 'cover',
): Promise<Buffer | null> {
  const hash = imageHash(url)
  const variant = variantNamed(width > 640 ? '1280.webp' : width > 320 ? '640.webp' : '320.webp')
  const bytes = hash && variant ? await picture(pictures, hash, variant, sender) : null
  if (!bytes) return null
  return sharp(bytes)
    .resize({ width, height, fit })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 80 })
    .toBuffer()
    .catch(() => null)
}
