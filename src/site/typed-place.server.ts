import { PLACE_TEXT_FIELD } from '../city/rail/site/minutes/place-fields.ts'
import type { Context } from '../context.ts'
import { SUGGESTIONS, type Suggestion } from '../records/finder/rules/suggestion.ts'
import type { Sentence } from '../records/finder/sentence/read-sentence.ts'
import { sentenceIn } from '../records/finder/sentence/sentence-suggestion.ts'
import { type FoundPlaces, suggestPlaces, suggests } from '../records/finder/suggest-places.ts'
import type { UnitSearch } from '../records/units/rules/search.ts'
import { cutText } from '../shared/cut-text.ts'
import type { PlaceQuestion } from './search/ask-place.tsx'
import type { PageRequest } from './serve/page.server.ts'

/* Places that were typed into a form and not picked: the server finds what they mean, or asks. */

const MAX_TYPED_LENGTH = 200

/** The text of a query's parameter as somebody typed it; null when absent. */
export function readTyped(query: URLSearchParams, name: string): string | null {
  const value = query.get(name)
  return value === null ? null : cutText(value.trim(), MAX_TYPED_LENGTH).trim()
}

/** The text of a place to count minutes to; '' when absent. */
export function readTypedPlace(query: URLSearchParams): string {
  return readTyped(query, PLACE_TEXT_FIELD) ?? ''
}

/** What a typed place can mean. Counts towards the limit of suggestions. */
export async function typedPlaces(
  context: Context,
  typed: string,
  request: PageRequest,
  listingType?: UnitSearch['listingType'],
): Promise<FoundPlaces> {
  await request.take(suggests)
  return suggestPlaces(context, typed, {
    limit: SUGGESTIONS,
    ...(listingType && { listingType }),
  })
}

/** What a typed sentence says; null for the name of a place. Counts towards the limit of suggestions. */
export async function typedSentence(
  context: Context,
  typed: string,
  request: PageRequest,
  listingType?: UnitSearch['listingType'],
): Promise<Sentence | null> {
  await request.take(suggests)
  return sentenceIn(context, typed, { limit: SUGGESTIONS, ...(listingType && { listingType }) })
}

/** The one place that a text is called; null if several are, or none is. */
export function onlyPlace({ sure }: FoundPlaces): Suggestion | null {
  const [only, other] = sure
  return only && !other ? only : null
}

/** The question about a typed place; `address` makes the link that chooses one. */
export function placeQuestion(
  field: PlaceQuestion['field'],
  typed: string,
  { places, isKnown }: FoundPlaces,
  address: (place: Suggestion) => string,
): PlaceQuestion {
  return {
    typed,
    field,
    isKnown,
    places: places.map((place) => ({ ...place, address: address(place) })),
  }
}
