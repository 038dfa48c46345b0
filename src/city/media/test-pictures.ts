import sharp from 'sharp'

/** A picture for tests: its left half red, its right half blue. */
export async function twoHalves(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff' = 'jpeg',
): Promise<Buffer> {
  return halves(width, height)[format]().toBuffer()
}

/** The same, turned as phones store it: EXIF orientation 6, with a place and a camera in the metadata. */
export async function turnedPicture(width: number, height: number): Promise<Buffer> {
  return halves(width, height)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'Camera of a person' }, IFD3: { GPSLatitude: '13/1 44/1 0/1' } })
    .toBuffer()
}

/** An animated WebP with two frames. */
export async function animatedPicture(): Promise<Buffer> {
  const first = await twoHalves(40, 30, 'png')
  const frames = [first, await sharp(first).flop().png().toBuffer()]
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

function halves(width: number, height: number) {
  const blue = { r: 0, g: 0, b: 255 }
  const right = {
    create: { width: Math.floor(width / 2), height, channels: 3 as const, background: blue },
  }
  return sharp({
    create: { width, height, channels: 3, background: { r: 255, g: 0, b: 0 } },
  }).composite([{ input: right, left: Math.ceil(width / 2), top: 0 }])
}
