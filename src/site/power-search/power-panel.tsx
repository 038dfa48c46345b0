import { type ReactNode, type RefObject, useState } from 'react'
import type { LineChoice } from '../../city/places/site/line-choices.ts'
import { unitSearchQuery } from '../../records/units/rules/query.ts'
import type { RecordNames } from '../../records/units/rules/record-names.ts'
import {
  parseUnitSearch,
  type UnitSearch,
  visitorSearch,
} from '../../records/units/rules/search.ts'
import PowerSearch from '../../records/units/site/power-search/power-search.tsx'
import { readQuickForm } from '../../records/units/site/quick-search.ts'
import { searchPath } from '../../shared/paths.ts'
import { waitForHistoryBack } from '../../ui/overlays/use-back-closes.ts'
import { PowerMatches } from './power-matches.tsx'
import { usePublicChoices } from './use-public-choices.ts'

/** A submitted search, the view to show it in, and the names of the places and project in it. */
export type SubmittedSearch = { search: UnitSearch; view?: 'map'; names: Partial<RecordNames> }

/** The unsubmitted changes of a closed panel, and the search that they belong to. */
export type SavedDraft = { initial: string; draft: UnitSearch }

export type PanelProps = {
  title?: string
  /** The stations; fetched when the page does not have them. */
  lines?: readonly LineChoice[]
  /** The initial filters, as form fields or query parameters. */
  start: Record<string, unknown>
  savedDraft: RefObject<SavedDraft | null>
  busy?: boolean
  /** The home that others are looked for like. */
  besides?: number
  onClose: () => void
  /** Searches on this page. Without it, the panel navigates to the search page. */
  onSearch?: (searched: SubmittedSearch) => void
  /** Additional buttons. */
  actions?: ReactNode
}

/** The Power Search panel of the public pages, with its options. */
export default function PowerPanel({
  lines,
  start,
  savedDraft,
  busy = false,
  besides,
  onClose,
  onSearch,
  ...panel
}: PanelProps) {
  const [search] = useState(() => initialSearch(start, savedDraft.current))
  const [isLeaving, setLeaving] = useState(false)
  const { choices, namesOf } = usePublicChoices(lines ?? null, search)

  async function submit(searched: UnitSearch, view?: 'map'): Promise<void> {
    if (onSearch) {
      const names = namesOf(searched)
      onClose()
      await waitForHistoryBack()
      onSearch({ search: searched, names, ...(view && { view }) })
    } else {
      setLeaving(true)
      // Replaces the panel's history entry, so that Back returns to the page below.
      location.replace(
        searchPath([unitSearchQuery(searched), view && `view=${view}`].filter(Boolean).join('&')),
      )
    }
  }

  return (
    <PowerSearch
      {...panel}
      search={search}
      choices={choices}
      busy={busy || isLeaving}
      matches={(draft) => (
        <PowerMatches search={draft} {...{ besides, namesOf }} lines={choices.lines} />
      )}
      onClose={(draft) => {
        savedDraft.current = { initial: JSON.stringify(start), draft }
        onClose()
      }}
      onSearch={(searched) => void submit(searched)}
      onMap={(searched) => void submit(searched, 'map')}
    />
  )
}

/** The draft of the same initial filters, else these filters. */
function initialSearch(start: Record<string, unknown>, savedDraft: SavedDraft | null): UnitSearch {
  if (savedDraft?.initial === JSON.stringify(start)) return savedDraft.draft
  return visitorSearch(parseUnitSearch(readQuickForm({ ...start })))
}
