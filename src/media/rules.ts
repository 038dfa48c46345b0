import * as z from 'zod/mini'

const MB = 1024 * 1024

/** Limits of uploads, read by the doors, the forms and the messages. */
export const MAX_IMAGE_BYTES = 10 * MB
export const MAX_LOGO_BYTES = 5 * MB
export const MAX_UNIT_IMAGES = 15
export const MAX_PROJECT_IMAGES = 5
/** What a browser offers to choose; the server looks into the file itself. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
/** Larger pictures would not fit in memory side by side. */
export const MAX_PIXELS = 50_000_000
export const MAX_SIDE = 16_383

export const TOO_MANY_UNIT_IMAGES = `Too many images: Maximum ${MAX_UNIT_IMAGES} images allowed`
export const TOO_MANY_PROJECT_IMAGES = `Maximum ${MAX_PROJECT_IMAGES} images allowed for projects`
export const LOGO_TOO_LARGE = 'File size must be less than 5MB'
export const NOT_AN_IMAGE = 'Please upload an image file'

/** What is said of a picture over the limit, by its file's name. */
export function imageTooLarge(name: string): string {
  return `File too large: ${name} is larger than 10MB. Please choose smaller files.`
}

export const ImageUrls = z.object({ urls: z.array(z.string()) })
export const LogoUrl = z.object({ logoUrl: z.string() })
