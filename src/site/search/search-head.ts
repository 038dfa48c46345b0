import type { UnitSearch } from '../../units/search-rules.ts'
import type { CardUnit } from '../../units/site/card-unit.ts'
import { countedHomes } from '../../units/site/counted-homes.ts'
import type { SearchNames } from '../../units/site/search-chips.ts'
import type { Head } from '../page.ts'
import { clipped, DESCRIPTION_LENGTH } from '../seo/fitted.ts'
import { pageAddress } from './paging.ts'
import { isTitledWhole, searchTitle, searchWords } from './search-words.ts'

/**
 * A page of a search's results. Search engines are asked to show only what has homes on it and words of
 * its own: no empty search, and none that differs from others in what its title cannot tell.
 */
export function searchHead({
  search,
  page,
  names,
  units,
  total,
}: {
  search: UnitSearch
  page: number
  names: SearchNames
  units: readonly CardUnit[]
  total: number
}): Head {
  const words = searchWords(search, names, { page })
  return {
    title: searchTitle(search, names, page),
    description: clipped(
      `${words}: ${countedHomes(total)}, with prices, sizes, pictures and the walk to the train.`,
      DESCRIPTION_LENGTH,
    ),
    canonical: pageAddress(search, page),
    noindex: units.length === 0 || !isTitledWhole(search, names, page),
    image: units.find((unit) => unit.image)?.image ?? null,
    imageAlt: words,
  }
}
