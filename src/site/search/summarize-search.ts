import { type SearchNames, searchChips } from '../../records/units/rules/words/search-chips.ts'
import { searchPlace } from '../../records/units/site/search-place.ts'
import type { Language } from '../../shared/language.ts'
import { searchTitle, searchWords } from './format-search.ts'
import type { SearchQuery, SearchSummary } from './results.ts'

/** The summary of a search; `total` is the number of results, if known. */
export function summarizeSearch(
  { search, page }: Pick<SearchQuery, 'search' | 'page'>,
  names: SearchNames,
  language: Language,
  total?: number,
): SearchSummary {
  return {
    chips: searchChips(search, names, language),
    words: searchWords(search, names, { total: total ?? null }),
    title: searchTitle(search, names, page),
    places: names.places ?? [],
    place: searchPlace(search, names),
  }
}
