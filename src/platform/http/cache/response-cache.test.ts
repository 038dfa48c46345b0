import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { CatalogueVersion } from '../../db/catalogue-version.ts'
import type { ResponseCache as Cache, CachedResponse } from './response-cache.ts'

// Modules are reset so that neither this file nor another one gets the modules that the other has loaded.
vi.mock(import('./encoding.ts'), { spy: true })
vi.resetModules()
const encoding = await import('./encoding.ts')
const { ResponseCache } = await import('./response-cache.ts')
afterAll(() => {
  vi.doUnmock('./encoding.ts')
  vi.resetModules()
})

const MAX_BYTES = 1_000_000
const NOON = new Date('2026-11-20T12:00:00+07:00')

function aCache({ now = () => NOON, maxBytes = MAX_BYTES } = {}) {
  const catalogue = new CatalogueVersion()
  return { catalogue, cache: new ResponseCache(catalogue, now, {}, maxBytes) }
}

function store(cache: Cache, key: string, body: string | Buffer, stamp = cache.stamp()) {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const response = { key, audience: 'everybody' as const, etag: 'W/"1"', headers }
  cache.alias(`/${key}`, key)
  return cache.store(response, Buffer.from(body), stamp ?? '')
}

test('a response is found by its key and by every URL mapped to it', () => {
  const { cache } = aCache()
  const cached = store(cache, 'home', 'Welcome')
  cache.alias('/?utm_source=mail', 'home')
  expect(cache.byKey('home', cache.stamp())).toBe(cached)
  expect(cache.byUrl('/home')).toBe(cached)
  expect(cache.byUrl('/?utm_source=mail')).toBe(cached)
  expect(cache.byUrl('/elsewhere')).toBeUndefined()
})

test('memory stays bounded whatever is requested', () => {
  const { cache } = aCache()
  for (let n = 0; n < 2000; n += 1) {
    const cached = store(cache, `page ${n}`, `${n} `.repeat(1000))
    ready(cache, cached, 'br')
    ready(cache, cached, 'gzip')
    expect(cache.bytes).toBeLessThanOrEqual(MAX_BYTES)
  }
  expect(cache.bytes).toBeGreaterThan(MAX_BYTES / 2)
})

test('responses without a body count towards the limit too', () => {
  const { cache } = aCache()
  for (let n = 0; n < 1000; n += 1) store(cache, `nothing ${n}`, '')
  const found = Array.from({ length: 1000 }, (_, n) => cache.byUrl(`/nothing ${n}`))
  expect(found.filter(Boolean).length).toBeLessThan(300)
  expect(cache.bytes).toBeLessThanOrEqual(MAX_BYTES)
})

test('a response larger than the limit is returned but not stored', () => {
  const { cache } = aCache()
  const cached = store(cache, 'huge', 'x'.repeat(MAX_BYTES + 1))
  expect(ready(cache, cached, 'identity').bytes.length).toBe(MAX_BYTES + 1)
  expect(cache.byUrl('/huge')).toBeUndefined()
  expect(cache.bytes).toBe(0)
})

test('the least recently used responses are evicted', () => {
  const { cache } = aCache()
  store(cache, 'home', 'Welcome'.repeat(1000))
  for (let n = 0; n < 1000; n += 1) {
    store(cache, `seen once ${n}`, 'Rare'.repeat(1000))
    expect(cache.byUrl('/home')).toBeDefined()
  }
  expect(cache.byUrl('/seen once 0')).toBeUndefined()
})

test('storing the same key twice counts its size once', () => {
  const { cache } = aCache()
  store(cache, 'home', 'x'.repeat(10_000))
  const once = cache.bytes
  store(cache, 'home', 'y'.repeat(10_000))
  expect(cache.bytes).toBe(once)
})

test('the number of URLs mapped to responses is limited', () => {
  const { cache } = aCache()
  const cached = store(cache, 'home', 'Welcome')
  const urls = Array.from({ length: 30_000 }, (_, n) => `/?visit=${n}`)
  for (const url of urls) cache.alias(url, 'home')
  expect(urls.filter((url) => cache.byUrl(url) === cached).length).toBeLessThanOrEqual(20_000)
})

test('a change of the catalogue clears the cache', () => {
  const { cache, catalogue } = aCache()
  store(cache, 'home', 'Welcome')
  catalogue.seen(1)
  expect(cache.byUrl('/home')).toBeUndefined()
  expect(cache.bytes).toBe(0)
})

test('a response whose stamp is no longer current is returned but not stored', () => {
  const { cache, catalogue } = aCache()
  const stamp = cache.stamp()
  catalogue.seen(1)
  const cached = store(cache, 'home', 'Welcome', stamp)
  expect(ready(cache, cached, 'identity').bytes.toString()).toBe('Welcome')
  expect(cache.byUrl('/home')).toBeUndefined()
})

test('the stamp names the version and the Bangkok day', () => {
  let now = new Date('2026-11-20T23:59:59.999+07:00')
  const { cache, catalogue } = aCache({ now: () => now })
  catalogue.seen(41)
  const late = cache.stamp()
  expect(late).toContain('41')
  expect(late).toContain('2026-11-20')
  now = new Date('2026-11-21T00:00:00+07:00')
  const early = cache.stamp()
  expect(early).toContain('2026-11-21')
  expect(cache.stamp(new Date('2026-11-20T23:59:59.999+07:00'))).toBe(late)
  expect(cache.stamp()).toBe(early)
})

