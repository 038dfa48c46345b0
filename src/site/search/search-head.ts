import type { LineChoice } from '../../places/site/line-choices.ts'
import { homePath, searchPath } from '../../shared/paths.ts'
import type { UnitSearch } from '../../units/search-rules.ts'
import type { CardUnit } from '../../units/site/card-unit.ts'
import type { Head, PageRequest } from '../page.ts'
import { clipped, DESCRIPTION_LENGTH, fitted, TITLE_LENGTH } from '../seo/fitted.ts'
import { breadcrumbs } from '../seo/thing.ts'
import { pageAddress } from './paging.ts'
import { homesFound, searchWords } from './search-words.ts'

/**
 * A page of a search's results. Search engines are asked to show only what has homes on it and words of
 * its own: no empty search, and none that differs from others in what its title cannot tell.
 */
export function searchHead(
  found: {
    search: UnitSearch
    page: number
    lines: readonly LineChoice[]
    units: readonly CardUnit[]
    total: number
  },
  { origin }: PageRequest,
): Head {
  const { search, page, units, total } = found
  const { text, tellsAll } = searchWords(search, page, found.lines)
  const canonical = pageAddress(search, page)
  return {
    title: fitted([text, 'Sathani'], ' · ', TITLE_LENGTH),
    description: clipped(
      `${text}: ${homesFound(total)}, with prices, sizes, pictures and the walk to the train.`,
      DESCRIPTION_LENGTH,
    ),
    canonical,
    noindex: units.length === 0 || !tellsAll,
    image: units.find((unit) => unit.image)?.image ?? null,
    imageAlt: text,
    things: [breadcrumbs(origin, steps(text, canonical))],
  }
}

function steps(text: string, canonical: string) {
  const home = { name: 'Sathani', path: homePath() }
  const all = { name: 'Search', path: searchPath() }
  return canonical === all.path ? [home, all] : [home, all, { name: text, path: canonical }]
}
