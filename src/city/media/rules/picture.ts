import * as z from 'zod/mini'
import { pictureRefusals } from '../../../shared/refusals/pictures.ts'

const MB = 1024 * 1024

/** The limits of uploads, for endpoints, forms and messages. */
export const MAX_IMAGE_BYTES = 10 * MB
export const MAX_LOGO_BYTES = 5 * MB
export const MAX_UNIT_IMAGES = 15
export const MAX_PROJECT_IMAGES = 5
/** The types offered by the browser's file dialog; the server checks the bytes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
/** The limit on pixels; larger pictures would not fit in memory side by side. */
export const MAX_PIXELS = 50_000_000
export const MAX_SIDE = 16_383

export const TOO_MANY_UNIT_IMAGES = pictureRefusals.too_many_unit_images({
  most: MAX_UNIT_IMAGES,
})
export const TOO_MANY_PROJECT_IMAGES = pictureRefusals.too_many_project_images({
  most: MAX_PROJECT_IMAGES,
})
export const LOGO_TOO_LARGE = pictureRefusals.logo_too_large
export const NOT_AN_IMAGE = pictureRefusals.not_an_image

/** The message for a picture over the limit, with its file's name. */
export function imageTooLarge(name: string): string {
  return pictureRefusals.image_too_large({ name })
}

/** The limits of a record's pictures: their number and size, with the messages for each. */
export function imageLimits(max: number, tooMany: string) {
  return {
    max,
    maxBytes: MAX_IMAGE_BYTES,
    types: PICTURE_TYPES,
    messages: {
      wrongType: () => NOT_AN_IMAGE,
      tooLarge: imageTooLarge,
      tooMany: () => tooMany,
    },
  }
}

export const ImageUrls = z.object({ urls: z.array(z.string()) })
export const LogoUrl = z.object({ logoUrl: z.string() })
export const PhotoUrl = z.object({ photoUrl: z.string() })
