import { smallerSize } from './smaller-size.ts'

/** The longer side of an uploaded picture in pixels; larger ones are never shown. */
const LONG_SIDE = 2560
/** Pictures of fewer bytes are uploaded as they are. */
const LARGE = 400_000
const QUALITY = 0.9

/**
 * Shrinks a large picture for uploading: upright, at most 2,560 pixels on its longer side, in its own type
 * if the browser can encode it. Returns the original if it cannot be decoded or would not become smaller.
 */
export async function smallerPicture(file: File): Promise<File> {
  if (file.size < LARGE) return file
  try {
    // Applies the EXIF orientation to the pixels.
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const size = smallerSize(picture, LONG_SIDE)
    const blob = size && (await resized(picture, size, file.type))
    picture.close()
    if (!blob || blob.size >= file.size) return file
    return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified })
  } catch {
    return file
  }
}

function resized(
  picture: ImageBitmap,
  { width, height }: { width: number; height: number },
  type: string,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  // Browsers fall back to PNG for types they cannot encode, which is not smaller.
  const encodedType = ['image/png', 'image/webp'].includes(type) ? type : 'image/jpeg'
  return new Promise((resolve) => canvas.toBlob(resolve, encodedType, QUALITY))
}
