import type { LineChoice } from '../../city/places/site/line-choices.ts'
import {
  parseUnitSearch,
  type UnitSearch,
  visitorSearch,
} from '../../records/units/rules/search.ts'
import { cardUnit, type FoundPublicUnit } from '../../records/units/site/card-unit.ts'
import { KnownNames } from '../../records/units/site/known-names.ts'
import { readQuickForm } from '../../records/units/site/quick-search.ts'
import { searchSuggestions } from '../../records/units/site/search-suggestions.ts'
import { callApiList } from '../../shared/api-client.ts'
import type { Language } from '../../shared/language.ts'
import { countMatches, searchCall } from '../power-search/count-matches.ts'
import { countReaches } from './count-reaches.ts'
import { PAGE_SIZE, readPage, readView } from './paging.ts'
import type { Results, SearchQuery } from './results.ts'
import { summarizeSearch } from './summarize-search.ts'

export { KnownNames, summarizeSearch }

/*
 * The code to search without a page load. It is as large as the page itself and not needed for the initial
 * results, so it is loaded when the user is about to search.
 */

/** Parses a search from form fields, ignoring invalid ones. */
export function readForm(form: Record<string, unknown>): UnitSearch {
  return visitorSearch(parseUnitSearch(readQuickForm(form)))
}

/** Parses the search of the current URL. */
export function readAddress(): SearchQuery {
  const query = new URLSearchParams(location.search)
  return {
    search: readForm(Object.fromEntries(query)),
    page: readPage(query.get('page')),
    view: readView(query.get('view')),
  }
}

/** Loads a page of results; when there are none, suggested searches. */
export async function find(
  asked: SearchQuery,
  known: KnownNames,
  lines: readonly LineChoice[],
  language: Language,
): Promise<Results> {
  const { search, page } = asked
  const [{ items, total }, reaches] = await Promise.all([
    callApiList<FoundPublicUnit>(searchCall(search, PAGE_SIZE, (page - 1) * PAGE_SIZE)),
    // Without the counts the distances are offered without them.
    countReaches(search, countMatches).catch(() => []),
    known.complete(search),
  ])
  const names = known.of(search, lines)
  return {
    ...asked,
    summary: summarizeSearch(asked, names, language, total),
    units: items.map((unit) => cardUnit(unit, search, language)),
    total,
    reaches,
    suggestions:
      total === 0 ? await searchSuggestions(search, names, lines, countMatches, language) : [],
  }
}
