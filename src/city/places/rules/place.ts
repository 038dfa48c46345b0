import * as z from 'zod/mini'
import type { Point } from '../../../shared/distance.ts'
import { requiredText } from '../../../shared/fields/fields.ts'
import { valueSet } from '../../../shared/fields/value-set.ts'
import { placeRefusals } from '../../../shared/refusals/places.ts'

/**
 * The railway lines, in the order of every picker: the specification's five, then the newer ones.
 */
export const Line = valueSet('Line', {
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

export const SchoolType = valueSet('SchoolType', { university: 'University', school: 'School' })

export type SchoolTypeId = (typeof SchoolType.ids)[number]

/** What an address can be matched to; shown to staff so that they can judge the match. */
export const MatchKind = valueSet('MatchKind', {
  coordinates: 'Coordinates',
  soi: 'Soi',
  road: 'Road',
  station: 'Station',
  landmark: 'Landmark',
  subdistrict: 'Subdistrict',
  district: 'District',
})
export type MatchKindId = (typeof MatchKind.ids)[number]

/** A station in API responses. */
export const Station = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  nameTh: z.string(),
  line: z.string(),
  /** Other spellings of its names, and other words people use for it. */
  aliases: z.array(z.string()),
  /** 1 is the most searched; null for most stations. */
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
  /** Other spellings of its names. */
  aliases: z.array(z.string()),
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
  /** A MapLibre style to draw below the railway, if one is configured. */
  styleUrl: z.optional(z.string()),
})
export type MapsConfig = z.output<typeof MapsConfig>

const near = {
  id: z.int(),
  name: z.string(),
  /** Great-circle metres, and minutes on foot. */
  walkingDistance: z.int(),
  walkingTime: z.int(),
}

/** What is near a project or an address, nearest first. */
export const nearbyPlaces = {
  nearbyStations: z.array(z.object({ ...near, stationId: z.int(), line: z.string() })),
  nearbyParks: z.array(z.object({ ...near, parkId: z.int() })),
  nearbyMalls: z.array(z.object({ ...near, mallId: z.int() })),
  nearbySchools: z.array(z.object({ ...near, schoolId: z.int(), type: z.enum(SchoolType.ids) })),
}

export const GeocodePreviewInput = z.object({ address: requiredText(2000) })

/** What a project with the typed address would get. */
export const GeocodePreview = z.object({
  coordinates: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  ...nearbyPlaces,
  outOfBounds: z.boolean(),
  /** Why there is no place, in words for whoever typed the address. */
  error: z.nullable(z.string()),
  /** The matched part of the address; `name` as in our tables or the service's response. */
  matched: z.nullable(z.object({ kind: z.enum(MatchKind.ids), name: z.string() })),
})
export type GeocodePreview = z.output<typeof GeocodePreview>

/** How far from a project stations, other places and roads are looked for, in metres. The next start finds them again. */
export const STATION_RADIUS = 1000
export const PLACE_RADIUS = 1500
export const ROAD_RADIUS = 1000

/** Where the agency works, in degrees; the edges are inside. */
export const SERVICE_AREA = { south: 13.4, north: 14.1, west: 100.3, east: 100.95 }

export const OUTSIDE_SERVICE_AREA = placeRefusals.outside_service_area
export const NO_COORDINATES = placeRefusals.no_coordinates
export const SHORT_LINK = placeRefusals.short_map_link

/** Whether a point is in the service area. */
export function inServiceArea({ latitude, longitude }: Point): boolean {
  return (
    latitude >= SERVICE_AREA.south &&
    latitude <= SERVICE_AREA.north &&
    longitude >= SERVICE_AREA.west &&
    longitude <= SERVICE_AREA.east
  )
}
