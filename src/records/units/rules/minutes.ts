import * as z from 'zod/mini'
import { Journey } from '../../../city/rail/rules/minutes.ts'
import { MAX_PLACES } from '../../../city/rail/rules/points.ts'
import { placeRefusals } from '../../../shared/refusals/places.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import type { Refusal } from '../../../shared/refusals/refusals.ts'
import { type MinutesQuery, placeCount } from './minutes-query.ts'
import { UnitRecord, UnitResponse } from './unit.ts'

/** In the results of a search by minutes: the journey to each of its places, in their order. */
const journeys = { minutes: z.optional(z.array(Journey)) }

/** A unit in search results, for visitors and for staff. */
export const FoundUnit = z.extend(UnitResponse, journeys)
export type FoundUnit = z.output<typeof FoundUnit>
export const FoundRecord = z.extend(UnitRecord, journeys)
export type FoundRecord = z.output<typeof FoundRecord>

/** Journeys from units to places, with the places' current names: null for an unknown station. */
export const JourneysToPlaces = z.object({
  places: z.array(z.nullable(z.string())),
  homes: z.array(z.object({ id: z.int(), minutes: z.array(Journey) })),
})
export type JourneysToPlaces = z.output<typeof JourneysToPlaces>

type ParseContext = {
  issues: {
    push(issue: {
      code: 'custom'
      input: unknown
      path: string[]
      message: string
      params?: Refusal
    }): unknown
  }
}

/** Drops filters without effect when there is no place; refuses more places than a search accepts. */
export function normalisePlaces(
  search: MinutesQuery & { sort?: string | undefined },
  context: ParseContext,
): void {
  const places = placeCount(search)
  if (places === 0) {
    delete search.minutesMax
    if (search.sort === 'minutes') delete search.sort
  }
  if (places <= MAX_PLACES) return
  const path = search.minutesTo ? 'minutesTo' : 'minutesNear'
  const most = MAX_PLACES
  const message = placeRefusals.at_most_places({ most })
  const params = refusal('at_most_places', { most })
  context.issues.push({ code: 'custom', input: search[path], path: [path], message, params })
}
