import * as z from 'zod/mini'
import type { Point } from '../shared/distance.ts'
import { requiredText } from '../shared/fields.ts'
import { valueSet } from '../shared/value-set.ts'

/** The railways, in the order of every picker: the specification's five, then the newer ones. */
export const Line = valueSet({
  bts_sukhumvit: 'BTS Sukhumvit Line',
  bts_silom: 'BTS Silom Line',
  mrt_blue: 'MRT Blue Line',
  mrt_purple: 'MRT Purple Line',
  arl: 'Airport Rail Link',
  bts_gold: 'BTS Gold Line',
  mrt_yellow: 'MRT Yellow Line',
  mrt_pink: 'MRT Pink Line',
  srt_dark_red: 'SRT Dark Red Line',
  srt_light_red: 'SRT Light Red Line',
})

export type LineId = (typeof Line.ids)[number]

export const SchoolType = valueSet({ university: 'University', school: 'School' })

export type SchoolTypeId = (typeof SchoolType.ids)[number]

/** What an address can be matched to, so that staff can judge it. */
export const MatchKind = valueSet({
  coordinates: 'Coordinates',
  soi: 'Soi',
  road: 'Road',
  station: 'Station',
  landmark: 'Landmark',
  subdistrict: 'Subdistrict',
  district: 'District',
})
export type MatchKindId = (typeof MatchKind.ids)[number]

/** A station as the API answers it. */
export const Station = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  nameTh: z.string(),
  line: z.string(),
  /** Other spellings of its names, and what else people type who mean it. */
  aliases: z.array(z.string()),
  /** 1 is the most looked for; null for most. */
  popularity: z.nullable(z.int()),
  latitude: z.number(),
  longitude: z.number(),
})
export type Station = z.output<typeof Station>

/** A park or mall; its address is the subdistrict and district of its point. */
export const Place = z.object({
  id: z.int(),
  name: z.string(),
  nameTh: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type Place = z.output<typeof Place>

export const School = z.extend(Place, { type: z.enum(SchoolType.ids) })
export type School = z.output<typeof School>

export const MapsConfig = z.object({
  provider: z.enum(['maplibre', 'google']),
  hasApiKey: z.boolean(),
  apiKey: z.nullable(z.string()),
  /** A MapLibre style to lie beneath the railway, where one is set. */
  styleUrl: z.optional(z.string()),
})
export type MapsConfig = z.output<typeof MapsConfig>

const near = {
  id: z.int(),
  name: z.string(),
  /** Metres by the great circle, and minutes on foot. */
  walkingDistance: z.int(),
  walkingTime: z.int(),
}

/** What lies near a project or an address, nearest first. */
export const nearbyPlaces = {
  nearbyStations: z.array(z.object({ ...near, stationId: z.int(), line: z.string() })),
  nearbyParks: z.array(z.object({ ...near, parkId: z.int() })),
  nearbyMalls: z.array(z.object({ ...near, mallId: z.int() })),
  nearbySchools: z.array(z.object({ ...near, schoolId: z.int(), type: z.enum(SchoolType.ids) })),
}

export const GeocodePreviewInput = z.object({ address: requiredText(2000) })

/** What an address typed by staff would give a project. */
export const GeocodePreview = z.object({
  coordinates: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  ...nearbyPlaces,
  outOfBounds: z.boolean(),
  /** Why there is no place, in words for whoever typed the address. */
  error: z.nullable(z.string()),
  /** What of the address was understood; `name` is as our tables or the service write it. */
  matched: z.nullable(z.object({ kind: z.enum(MatchKind.ids), name: z.string() })),
})
export type GeocodePreview = z.output<typeof GeocodePreview>

/** How far a project looks for what is near it, in metres. */
export const STATION_RADIUS = 1000
export const PLACE_RADIUS = 1500

/** Where the agency works, in degrees; the edges belong to it. */
export const SERVICE_AREA = { south: 13.4, north: 14.1, west: 100.3, east: 100.95 }

export const OUTSIDE_SERVICE_AREA = 'This address is outside our service area...'
export const NO_COORDINATES = 'Could not find coordinates for this address'
export const SHORT_LINK =
  'Please enter the actual address instead of a Google Maps short link (English preferred)'

/** Whether a point lies in the service area. */
export function inServiceArea({ latitude, longitude }: Point): boolean {
  return (
    latitude >= SERVICE_AREA.south &&
    latitude <= SERVICE_AREA.north &&
    longitude >= SERVICE_AREA.west &&
    longitude <= SERVICE_AREA.east
  )
}
