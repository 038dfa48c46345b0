import type { UnitSearch } from '../../units/search-rules.ts'
import type { CardUnit } from '../../units/site/card-unit.ts'
import type { Chip } from '../../units/site/search-chips.ts'
import type { WayOut } from '../../units/site/ways-out.ts'
import type { SearchView } from './paging.ts'

/** What is asked for, in the form that its address has. */
export type Asked = { search: UnitSearch; page: number; view: SearchView }

/** What is asked for in words: its conditions, the headline, and the title of the page. */
export type Told = {
  chips: readonly Chip[]
  words: string
  title: string
  /** The places that it counts minutes to, by name. */
  places: readonly (string | null)[]
}

/** A page of what a search found; where it found nothing, what to look for instead. */
export type Results = Asked & {
  told: Told
  units: readonly CardUnit[]
  total: number
  ways: readonly WayOut[]
}
