import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { imagePath } from '../../shared/paths.ts'
import { animatedPicture, turnedPicture, twoHalves } from './test-pictures.ts'

const world = await testApp()
let anna: SignedIn
beforeAll(async () => {
  anna = await world.signIn('admin')
})

type File = { bytes: Buffer; name: string; type?: string }

function upload(path: string, field: string, files: File[], as: SignedIn | null = anna) {
  const body = new FormData()
  for (const { bytes, name, type } of files) {
    body.append(field, new Blob([new Uint8Array(bytes)], { type: type ?? 'image/jpeg' }), name)
  }
  return world.request('POST', path, { as, body })
}
const uploadOne = (bytes: Buffer, name = 'room.jpg', type?: string) =>
  upload('/api/units/upload-images', 'images', [{ bytes, name, ...(type && { type }) }])

async function fetchPicture(path: string) {
  const response = await world.app.request(path)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function hashOf(bytes: Buffer): Promise<string> {
  const response = await uploadOne(bytes)
  expect(response.text).toContain('/media/')
  return response.body.urls[0].split('/')[2]
}

describe('uploading pictures', () => {
  it('returns one URL for each picture, in order', async () => {
    const files = [
      { bytes: await twoHalves(800, 600), name: 'one.jpg' },
      { bytes: await twoHalves(600, 800, 'png'), name: 'two.png' },
      { bytes: await twoHalves(500, 500, 'webp'), name: 'three.webp' },
      { bytes: await twoHalves(400, 500, 'avif'), name: 'four.avif' },
    ]
    const response = await upload('/api/units/upload-images', 'images', files)
    expect(response.status).toBe(200)
    expect(response.body.urls).toHaveLength(4)
    for (const url of response.body.urls) {
      const { response: served, bytes } = await fetchPicture(url)
      expect(served.status).toBe(200)
      expect((await sharp(bytes).metadata()).format).toBe('webp')
    }
  })

  it('stores the same bytes once', async () => {
    const bytes = await twoHalves(333, 222)
    const first = await uploadOne(bytes)
    const second = await uploadOne(bytes, 'again.jpg')
    expect(second.body).toEqual(first.body)
  })

  it('reads the type from the bytes, not from the name or the declared type', async () => {
    const png = await twoHalves(64, 64, 'png')
    expect((await uploadOne(png, 'photo.jpg', 'image/jpeg')).status).toBe(200)
    const result = await uploadOne(Buffer.from('no picture at all'), 'photo.jpg', 'image/jpeg')
    expect(result.status).toBe(400)
    expect(result.body.message).toContain('photo.jpg is not a picture')
    expect(result.body.errors).toMatchObject([{ path: 'images.0', message: result.body.message }])
  })

  it('requires staff', async () => {
    const files = [{ bytes: await twoHalves(10, 10), name: 'a.jpg' }]
    expect((await upload('/api/units/upload-images', 'images', files, null)).status).toBe(401)
  })

  it('writes an audit record', async () => {
    const hash = await hashOf(await twoHalves(101, 102))
    const row = await world.db
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', 'image')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ action: 'create', actorId: anna.actor.id })
    expect(JSON.stringify(row.changes)).toContain(hash)
  })

  it('accepts at most 5 pictures for a project and 15 for a unit, with a message for each', async () => {
    const bytes = await twoHalves(20, 20)
    const filesOf = (n: number) =>
      Array.from({ length: n }, (_, i) => ({ bytes, name: `${i}.jpg` }))
    const project = await upload('/api/projects/upload-images', 'images', filesOf(6))
    expect([project.status, project.body.message]).toEqual([
      400,
      'Maximum 5 images allowed for projects',
    ])
    const unit = await upload('/api/units/upload-images', 'images', filesOf(16))
    expect([unit.status, unit.body.message]).toEqual([
      400,
      'Too many images: Maximum 15 images allowed',
    ])
    expect((await upload('/api/units/upload-images', 'images', filesOf(15))).status).toBe(200)
  })

  it('refuses a file over 10 MB by name, and a logo over 5 MB', async () => {
    const tooLarge = Buffer.concat([await twoHalves(20, 20), Buffer.alloc(10 * 1024 * 1024)])
    const picture = await uploadOne(tooLarge, 'pool.jpg')
    expect([picture.status, picture.body.message]).toEqual([
      413,
      'File too large: pool.jpg is larger than 10MB. Please choose smaller files.',
    ])
    const logo = await upload('/api/developers/upload-logo', 'logo', [
      { bytes: tooLarge.subarray(0, 6 * 1024 * 1024), name: 'logo.png' },
    ])
    expect([logo.status, logo.body.message]).toEqual([413, 'File size must be less than 5MB'])
  })

  it('returns the URL of a logo, and refuses a file that is no picture', async () => {
    const accepted = await upload('/api/developers/upload-logo', 'logo', [
      { bytes: await twoHalves(64, 64, 'png'), name: 'logo.png' },
    ])
    expect(accepted.body.logoUrl).toMatch(/^\/media\/[0-9a-f]{32}\/1280\.webp$/)
    const refused = await upload('/api/developers/upload-logo', 'logo', [
      { bytes: Buffer.from('%PDF-1.7'), name: 'logo.pdf' },
    ])
    expect(refused.status).toBe(400)
    expect(refused.body.message).toContain('Please upload an image file')
  })
})

describe('a hostile picture', () => {
  const examples: [string, () => Promise<Buffer>, RegExp][] = [
    [
      'cut short',
      async () => (await twoHalves(900, 700)).subarray(0, 3000),
      /damaged or incomplete/,
    ],
    [
      'cut short as PNG',
      async () => (await twoHalves(900, 700, 'png')).subarray(0, 900),
      /damaged or incomplete/,
    ],
    ['animated as WebP', animatedPicture, /is animated/],
    ['a GIF', () => twoHalves(30, 30, 'gif'), /is a GIF file/],
    ['a TIFF', () => twoHalves(30, 30, 'tiff'), /is a TIFF file/],
    [
      'an SVG with a script',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      /is a SVG file/,
    ],
    ['a HEIC', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), /HEIC/],
    ['empty', async () => Buffer.alloc(0), /is not a picture/],
    ['only a header', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), /damaged or incomplete/],
    [
      'an SVG dressed as AVIF',
      async () => Buffer.from(`<!--ftypavif-->${drawing}`),
      /is not a picture/,
    ],
    [
      'an SVG behind the first box of an AVIF',
      async () => Buffer.from(`\0\0\0\x18ftypavif\0\0\0\0mif1avif${drawing}`),
      /damaged or incomplete/,
    ],
    ['an SVG behind 66 byte order marks', async () => Buffer.from('\ufeff'.repeat(66)), /is not a/],
    [
      'an SVG behind spaces and byte order marks',
      async () => Buffer.from(`\ufeff \ufeff\n${drawing}`),
      /is a SVG file/,
    ],
    ['a PNG dressed as AVIF', async () => fakeAvif(await twoHalves(9, 9, 'png')), /damaged/],
    ['a JPEG dressed as PNG', async () => fakePng(await twoHalves(9, 9)), /damaged/],
    ['a bomb of 60 megapixels', () => flatPng(10_000, 6_000), /too many pixels/],
  ]
  it.each(examples)('that is %s is refused with the reason', async (_kind, make, reason) => {
    const response = await uploadOne(await make(), 'sent.jpg')
    expect(response.status).toBe(400)
    expect(response.body.message).toMatch(reason)
    expect(response.body.message).toContain('sent.jpg')
  })

  it('with a frame list before its data is refused as animated', async () => {
    const png = await twoHalves(30, 30, 'png')
    const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1')
    const animated = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)])
    expect((await uploadOne(animated)).body.message).toMatch(/is animated/)
  })

  it.each([
    ['no multipart at all', 'image/jpeg', 415],
    ['no boundary', 'multipart/form-data', 415],
    ['a boundary that never comes', 'multipart/form-data; boundary=x', 400],
  ])('upload with %s is refused', async (_kind, type, status) => {
    const response = await world.request('POST', '/api/units/upload-images', {
      as: anna,
      body: 'whatever',
      headers: { 'content-type': type },
    })
    expect(response.status).toBe(status)
  })

  it('upload in another field is refused as missing', async () => {
    const files = [{ bytes: await twoHalves(10, 10), name: 'a.jpg' }]
    const response = await upload('/api/units/upload-images', 'pictures', files)
    expect(response.status).toBe(400)
    expect(response.body.errors[0].path).toBe('images')
  })
})

