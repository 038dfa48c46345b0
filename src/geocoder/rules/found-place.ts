import * as z from 'zod/mini'
import { MatchKind } from '../../places/rules/place.ts'

/** A place found by an address; if it is a station, with its id. */
export const FoundPlace = z.object({
  kind: z.enum(MatchKind.ids),
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  stationId: z.nullable(z.int()),
})
export type FoundPlace = z.output<typeof FoundPlace>
