import * as z from 'zod/mini'
import { queryInteger, requiredText } from '../../shared/fields/fields.ts'
import { valueSet } from '../../shared/fields/value-set.ts'
import { oneOf } from '../../shared/fields/value-set-schemas.ts'
import { SearchListingTypes } from '../../units/rules/search.ts'

/** What a suggested place is. */
export const PlaceKind = valueSet('PlaceKind', {
  station: 'Station',
  line: 'Line',
  district: 'District',
  subdistrict: 'Subdistrict',
  neighbourhood: 'Neighbourhood',
  road: 'Road',
  soi: 'Soi',
  project: 'Building',
  developer: 'Developer',
  mall: 'Shopping center',
  park: 'Park',
  school: 'School',
  university: 'University',
  hospital: 'Hospital',
  workplace: 'Workplace',
  market: 'Market',
  point: 'Point on the map',
  postcode: 'Postcode',
})
export type PlaceKindId = (typeof PlaceKind.ids)[number]

export const LONGEST_TYPED = 200
const MOST_SUGGESTIONS = 10
export const SUGGESTIONS = 8

export const SuggestQuery = z.object({
  q: requiredText(LONGEST_TYPED),
  limit: z._default(queryInteger(1, MOST_SUGGESTIONS), SUGGESTIONS),
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
