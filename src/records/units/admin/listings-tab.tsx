import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { readId } from '../../../admin/calls/read-id.ts'
import { OpenForm } from '../../../admin/record-form/open-form.tsx'
import { windowOf } from '../../../admin/record-list/list-address.ts'
import { ListViews } from '../../../admin/record-list/list-views.tsx'
import type { RecordKind } from '../../../admin/record-list/record-kind.ts'
import { useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { OpenShortlist } from '../../../sales/shortlists/admin/open-shortlist.tsx'
import { SendingTo } from '../../../sales/shortlists/admin/person/sending-to.tsx'
import { openShortlist } from '../../../sales/shortlists/admin/shortlist-address.ts'
import { adminPath } from '../../../shared/paths.ts'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { unitSearchQuery } from '../rules/query.ts'
import { searchChips } from '../rules/words/search-chips.ts'
import { FreshnessBoard } from './freshness/freshness-board.tsx'
import { ListingChips, ListingFilterBar } from './listing-filter-bar.tsx'
import { useListingViews } from './listing-views.tsx'
import { readListings, readStaleDays, readStaleOwner } from './listings-loader.ts'
import { ListingsTitle } from './listings-title.tsx'
import { searchParameters } from './search-address.ts'
import { useSearchChoices } from './search-choices.ts'
import { unitsQuery, useUnit } from './unit-calls.ts'
import { OpenUnit } from './unit-sheet/open-unit.tsx'
import { UnitTable } from './unit-table.tsx'
import { useOpenPanel } from './use-open-panel.ts'

// Loaded after the list, which is what people open the tab for.
const AddListing = lazy(() => import('./add-listing.tsx'))
const AddUnitForm = lazy(() => import('./add-unit-form.tsx'))

const kind: RecordKind = {
  title: 'Listings',
  one: 'unit',
  many: 'units',
  search: { label: 'Search units', placeholder: 'Unit, project, owner or phone' },
  unmatched: { title: 'No units were found for this filter.', clear: 'Clear filters' },
  empty: { title: 'No units yet', hint: 'Add your first unit to a property.' },
}

/** The tab of units: the list, and over it one unit or its form. All of its state is in the address. */
export default function ListingsTab() {
  const list = useListAddress(adminPath('listings'), '', 'unit')
  const search = readListings(list)
  const found = useQuery(unitsQuery(search, list.window))
  const { choices, namesOf } = useSearchChoices(search, false)
  const language = useLanguage()
  const { search: _, ...filters } = search
  const chips = searchChips(filters, namesOf(search), language)
  const panel = useOpenPanel('listings.filters')
  const views = useListingViews(list)
  const stale = readStaleDays(list)
  const isNarrowed = chips.length > 0 || search.search !== undefined
  const total = found.data?.total ?? null
  const staleTotal = views.find(({ isOpen }) => isOpen)?.count ?? null
  return (
    <div className="grid grid-cols-1 gap-3 max-md:-mt-2 max-md:gap-2">
      <ListingsTitle
        {...{ list, views }}
        found={stale ? (readStaleOwner(list) ? null : staleTotal) : total}
        exportPath={`/api/units/export?${unitSearchQuery(stale ? { unconfirmed: stale } : search)}`}
      />
      <SendingTo list={list} />
      <ListViews label="Listing views" views={views} className="max-md:hidden" />
      {stale ? (
        <FreshnessBoard days={stale} list={list} />
      ) : (
        <>
          <ListingFilterBar {...{ list, search, chips, choices, panel }} found={total} />
          <UnitTable
            {...{ kind, list, found, search }}
            startsSelecting={readId(list.get('to')) !== null}
            beside={<ListingChips {...{ list, search, chips }} isOneLine />}
            onClear={isNarrowed ? () => list.show(searchParameters({ sort: search.sort })) : null}
          />
        </>
      )}
      <AfterHydration>
        <AddListing open={list.get('quick') !== ''} onClose={() => list.close({ quick: null })} />
      </AfterHydration>
      <OpenShortlist list={list} from="from Listings" />
      <OpenUnit
        list={list}
        found={stale ? undefined : found.data}
        pageQuery={(page) => unitsQuery(search, windowOf(page))}
        isInPath
        onEdit={({ id }) => list.open({ edit: id })}
        onSend={({ id }, by) => openShortlist(list, [id], by)}
      />
      <AfterHydration>
        <OpenForm list={list} kind="unit" useRecord={useUnit}>
          {(record, onClose) => (
            <AddUnitForm key={record?.id ?? 'new'} {...{ record, onClose }} add={list.get('add')} />
          )}
        </OpenForm>
      </AfterHydration>
    </div>
  )
}
