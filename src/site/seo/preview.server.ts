import { imageHash, imagePath } from '../../shared/paths.ts'

/** The default preview picture of a page, drawn by bin/draw-preview.ts. */
export const PREVIEW_PATH = '/preview.jpg'
/** The size of every preview in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 }

/** The path of a picture's preview, as JPEG: chat apps do not read AVIF or WebP. */
export function previewPath(image: string | null | undefined): string {
  const hash = image ? imageHash(image) : null
  return hash ? imagePath(hash, PREVIEW_SIZE.width, 'jpg') : PREVIEW_PATH
}
