import type { LineChoice } from '../../../places/site/line-choices.ts'
import type { Picked } from '../../../ui/record-picker.tsx'
import type { UnitSearch } from '../../search-rules.ts'

type Named = { id: number; name: string }

/** What there is to choose from in the Power Search panel, wherever it stands. */
export type SearchChoices = {
  lines: readonly LineChoice[]
  parks: readonly Named[]
  malls: readonly Named[]
  /** How to ask again for a list that could not be fetched; null for the others. */
  again: Record<'stations' | 'parks' | 'malls', (() => void) | null>
  /** The project that the search names, so that its name is known. */
  project: Picked | null
  /** What matches the project's name that was last searched for. */
  found: readonly Picked[]
  busy: boolean
  onSearchProject: (typed: string) => void
}

/** A part of the panel: what it shows, and what a change makes of it. */
export type PartProps = {
  draft: UnitSearch
  onChange: (draft: UnitSearch) => void
}
