import { type ReactNode, type RefObject, useState } from 'react'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { searchPath } from '../../shared/paths.ts'
import { steppedBack } from '../../ui/use-back-closes.ts'
import { unitSearchQuery } from '../../units/query-rules.ts'
import { parseUnitSearch, type UnitSearch, visitorSearch } from '../../units/search-rules.ts'
import PowerSearch from '../../units/site/power-search/power-search.tsx'
import { readQuickForm } from '../../units/site/quick-search.ts'
import type { GivenNames } from '../../units/site/search-names.ts'
import { PowerMatches } from './power-matches.tsx'
import { usePublicChoices } from './use-public-choices.ts'

/** What is to be searched for, how it is to be shown, and what it names. */
export type PowerSearched = { search: UnitSearch; view?: 'map'; names: GivenNames }

/** What was set beside a search before the panel was closed, and not yet searched for. */
export type Kept = { beside: string; draft: UnitSearch }

export type PanelProps = {
  title?: string
  /** The stations, where the page has them: else they are asked for. */
  lines?: readonly LineChoice[]
  /** The filters it begins with, as a form or an address has them. */
  start: Record<string, unknown>
  kept: RefObject<Kept | null>
  busy?: boolean
  onClose: () => void
  /** Searches where it stands; without it, the search has its own page. */
  onSearch?: (searched: PowerSearched) => void
  /** What else can be done here. */
  actions?: ReactNode
}

/** The Power Search panel of the public pages, with what there is to choose from. */
export default function PowerPanel({
  lines,
  start,
  kept,
  busy = false,
  onClose,
  onSearch,
  ...panel
}: PanelProps) {
  const [search] = useState(() => beginning(start, kept.current))
  const [isLeaving, setLeaving] = useState(false)
  const { choices, namesOf } = usePublicChoices(lines ?? null, search.projectId)

  async function go(found: UnitSearch, view?: 'map'): Promise<void> {
    if (onSearch) {
      const { station, ...names } = namesOf(found)
      onClose()
      await steppedBack()
      onSearch({ search: found, names, ...(view && { view }) })
    } else {
      setLeaving(true)
      // In place of the panel: Back leads to the page beneath.
      location.replace(
        searchPath([unitSearchQuery(found), view && `view=${view}`].filter(Boolean).join('&')),
      )
    }
  }

  return (
    <PowerSearch
      {...panel}
      search={search}
      choices={choices}
      busy={busy || isLeaving}
      matches={(asked) => <PowerMatches search={asked} namesOf={namesOf} lines={choices.lines} />}
      onClose={(draft) => {
        kept.current = { beside: JSON.stringify(start), draft }
        onClose()
      }}
      onSearch={(found) => void go(found)}
      onMap={(found) => void go(found, 'map')}
    />
  )
}

/** What was set beside the same filters, or they alone. */
function beginning(start: Record<string, unknown>, kept: Kept | null): UnitSearch {
  if (kept?.beside === JSON.stringify(start)) return kept.draft
  return visitorSearch(parseUnitSearch(readQuickForm({ ...start })))
}
