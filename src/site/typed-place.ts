import type { Context } from '../context.ts'
import { findPlace, lookups } from '../places/find-place.ts'
import type { FoundPlace } from '../places/minutes-rules.ts'
import { PLACE_TEXT_FIELD } from '../places/site/minutes/place-fields.ts'
import { cutText } from '../shared/cut-text.ts'
import type { PageRequest } from './page.ts'

/* A place that is typed into a form without JavaScript: the server looks it up, and leads on. */

/** What an address calls the place that was typed before and is none. */
export const UNKNOWN_PLACE = 'unknownPlace'
const LONGEST_TYPED = 200

/** What of both an address carries; '' for none. */
export function readTypedPlace(query: URLSearchParams): { typed: string; unknown: string } {
  const read = (name: string) => cutText((query.get(name) ?? '').trim(), LONGEST_TYPED).trim()
  return { typed: read(PLACE_TEXT_FIELD), unknown: read(UNKNOWN_PLACE) }
}

/** The place that was typed; null where it is none we know. As often as the API looks one up. */
export async function typedPlace(
  { db }: Context,
  typed: string,
  request: PageRequest,
): Promise<FoundPlace | null> {
  await request.take(lookups)
  return findPlace(db, typed)
}
