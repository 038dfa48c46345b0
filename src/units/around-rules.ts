import * as z from 'zod/mini'
import { DEFAULT_REACH } from '../places/reach-rules.ts'
import { STATION_RADIUS, Station } from '../places/rules.ts'
import { queryId, queryInteger } from '../shared/fields.ts'
import { UnitDocument } from './rules.ts'

/** A station, and how far from it homes are looked for, in metres. */
export const AroundQuery = z.object({
  stationId: queryId(),
  within: z._default(queryInteger(1, STATION_RADIUS), DEFAULT_REACH),
})

/** A home as a list beside a map shows it. */
export const ListedHome = z.extend(
  z.pick(UnitDocument, {
    ...{ id: true, projectId: true, unitNumber: true, listingType: true, price: true },
    ...{ rentAmount: true, bedrooms: true, bathrooms: true, size: true },
  }),
  { projectName: z.string(), image: z.nullable(z.string()) },
)
export type ListedHome = z.output<typeof ListedHome>

/** With how far from the station it is, in metres. */
const NearHome = z.extend(ListedHome, { metres: z.int() })
export type NearHome = z.output<typeof NearHome>

/** A building on the map: how many homes, and from what on they are offered. */
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
export type NearBuilding = z.output<typeof NearBuilding>

/** The homes within a distance of a station, nearest first; those around it are dots on the map. */
export const StationHomes = z.object({
  station: z.omit(Station, { aliases: true, popularity: true }),
  within: z.int(),
  /** All of them, and in how many buildings. */
  total: z.int(),
  projects: z.int(),
  homes: z.array(NearHome),
  buildings: z.array(NearBuilding),
  outside: z.array(NearBuilding),
})
export type StationHomes = z.output<typeof StationHomes>
