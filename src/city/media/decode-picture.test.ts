import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { decodePicture } from './decode-picture.ts'
import { receivePicture } from './pictures.ts'
import { twoHalves } from './test-pictures.ts'

/** An incompressible, half-transparent picture: the slowest kind to decode. */
function noise(side: number): Promise<Buffer> {
  const raw = { width: side, height: side, channels: 4 as const }
  return sharp(randomBytes(side * side * 4), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
}

test('a picture that takes too long to decode is refused with that reason', async () => {
  await expect(decodePicture(await noise(4_000), 'slow.png', 1)).rejects.toThrow(
    'slow.png takes too long to read. Please save it as JPEG first.',
  )
})

test('formats that can draw or run their content cannot be decoded at all', async () => {
  for (const bytes of [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    await twoHalves(9, 9, 'gif'),
    await twoHalves(9, 9, 'tiff'),
  ]) {
    await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format')
  }
})

test('a visitor’s picture does not wait for those that staff upload', async () => {
  const world = await testApp()
  const { pictures } = world.services
  const context = world.context()
  const uploaded = await receivePicture(context, pictures, await twoHalves(50, 40), 'small.jpg')
  const large = await Promise.all([1, 2, 3].map(() => noise(700)))
  let finished = 0
  const uploads = large.map(async (bytes) => {
    await receivePicture(context, pictures, bytes, 'large.png')
    finished += 1
  })
  await world.request('GET', '/healthz')
  const response = await world.request('GET', uploaded.url.replace('1280.webp', '960.avif'))
  expect([response.status, finished]).toEqual([200, 0])
  await Promise.all(uploads)
})
