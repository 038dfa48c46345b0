import * as z from 'zod/mini'
import { STATION_RADIUS, Station } from '../../../city/places/rules/place.ts'
import { DEFAULT_REACH } from '../../../city/rail/rules/reach.ts'
import { queryId, queryInteger } from '../../../shared/fields/fields.ts'
import { PublicUnit } from './unit.ts'

/** A station and a radius in metres. */
export const AroundQuery = z.object({
  stationId: queryId(),
  within: z._default(queryInteger(1, STATION_RADIUS), DEFAULT_REACH),
})

/** A unit in the list beside a map. */
export const ListedUnit = z.extend(
  z.pick(PublicUnit, {
    ...{ id: true, projectId: true, unitNumber: true, listingType: true, price: true },
    ...{ rentAmount: true, bedrooms: true, bathrooms: true, size: true },
  }),
  { projectName: z.string(), image: z.nullable(z.string()) },
)
export type ListedUnit = z.output<typeof ListedUnit>

/** A listed unit and its distance from the station in metres. */
const NearHome = z.extend(ListedUnit, { metres: z.int() })
export type NearUnit = z.output<typeof NearHome>

/** A project on the map: how many units it has, and their lowest price and rent. */
const NearBuilding = z.object({
  id: z.int(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  units: z.int(),
  metres: z.int(),
  price: z.nullable(z.int()),
  rent: z.nullable(z.int()),
})
export type NearProject = z.output<typeof NearBuilding>

/** The units within a distance of a station, nearest first, and the projects outside it as dots. */
export const StationUnits = z.object({
  station: z.omit(Station, { aliases: true, popularity: true }),
  within: z.int(),
  /** How many units there are in all, and in how many projects. */
  total: z.int(),
  projects: z.int(),
  homes: z.array(NearHome),
  buildings: z.array(NearBuilding),
  outside: z.array(NearBuilding),
})
export type StationUnits = z.output<typeof StationUnits>
