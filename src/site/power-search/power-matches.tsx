import { useEffect, useState } from 'react'
import type { LineChoice } from '../../city/places/site/line-choices.ts'
import { unitSearchQuery } from '../../records/units/rules/query.ts'
import { parseUnitSearch, type UnitSearch } from '../../records/units/rules/search.ts'
import type { SearchNames } from '../../records/units/rules/words/search-chips.ts'
import {
  matchesText,
  otherMatchesText,
} from '../../records/units/site/power-search/format-matches.ts'
import { searchSuggestions } from '../../records/units/site/search-suggestions.ts'
import { useLanguage } from '../../ui/language.tsx'
import { countMatches } from './count-matches.ts'

/** The number of homes that match the chosen filters; when none do, a filter to drop. The last count stays until the next. */
export function PowerMatches({
  search: { sort, ...filters },
  besides,
  namesOf,
  lines,
}: {
  search: UnitSearch
  /** The home that the others are similar to: it is not counted. */
  besides: number | undefined
  namesOf: (search: UnitSearch) => SearchNames
  lines: readonly LineChoice[]
}) {
  const language = useLanguage()
  const [text, setText] = useState<string | null>(null)
  const query = unitSearchQuery(filters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search once
  useEffect(() => {
    let isCancelled = false
    const show = (text: string | null) => !isCancelled && setText(text)
    const search = parseUnitSearch(Object.fromEntries(new URLSearchParams(query)))
    const count = async () => {
      const [all, own] = await Promise.all([
        countMatches(search),
        besides === undefined ? 0 : countMatches({ ...search, propertyId: String(besides) }),
      ])
      if (besides !== undefined && all > 0) return show(otherMatchesText(all - Math.min(own, 1)))
      if (all > 0) return show(matchesText(all, undefined, language))
      const names = namesOf(search)
      const [way] = await searchSuggestions(search, names, lines, countMatches, language)
      show(matchesText(0, way, language))
    }
    count().catch(() => show('Couldn’t load the count.'))
    return () => {
      isCancelled = true
    }
  }, [query])
  return text
}