test('a response started before midnight is not stored for the new day', () => {
  let now = new Date('2026-11-20T23:59:59.999+07:00')
  const { cache } = aCache({ now: () => now })
  const stamp = cache.stamp(now)
  now = new Date('2026-11-21T00:00:00.001+07:00')
  store(cache, 'home', 'Confirmed today', stamp)
  expect(cache.byUrl('/home')).toBeUndefined()
})

test('nothing is stored or returned while the catalogue version is uncertain', () => {
  const { cache, catalogue } = aCache()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  catalogue.confirm(0, 10_000)
  store(cache, 'home', 'Welcome')
  expect(cache.byUrl('/home')).toBeDefined()
  clock.mockReturnValue(11_000)
  expect(cache.stamp()).toBeNull()
  expect(cache.byUrl('/home')).toBeUndefined()
  store(cache, 'search', 'Found')
  catalogue.confirm(0, 11_000)
  expect(cache.byUrl('/search')).toBeUndefined()
  expect(cache.byUrl('/home')).toBeDefined()
})

/** The body of a response that is short enough to be compressed at once. */
function ready(cache: Cache, cached: CachedResponse, encoding: 'br' | 'gzip' | 'identity') {
  return cache.readyBody(cached, encoding) ?? expect.fail()
}

/** A compressible text that depends on the seed. */
function aText(seed: number, length = 3000) {
  return Array.from({ length }, (_, n) => `home ${(n * n + seed) % 977} `).join('')
}

/** Requests a body often enough to be popular. Returns its size in bytes when first compressed. */
function requestOften(cache: Cache, cached: CachedResponse, encoding: 'br' | 'gzip') {
  const first = ready(cache, cached, encoding).bytes.length
  for (let n = 0; n < 7; n += 1) ready(cache, cached, encoding)
  return first
}

test('a popular response is compressed again, to fewer bytes with the same content', async () => {
  const { cache } = aCache()
  const text = aText(0)
  const cached = store(cache, 'home', text)
  const first = requestOften(cache, cached, 'gzip')
  await expect.poll(() => ready(cache, cached, 'gzip').bytes.length).toBeLessThan(first)
  const { bytes, headers } = ready(cache, cached, 'gzip')
  expect(headers).toContain(String(bytes.length))
  expect(gunzipSync(bytes).toString()).toBe(text)
})

test('a long response is compressed off the event loop, once for all who wait for it', async () => {
  const { cache } = aCache({ maxBytes: 1e8 })
  const text = aText(2, 30_000)
  const cached = store(cache, 'long', text)
  expect(cache.readyBody(cached, 'gzip')).toBeNull()
  const [one, other] = await Promise.all([cache.body(cached, 'gzip'), cache.body(cached, 'gzip')])
  expect(other).toBe(one)
  expect(gunzipSync(one.bytes).toString()).toBe(text)
  expect(cache.readyBody(cached, 'gzip')).toBe(one)
})

describe('compressing again', () => {
  test('runs one body at a time and leaves bodies beyond the queue’s limit for later requests', async () => {
    const { cache } = aCache({ maxBytes: 1e8 })
    let running = 0
    let most = 0
    vi.mocked(encoding.compressSmall).mockImplementation(async (body) => {
      running += 1
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running -= 1
      return body.subarray(0, 10)
    })
    const all = Array.from({ length: 100 }, (_, n) => store(cache, `page ${n}`, aText(n)))
    for (const cached of all) requestOften(cache, cached, 'br')
    const recompressed = () =>
      all.filter((cached) => cached.bodies.get('br')?.isRecompressed).length
    await expect.poll(recompressed).toBe(21)
    expect(most).toBe(1)
    const left = all.find((cached) => !cached.bodies.get('br')?.isRecompressed) ?? expect.fail()
    requestOften(cache, left, 'br')
    await expect.poll(() => left.bodies.get('br')?.isRecompressed).toBe(true)
  })

  test('skips bodies that were evicted or replaced while they waited', async () => {
    const { cache } = aCache({ maxBytes: 1e8 })
    const compress = vi.mocked(encoding.compressSmall).mockClear()
    const all = Array.from({ length: 10 }, (_, n) => store(cache, `page ${n}`, aText(n)))
    for (const cached of all) requestOften(cache, cached, 'br')
    for (const { key } of all) store(cache, key, 'Short now')
    await new Promise(setImmediate)
    expect(compress.mock.calls.length).toBeLessThanOrEqual(1)
  })

  test('is not done for long bodies', async () => {
    const { cache } = aCache({ maxBytes: 1e8 })
    const compress = vi.mocked(encoding.compressSmall).mockClear()
    const long = store(cache, 'long', aText(1, 30_000))
    for (let n = 0; n < 8; n += 1) await cache.body(long, 'br')
    await new Promise(setImmediate)
    expect(compress).not.toHaveBeenCalled()
  })

  test('keeps the quickly compressed body when it fails', async () => {
    const { cache } = aCache()
    const compress = vi
      .mocked(encoding.compressSmall)
      .mockClear()
      .mockRejectedValue(new Error('no memory'))
    const cached = store(cache, 'home', aText(0))
    const first = requestOften(cache, cached, 'br')
    await expect.poll(() => compress.mock.calls.length).toBe(1)
    expect(ready(cache, cached, 'br').bytes.length).toBe(first)
  })
})
