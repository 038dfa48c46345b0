import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { imagePath } from '../shared/paths.ts'
import { type SignedIn, testApp } from '../test-app.ts'
import { lyingOnItsSide, moving, twoHalves } from './test-pictures.ts'

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
  const answer = await world.app.request(path)
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

async function hashOf(bytes: Buffer): Promise<string> {
  const answer = await uploadOne(bytes)
  expect(answer.text).toContain('/media/')
  return answer.body.urls[0].split('/')[2]
}

describe('uploading pictures', () => {
  it('answers one URL for each picture, in order', async () => {
    const files = [
      { bytes: await twoHalves(800, 600), name: 'one.jpg' },
      { bytes: await twoHalves(600, 800, 'png'), name: 'two.png' },
      { bytes: await twoHalves(500, 500, 'webp'), name: 'three.webp' },
      { bytes: await twoHalves(400, 500, 'avif'), name: 'four.avif' },
    ]
    const answer = await upload('/api/units/upload-images', 'images', files)
    expect(answer.status).toBe(200)
    expect(answer.body.urls).toHaveLength(4)
    for (const url of answer.body.urls) {
      const { answer: served, bytes } = await fetchPicture(url)
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

  it('goes by the bytes, not by the name or the declared type', async () => {
    const png = await twoHalves(64, 64, 'png')
    expect((await uploadOne(png, 'photo.jpg', 'image/jpeg')).status).toBe(200)
    const answer = await uploadOne(Buffer.from('no picture at all'), 'photo.jpg', 'image/jpeg')
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain('photo.jpg is not a picture')
    expect(answer.body.errors).toEqual([{ path: 'images.0', message: answer.body.message }])
  })

  it('needs a signed-in colleague', async () => {
    const files = [{ bytes: await twoHalves(10, 10), name: 'a.jpg' }]
    expect((await upload('/api/units/upload-images', 'images', files, null)).status).toBe(401)
  })

  it('leaves an audit record', async () => {
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

  it('takes a project at most 5 pictures, a unit at most 15, with the words for each', async () => {
    const bytes = await twoHalves(20, 20)
    const many = (n: number) => Array.from({ length: n }, (_, i) => ({ bytes, name: `${i}.jpg` }))
    const project = await upload('/api/projects/upload-images', 'images', many(6))
    expect([project.status, project.body.message]).toEqual([
      400,
      'Maximum 5 images allowed for projects',
    ])
    const unit = await upload('/api/units/upload-images', 'images', many(16))
    expect([unit.status, unit.body.message]).toEqual([
      400,
      'Too many images: Maximum 15 images allowed',
    ])
    expect((await upload('/api/units/upload-images', 'images', many(15))).status).toBe(200)
  })

  it('refuses a file over 10 MB by name, and a logo over 5 MB', async () => {
    const big = Buffer.concat([await twoHalves(20, 20), Buffer.alloc(10 * 1024 * 1024)])
    const picture = await uploadOne(big, 'pool.jpg')
    expect([picture.status, picture.body.message]).toEqual([
      413,
      'File too large: pool.jpg is larger than 10MB. Please choose smaller files.',
    ])
    const logo = await upload('/api/developers/upload-logo', 'logo', [
      { bytes: big.subarray(0, 6 * 1024 * 1024), name: 'logo.png' },
    ])
    expect([logo.status, logo.body.message]).toEqual([413, 'File size must be less than 5MB'])
  })

  it('answers a logo by its URL and refuses what is no picture', async () => {
    const good = await upload('/api/developers/upload-logo', 'logo', [
      { bytes: await twoHalves(64, 64, 'png'), name: 'logo.png' },
    ])
    expect(good.body.logoUrl).toMatch(/^\/media\/[0-9a-f]{32}\/1280\.webp$/)
    const bad = await upload('/api/developers/upload-logo', 'logo', [
      { bytes: Buffer.from('%PDF-1.7'), name: 'logo.pdf' },
    ])
    expect(bad.status).toBe(400)
    expect(bad.body.message).toContain('Please upload an image file')
  })
})

describe('a hostile picture', () => {
  const refusals: [string, () => Promise<Buffer>, RegExp][] = [
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
    ['animated as WebP', moving, /is animated/],
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
    ['a PNG dressed as AVIF', async () => dressedAsAvif(await twoHalves(9, 9, 'png')), /damaged/],
    ['a JPEG dressed as PNG', async () => dressedAsPng(await twoHalves(9, 9)), /damaged/],
    ['a bomb of 60 megapixels', () => flatPng(10_000, 6_000), /too many pixels/],
  ]
  it.each(refusals)('that is %s is refused with the reason', async (_kind, make, reason) => {
    const answer = await uploadOne(await make(), 'sent.jpg')
    expect(answer.status).toBe(400)
    expect(answer.body.message).toMatch(reason)
    expect(answer.body.message).toContain('sent.jpg')
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
    const answer = await world.request('POST', '/api/units/upload-images', {
      as: anna,
      body: 'whatever',
      headers: { 'content-type': type },
    })
    expect(answer.status).toBe(status)
  })

  it('upload in another field is said to be missing', async () => {
    const files = [{ bytes: await twoHalves(10, 10), name: 'a.jpg' }]
    const answer = await upload('/api/units/upload-images', 'pictures', files)
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0].path).toBe('images')
  })
})

describe('serving pictures', () => {
  it('stands upright and carries no metadata', async () => {
    const hash = await hashOf(await lyingOnItsSide(400, 200))
    const { bytes } = await fetchPicture(imagePath(hash, 320))
    const shown = await sharp(bytes).metadata()
    expect([shown.width, shown.height]).toEqual([200, 400])
    expect([shown.exif, shown.orientation, shown.icc, shown.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    const top = await sharp(bytes)
      .extract({ left: 90, top: 20, width: 1, height: 1 })
      .raw()
      .toBuffer()
    expect(top[0]).toBeGreaterThan(200) // the red half, left in the file, stands on top
  })

  it('gives each width and format, never larger than the picture', async () => {
    const hash = await hashOf(await twoHalves(1000, 500))
    for (const [width, shown] of [
      [320, 320],
      [640, 640],
      [960, 960],
      [1280, 1000],
      [1920, 1000],
    ] as const) {
      for (const format of ['webp', 'avif'] as const) {
        const { answer, bytes } = await fetchPicture(imagePath(hash, width, format))
        expect(answer.headers.get('content-type')).toBe(`image/${format}`)
        expect((await sharp(bytes).metadata()).width).toBe(shown)
      }
    }
  })

  it('gives link previews a JPEG of 1200×630', async () => {
    const hash = await hashOf(await twoHalves(700, 700))
    const { answer, bytes } = await fetchPicture(imagePath(hash, 1200, 'jpg'))
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    const { width, height, format } = await sharp(bytes).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  })

  it('may be kept for a year and answers 304', async () => {
    const hash = await hashOf(await twoHalves(70, 70))
    const { answer } = await fetchPicture(imagePath(hash, 320))
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const etag = answer.headers.get('etag') ?? ''
    const again = await world.app.request(imagePath(hash, 320), {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  it('makes a variant once when many ask for it at the same time', async () => {
    const hash = await hashOf(await twoHalves(1500, 1000))
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => fetchPicture(imagePath(hash, 960, 'avif'))),
    )
    expect(new Set(answers.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
  })

  it.each([
    '/media/00000000000000000000000000000000/640.webp',
    '/media/nonsense/640.webp',
    '/media/00000000000000000000000000000000/641.webp',
    '/media/00000000000000000000000000000000/640.exe',
    '/media/00000000000000000000000000000000/original',
    '/media/..%2f..%2fetc/passwd',
  ])('knows nothing of %s', async (path) => {
    expect((await world.app.request(path)).status).toBe(404)
  })
})

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'

function dressedAsAvif(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from('\0\0\0\x18ftypavif\0\0\0\0mif1avif', 'latin1'), bytes])
}

function dressedAsPng(bytes: Buffer): Buffer {
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
