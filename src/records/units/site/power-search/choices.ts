import type { LineChoice } from '../../../../city/places/site/line-choices.ts'
import type { Picked } from '../../../../ui/choices/record-picker.tsx'
import type { UnitSearch } from '../../rules/search.ts'
import type { SearchNames } from '../../rules/words/search-chips.ts'

type Named = { id: number; name: string; nameTh?: string; aliases?: readonly string[] }

/** The choices that the Power Search panel offers. */
export type SearchChoices = {
  lines: readonly LineChoice[]
  parks: readonly Named[]
  malls: readonly Named[]
  /** Fetches a list again that could not be fetched; null for the others. */
  retry: Record<'stations' | 'parks' | 'malls', (() => void) | null>
  /** The project of the search, for its name. */
  project: Picked | null
  /** The projects that match the name last searched for. */
  projectResults: readonly Picked[]
  busy: boolean
  onSearchProject: (typed: string) => void
  /** The names of the places of a search. */
  namesOf: (search: UnitSearch) => SearchNames
  /** Learns the name of a place picked in the panel, by the query string of its search. */
  onPlace: (search: string, name: string) => void
}

/** The props of a part of the panel. */
export type PartProps = {
  draft: UnitSearch
  onChange: (draft: UnitSearch) => void
}
