import { beforeEach, describe, expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { testDb } from '../../platform/testing/test-db.ts'
import { openGeocoder } from './geocoder.ts'
import { locate } from './locate.ts'
import { fakeService, googleResponse, nominatimResponse } from './test-geocoding-service.ts'

const { db } = await testDb()
const service = await fakeService()
const tower = { name: '99 Somewhere Tower', lat: 13.7301, lng: 100.5602 }
const found = {
  point: { latitude: 13.7301, longitude: 100.5602 },
  matched: { kind: 'landmark', name: '99 Somewhere Tower' },
}
let warnings: unknown[] = []
let clock = 0

beforeEach(() => {
  warnings = []
  service.requests.length = 0
})

/** A new geocoder with an empty cache and no pause. */
function open(env: Record<string, string>, timeoutMs?: number) {
  const log = { warn: (...args: unknown[]) => warnings.push(args) }
  const settings = readEnv({ GEOCODER_URL: service.origin, ...env })
  const geocoder = openGeocoder(settings, log, {
    now: () => clock,
    ...(timeoutMs && { timeoutMs }),
  })
  if (!geocoder) throw new Error('No geocoder was set.')
  return geocoder
}
const google = (timeoutMs?: number) =>
  open({ GEOCODER: 'google', GEOCODER_KEY: 'server-key' }, timeoutMs)
const nominatim = () => open({ GEOCODER: 'nominatim' })

describe('Google', () => {
  test('is asked for the address, with the key, near the service area', async () => {
    service.respond(googleResponse(tower))
    expect(await google().find('99  Somewhere Tower, ')).toEqual(found)
    const [url] = service.requests
    expect(url?.pathname).toBe('/maps/api/geocode/json')
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      address: '99 Somewhere Tower,',
      bounds: '13.4,100.3|14.1,100.95',
      region: 'th',
      language: 'en',
      key: 'server-key',
    })
  })

  test.each([
    [['route'], 'Soi Sukhumvit 24', 'soi'],
    [['route'], 'Sukhumvit Road', 'road'],
    [['subway_station', 'point_of_interest', 'establishment'], 'Asok', 'station'],
    [['sublocality_level_2', 'sublocality', 'political'], 'Khlong Tan', 'subdistrict'],
    [['sublocality_level_1', 'sublocality', 'political'], 'Khlong Toei', 'district'],
    [['premise'], 'The Lofts', 'landmark'],
    [['park', 'establishment'], 'Lumphini Park', 'landmark'],
  ])('its %j is matched as %s', async (types, name, kind) => {
    service.respond(googleResponse({ ...tower, name, types }))
    expect((await google().find(name))?.matched).toEqual({ kind, name })
  })

  test('skips a result that is only a city or country and takes the next', async () => {
    const city = { ...tower, name: 'Bangkok', types: ['locality', 'political'] }
    service.respond(googleResponse(city))
    expect(await google().find('Bangkok')).toBeNull()
    service.respond(googleResponse(city, tower))
    expect(await google().find('Bangkok')).toEqual(found)
  })

  test('caches addresses it does not know, too', async () => {
    service.respond(googleResponse())
    const geocoder = google()
    expect(await geocoder.find('zzz')).toBeNull()
    expect(await geocoder.find('zzz')).toBeNull()
    expect(service.requests).toHaveLength(1)
    expect(warnings).toEqual([])
  })
})

describe('Nominatim', () => {
  test('is asked for the address within Thailand, with our user agent', async () => {
    const place = { ...tower, category: 'building', type: 'apartments', as: 'building' }
    service.respond(nominatimResponse(place))
    expect(await nominatim().find('99 Somewhere Tower')).toEqual(found)
    const [url] = service.requests
    expect(url?.pathname).toBe('/search')
    expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
      q: '99 Somewhere Tower',
      format: 'jsonv2',
      limit: '5',
      countrycodes: 'th',
      viewbox: '100.3,14.1,100.95,13.4',
      'accept-language': 'en',
    })
    expect(service.agents.at(-1)).toBe('Sathani (hello@sathani.example)')
  })

  test.each([
    ['highway', 'residential', 'road', 'Soi Sukhumvit 24, Khlong Tan', 'soi'],
    ['highway', 'primary', 'road', 'Sukhumvit Road', 'road'],
    ['railway', 'station', 'railway', 'Asok', 'station'],
    ['boundary', 'administrative', 'quarter', 'Khlong Tan', 'subdistrict'],
    ['boundary', 'administrative', 'suburb', 'Khlong Toei', 'district'],
    ['amenity', 'hospital', 'amenity', 'Samitivej', 'landmark'],
  ])('its %s %s %s is matched as %s: %s', async (category, type, as, name, kind) => {
    service.respond(nominatimResponse({ ...tower, name, category, type, as }))
    expect((await nominatim().find(name))?.matched).toEqual({ kind, name })
  })

  test('an empty list means unknown', async () => {
    service.respond([])
    expect(await nominatim().find('zzz')).toBeNull()
    expect(warnings).toEqual([])
  })
})