describe('serving pictures', () => {
  it('turns pictures upright and removes metadata', async () => {
    const hash = await hashOf(await turnedPicture(400, 200))
    const { bytes } = await fetchPicture(imagePath(hash, 320))
    const metadata = await sharp(bytes).metadata()
    expect([metadata.width, metadata.height]).toEqual([200, 400])
    expect([metadata.exif, metadata.orientation, metadata.icc, metadata.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    const top = await sharp(bytes)
      .extract({ left: 90, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(top[0]).toBeGreaterThan(200) // the red half, left in the file, is on top
  })

  it('serves each width and format, never larger than the picture', async () => {
    const hash = await hashOf(await twoHalves(1000, 500))
    for (const [width, served] of [
      [320, 320],
      [640, 640],
      [960, 960],
      [1280, 1000],
      [1920, 1000],
    ] as const) {
      for (const format of ['webp', 'avif'] as const) {
        const { response, bytes } = await fetchPicture(imagePath(hash, width, format))
        expect(response.headers.get('content-type')).toBe(`image/${format}`)
        expect((await sharp(bytes).metadata()).width).toBe(served)
      }
    }
  })

  it('serves a JPEG of 1200×630 for link previews', async () => {
    const hash = await hashOf(await twoHalves(700, 700))
    const { response, bytes } = await fetchPicture(imagePath(hash, 1200, 'jpg'))
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    const { width, height, format } = await sharp(bytes).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  })

  it('may be cached for a year and is revalidated with 304', async () => {
    const hash = await hashOf(await twoHalves(70, 70))
    const { response } = await fetchPicture(imagePath(hash, 320))
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const etag = response.headers.get('etag') ?? ''
    const revalidated = await world.app.request(imagePath(hash, 320), {
      headers: { 'if-none-match': etag },
    })
    expect(revalidated.status).toBe(304)
  })

  it('makes a variant once for simultaneous requests', async () => {
    const hash = await hashOf(await twoHalves(1500, 1000))
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => fetchPicture(imagePath(hash, 960, 'avif'))),
    )
    expect(new Set(responses.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
  })

  it.each([
    '/media/00000000000000000000000000000000/640.webp',
    '/media/nonsense/640.webp',
    '/media/00000000000000000000000000000000/641.webp',
    '/media/00000000000000000000000000000000/640.exe',
    '/media/00000000000000000000000000000000/original',
    '/media/..%2f..%2fetc/passwd',
  ])('answers 404 for %s', async (path) => {
    expect((await world.app.request(path)).status).toBe(404)
  })
})

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

function fakeAvif(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'latin1'), bytes])
}

function fakePng(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), bytes])
}

function flatPng(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: { width, height, channels: 3, background: '#fff' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer()
}
