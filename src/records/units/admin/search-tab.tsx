import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { readId } from '../../../admin/calls/read-id.ts'
import { OpenForm } from '../../../admin/record-form/open-form.tsx'
import { ExportLink } from '../../../admin/record-list/export-link.tsx'
import { windowOf } from '../../../admin/record-list/list-address.ts'
import type { RecordKind } from '../../../admin/record-list/record-kind.ts'
import { RecordListTitle } from '../../../admin/record-list/record-list-title.tsx'
import { SavedFilters } from '../../../admin/record-list/saved-filters.tsx'
import { type ListState, useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { countText } from '../../../city/map/site/format-cluster.ts'
import { OpenShortlist } from '../../../sales/shortlists/admin/open-shortlist.tsx'
import { SendingTo } from '../../../sales/shortlists/admin/person/sending-to.tsx'
import { openShortlist } from '../../../sales/shortlists/admin/shortlist-address.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { FilterChips, FilterRow, FiltersButton } from '../../../ui/tables/filters.tsx'
import { unitSearchQuery } from '../rules/query.ts'
import { type UnitSearch, unitFilters } from '../rules/search.ts'
import { type Chip, searchChips } from '../rules/words/search-chips.ts'
import { QuickFilters } from './quick-filters.tsx'
import { INITIAL_SEARCH, readSearch, writeSearch } from './search-address.ts'
import { useSearchChoices } from './search-choices.ts'
import { SearchMatches } from './search-matches.tsx'
import { SearchTable } from './search-table.tsx'
import { unitsQuery, useUnit } from './unit-calls.ts'
import { OpenUnit } from './unit-sheet/open-unit.tsx'
import { useOpenPanel } from './use-open-panel.ts'

// Loaded after the results, which are what people open the tab for.
const PropertyMap = lazy(() => import('./property-map.tsx'))
const UnitForm = lazy(() => import('./unit-form.tsx'))
const PowerSearch = lazy(() => import('../site/power-search/power-search.tsx'))

const kind: RecordKind = {
  title: 'Search',
  one: 'home',
  many: 'homes',
  search: { label: 'Search homes', placeholder: 'Unit, project, owner or phone' },
  unread: 'The search failed.',
  unmatched: { title: 'No homes match this search', clear: 'Clear All' },
  empty: { title: 'No homes match this search' },
}

/** The tab that searches units by every filter. All of its state is in the address. */
export default function SearchTab() {
  const list = useListAddress(adminPath('search'), '', 'unit')
  const search = readSearch(list.get)
  const units = useQuery(unitsQuery(search, list.window))
  const { choices, namesOf } = useSearchChoices(search, list.get('panel') !== '')
  // Filters set in the panel but not searched for yet, with the search they belong to.
  const [unsubmitted, setUnsubmitted] = useState({ search: '', draft: search })
  const searchQuery = unitSearchQuery(search)
  const language = useLanguage()
  const chips = searchChips(search, namesOf(search), language)
  const showSearch = (next: UnitSearch, view = list.get('view')) =>
    list.show({ ...writeSearch(next), view, panel: null })
  const listed = { kind, list, found: units }
  const isNarrow = useNarrow()
  const isSending = readId(list.get('to')) !== null
  const map = useOpenPanel('search.map')
  const isLarge = list.get('view') === 'map'
  const filters = (
    <FilterChips
      chips={chips.map(({ label }) => ({ id: label, label }))}
      isOneLine={isNarrow}
      onRemove={(label) => {
        const chip = chips.find((candidate) => candidate.label === label)
        if (chip) showSearch(chip.without)
      }}
      onClear={() => showSearch(INITIAL_SEARCH)}
    />
  )
  const actions = (
    <>
      <SavedFilters list="search" query={list.query(Object.keys(unitFilters))} />
      <ExportLink href={`/api/units/export?${searchQuery}`} />
    </>
  )
  const largeMap = (
    <MapButton
      label={isNarrow ? 'Map' : 'Large map'}
      isPressed={isLarge}
      onClick={() => list.show({ view: isLarge ? null : 'map', page: list.get('page') })}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-3 max-md:-mt-2 max-md:gap-2">
      {/* On a phone the line about the person has the count, so that the homes begin higher up. */}
      <div className={isSending ? 'max-md:sr-only' : ''}>
        <RecordListTitle {...listed} />
      </div>
      <SendingTo
        list={list}
        found={units.data ? countText(units.data.total, 'homes', language) : null}
      />
      <FilterRow>
        <div className="flex min-w-0 flex-1 basis-60 gap-2">
          <SearchBox
            {...kind.search}
            value={list.get('search')}
            onSearch={(text) => list.show({ search: text }, { isTyping: true })}
          />
          {isNarrow && <PowerSearchButton isIcon {...{ list, search, chips }} />}
        </div>
        {!isNarrow && (
          <>
            <QuickFilters {...{ search, list, choices }} />
            <PowerSearchButton {...{ list, search, chips }} />
            <MapButton label="Map" isPressed={map.isOpen} onClick={map.toggle} />
            {(map.isOpen || isLarge) && largeMap}
            {actions}
          </>
        )}
      </FilterRow>
      {!isNarrow && filters}
      {(isLarge || (map.isOpen && !isNarrow)) && (
        <div className="min-h-87">
          <AfterHydration>
            <PropertyMap
              query={search}
              height={isLarge ? 'max(22rem, calc(100dvh - 20rem))' : 300}
            />
          </AfterHydration>
        </div>
      )}
      <SearchTable
        {...listed}
        search={search}
        places={namesOf(search).places ?? []}
        beside={
          <>
            {largeMap}
            {filters}
            {actions}
          </>
        }
        onClear={() => showSearch(INITIAL_SEARCH)}
      />
      <AfterHydration>
        {list.get('panel') !== '' && (
          <PowerSearch
            search={unsubmitted.search === searchQuery ? unsubmitted.draft : search}
            cleared={INITIAL_SEARCH}
            choices={choices}
            forStaff
            busy={units.isFetching}
            matches={(draft) => (
              <SearchMatches search={draft} namesOf={namesOf} lines={choices.lines} />
            )}
            onClose={(draft) => {
              setUnsubmitted({ search: searchQuery, draft })
              list.close({ panel: null })
            }}
            onSearch={(next) => showSearch(next)}
            onMap={(next) => showSearch(next, 'map')}
          />
        )}
      </AfterHydration>
      <OpenShortlist list={list} from="from Search" />
      <OpenUnit
        list={list}
        found={units.data}
        pageQuery={(page) => unitsQuery(search, windowOf(page))}
        isInPath
        onEdit={({ id }) => list.open({ edit: id })}
        onSend={({ id }, by) => openShortlist(list, [id], by)}
      />
      <AfterHydration>
        <OpenForm list={list} kind="unit" useRecord={useUnit}>
          {(record, onClose) => (
            <UnitForm
              key={record?.id ?? 'new'}
              {...{ record, onClose }}
              title="Property Details"
              saveLabel="Save Property"
            />
          )}
        </OpenForm>
      </AfterHydration>
    </div>
  )
}

function PowerSearchButton({
  list,
  search,
  chips,
  isIcon = false,
}: {
  list: ListState
  search: UnitSearch
  chips: readonly Chip[]
  isIcon?: boolean
}) {
  return (
    <FiltersButton
      label="Power Search"
      isIcon={isIcon}
      used={chips.length - Number(search.active === true)}
      onClick={() => list.open({ panel: 1 })}
    />
  )
}

function MapButton({
  label,
  isPressed,
  onClick,
}: {
  label: string
  isPressed: boolean
  onClick: () => void
}) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={isPressed}
      className="aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-paper"
      onClick={onClick}
    >
      <span className="icon-map before:size-4" />
      {label}
    </Button>
  )
}
