import * as z from 'zod/mini'
import { Journey } from '../../../city/rail/rules/minutes.ts'
import { ListedUnit } from './around.ts'

/** A listed unit with the journey to each place, in their order. */
const HomeByMinutes = z.extend(ListedUnit, { minutes: z.array(Journey) })
export type UnitByMinutes = z.output<typeof HomeByMinutes>

/** A project on the map; `minutes` are those to the slower of the places. */
const BuildingByMinutes = z.object({
  id: z.int(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  units: z.int(),
  minutes: z.int(),
})
export type ProjectByMinutes = z.output<typeof BuildingByMinutes>

/** The data of a map coloured by minutes to one or two places. */
export const UnitsByMinutes = z.object({
  /** The positions of the places, in their order. */
  places: z.array(z.object({ latitude: z.number(), longitude: z.number() })),
  /** From every station to the slower of the places, regardless of the limit. */
  stations: z.array(z.object({ stationId: z.int(), minutes: z.int() })),
  /** How many units are within the limit, and in each of its five bands. */
  total: z.int(),
  bands: z.array(z.int()),
  /** If no unit is within the limit: the limit that finds the first ten, or all there are. */
  wider: z.nullable(z.object({ limit: z.int(), homes: z.int() })),
  /** The units with the fewest minutes, and the projects. */
  homes: z.array(HomeByMinutes),
  buildings: z.array(BuildingByMinutes),
})
export type UnitsByMinutes = z.output<typeof UnitsByMinutes>
