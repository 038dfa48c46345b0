import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aUnit } from '../../../records/units/test-factory.ts'
import { SESSION_COOKIE } from '../../../team/staff/guard.ts'
import { type SignedIn, type TestApp, testApp } from '../../testing/test-app.ts'
import { type Listening, listen } from '../listen.ts'
import { rawGet } from '../test-get.ts'
import { ResponseCache } from './response-cache.ts'
import { cachedResponse, serveCachedFirst } from './serve-cached.ts'

let world: TestApp
let admin: SignedIn
let server: Listening
beforeAll(async () => {
  world = await testApp()
  admin = await world.signIn('admin')
  const cache = world.services.responseCache ?? expect.fail('responses are cached in tests')
  server = await listen(
    world.app,
    '127.0.0.1',
    0,
    serveCachedFirst(cache, SESSION_COOKIE, () => {}),
  )
})
afterAll(() => server.stop())

describe('a change by staff is visible to visitors immediately', () => {
  const lists = ['/api/developers', '/api/projects', '/api/units', '/', '/search']
  const readAll = async (more: string[]) => {
    const all = await Promise.all([...lists, ...more].map((path) => get(path)))
    return all.map((response) => response.text).join('\n')
  }

  test('a developer, its project and a unit: created, renamed, deleted, restored', async () => {
    const developer = await save('POST', '/api/developers', { name: 'Builder One' })
    const place = { latitude: 13.7256, longitude: 100.5788, address: 'Sukhumvit 55' }
    const project = await save('POST', '/api/projects', {
      name: 'House One',
      developerId: developer.id,
      ...place,
    })
    const unit = await save('POST', '/api/units', {
      projectId: project.id,
      unitNumber: 'Flat One',
      bedrooms: 1,
      bathrooms: 1,
      size: 30,
      price: 3_000_000,
    })
    const paths = {
      developer: `/api/developers/${developer.id}`,
      project: `/api/projects/${project.id}`,
      unit: `/api/units/${unit.id}`,
    }
    const more = [...Object.values(paths), `/property/${unit.id}`, `${paths.unit}/similar`]
    const sees = async () => {
      const text = await readAll(more)
      return ['Builder', 'House', 'Flat']
        .map((noun) => new RegExp(`${noun} (One|Two)`).exec(text)?.[0] ?? 'none')
        .join(', ')
    }
    expect(await sees()).toBe('Builder One, House One, Flat One')
    await save('PUT', paths.developer, { name: 'Builder Two' })
    expect(await sees()).toBe('Builder Two, House One, Flat One')
    await save('PUT', paths.project, { name: 'House Two' })
    expect(await sees()).toBe('Builder Two, House Two, Flat One')
    await save('PUT', paths.unit, { unitNumber: 'Flat Two' })
    expect(await sees()).toBe('Builder Two, House Two, Flat Two')
    await save('PUT', paths.unit, { showOnWebsite: false })
    expect(await sees()).toBe('Builder Two, House Two, none')
    await save('PUT', paths.unit, { showOnWebsite: true })
    expect(await sees()).toBe('Builder Two, House Two, Flat Two')
    for (const [path, seen] of [
      [paths.unit, 'Builder Two, House Two, none'],
      [paths.project, 'Builder Two, none, none'],
      [paths.developer, 'none, none, none'],
    ] as const) {
      await save('DELETE', path)
      expect(await sees()).toBe(seen)
    }
    for (const [path, seen] of [
      [paths.developer, 'Builder Two, none, none'],
      [paths.project, 'Builder Two, House Two, none'],
      [paths.unit, 'Builder Two, House Two, Flat Two'],
    ] as const) {
      await save('POST', `${path}/restore`)
      expect(await sees()).toBe(seen)
    }
  })

  test('and a response that was started before a write is not cached', async () => {
    const slow = await testApp({ url: world.url })
    const { id } = await aUnit(slow, { unitNumber: 'Before' })
    let release = () => {}
    const written = new Promise<void>((resolve) => {
      release = resolve
    })
    let readers = 0
    slow.app.get('/slow', (call) =>
      cachedResponse(call, 'slow', 'everybody', async () => {
        readers += 1
        const row = slow.db.selectFrom('units').select('unitNumber').where('id', '=', id)
        const { unitNumber } = await row.executeTakeFirstOrThrow()
        if (readers === 1) await written
        return call.text(unitNumber)
      }),
    )
    const early = slow.request('GET', '/slow')
    await expect.poll(() => readers).toBe(1)
    const body = { unitNumber: 'After' }
    expect((await slow.request('PUT', `/api/units/${id}`, { as: admin, body })).status).toBe(200)
    release()
    expect((await early).text).toBe('Before')
    const late = await slow.request('GET', '/slow')
    expect(late.text).toBe('After')
    expect(late.headers.get('etag')).not.toBe((await early).headers.get('etag'))
    await slow.request('GET', '/slow')
    expect(readers).toBe(2)
  })
})

test('a process that cannot be sure of the catalogue version reads the database on every request', async () => {
  const unsure = await testApp({ url: world.url })
  const { id } = await aUnit(unsure, { unitNumber: 'First' })
  const { catalogue } = unsure.services
  const read = async () => (await unsure.request('GET', `/api/units/${id}`)).body.unitNumber
  expect(await read()).toBe('First')
  // A write by another process, of which this one is not notified.
  const other = await testApp({ url: world.url })
  await other.request('PUT', `/api/units/${id}`, { as: admin, body: { unitNumber: 'Second' } })
  expect(await read()).toBe('First')
  catalogue.confirm(catalogue.current, 10_000)
  vi.spyOn(performance, 'now').mockReturnValue(11_000)
  expect(await read()).toBe('Second')
  const uncached = await unsure.request('GET', `/api/units/${id}`)
  expect(uncached.headers.get('etag')).toBeNull()
})

describe('at midnight in Bangkok', () => {
  const before = new Date('2026-11-20T23:59:59.500+07:00')
  const after = new Date('2026-11-21T00:00:00.500+07:00')

  test('the age of confirmations on pages is updated', async () => {
    const night = await testApp()
    night.now = before
    const { id } = await aUnit(night)
    const line = async (path: string) =>
      /Confirmed (today|\d+ days? ago)/.exec((await night.request('GET', path)).text)?.[0]
    const pages = ['/', '/search', `/property/${id}`]
    for (const page of pages) expect(await line(page)).toBe('Confirmed today')
    night.now = after
    for (const page of pages) expect(await line(page)).toBe('Confirmed 1 day ago')
    night.now = new Date('2026-11-22T00:00:00+07:00')
    for (const page of pages) expect(await line(page)).toBe('Confirmed 2 days ago')
  })

  test('a page requested before midnight is not served on the new day', async () => {
    const night = await testApp()
    night.now = before
    await aUnit(night)
    const passing = await testApp({
      url: night.url,
      services: {
        responseCache: new ResponseCache(night.services.catalogue, () => after),
        catalogue: night.services.catalogue,
        // Midnight passes right after the request has started.
        now: () => clock.shift() ?? after,
      },
    })
    const clock = [before]
    expect((await passing.request('GET', '/')).text).toContain('Confirmed today')
    expect((await passing.request('GET', '/')).text).toContain('Confirmed 1 day ago')
  })
})

async function save(method: string, path: string, body?: unknown) {
  const response = await world.request(method, path, { as: admin, ...(body ? { body } : {}) })
  expect([method, path, response.status < 300]).toEqual([method, path, true])
  return response.body
}

function get(path: string, headers: Record<string, string> = {}) {
  return rawGet(`${server.origin}${path}`, headers)
}
