import { useQuery } from '@tanstack/react-query'
import { lazy, useState } from 'react'
import { OpenForm } from '../../../admin/record-form/open-form.tsx'
import { ExportLink } from '../../../admin/record-list/export-link.tsx'
import { windowOf } from '../../../admin/record-list/list-address.ts'
import type { RecordKind } from '../../../admin/record-list/record-kind.ts'
import { RecordListTitle } from '../../../admin/record-list/record-list-title.tsx'
import { SavedFilters } from '../../../admin/record-list/saved-filters.tsx'
import { type ListState, useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { OpenShortlist } from '../../../sales/shortlists/admin/open-shortlist.tsx'
import { SendingTo } from '../../../sales/shortlists/admin/person/sending-to.tsx'
import { openShortlist } from '../../../sales/shortlists/admin/shortlist-address.ts'
import { optionsOf } from '../../../shared/fields/value-set.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { TickSelect } from '../../../ui/choices/tick-select.tsx'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { FilterChips, FilterRow, FilterSelect, FiltersButton } from '../../../ui/tables/filters.tsx'
import { unitSearchQuery } from '../rules/query.ts'
import { SearchListingTypes, type UnitSearch, unitFilters } from '../rules/search.ts'
import { UnitStatuses } from '../rules/unit-sets.ts'
import type { SearchChoices } from '../site/power-search/choices.ts'
import { bedroomChoices, extraBedroomChoice } from '../site/quick-search.ts'
import { searchChips } from '../site/search-chips.ts'
import { SearchPlaceBox } from '../site/search-place-box.tsx'
import { INITIAL_SEARCH, readSearch, writeSearch } from './search-address.ts'
import { useSearchChoices } from './search-choices.ts'
import { SearchMatches } from './search-matches.tsx'
import { SearchTable } from './search-table.tsx'
import { unitsQuery, useUnit } from './unit-calls.ts'
import { OpenUnit } from './unit-sheet/open-unit.tsx'

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
  const isMap = list.get('view') === 'map'
  return (
    <div className="grid grid-cols-1 gap-3">
      <RecordListTitle {...listed} />
      <SendingTo list={list} />
      <FilterRow>
        <SearchBox
          {...kind.search}
          value={list.get('search')}
          onSearch={(text) => list.show({ search: text }, { isTyping: true })}
        />
        {!isNarrow && <QuickFilters {...{ search, list, choices }} />}
        <FiltersButton
          label="Power Search"
          used={chips.length - Number(search.active === true)}
          onClick={() => list.open({ panel: 1 })}
        />
        <Button
          variant="quiet"
          size="small"
          aria-pressed={isMap}
          className="aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-paper"
          onClick={() => list.show({ view: isMap ? null : 'map', page: list.get('page') })}
        >
          <span className="icon-map before:size-4" />
          {isNarrow ? 'Map' : 'Large map'}
        </Button>
        <SavedFilters list="search" query={list.query(Object.keys(unitFilters))} />
        <ExportLink href={`/api/units/export?${searchQuery}`} />
      </FilterRow>
      <FilterChips
        chips={chips.map(({ label }) => ({ id: label, label }))}
        onRemove={(label) => {
          const chip = chips.find((candidate) => candidate.label === label)
          if (chip) showSearch(chip.without)
        }}
        onClear={() => showSearch(INITIAL_SEARCH)}
      />
      {(isMap || !isNarrow) && (
        <div className="min-h-87">
          <AfterHydration>
            <PropertyMap query={search} height={isMap ? 'max(22rem, calc(100dvh - 20rem))' : 300} />
          </AfterHydration>
        </div>
      )}
      <SearchTable
        {...listed}
        search={search}
        places={namesOf(search).places ?? []}
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

/** The most used filters, beside the panel that has all of them. */
function QuickFilters({
  search,
  list,
  choices,
}: {
  search: UnitSearch
  list: ListState
  choices: SearchChoices
}) {
  const language = useLanguage()
  const bedrooms = extraBedroomChoice(search, language)
  return (
    <>
      <div className="w-64 [&_label]:sr-only">
        <SearchPlaceBox
          placeholder="Station or place"
          search={search}
          choices={choices}
          onChange={(next) => list.show(writeSearch(next))}
        />
      </div>
      <div className="w-44">
        <TickSelect
          label="Status"
          any="Any status"
          isLabelHidden
          options={optionsOf(UnitStatuses, language)}
          value={search.status ?? []}
          onChange={(status) => list.show({ status: status.join(',') })}
        />
      </div>
      <div className="w-48 [&_label]:sr-only [&_input]:placeholder:truncate">
        <DateField
          label="Available from"
          placeholder="Available from"
          value={search.availableBy ?? null}
          onChange={(availableBy) => list.show({ availableBy })}
        />
      </div>
      <FilterSelect
        label="Listing"
        value={search.listingType ?? ''}
        onChange={(listingType) =>
          // Price and rent bounds are on different scales.
          list.show({ listingType, priceMin: null, priceMax: null })
        }
        options={[{ value: '', label: 'Any listing' }, ...optionsOf(SearchListingTypes, language)]}
      />
      <FilterSelect
        label="Bedrooms"
        value={bedrooms?.value ?? String(search.bedrooms ?? '')}
        onChange={(chosen) => {
          if (chosen !== bedrooms?.value) list.show({ bedrooms: chosen, selectedBedrooms: null })
        }}
        options={[
          { value: '', label: 'Any bedrooms' },
          ...bedroomChoices(language),
          ...(bedrooms ? [bedrooms] : []),
        ]}
      />
    </>
  )
}
