import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { fakeService, googleResponse } from './test-geocoding-service.ts'

const world = await testApp()
const service = await fakeService()
let agent: SignedIn

beforeAll(async () => {
  agent = await world.signIn('agent')
})

const preview = (address: unknown, as: SignedIn | null = agent) =>
  world.request('POST', '/api/geocode-preview', { as, body: { address } })

const NOTHING = {
  coordinates: null,
  matched: null,
  nearbyStations: [],
  nearbyParks: [],
  nearbyMalls: [],
  nearbySchools: [],
  outOfBounds: false,
}

describe('The preview of an address', () => {
  test('shows where it is, what was matched, and what is near', async () => {
    const { status, body } = await preview('BTS Asok')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      coordinates: { lat: 13.73706, lng: 100.560326 },
      matched: { kind: 'station', name: 'Asok' },
      outOfBounds: false,
      error: null,
    })
    expect(body.nearbyStations[0]).toEqual({
      id: 28,
      stationId: 28,
      name: 'Asok',
      line: 'bts_sukhumvit',
      walkingDistance: 0,
      walkingTime: 0,
    })
    expect(body.nearbyMalls[0]).toMatchObject({ mallId: expect.any(Number) })
    expect(body.nearbyParks[0]).toMatchObject({ parkId: expect.any(Number) })
    expect(body.nearbySchools[0]).toMatchObject({ schoolId: expect.any(Number) })
  })

  test('is the same place that a project with this address gets', async () => {
    const address = 'ถนนสุขุมวิท 24 แขวงคลองตัน เขตคลองเตย'
    const { body } = await preview(address)
    const created = await world.request('POST', '/api/projects', {
      as: agent,
      body: { name: 'Previewed', address },
    })
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({
      latitude: body.coordinates.lat,
      longitude: body.coordinates.lng,
      nearbyStations: body.nearbyStations,
      nearbyParks: body.nearbyParks,
      nearbyMalls: body.nearbyMalls,
      nearbySchools: body.nearbySchools,
    })
  })

  test('reads typed coordinates and full map links', async () => {
    const fromCoordinates = await preview('13.7372, 100.5604')
    expect(fromCoordinates.body).toMatchObject({
      coordinates: { lat: 13.7372, lng: 100.5604 },
      matched: { kind: 'coordinates', name: '13.7372, 100.5604' },
    })
    const link = await preview('https://www.google.com/maps/@13.7372,100.5604,17z')
    expect(link.body).toEqual(fromCoordinates.body)
  })

  test('reports that a short link must be replaced by an address', async () => {
    const error =
      'Please enter the actual address instead of a Google Maps short link (English preferred)'
    expect((await preview('https://maps.app.goo.gl/AbC123')).body).toEqual({ ...NOTHING, error })
    expect((await preview('goo.gl/maps/AbC123')).body).toEqual({ ...NOTHING, error })
  })

  test('reports that nothing was found', async () => {
    const error = 'Could not find coordinates for this address'
    expect((await preview('zzz qqq')).body).toEqual({ ...NOTHING, error })
  })

  test('reports that a place is outside the service area, and which place', async () => {
    const { status, body } = await preview('18.7883, 98.9853')
    expect(status).toBe(200)
    expect(body).toEqual({
      ...NOTHING,
      coordinates: { lat: 18.7883, lng: 98.9853 },
      matched: { kind: 'coordinates', name: '18.7883, 98.9853' },
      outOfBounds: true,
      error: 'This address is outside our service area...',
    })
  })

  test('is for staff, and requires an address', async () => {
    expect((await preview('BTS Asok', null)).status).toBe(401)
    for (const invalid of [undefined, null, '', '   ', 7, 'x'.repeat(2001)]) {
      const { status, body } = await preview(invalid)
      expect([invalid, status, body.errors[0].path]).toEqual([invalid, 400, 'address'])
    }
  })

  test('is limited to 120 a minute for each user', async () => {
    const limited = await testApp({ url: world.url, limits: true })
    limited.now = world.now
    const previewAs = (as: SignedIn) =>
      limited.request('POST', '/api/geocode-preview', { as, body: { address: '13.7, 100.5' } })
    const anna = await world.signIn('agent')
    for (let i = 0; i < 120; i++) expect((await previewAs(anna)).status).toBe(200)
    const refused = await previewAs(anna)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
    expect((await previewAs(await world.signIn('agent'))).status).toBe(200)
  })
})

describe('With a geocoding service', () => {
  const app = async () => {
    const env = { GEOCODER: 'google', GEOCODER_KEY: 'key', GEOCODER_URL: service.origin }
    return { served: await testApp({ env, url: world.url }), as: agent }
  }
  const address = '1 Unheard Lane'

  test('preview and project are where the service says', async () => {
    service.respond(googleResponse({ name: '1 Unheard Lane, Bangkok', lat: 13.75, lng: 100.55 }))
    const { served, as } = await app()
    const previewed = await served.request('POST', '/api/geocode-preview', {
      as,
      body: { address },
    })
    expect(previewed.body).toMatchObject({
      coordinates: { lat: 13.75, lng: 100.55 },
      matched: { kind: 'landmark', name: '1 Unheard Lane, Bangkok' },
    })
    const created = await served.request('POST', '/api/projects', {
      as,
      body: { name: 'Served', address },
    })
    expect(created.body).toMatchObject({ latitude: 13.75, longitude: 100.55 })
    const pinned = await served.request('POST', '/api/projects', {
      as,
      body: { name: 'Pinned', address, latitude: 13.7, longitude: 100.5 },
    })
    expect(pinned.body).toMatchObject({ latitude: 13.7, longitude: 100.5 })
  })

  test('a project that the service puts outside the area is refused', async () => {
    service.respond(googleResponse({ name: 'Unheard, Chiang Mai', lat: 18.8, lng: 99 }))
    const { served, as } = await app()
    const created = await served.request('POST', '/api/projects', {
      as,
      body: { name: 'Far', address },
    })
    expect([created.status, created.body.message]).toEqual([
      422,
      'This address is outside our service area...',
    ])
  })
})
