import { type ReactNode, useState } from 'react'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { parseUnitSearch, type UnitSearch, visitorSearch } from '../../units/search-rules.ts'
import PowerSearch from '../../units/site/power-search/power-search.tsx'
import { readQuickForm } from '../../units/site/quick-search.ts'
import type { GivenNames } from '../../units/site/search-names.ts'
import { PowerMatches } from './power-matches.tsx'
import { usePublicChoices } from './use-public-choices.ts'

/** What is to be searched for, how it is to be shown, and what it names. */
export type PowerSearched = { search: UnitSearch; view?: 'map'; names: GivenNames }

export type PanelProps = {
  title?: string
  lines: readonly LineChoice[]
  /** The filters it begins with, as a form or an address has them. */
  start: Record<string, unknown>
  /** What was set before it was closed, where that was beside the same filters. */
  draft: UnitSearch | null
  busy?: boolean
  onClose: (draft: UnitSearch) => void
  onSearch: (searched: PowerSearched) => void
  /** What else can be done here. */
  actions?: ReactNode
}

/** The Power Search panel of the public pages, with what there is to choose from. */
export default function PowerPanel({
  lines,
  start,
  draft,
  busy = false,
  onSearch,
  ...panel
}: PanelProps) {
  const [search] = useState(
    () => draft ?? visitorSearch(parseUnitSearch(readQuickForm({ ...start }))),
  )
  const { choices, namesOf } = usePublicChoices(lines, search.projectId)
  const searched = (found: UnitSearch, view?: 'map') => {
    const { station, ...names } = namesOf(found)
    onSearch({ search: found, names, ...(view && { view }) })
  }
  return (
    <PowerSearch
      {...panel}
      search={search}
      choices={choices}
      busy={busy}
      matches={(asked) => <PowerMatches search={asked} namesOf={namesOf} lines={lines} />}
      onSearch={(found) => searched(found)}
      onMap={(found) => searched(found, 'map')}
    />
  )
}
