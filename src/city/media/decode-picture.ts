import sharp from 'sharp'
import { Refused } from '../../refused.ts'
import { isAnimatedPng, type PictureType, pictureType } from './picture-type.ts'
import { MAX_PIXELS, MAX_SIDE } from './rules/picture.ts'

/** The longest side of a stored picture, in pixels; every served width is made from it. */
const MASTER_SIDE = 2560

/** Four times as long as the largest valid pictures take. */
const MAX_SECONDS = 20

sharp.concurrency(1)
sharp.cache(false)
// The library reads some thirty formats, some of which draw or run their content.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

/** A sanitized picture: upright, without metadata, in sRGB, at most 2560 px, fully decoded. */
export type Master = { bytes: Buffer; contentType: PictureType; width: number; height: number }

/**
 * Decodes an uploaded picture, whose type is read from its bytes. Throws 400 with advice when it is no picture,
 * damaged, incomplete, animated, has too many pixels, or takes longer than `seconds`. `name` is the file's, for
 * messages.
 */
export async function decodePicture(
  bytes: Buffer,
  name: string,
  seconds = MAX_SECONDS,
): Promise<Master> {
  const type = acceptedType(bytes, name)
  try {
    const input = sharp(bytes, {
      failOn: 'error',
      limitInputPixels: MAX_PIXELS,
      sequentialRead: true,
    }).timeout({ seconds })
    const { format, compression, width, height, pages, hasAlpha } = await input.metadata()
    if (type !== (compression === 'av1' ? 'image/avif' : `image/${format}`)) {
      throw new Refused(400, 'picture_not_what_it_seems', { name })
    }
    if ((pages ?? 1) > 1) throw new Refused(400, 'picture_animated', { name })
    if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
      throw tooManyPixels(name)
    }
    const upright = input.autoOrient().resize({
      width: MASTER_SIDE,
      height: MASTER_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    const encoded = hasAlpha
      ? upright.webp({ lossless: true, effort: 2 })
      : upright.jpeg({ quality: 92 })
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true })
    return {
      bytes: data,
      contentType: hasAlpha ? 'image/webp' : 'image/jpeg',
      width: info.width,
      height: info.height,
    }
  } catch (error) {
    throw error instanceof Refused ? error : unreadable(error, name)
  }
}

function acceptedType(bytes: Buffer, name: string): PictureType {
  const type = pictureType(bytes.subarray(0, 512))
  if (type === null) throw new Refused(400, 'no_picture', { name })
  if (type === 'heic') throw new Refused(400, 'picture_heic', { name })
  if (type === 'gif' || type === 'svg' || type === 'tiff') {
    throw new Refused(400, 'picture_format', { name, format: type.toUpperCase() })
  }
  if (type === 'image/png' && isAnimatedPng(bytes)) {
    throw new Refused(400, 'picture_animated', { name })
  }
  return type
}

// The library's own messages are for programmers.
function unreadable(error: unknown, name: string): Refused {
  const message = error instanceof Error ? error.message : ''
  if (message.includes('timeout:')) return new Refused(400, 'picture_too_slow', { name })
  return /pixel limit|too large|dimensions/i.test(message)
    ? tooManyPixels(name)
    : new Refused(400, 'picture_damaged', { name })
}

function tooManyPixels(name: string): Refused {
  return new Refused(400, 'picture_too_many_pixels', { name, megapixels: MAX_PIXELS / 1_000_000 })
}
