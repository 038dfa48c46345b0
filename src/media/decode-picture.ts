import sharp from 'sharp'
import { Refused } from '../refused.ts'
import { isAnimatedPng, type PictureType, pictureType } from './picture-type.ts'
import { MAX_PIXELS, MAX_SIDE, NOT_AN_IMAGE } from './rules.ts'

/** Longest side of what is kept; every served width is made from it. */
const MASTER_SIDE = 2560

/** Four times what the largest pictures take that are what they seem. */
const MOST_SECONDS = 20

sharp.concurrency(1)
sharp.cache(false)
// The library reads some thirty formats, among them some that draw or run what they hold.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`),
})

/** A picture made safe: upright, without metadata, in sRGB, at most 2560 px, its pixels all readable. */
export type Master = { bytes: Buffer; contentType: PictureType; width: number; height: number }

/**
 * Decodes a picture as received; its bytes decide what it is. Throws 400 with what to do when it is
 * no picture, damaged, cut short, animated, has too many pixels, or takes longer than `seconds`.
 * `name` is the file's, for messages.
 */
export async function decodePicture(
  bytes: Buffer,
  name: string,
  seconds = MOST_SECONDS,
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
      throw refused(name, notWhatItSeems)
    }
    if ((pages ?? 1) > 1) throw refused(name, 'is animated. Please choose a still picture.')
    if (width > MAX_SIDE || height > MAX_SIDE || width * height > MAX_PIXELS) {
      throw refused(name, tooManyPixels)
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

const tooManyPixels = `has too many pixels. At most ${MAX_PIXELS / 1_000_000} megapixels are accepted.`
const notWhatItSeems = 'is not what its first bytes say. Please save it as JPEG first.'

function acceptedType(bytes: Buffer, name: string): PictureType {
  const type = pictureType(bytes.subarray(0, 512))
  if (type === null) throw refused(name, `is not a picture. ${NOT_AN_IMAGE}.`)
  if (type === 'heic') {
    throw refused(
      name,
      'is a HEIC picture, which browsers cannot show. Please save it as JPEG first.',
    )
  }
  if (type === 'gif' || type === 'svg' || type === 'tiff') {
    throw refused(
      name,
      `is a ${type.toUpperCase()} file. Please choose a JPEG, PNG, WebP or AVIF picture.`,
    )
  }
  if (type === 'image/png' && isAnimatedPng(bytes)) {
    throw refused(name, 'is animated. Please choose a still picture.')
  }
  return type
}

// The library speaks of what it met in words meant for programmers.
function unreadable(error: unknown, name: string): Refused {
  const said = error instanceof Error ? error.message : ''
  if (said.includes('timeout:')) {
    return refused(name, 'takes too long to read. Please save it as JPEG first.')
  }
  return /pixel limit|too large|dimensions/i.test(said)
    ? refused(name, tooManyPixels)
    : refused(name, 'is damaged or incomplete. Please choose another copy of it.')
}

function refused(name: string, what: string): Refused {
  return new Refused(400, `${name} ${what}`)
}
