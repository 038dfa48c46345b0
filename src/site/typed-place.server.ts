import type { Context } from '../context.ts'
import { findPlace, lookups } from '../geocoder/find-place.ts'
import type { FoundPlace } from '../geocoder/rules/found-place.ts'
import { PLACE_TEXT_FIELD } from '../rail/site/minutes/place-fields.ts'
import { cutText } from '../shared/cut-text.ts'
import type { PageRequest } from './serve/page.server.ts'

/* A place typed into a form without JavaScript: the server looks it up and redirects to the search. */

/** Query parameter with the typed text that was not recognised as a place. */
export const UNKNOWN_PLACE = 'unknownPlace'
const MAX_TYPED_LENGTH = 200

/** The typed place and the unrecognised one of a query; '' when absent. */
export function readTypedPlace(query: URLSearchParams): { typed: string; unknown: string } {
  const read = (name: string) => cutText((query.get(name) ?? '').trim(), MAX_TYPED_LENGTH).trim()
  return { typed: read(PLACE_TEXT_FIELD), unknown: read(UNKNOWN_PLACE) }
}

/** Looks up the typed place; null when unknown. Counts towards the API's lookup limit. */
export async function typedPlace(
  { db }: Context,
  typed: string,
  request: PageRequest,
): Promise<FoundPlace | null> {
  await request.take(lookups)
  return findPlace(db, typed)
}
