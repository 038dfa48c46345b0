import { lazy, useState } from 'react'
import { useParams } from 'react-router'
import { readId } from '../../admin/read-id.ts'
import { OpenForm } from '../../admin/record-form/open-form.tsx'
import { useListAddress } from '../../admin/use-list-address.ts'
import type { LineChoice } from '../../places/site/line-choices.ts'
import { StationPicker } from '../../places/site/station-picker.tsx'
import { adminPath } from '../../shared/paths.ts'
import { optionsOf } from '../../shared/value-set.ts'
import { SavedFilters } from '../../staff/admin/saved-filters.tsx'
import { Button } from '../../ui/button.tsx'
import { FilterChips, FilterRow, FilterSelect, FiltersButton } from '../../ui/filters.tsx'
import { Later } from '../../ui/later.tsx'
import { ListTitle } from '../../ui/list-title.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { useNarrow } from '../../ui/use-narrow.ts'
import { unitSearchQuery } from '../query-rules.ts'
import { SearchListingTypes, type UnitSearch, unitFilters } from '../search-rules.ts'
import { bedroomChoices, ownBedrooms } from '../site/quick-search.ts'
import { searchChips } from '../site/search-chips.ts'
import { ExportLink } from './export-link.tsx'
import { FIRST_SEARCH, readSearch, writeSearch } from './search-address.ts'
import { useSearchChoices } from './search-choices.ts'
import { SearchMatches } from './search-matches.tsx'
import { SearchTable } from './search-table.tsx'
import { useUnit, useUnits } from './unit-calls.ts'

// Fetched once the results are there: they are not what one comes to see first.
const PropertyMap = lazy(() => import('./property-map.tsx'))
const PropertyDetails = lazy(() => import('./property-details.tsx'))
const UnitForm = lazy(() => import('./unit-form.tsx'))
const PowerSearch = lazy(() => import('../site/power-search/power-search.tsx'))

/** Homes by every filter there is. All of it stands in the address. */
export default function SearchTab() {
  const list = useListAddress(adminPath('search'))
  const { id } = useParams()
  const search = readSearch(list.get)
  const units = useUnits(search, list.window)
  const { choices, namesOf } = useSearchChoices(search, list.get('panel') !== '')
  // What was set in the panel beside this search, and not yet searched for.
  const [set, setSet] = useState({ search: '', draft: search })
  const own = unitSearchQuery(search)
  const chips = searchChips(search, namesOf(search))
  const look = (next: UnitSearch, view = list.get('view')) =>
    list.show({ ...writeSearch(next), view, panel: null })
  const isNarrow = useNarrow()
  const isMap = list.get('view') === 'map'
  return (
    <div className="grid grid-cols-1 gap-3">
      <title>Search · Sathani</title>
      <ListTitle
        title="Search"
        count={units.data ? { found: units.data.total, one: 'home', many: 'homes' } : null}
      />
      <FilterRow>
        <SearchBox
          label="Search homes"
          placeholder="Unit, project, owner or phone"
          value={list.get('search')}
          onSearch={(text) => list.show({ search: text }, { isTyping: true })}
        />
        {!isNarrow && <QuickFilters {...{ search, list, lines: choices.lines }} />}
        <FiltersButton
          label="Power Search"
          used={chips.length - Number(search.active === true)}
          onClick={() => list.open({ panel: 1 })}
        />
        <Button
          look="quiet"
          size="small"
          aria-pressed={isMap}
          className="aria-pressed:border-transparent aria-pressed:bg-ink aria-pressed:text-paper"
          onClick={() => list.show({ view: isMap ? null : 'map', page: list.get('page') })}
        >
          <span className="icon-map before:size-4" />
          {isNarrow ? 'Map' : 'Large map'}
        </Button>
        <SavedFilters list="search" query={list.query(Object.keys(unitFilters))} />
        <ExportLink search={search} />
      </FilterRow>
      <FilterChips
        chips={chips.map(({ label }) => ({ id: label, label }))}
        onRemove={(label) => {
          const chip = chips.find((one) => one.label === label)
          if (chip) look(chip.without)
        }}
        onClear={() => look(FIRST_SEARCH)}
      />
      {(isMap || !isNarrow) && (
        <div className="min-h-87">
          <Later>
            <PropertyMap query={search} height={isMap ? 'max(22rem, calc(100dvh - 20rem))' : 300} />
          </Later>
        </div>
      )}
      <SearchTable units={units} search={search} list={list} onClear={() => look(FIRST_SEARCH)} />
      <Later>
        {list.get('panel') !== '' && (
          <PowerSearch
            search={set.search === own ? set.draft : search}
            cleared={FIRST_SEARCH}
            choices={choices}
            forStaff
            busy={units.isFetching}
            matches={(asked) => (
              <SearchMatches search={asked} namesOf={namesOf} lines={choices.lines} />
            )}
            onClose={(draft) => {
              setSet({ search: own, draft })
              list.close({ panel: null })
            }}
            onSearch={(next) => look(next)}
            onMap={(next) => look(next, 'map')}
          />
        )}
        {id && (
          <PropertyDetails
            id={readId(id)}
            onMap={({ projectId, showOnWebsite }) =>
              look({ projectId, ...(showOnWebsite && FIRST_SEARCH) }, 'map')
            }
            onClose={() => list.close({})}
            onEdit={(unit) => list.swap({ edit: unit.id })}
          />
        )}
        <OpenForm list={list} kind="unit" useRecord={useUnit}>
          {(record, onClose) => (
            <UnitForm
              key={record?.id}
              record={record}
              onClose={onClose}
              title="Property Details"
              saveLabel="Save Property"
            />
          )}
        </OpenForm>
      </Later>
    </div>
  )
}

/** What is asked most, beside the panel that has it all. */
function QuickFilters({
  search,
  list,
  lines,
}: {
  search: UnitSearch
  list: ReturnType<typeof useListAddress>
  lines: readonly LineChoice[]
}) {
  const bedrooms = ownBedrooms(search)
  return (
    <>
      <div className="w-56 [&_label]:sr-only">
        <StationPicker
          lines={lines}
          value={search.stationId ?? null}
          onChange={(stationId) => list.show({ stationId })}
        />
      </div>
      <FilterSelect
        label="Listing"
        value={search.listingType ?? ''}
        onChange={(listingType) =>
          // Bounds of a rent mean nothing for a price.
          list.show({ listingType, priceMin: null, priceMax: null })
        }
        options={[{ value: '', label: 'Any listing' }, ...optionsOf(SearchListingTypes)]}
      />
      <FilterSelect
        label="Bedrooms"
        value={bedrooms?.value ?? String(search.bedrooms ?? '')}
        onChange={(chosen) => {
          if (chosen !== bedrooms?.value) list.show({ bedrooms: chosen, selectedBedrooms: null })
        }}
        options={[
          { value: '', label: 'Any bedrooms' },
          ...bedroomChoices.slice(1),
          ...(bedrooms ? [bedrooms] : []),
        ]}
      />
    </>
  )
}