describe('A service that fails', () => {
  test.each([
    ['an error of its own', { status: 500, body: 'oops' }, 'HTTP 500'],
    ['too many questions', { status: 429, body: '{}' }, 'HTTP 429'],
    ['a used up quota', { body: '{"status":"OVER_QUERY_LIMIT","results":[]}' }, 'OVER_QUERY_LIMIT'],
    ['a refused key', { body: '{"status":"REQUEST_DENIED"}' }, 'REQUEST_DENIED'],
    ['a page', { body: '<html>' }, 'JSON'],
    ['another shape', { body: '{"status":"OK","results":[{"lat":1}]}' }, 'results'],
    [
      'a place off the earth',
      { body: JSON.stringify(googleResponse({ ...tower, lat: 913 })) },
      'lat',
    ],
    ['a flood', { body: `"${'x'.repeat(300_000)}"` }, 'too long'],
    ['a redirect', { status: 302, body: '' }, 'fetch failed'],
    ['a closed line', 'hang up', 'fetch failed'],
    ['nothing at all', 'nothing', 'TimeoutError'],
  ] as const)(
    'by %s finds nothing, says so without its key, and is left alone for a while',
    async (_what, body, why) => {
      clock += 1_000_000
      service.response = body
      // Only a missing response needs the short time-out, which later responses must still meet on a
      // busy machine.
      const geocoder = google(body === 'nothing' ? 2_000 : 10_000)
      expect(await geocoder.find('99 Somewhere Tower')).toBeNull()
      expect(JSON.stringify(warnings)).toContain(why)
      expect(JSON.stringify(warnings)).not.toContain('server-key')

      service.respond(googleResponse(tower))
      const requestsBefore = service.requests.length
      expect(await geocoder.find('99 Somewhere Tower')).toBeNull()
      expect(service.requests).toHaveLength(requestsBefore)
      clock += 30_000
      expect(await geocoder.find('99 Somewhere Tower')).toEqual(found)
      expect(warnings).toHaveLength(1)
    },
  )

  test('gets at most four requests at once; twenty more wait, others skip the service', async () => {
    service.response = 'nothing'
    const geocoder = google()
    const results = Array.from({ length: 30 }, (_, i) => geocoder.find(`Tower ${i}`))
    await expect.poll(() => service.holding()).toBe(4)
    expect(await Promise.all(results.slice(24))).toEqual(Array(6).fill(null))
    service.respond(googleResponse(tower))
    service.release(googleResponse(tower))
    expect(await Promise.all(results.slice(0, 24))).toEqual(Array(24).fill(found))
    expect(service.requests).toHaveLength(24)
  })

  test('one address requested many times at once is looked up once', async () => {
    service.respond(googleResponse(tower))
    const geocoder = google()
    const results = await Promise.all(Array.from({ length: 50 }, () => geocoder.find('Tower')))
    expect(results).toEqual(Array(50).fill(found))
    expect(service.requests).toHaveLength(1)
  })
})

describe('An address with a service beside our own tables', () => {
  const located = async (address: string) => {
    const { point, matched } = (await locate({ db, geocoder: google() }, address)) ?? {}
    return point && [matched?.name, point.latitude]
  }

  test('is where the service says', async () => {
    service.respond(googleResponse(tower))
    expect(await located('Somewhere Tower, Sukhumvit 24')).toEqual(['99 Somewhere Tower', 13.7301])
  })

  test('is where our tables say when the service fails or does not know', async () => {
    service.response = { status: 500, body: '' }
    expect((await located('BTS Asok'))?.[0]).toBe('Asok')
    service.respond(googleResponse())
    expect((await located('BTS Asok'))?.[0]).toBe('Asok')
    expect(await located('zzz qqq')).toBeUndefined()
  })

  test('is where our tables say when the service knows only a district, or a place far away', async () => {
    service.respond(
      googleResponse({ ...tower, name: 'Khlong Toei', types: ['sublocality_level_1'] }),
    )
    expect((await located('Sukhumvit 24'))?.[0]).toBe('Sukhumvit 24')
    expect((await located('somewhere in it'))?.[0]).toBe('Khlong Toei')
    service.respond(googleResponse({ name: 'Phetchaburi', lat: 13.1, lng: 99.9, types: ['route'] }))
    expect((await located('Phetchaburi Road'))?.[0]).toBe('Phetchaburi Road')
    expect((await located('somewhere far'))?.[0]).toBe('Phetchaburi')
  })

  test('is not sent to the service when it is coordinates or a link without words', async () => {
    await located('13.7372, 100.5604')
    await located('https://www.google.com/maps/@13.7372,100.5604,17z')
    await located('https://example.com')
    expect(service.requests).toEqual([])
  })
})
