/** The accepted picture types, read from the bytes; the file's name is ignored. */
export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif'

/** The type of a file by its first bytes: accepted, recognised but refused, or null if unknown. */
export function pictureType(head: Buffer): PictureType | 'heic' | 'gif' | 'svg' | 'tiff' | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg'
  if (head.subarray(0, 8).equals(PNG)) return 'image/png'
  if (ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP') return 'image/webp'
  if (isFileTypeBox(head)) return fromBrand(ascii(head, 8, 12))
  if (ascii(head, 0, 4) === 'GIF8') return 'gif'
  if (['II*\0', 'MM\0*'].includes(ascii(head, 0, 4))) return 'tiff'
  return isSvg(head) ? 'svg' : null
}

/** Whether a PNG is animated: its animation chunk comes before the first image data. */
export function isAnimatedPng(bytes: Buffer): boolean {
  const animation = bytes.indexOf('acTL')
  const data = bytes.indexOf('IDAT')
  return animation > 0 && (data < 0 || animation < data)
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Whether a file begins like HEIF: with a box of its length, `ftyp`, and four-letter brands. */
function isFileTypeBox(head: Buffer): boolean {
  if (head.length < 16 || ascii(head, 4, 8) !== 'ftyp') return false
  const length = head.readUInt32BE(0)
  return length >= 16 && length <= 512 && length % 4 === 0
}

// Only for the message of the refusal; SVGs are never rendered.
function isSvg(head: Buffer): boolean {
  const start = head.toString('utf8', 0, 200).trimStart().toLowerCase()
  return ['<svg', '<?xml', '<!doctype svg'].some((opening) => start.startsWith(opening))
}

function fromBrand(brand: string): 'image/avif' | 'heic' | null {
  if (brand === 'avif' || brand === 'avis') return 'image/avif'
  return ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'].includes(brand) ? 'heic' : null
}

function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.toString('latin1', from, to)
}
