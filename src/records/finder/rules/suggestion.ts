import * as z from 'zod/mini'
import { queryInteger, requiredText } from '../../../shared/fields/fields.ts'
import { oneOf } from '../../../shared/fields/value-set-schemas.ts'
import { SearchListingTypes } from '../../units/rules/search.ts'
import { PlaceKind } from './place-kind.ts'

export const MAX_TYPED = 200
const MAX_SUGGESTIONS = 10
export const SUGGESTIONS = 8

export const SuggestQuery = z.object({
  q: requiredText(MAX_TYPED),
  limit: z._default(queryInteger(1, MAX_SUGGESTIONS), SUGGESTIONS),
  /** What the counted homes are for; both without it. */
  listingType: z.optional(oneOf(SearchListingTypes)),
})

export const Suggestion = z.object({
  kind: z.enum(PlaceKind.ids),
  /** The record's id; of a line its id, of a lane without a number `road-` and the road's id; null for a point. */
  id: z.nullable(z.union([z.int(), z.string()])),
  name: z.string(),
  nameTh: z.nullable(z.string()),
  /** Where it is: a line, a district, a street. */
  within: z.string(),
  /** How many homes visitors find there. */
  homes: z.int(),
  /** The query string of the search that finds them. */
  search: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
export type Suggestion = z.output<typeof Suggestion>

/** A typed sentence as a search of homes; before the places. */
export const SearchSuggestion = z.object({
  kind: z.literal('search'),
  id: z.null(),
  /** The search in words: `For rent · 2 Bedrooms · Asok · within 1 km`. */
  name: z.string(),
  nameTh: z.null(),
  within: z.literal(''),
  homes: z.int(),
  search: z.string(),
  /** Of its first place, else of the city. */
  latitude: z.number(),
  longitude: z.number(),
  /** The words that are no filter, in their order. */
  ignored: z.array(z.string()),
  /** Each filter; `text` is the sentence without its words, null where no word says it. */
  chips: z.array(z.object({ label: z.string(), text: z.nullable(z.string()) })),
  /** The query string without its places, for another place. */
  others: z.string(),
  /** With no homes, the filter without which there are the most. */
  instead: z.nullable(z.object({ label: z.string(), text: z.string(), homes: z.int() })),
})
export type SearchSuggestion = z.output<typeof SearchSuggestion>

/** A suggestion whose homes may not be known, such as a station of the page itself. */
export type PickedPlace = Omit<Suggestion, 'homes'> & { homes: number | null }
