import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aProject } from '../../../records/projects/test-factory.ts'
import { saveUnit } from '../../../records/units/save-unit.ts'
import { aUnit } from '../../../records/units/test-factory.ts'
import { routes } from '../../../routes.ts'
import { SESSION_COOKIE } from '../../../team/staff/guard.ts'
import { type SignedIn, type TestApp, testApp } from '../../testing/test-app.ts'
import { type Listening, listen } from '../listen.ts'
import { rawGet } from '../test-get.ts'
import { serveCachedFirst } from './serve-cached.ts'

let world: TestApp
let admin: SignedIn
let server: Listening
let logged: number
beforeAll(async () => {
  world = await testApp()
  admin = await world.signIn('admin')
  const cache = world.services.responseCache ?? expect.fail('responses are cached in tests')
  logged = 0
  const first = serveCachedFirst(cache, SESSION_COOKIE, () => {
    logged += 1
  })
  server = await listen(world.app, '127.0.0.1', 0, first)
})
afterAll(() => server.stop())

describe('a client that already has a version', () => {
  test('gets 304 with the same headers and no body', async () => {
    const { id } = await aUnit(world)
    for (const path of ['/', '/search', `/property/${id}`, `/api/units/${id}`, '/api/stations']) {
      const first = await get(path)
      const again = await get(path, { 'if-none-match': first.headers.etag ?? '' })
      expect([path, again.status, again.text]).toEqual([path, 304, ''])
      expect(again.headers.etag).toBe(first.headers.etag)
      expect(again.headers['cache-control']).toBe('public, no-cache')
      const direct = { 'if-none-match': `"other", ${first.headers.etag}` }
      expect((await world.request('GET', path, { headers: direct })).status).toBe(304)
      expect((await get(path, { 'if-none-match': 'W/"another"' })).status).toBe(200)
    }
  })

  test('gets another ETag when something that it can see changed, and only then', async () => {
    const today = await testApp()
    today.now = new Date('2026-11-20T15:00:00+07:00')
    const etag = async (path: string) => {
      const { headers } = await today.request('GET', path)
      return headers.get('etag')
    }
    const first = await etag('/')
    const hidden = await aUnit(today, { showOnWebsite: false })
    await saveUnit(today.context(), hidden.id, { description: 'Not yet' })
    expect(await etag('/')).toBe(first)
    await saveUnit(today.context(), hidden.id, { showOnWebsite: true })
    const shown = await etag('/')
    expect(shown).not.toBe(first)
    today.now = new Date('2026-11-21T00:00:00+07:00')
    expect(await etag('/')).not.toBe(shown)
  })

  test('gets another ETag when a list grew although its page is the same', async () => {
    const project = await aProject(world)
    const ask = () => get(`/api/units?projectId=${project.id}&limit=1&sort=price_asc`)
    await aUnit(world, { projectId: project.id, price: 1_000_000 })
    const first = await ask()
    await aUnit(world, { projectId: project.id, price: 2_000_000 })
    const later = await ask()
    expect(later.text).toBe(first.text)
    expect(later.headers.etag).not.toBe(first.headers.etag)
  })
})

describe('staff', () => {
  test('never get a cached response, and their responses are not cached', async () => {
    const { id } = await aUnit(world, { externalDataSource: 'owner of 12A', unitNumber: 'S-1' })
    const path = `/api/units/${id}`
    const asStaff = async () => get(path, { cookie: admin.cookie })
    expect((await asStaff()).text).toContain('owner of 12A')
    const visitors = await get(path)
    expect(visitors.text).not.toContain('owner of 12A')
    expect(visitors.headers.vary).toMatch(/Cookie/)
    const theirs = await asStaff()
    expect(theirs.text).toContain('owner of 12A')
    expect(theirs.headers['cache-control']).toBe('no-store')
    expect(theirs.headers.etag).toBeUndefined()
    const known = { cookie: admin.cookie, 'if-none-match': visitors.headers.etag ?? '' }
    expect((await get(path, known)).status).toBe(200)
    expect((await get(path)).text).not.toContain('owner of 12A')
  })

  test('get 401 when their session has ended, not the response for visitors', async () => {
    const { id } = await aUnit(world)
    const lists = [`/api/units/${id}`, '/api/units', '/api/developers', '/api/projects']
    for (const path of lists) {
      expect((await get(path)).status).toBe(200)
      const ended: Record<string, string>[] = [{}, { cookie: `${SESSION_COOKIE}=of-another-day` }]
      for (const headers of ended) {
        const response = await get(path, { ...headers, 'x-answer-as': 'staff' })
        expect(response.status).toBe(401)
        expect(response.text).toContain('Please sign in.')
      }
      const signedIn = await get(path, { cookie: admin.cookie, 'x-answer-as': 'staff' })
      expect(signedIn.status).toBe(200)
    }
  })

  test('get the same pages as every visitor', async () => {
    const { id } = await aUnit(world, { externalDataSource: 'owner of 12B', unitNumber: 'S-2' })
    const asStaff = await get(`/property/${id}`, { cookie: admin.cookie })
    expect(asStaff.text).toContain('S-2')
    expect(asStaff.text).not.toContain('owner of 12B')
    expect((await get(`/property/${id}`)).text).toBe(asStaff.text)
  })
})

