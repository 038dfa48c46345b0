import { useEffect, useState } from 'react'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { unitSearchQuery } from '../../units/query-rules.ts'
import { parseUnitSearch, type UnitSearch } from '../../units/search-rules.ts'
import { matchesText } from '../../units/site/power-search/matches-text.ts'
import type { SearchNames } from '../../units/site/search-chips.ts'
import { waysOut } from '../../units/site/ways-out.ts'
import { countMatches } from '../search/count-matches.ts'

/** How many homes match what is chosen so far; at none, what to drop. The last count stays until the next. */
export function PowerMatches({
  search: { sort, ...filters },
  namesOf,
  lines,
}: {
  search: UnitSearch
  namesOf: (search: UnitSearch) => SearchNames
  lines: readonly LineChoice[]
}) {
  const [said, setSaid] = useState<string | null>(null)
  const query = unitSearchQuery(filters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each search once
  useEffect(() => {
    let isGone = false
    const say = (text: string | null) => !isGone && setSaid(text)
    const asked = parseUnitSearch(Object.fromEntries(new URLSearchParams(query)))
    const count = async () => {
      const total = await countMatches(asked)
      if (total > 0) return say(matchesText(total))
      say(matchesText(0, (await waysOut(asked, namesOf(asked), lines, countMatches))[0]))
    }
    count().catch(() => say('The count could not be read.'))
    return () => {
      isGone = true
    }
  }, [query])
  return said
}
