import { describe, expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { Line } from './rules/place.ts'

const world = await testApp()

describe('The endpoints of places', () => {
  it('list every shipped station, line by line, with permanent ids', async () => {
    const { status, body } = await world.request('GET', '/api/stations')
    expect(status).toBe(200)
    expect(body).toHaveLength(195)
    expect(body[27]).toEqual({
      id: 28,
      code: 'E4',
      name: 'Asok',
      nameTh: 'อโศก',
      line: 'bts_sukhumvit',
      aliases: ['Asoke', 'Terminal 21'],
      popularity: 1,
      latitude: 13.73706,
      longitude: 100.560326,
    })
    const lines = [...new Set(body.map((station: { line: string }) => station.line))]
    expect(lines).toEqual(Line.ids)
  })

  it('list an interchange once for each of its lines', async () => {
    const { body } = await world.request('GET', '/api/stations')
    const siam = body.filter((station: { name: string }) => station.name === 'Siam')
    expect(siam.map(({ id, code, line }: Record<string, unknown>) => [id, code, line])).toEqual([
      [24, 'CEN', 'bts_sukhumvit'],
      [49, 'CEN', 'bts_silom'],
    ])
  })

  it('list parks by name, with their subdistrict and district', async () => {
    const { status, body } = await world.request('GET', '/api/parks')
    expect(status).toBe(200)
    expect(body).toHaveLength(50)
    expect(body).toContainEqual({
      id: 4,
      name: 'Lumphini Park',
      nameTh: 'สวนลุมพินี',
      aliases: ['Suan Lum', 'Suan Lumphini', 'สวนลุม'],
      address: 'Lumphini, Pathum Wan',
      latitude: 13.73132,
      longitude: 100.54143,
    })
    const names = body.map((park: { name: string }) => park.name)
    expect(names).toEqual(names.toSorted())
  })

  it('list malls in Bangkok and around it', async () => {
    const { body } = await world.request('GET', '/api/malls')
    expect(body).toHaveLength(122)
    const addressOf = (name: string) =>
      body.find((mall: { name: string }) => mall.name === name)?.address
    expect(addressOf('Siam Paragon')).toBe('Pathum Wan, Pathum Wan')
    expect(addressOf('Mega Bangna')).toBe('Bang Kaeo, Bang Phli')
  })

  it('list schools with their type', async () => {
    const { body } = await world.request('GET', '/api/schools')
    expect(body).toHaveLength(135)
    expect(body).toContainEqual(
      expect.objectContaining({ id: 1, name: 'Chulalongkorn University', type: 'university' }),
    )
    const types = new Set(body.map((school: { type: string }) => school.type))
    expect(types).toEqual(new Set(['university', 'school']))
  })

  it('return an ETag, and 304 for it', async () => {
    const response = await world.request('GET', '/api/malls')
    const revalidated = await world.request('GET', '/api/malls', {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    })
    expect(revalidated.status).toBe(304)
  })

  it('are all in the API description', async () => {
    const { body } = await world.request('GET', '/api/openapi.json')
    const requestTo = (path: string) =>
      body.paths[path].get.responses['200'].content['application/json'].schema
    expect(Object.keys(requestTo('/api/stations').items.properties)).toEqual([
      ...['id', 'code', 'name', 'nameTh', 'line', 'aliases', 'popularity'],
      ...['latitude', 'longitude'],
    ])
    expect(requestTo('/api/schools').items.properties.type.enum).toEqual(['university', 'school'])
    expect(requestTo('/api/maps-config').properties.provider.enum).toEqual(['maplibre', 'google'])
  })
})

describe('The map configuration', () => {
  const configOf = async (env: Record<string, string>) => {
    const { request } = await testApp({ env, url: world.url })
    return (await request('GET', '/api/maps-config')).body
  }

  const policyOf = async (env: Record<string, string>) => {
    const { request } = await testApp({ env, url: world.url })
    return (await request('GET', '/api/stations')).headers.get('content-security-policy') ?? ''
  }

  it('uses our own map by default', async () => {
    expect(await configOf({})).toEqual({ provider: 'maplibre', hasApiKey: false, apiKey: null })
  })

  it("uses Google's map when a key is set", async () => {
    expect(await configOf({ MAP_PROVIDER: 'google', GOOGLE_MAPS_API_KEY: 'browser-key' })).toEqual({
      provider: 'google',
      hasApiKey: true,
      apiKey: 'browser-key',
    })
  })

  it('reports a missing key', async () => {
    expect(await configOf({ MAP_PROVIDER: 'google' })).toEqual({
      provider: 'google',
      hasApiKey: false,
      apiKey: null,
    })
  })

  it('names a configured street style, and allows its origins in the CSP', async () => {
    const env = {
      MAP_STYLE_URL: 'https://tiles.example/style.json',
      MAP_STYLE_HOSTS: 'https://letters.example, https://pictures.example',
    }
    expect(await configOf(env)).toMatchObject({ styleUrl: 'https://tiles.example/style.json' })
    const hosts = 'https://tiles.example https://letters.example https://pictures.example'
    expect(await policyOf(env)).toContain(`connect-src 'self' ${hosts};`)
    expect(await policyOf(env)).toContain(`img-src 'self' data: blob: ${hosts};`)
  })

  it('allows no other origins in the CSP unless a configured map needs them', async () => {
    const keyless: Record<string, string>[] = [{}, { MAP_PROVIDER: 'google' }]
    for (const env of [...keyless, { GOOGLE_MAPS_API_KEY: 'browser-key' }]) {
      const policy = await policyOf(env)
      expect(policy).not.toContain('https://')
      expect(policy).toContain("worker-src 'self';")
      expect(policy).toContain("connect-src 'self';")
    }
    const google = await policyOf({ MAP_PROVIDER: 'google', GOOGLE_MAPS_API_KEY: 'browser-key' })
    expect(google).toMatch(/script-src 'self' [^;]*https:\/\/maps\.googleapis\.com/)
  })

  it('does not reveal a key that its provider does not need', async () => {
    expect(await configOf({ GOOGLE_MAPS_API_KEY: 'browser-key' })).toMatchObject({ apiKey: null })
  })
})
