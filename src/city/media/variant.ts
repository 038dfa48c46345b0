import sharp from 'sharp'
import { IMAGE_WIDTHS } from '../../shared/paths.ts'

/** A served form of a picture: a width in a format, or the 1200×630 JPEG of link previews. */
export type Variant = { name: string; width: number; format: 'avif' | 'webp' | 'jpg' }

export const PREVIEW = { width: 1200, height: 630 }

/** The variant of a file name such as `640.webp`, or null if there is none. */
export function variantNamed(name: string): Variant | null {
  const [, digits, format] = /^(\d+)\.(avif|webp|jpg)$/.exec(name) ?? []
  const width = Number(digits)
  const widths: readonly number[] = IMAGE_WIDTHS
  if (format === 'jpg') return width === PREVIEW.width ? { name, width, format } : null
  return (format === 'avif' || format === 'webp') && widths.includes(width)
    ? { name, width, format }
    : null
}

/** Every variant that is served. */
export const allVariants: readonly Variant[] = [
  ...IMAGE_WIDTHS.flatMap((width) => [`${width}.avif`, `${width}.webp`]),
  `${PREVIEW.width}.jpg`,
].flatMap((name) => variantNamed(name) ?? [])

export function variantType({ format }: Variant): string {
  return format === 'jpg' ? 'image/jpeg' : `image/${format}`
}

/** Makes a variant from a master; never enlarges a small picture. */
export function makeVariant(master: Buffer, { width, format }: Variant): Promise<Buffer> {
  const input = sharp(master, { failOn: 'error' })
  if (format === 'jpg') {
    return input
      .flatten({ background: '#ffffff' })
      .resize({ ...PREVIEW, fit: 'cover' })
      .jpeg({ quality: 82, progressive: true })
      .toBuffer()
  }
  const sized = input.resize({ width, withoutEnlargement: true })
  // AVIF with effort 2 is hardly larger than with effort 4, in a sixth of the time.
  return (
    format === 'avif'
      ? sized.avif({ quality: 55, effort: 2 })
      : sized.webp({ quality: 78, effort: 3 })
  ).toBuffer()
}
