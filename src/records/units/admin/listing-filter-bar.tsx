import { SavedFilters } from '../../../admin/record-list/saved-filters.tsx'
import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { FilterChips, FilterRow, FiltersButton } from '../../../ui/tables/filters.tsx'
import { ListFilters } from '../../../ui/tables/list-filters.tsx'
import type { UnitSearch } from '../rules/search.ts'
import type { Chip } from '../rules/words/search-chips.ts'
import type { SearchChoices } from '../site/power-search/choices.ts'
import { ListingFilters } from './listing-filters.tsx'
import { listingParameters } from './listings-loader.ts'
import { searchParameters } from './search-address.ts'
import { useDraftSearch } from './use-draft-search.ts'

/** The search, the filters as left (open or closed), and each filter in use. */
export function ListingFilterBar({
  list,
  search,
  chips,
  choices,
  found,
  panel,
}: {
  list: ListState
  search: UnitSearch
  chips: readonly Chip[]
  choices: SearchChoices
  /** The number of results; null until known. */
  found: number | null
  panel: { isOpen: boolean; toggle: () => void }
}) {
  const isNarrow = useNarrow()
  const { draft, change } = useDraftSearch(search, (next) =>
    // In the sheet of a phone, Back leaves all of it at once.
    list.show(searchParameters(next), { isTyping: isNarrow }),
  )
  const address = list.address({})
  const box = (
    <SearchBox
      label="Search units"
      placeholder={isNarrow ? 'Unit, project, owner' : 'Unit, project, owner or phone'}
      value={list.get('search')}
      onSearch={(text) => list.show({ search: text }, { isTyping: true })}
    />
  )
  const fields = <ListingFilters {...{ draft, choices }} onChange={change} />
  if (isNarrow) {
    return (
      <ListFilters
        search={box}
        used={chips.length}
        found={found}
        one="unit"
        many="units"
        onClosed={() => list.keep(address)}
        onClear={() => list.show(cleared(search), { isTyping: true })}
      >
        {fields}
      </ListFilters>
    )
  }
  return (
    <>
      <FilterRow>
        {box}
        <FiltersButton used={chips.length} isOpen={panel.isOpen} onClick={panel.toggle} />
      </FilterRow>
      {panel.isOpen && (
        <section aria-label="Filters" className="rounded-card border border-line bg-card p-4">
          {fields}
        </section>
      )}
      {(chips.length > 0 || panel.isOpen) && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <ListingChips {...{ list, search, chips }} />
          <SavedFilters
            list="listings"
            query={list.query(listingParameters)}
            trigger={
              <button
                type="button"
                className="ml-auto inline-flex min-h-8 items-center gap-1.5 rounded-control px-1 text-sm font-medium text-accent hover:underline pointer-coarse:min-h-11"
              >
                <span className="icon-bookmark before:size-4" />
                Save these filters
              </button>
            }
          />
        </div>
      )}
    </>
  )
}

/** Each filter in use; on a phone in a line that scrolls. */
export function ListingChips({
  list,
  search,
  chips,
  isOneLine = false,
}: {
  list: ListState
  search: UnitSearch
  chips: readonly Chip[]
  isOneLine?: boolean
}) {
  return (
    <FilterChips
      isOneLine={isOneLine}
      chips={chips.map(({ label }) => ({ id: label, label }))}
      onRemove={(label) => {
        const chip = chips.find((candidate) => candidate.label === label)
        if (chip) list.show(searchParameters({ ...chip.without, search: search.search }))
      }}
      onClear={() => list.show(cleared(search))}
    />
  )
}

/** Without any filter; the search and the order stay. */
function cleared({ search, sort }: UnitSearch) {
  return searchParameters({ search, sort })
}
