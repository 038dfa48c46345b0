import * as z from 'zod/mini'
import { type MatchKindId, SERVICE_AREA } from '../places/rules/place.ts'
import type { Located } from './candidates.ts'

/** The requests and responses of a geocoding service. */
export type ServiceProtocol = {
  /** Requests it may receive at once. */
  atOnce: number
  /** The path and query of a request, below the service's base address. */
  requestPath(address: string, key: string | null): string
  /** Parses a response; null when the service does not know. Throws when the format is wrong. */
  read(response: unknown): Located | null
}

const { south, north, west, east } = SERVICE_AREA
// Longer names are cut.
const MAX_NAME_LENGTH = 300

const Latitude = z.number().check(z.gte(-90), z.lte(90))
const Longitude = z.number().check(z.gte(-180), z.lte(180))

const GoogleAnswer = z.object({
  status: z.string(),
  results: z._default(
    z.array(
      z.object({
        formatted_address: z.string(),
        types: z.array(z.string()),
        geometry: z.object({ location: z.object({ lat: Latitude, lng: Longitude }) }),
      }),
    ),
    [],
  ),
})

/** The Google Geocoding API, as of 2026. */
const google: ServiceProtocol = {
  atOnce: 4,
  requestPath: (address, key) =>
    `/maps/api/geocode/json?${new URLSearchParams({
      address,
      bounds: `${south},${west}|${north},${east}`,
      region: 'th',
      language: 'en',
      key: key ?? '',
    })}`,
  read(response) {
    const { status, results } = GoogleAnswer.parse(response)
    if (status === 'ZERO_RESULTS') return null
    if (status !== 'OK') throw new Error(`The geocoding service answered ${status.slice(0, 40)}`)
    return firstOf(
      results.map((result) => ({
        point: {
          latitude: result.geometry.location.lat,
          longitude: result.geometry.location.lng,
        },
        name: result.formatted_address,
        kind: kindOf(result.types),
      })),
    )
  },
}

const NominatimAnswer = z.array(
  z.object({
    lat: z.pipe(z.coerce.number(), Latitude),
    lon: z.pipe(z.coerce.number(), Longitude),
    display_name: z.string(),
    category: z.string(),
    type: z.string(),
    addresstype: z.optional(z.string()),
  }),
)

/** Nominatim's search, version 4 and later (`format=jsonv2`). */
const nominatim: ServiceProtocol = {
  // One request at a time is enough for a self-hosted instance.
  atOnce: 1,
  requestPath: (address) =>
    `/search?${new URLSearchParams({
      q: address,
      format: 'jsonv2',
      limit: '5',
      countrycodes: 'th',
      viewbox: `${west},${north},${east},${south}`,
      'accept-language': 'en',
    })}`,
  read(response) {
    return firstOf(
      NominatimAnswer.parse(response).map((result) => ({
        point: { latitude: result.lat, longitude: result.lon },
        name: result.display_name,
        kind: kindOf([result.category, result.type, result.addresstype ?? '']),
      })),
    )
  },
}

export const PROTOCOLS = { google, nominatim }

type Result = { point: Located['point']; name: string; kind: MatchKindId | null }

/** The first result more specific than a city. */
function firstOf(results: readonly Result[]): Located | null {
  for (const { point, name, kind } of results) {
    if (!kind) continue
    const isSoi = kind === 'road' && /^(?:soi |ซอย)/i.test(name)
    return { point, matched: { kind: isSoi ? 'soi' : kind, name: name.slice(0, MAX_NAME_LENGTH) } }
  }
  return null
}

/** Which of our kinds the types of both services correspond to. */
const KINDS: [MatchKindId | null, readonly string[]][] = [
  ['station', ['railway', 'station', 'train_station', 'subway_station', 'transit_station']],
  ['landmark', ['street_address', 'premise', 'subpremise', 'building', 'house', 'amenity']],
  ['road', ['route', 'intersection', 'highway', 'road']],
  ['subdistrict', ['sublocality_level_2', 'neighborhood', 'quarter', 'village']],
  ['district', ['sublocality_level_1', 'sublocality', 'administrative_area_level_2', 'suburb']],
  ['district', ['postal_code', 'postcode', 'city_district', 'county', 'municipality', 'town']],
  [null, ['locality', 'city', 'state', 'province', 'region', 'country']],
  [null, ['administrative_area_level_1', 'plus_code']],
]

function kindOf(types: readonly string[]): MatchKindId | null {
  const match = KINDS.find(([, words]) => words.some((word) => types.includes(word)))
  return match ? match[0] : 'landmark'
}
