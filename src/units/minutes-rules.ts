import * as z from 'zod/mini'
import { WayThere } from '../places/minutes-rules.ts'
import { MOST_PLACES } from '../places/point-rules.ts'
import { type MinutesAsked, placeCount } from './asked-rules.ts'
import { UnitAnswer, UnitRecord } from './rules.ts'

/** Of what a search found that asks for it: the way to each of its places, in their order. */
const found = { minutes: z.optional(z.array(WayThere)) }

/** A unit as a search answers it, to visitors and to staff. */
export const FoundUnit = z.extend(UnitAnswer, found)
export type FoundUnit = z.output<typeof FoundUnit>
export const FoundRecord = z.extend(UnitRecord, found)

/** The ways from some units to places by what these are called now: null where there is no such station. */
export const WaysToPlaces = z.object({
  places: z.array(z.nullable(z.string())),
  homes: z.array(z.object({ id: z.int(), minutes: z.array(WayThere) })),
})
export type WaysToPlaces = z.output<typeof WaysToPlaces>

type Refusals = {
  issues: {
    push(issue: { code: 'custom'; input: unknown; path: string[]; message: string }): unknown
  }
}

/** Drops what means nothing without a place; refuses more places than a search takes. */
export function normalisePlaces(
  search: MinutesAsked & { sort?: string | undefined },
  context: Refusals,
): void {
  const places = placeCount(search)
  if (places === 0) {
    delete search.minutesMax
    if (search.sort === 'minutes') delete search.sort
  }
  if (places <= MOST_PLACES) return
  const path = search.minutesTo ? 'minutesTo' : 'minutesNear'
  const message = `At most ${MOST_PLACES} places`
  context.issues.push({ code: 'custom', input: search[path], path: [path], message })
}
