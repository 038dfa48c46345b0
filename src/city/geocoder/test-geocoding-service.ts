import { createServer, type ServerResponse } from 'node:http'
import { atTestEnd } from '../../platform/testing/test-end.ts'

type Answer = { status?: number; body: string } | 'nothing' | 'hang up'

/** A geocoding service on loopback that responds as a test configures, and records its requests. */
export async function fakeService() {
  const requests: URL[] = []
  const agents: string[] = []
  const pending: ServerResponse[] = []
  const service = {
    requests,
    agents,
    origin: '',
    /** The current response, used until it is changed. */
    response: { body: '[]' } as Answer,
    /** How many requests it is holding without a response. */
    holding: () => pending.filter((response) => !response.destroyed).length,
    respond(body: unknown) {
      service.response = { body: typeof body === 'string' ? body : JSON.stringify(body) }
    },
    /** Responds to the requests it is holding. */
    release(body: unknown) {
      for (const response of pending.splice(0)) response.end(JSON.stringify(body))
    },
  }
  const server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '/', service.origin))
    agents.push(request.headers['user-agent'] ?? '')
    if (service.response === 'nothing') return pending.push(response)
    if (service.response === 'hang up') return response.destroy()
    response.writeHead(service.response.status ?? 200, { 'content-type': 'application/json' })
    return response.end(service.response.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  service.origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
  atTestEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return service
}

/** A response of Google's Geocoding API with these results. */
export function googleResponse(
  ...places: { name: string; lat: number; lng: number; types?: string[] }[]
) {
  return {
    status: places.length > 0 ? 'OK' : 'ZERO_RESULTS',
    results: places.map(({ name, lat, lng, types = ['street_address'] }) => ({
      address_components: [],
      formatted_address: name,
      geometry: { location: { lat, lng }, location_type: 'ROOFTOP' },
      place_id: 'ChIJ',
      types,
    })),
  }
}

/** A response of Nominatim's search in the format jsonv2. */
export function nominatimResponse(
  ...places: {
    name: string
    lat: number
    lng: number
    category: string
    type: string
    as: string
  }[]
) {
  return places.map(({ name, lat, lng, category, type, as }) => ({
    place_id: 1,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
    lat: String(lat),
    lon: String(lng),
    ...{ category, type, addresstype: as, place_rank: 26, importance: 0.1 },
    display_name: name,
  }))
}
