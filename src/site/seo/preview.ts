import { imageHash, imagePath } from '../../shared/paths.ts'

/** The picture that stands for a page without one of its own, drawn by bin/draw-preview.ts. */
export const PREVIEW_PATH = '/preview.jpg'
/** Pixels, of every preview. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }

/** The preview of a picture by its URL, as a path: chat apps read JPEG, not AVIF or WebP. */
export function previewPath(image: string | null | undefined): string {
  const hash = image ? imageHash(image) : null
  return hash ? imagePath(hash, PREVIEW_SIZE.width, 'jpg') : PREVIEW_PATH
}
