import { once } from 'node:events'
import http from 'node:http'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from '../../platform/http/listen.ts'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { MAX_LOGO_BYTES } from './rules/picture.ts'
import { twoHalves } from './test-pictures.ts'

const world = await testApp()
const people = {
  agent: await world.signIn('agent'),
  manager: await world.signIn('manager'),
  user: await world.signIn('user'),
}

function upload(parts: Buffer[], as: SignedIn | null, field = 'logo', name = 'logo.png') {
  const body = new FormData()
  for (const bytes of parts) body.append(field, new Blob([new Uint8Array(bytes)]), name)
  return world.request('POST', '/api/developers/upload-logo', { as, body })
}

const paddedTo = async (size: number) => {
  const picture = await twoHalves(64, 64, 'png')
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)])
}

test('staff upload a logo, and a developer shows it', async () => {
  for (const as of [people.agent, people.manager]) {
    const logo = await upload([await twoHalves(90, 60, 'png')], as)
    expect([logo.status, Object.keys(logo.body)]).toEqual([200, ['logoUrl']])
    const body = { name: `Shown by ${as.actor.role}`, logo: logo.body.logoUrl }
    const developer = await world.request('POST', '/api/developers', { as, body })
    expect([developer.status, developer.body.logo]).toEqual([201, logo.body.logoUrl])
    expect((await world.app.request(logo.body.logoUrl)).headers.get('content-type')).toBe(
      'image/webp',
    )
  }
})

test('visitors and users without access to the dashboard cannot upload', async () => {
  const picture = [await twoHalves(20, 20, 'png')]
  const visitor = await upload(picture, null)
  expect([visitor.status, visitor.body.message]).toEqual([401, 'Please sign in.'])
  expect((await upload(picture, people.user)).status).toBe(403)
})

test('5 MB are accepted, one byte more is refused with the form’s message', async () => {
  expect((await upload([await paddedTo(MAX_LOGO_BYTES)], people.agent)).status).toBe(200)
  const { status, body } = await upload([await paddedTo(MAX_LOGO_BYTES + 1)], people.agent)
  const message = 'File size must be less than 5MB'
  expect([status, body.message]).toEqual([413, message])
  expect(body.errors).toMatchObject([{ path: 'logo', message }])
})

test('an upload far over the limit gets its refusal after all of it is sent', async () => {
  const server = await listen(world.app, '127.0.0.1', 0, () => false)
  onTestFinished(() => server.stop(0))
  const request = http.request(`${server.origin}/api/developers/upload-logo`, {
    method: 'POST',
    headers: { cookie: people.agent.cookie, 'content-type': 'multipart/form-data; boundary=x' },
  })
  const responseEvent = once(request, 'response')
  const head = '--x\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\n'
  const megabytes = Array.from({ length: 80 }, () => Buffer.alloc(MAX_LOGO_BYTES / 5))
  Readable.from([Buffer.from(head), ...megabytes, Buffer.from('\r\n--x--\r\n')]).pipe(request)
  const [response] = await responseEvent
  expect(response.statusCode).toBe(413)
  expect(await json(response)).toMatchObject({ message: 'File size must be less than 5MB' })
})

test.each([
  ['a document', [Buffer.from('%PDF-1.7')], 'logo'],
  ['an empty file', [Buffer.alloc(0)], 'logo'],
  ['no file', [], 'logo'],
  ['a picture in another field', [await twoHalves(9, 9, 'png')], 'file'],
  ['two pictures', [await twoHalves(9, 9, 'png'), await twoHalves(8, 8, 'png')], 'logo'],
])('%s is refused with advice', async (_case, parts, field) => {
  const { status, body } = await upload(parts, people.agent, field)
  expect([status, body.errors[0].path]).toEqual([400, 'logo'])
  expect(body.message).toContain('Please upload an image file')
})

test('an SVG is refused by the name of its format', async () => {
  const drawing = Buffer.from('<svg><script>1</script></svg>')
  const { status, body } = await upload([drawing], people.agent)
  expect([status, body.errors[0].path]).toEqual([400, 'logo'])
  expect(body.message).toContain('logo.png is a SVG file')
})
