import { createServer, type ServerResponse } from 'node:http'
import { atTestEnd } from '../test-end.ts'

type Answer = { status?: number; body: string } | 'nothing' | 'hang up'

/** A geocoding service on loopback that answers what a test says, and remembers what it was asked. */
export async function standInService() {
  const asked: URL[] = []
  const agents: string[] = []
  const held: ServerResponse[] = []
  const service = {
    asked,
    agents,
    origin: '',
    /** What it answers next, and from then on. */
    answer: { body: '[]' } as Answer,
    /** How many questions it holds without an answer now. */
    holding: () => held.filter((response) => !response.destroyed).length,
    say(body: unknown) {
      service.answer = { body: typeof body === 'string' ? body : JSON.stringify(body) }
    },
    /** Answers what it holds. */
    release(body: unknown) {
      for (const response of held.splice(0)) response.end(JSON.stringify(body))
    },
  }
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', service.origin))
    agents.push(request.headers['user-agent'] ?? '')
    if (service.answer === 'nothing') return held.push(response)
    if (service.answer === 'hang up') return response.destroy()
    response.writeHead(service.answer.status ?? 200, { 'content-type': 'application/json' })
    return response.end(service.answer.body)
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

/** What Google's Geocoding API answers, result by result. */
export function googleAnswer(
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

/** What Nominatim's search answers in its format jsonv2. */
export function nominatimAnswer(
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
