import type { UnitSearch } from '../../records/units/rules/search.ts'
import type { Chip } from '../../records/units/rules/words/search-chips.ts'
import type { CardUnit } from '../../records/units/site/card-unit.ts'
import type { SearchPlace } from '../../records/units/site/search-place.ts'
import type { SearchSuggestion } from '../../records/units/site/search-suggestions.ts'
import type { SearchView } from './paging.ts'

/** The state of the search page as in its URL. */
export type SearchQuery = { search: UnitSearch; page: number; view: SearchView }

/** The texts of a search: its chips, the heading, and the title of the page. */
export type SearchSummary = {
  chips: readonly Chip[]
  words: string
  title: string
  /** The names of the places that minutes are counted to. */
  places: readonly (string | null)[]
  /** The place whose homes are searched. */
  place: SearchPlace | null
}

/** How many homes are within a distance of the point of a search. */
export type ReachCount = { metres: number; total: number }

/** A page of results; when there are none, suggested searches. */
export type Results = SearchQuery & {
  summary: SearchSummary
  units: readonly CardUnit[]
  total: number
  suggestions: readonly SearchSuggestion[]
  /** For a search near a point, each distance to choose from. */
  reaches: readonly ReachCount[]
}
