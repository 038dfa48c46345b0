import { type SearchNames, searchChips } from '../../units/site/search-chips.ts'
import type { Asked, Told } from './results.ts'
import { searchTitle, searchWords } from './search-words.ts'

/** What is asked for in words; `total` is how many homes it finds, where that is known. */
export function tellSearch(
  { search, page }: Pick<Asked, 'search' | 'page'>,
  names: SearchNames,
  total?: number,
): Told {
  return {
    chips: searchChips(search, names),
    words: searchWords(search, names, { total: total ?? null }),
    title: searchTitle(search, names, page),
    places: names.places ?? [],
  }
}