test('URLs that differ only in spelling share one cached response', async () => {
  const { id } = await aUnit(world, { unitNumber: 'Variant' })
  await withStaleCache(id, async () => {
    for (const path of [
      '/api/units?limit=5&selectedBedrooms=1,2',
      '/api/units?selectedBedrooms=2&selectedBedrooms=1&limit=5&area=any',
      '/api/units?utm_source=mail&limit=5&offset=0&selectedBedrooms=1%2C2&sort=newest&x[]=%00',
    ]) {
      expect([path, (await get(path)).text.includes('Variant')]).toEqual([path, true])
      expect((await get(path)).text).toContain('Variant')
    }
    expect((await get('/api/units?limit=6&selectedBedrooms=1,2')).text).not.toContain('Variant')
  })

  /** Caches the first URL, then hides the unit without notice, so that only cached responses still contain it. */
  async function withStaleCache(unitId: number, check: () => Promise<void>) {
    await get('/api/units?limit=5&selectedBedrooms=1,2')
    const set = (showOnWebsite: boolean) =>
      world.db.updateTable('units').set({ showOnWebsite }).where('id', '=', unitId).execute()
    await set(false)
    await check()
    await set(true)
    world.services.catalogue.seen(world.services.catalogue.current + 1)
  }
})

test('what one client adds to a URL or its headers does not reach another client', async () => {
  const project = await aProject(world)
  for (const unitNumber of ['P-1', 'P-2', 'P-3']) {
    await aUnit(world, { projectId: project.id, unitNumber })
  }
  const cachedRoutes = routes.filter((route) => route.cached && !route.path.includes('{'))
  expect(cachedRoutes.length).toBeGreaterThan(6)
  for (const { path } of cachedRoutes) {
    const junk = '?limit=1&cb=evil%22%3E%3Cscript%3E&evil'
    const evilHeaders = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      cookie: 'evil=1',
    }
    const first = await get(path + junk, { ...evilHeaders, 'x-request-id': 'evil' })
    const second = await get(`${path}?limit=1`, { host: 'good.example' })
    for (const { headers, text } of [first, second]) {
      expect(JSON.stringify({ path, headers, text })).not.toMatch(/evil.example|<script|cb=/)
    }
    expect(second.headers.link).toBe(first.headers.link)
    expect(second.headers['x-request-id']).not.toBe('evil')
  }
})

test('no URL is remembered if it or its host is long', async () => {
  const byUrl = (path: string) => world.services.responseCache?.byUrl(path)
  const long = `/?visit=${'9'.repeat(5000)}`
  await get(long)
  expect(byUrl(long)).toBeUndefined()
  await get('/?visit=1', { host: 'x'.repeat(5000) })
  expect(byUrl('/?visit=1')).toBeUndefined()
  await get('/?visit=1')
  expect(byUrl('/?visit=1')).toBeDefined()
})

test('HEAD returns the headers of GET', async () => {
  for (const path of ['/', '/search', '/api/units', '/api/stations']) {
    const get = await world.request('GET', path)
    const head = await world.request('HEAD', path)
    expect([path, head.status, head.text]).toEqual([path, 200, ''])
    const own = (headers: Headers) => [...headers].filter(([name]) => name !== 'x-request-id')
    expect(own(head.headers)).toEqual(own(get.headers))
  }
})

test('each client gets an encoding that it accepts, with the same content', async () => {
  const plain = await get('/')
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const [accepted, encoding, decompress] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const) {
    for (let n = 0; n < 12; n += 1) {
      const response = await get('/', { 'accept-encoding': accepted })
      expect(response.headers['content-encoding']).toBe(encoding)
      expect(response.headers['content-length']).toBe(String(response.bytes.length))
      expect(response.headers.vary).toBe('Accept-Encoding')
      expect(decompress(response.bytes).toString()).toBe(plain.text)
    }
  }
  for (const accepted of ['identity', 'deflate', 'br;q=0', '']) {
    const response = await get('/', { 'accept-encoding': accepted })
    expect(response.headers['content-encoding']).toBeUndefined()
    expect(response.text).toBe(plain.text)
  }
})

test('a cached response has the common headers, and one in a hundred is logged', async () => {
  await get('/')
  logged = 0
  for (let n = 0; n < 200; n += 1) await get('/')
  expect(logged).toBe(2)
  const { headers } = await get('/')
  expect(headers['content-security-policy']).toContain("default-src 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['set-cookie']).toBeUndefined()
})

function get(path: string, headers: Record<string, string> = {}) {
  return rawGet(`${server.origin}${path}`, headers)
}
