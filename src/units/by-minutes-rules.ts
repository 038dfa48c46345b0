import * as z from 'zod/mini'
import { WayThere } from '../places/minutes-rules.ts'
import { ListedHome } from './around-rules.ts'

/** With the way from it to each of the places, in their order. */
const HomeByMinutes = z.extend(ListedHome, { minutes: z.array(WayThere) })
export type HomeByMinutes = z.output<typeof HomeByMinutes>

/** A building on the map; its minutes are those to the slower of the places. */
const BuildingByMinutes = z.object({
  id: z.int(),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  units: z.int(),
  minutes: z.int(),
})
export type BuildingByMinutes = z.output<typeof BuildingByMinutes>

/** What a map coloured by minutes shows of one or two places. */
export const HomesByMinutes = z.object({
  /** Where the places are, in their order. */
  places: z.array(z.object({ latitude: z.number(), longitude: z.number() })),
  /** From every station to the slower of the places, whatever the limit. */
  stations: z.array(z.object({ stationId: z.int(), minutes: z.int() })),
  /** Homes within the limit, and in each of its five bands. */
  total: z.int(),
  bands: z.array(z.int()),
  /** Where none is: the limit that finds the first ten, or all there are. */
  wider: z.nullable(z.object({ limit: z.int(), homes: z.int() })),
  /** The homes with fewest minutes, and the buildings. */
  homes: z.array(HomeByMinutes),
  buildings: z.array(BuildingByMinutes),
})
export type HomesByMinutes = z.output<typeof HomesByMinutes>
