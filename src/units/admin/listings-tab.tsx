import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Link } from 'react-router'
import { OpenRecord } from '../../admin/record-form/open-record.tsx'
import { ExportLink } from '../../admin/record-list/export-link.tsx'
import { RecordFilters } from '../../admin/record-list/record-filters.tsx'
import type { RecordKind } from '../../admin/record-list/record-kind.ts'
import { RecordListTitle } from '../../admin/record-list/record-list-title.tsx'
import { SavedFilters } from '../../admin/record-list/saved-filters.tsx'
import { type ListState, useListAddress } from '../../admin/record-list/use-list-address.ts'
import { ImportButtons } from '../../imports/admin/import-buttons.tsx'
import { adminPath } from '../../shared/paths.ts'
import { AfterHydration } from '../../ui/feedback/after-hydration.tsx'
import { unitSearchQuery } from '../rules/query.ts'
import { SearchListingTypes } from '../rules/search.ts'
import { UnitGaps, UnitStatuses } from '../rules/unit-sets.ts'
import { FreshnessBoard } from './freshness-board.tsx'
import {
  freshnessViews,
  listingParameters,
  readListings,
  readStaleDays,
} from './listings-loader.ts'
import { unitsQuery, useUnit } from './unit-calls.ts'
import { UnitTable } from './unit-table.tsx'

// Loaded after the list, which is what people open the tab for.
const AddListing = lazy(() => import('./add-listing.tsx'))
const UnitDetail = lazy(() => import('./unit-detail.tsx'))
const UnitForm = lazy(() => import('./unit-form.tsx'))

const kind: RecordKind = {
  title: 'Listings',
  one: 'unit',
  many: 'units',
  search: { label: 'Search units', placeholder: 'Unit, project, owner or phone' },
  filters: [
    { name: 'show', label: 'Which units', any: 'All units', values: UnitGaps },
    { name: 'status', label: 'Status', any: 'Any status', values: UnitStatuses },
    { name: 'listingType', label: 'Listing', any: 'Any listing', values: SearchListingTypes },
  ],
  unmatched: { title: 'No units were found for this filter', clear: 'Clear filters' },
  empty: { title: 'No units yet', hint: 'Add the first one to a property.' },
}

/** The tab of units: the list, and over it one unit or its form. All of its state is in the address. */
export default function ListingsTab() {
  const list = useListAddress(adminPath('listings'))
  const search = readListings(list)
  const found = useQuery(unitsQuery(search, list.window))
  const listed = { kind, list, found }
  const stale = readStaleDays(list)
  return (
    <div className="grid gap-3">
      <RecordListTitle {...listed} add={{ label: 'Add Unit' }}>
        <ImportButtons
          kind="units"
          other={{
            label: 'Add New Listing',
            icon: 'icon-plus',
            onSelect: () => list.open({ quick: 1 }),
          }}
        />
      </RecordListTitle>
      <Views list={list} />
      {stale ? (
        <FreshnessBoard days={stale} list={list} />
      ) : (
        <>
          <RecordFilters {...listed}>
            <SavedFilters list="listings" query={list.query(listingParameters)} />
            <ExportLink href={`/api/units/export?${unitSearchQuery(search)}`} />
          </RecordFilters>
          <UnitTable {...listed} search={search} />
        </>
      )}
      <AfterHydration>
        <AddListing open={list.get('quick') !== ''} onClose={() => list.close({ quick: null })} />
      </AfterHydration>
      <OpenRecord
        list={list}
        kind="unit"
        useRecord={useUnit}
        detail={(props) => <UnitDetail {...props} />}
        form={(props) => <UnitForm {...props} />}
      />
    </div>
  )
}

function Views({ list }: { list: ListState }) {
  return (
    <nav aria-label="Listings by freshness" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {freshnessViews.map(({ days, label }) => (
        <Link
          key={label}
          to={list.address({ stale: days, page: null })}
          aria-current={String(days ?? '') === list.get('stale') ? 'page' : undefined}
          className="inline-flex min-h-(--press) items-center text-ink-2 hover:text-ink aria-[current]:font-strong aria-[current]:text-ink aria-[current]:underline aria-[current]:underline-offset-8"
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
