import { lazy } from 'react'
import { Link, useParams } from 'react-router'
import { readId } from '../../admin/read-id.ts'
import { OpenForm } from '../../admin/record-form/open-form.tsx'
import { useListAddress } from '../../admin/use-list-address.ts'
import { ImportButtons } from '../../imports/admin/import-buttons.tsx'
import { adminPath } from '../../shared/paths.ts'
import { optionsOf } from '../../shared/value-set.ts'
import { SavedFilters } from '../../staff/admin/saved-filters.tsx'
import { Button } from '../../ui/button.tsx'
import { FilterSelect } from '../../ui/filters.tsx'
import { Later } from '../../ui/later.tsx'
import { ListFilters } from '../../ui/list-filters.tsx'
import { ListTitle } from '../../ui/list-title.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { UnitGaps, UnitStatuses } from '../rules.ts'
import { parseUnitSearch, SearchListingTypes } from '../search-rules.ts'
import { ExportLink } from './export-link.tsx'
import { FreshnessBoard } from './freshness-board.tsx'
import { useUnit, useUnits } from './unit-calls.ts'
import { UnitTable } from './unit-table.tsx'

// Fetched once the list is there: they are not what one comes to see first.
const AddListing = lazy(() => import('./add-listing.tsx'))
const UnitDetail = lazy(() => import('./unit-detail.tsx'))
const UnitForm = lazy(() => import('./unit-form.tsx'))

const filters = ['search', 'show', 'status', 'listingType'] as const
const views = [
  { days: null, label: 'All listings' },
  { days: 14, label: 'Unconfirmed for 14 days' },
  { days: 30, label: 'Unconfirmed for 30 days' },
]
const kept = [...filters, 'projectId', 'sort']
const cleared = Object.fromEntries(filters.map((name) => [name, null]))

/** The units: the list, and over it one of them or its form. All of it stands in the address. */
export default function ListingsTab() {
  const list = useListAddress(adminPath('listings'))
  const { id } = useParams()
  const asked = kept.map((name) => [name, list.get(name)])
  const search = parseUnitSearch(Object.fromEntries(asked))
  const units = useUnits(search, list.window)
  const { data } = units
  const used = filters.filter((name) => name !== 'search' && list.get(name) !== '').length
  const stale = views.find(({ days }) => days && String(days) === list.get('stale'))?.days
  return (
    <div className="grid gap-3">
      <title>Listings · Sathani</title>
      <ListTitle
        title="Listings"
        count={data ? { found: data.total, one: 'unit', many: 'units' } : null}
      >
        <ImportButtons
          kind="units"
          other={{
            label: 'Add New Listing',
            icon: 'icon-plus',
            onSelect: () => list.open({ quick: 1 }),
          }}
        />
        <Button size="small" onClick={() => list.open({ add: 1 })}>
          <span className="icon-plus before:size-4" />
          Add Unit
        </Button>
      </ListTitle>
      <nav aria-label="Listings by freshness" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {views.map(({ days, label }) => (
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
      {stale ? (
        <FreshnessBoard days={stale} list={list} />
      ) : (
        <>
          <ListFilters
            search={
              <SearchBox
                label="Search units"
                placeholder="Unit, project, owner or phone"
                value={list.get('search')}
                onSearch={(text) => list.show({ search: text }, { isTyping: true })}
              />
            }
            used={used}
            found={data?.total ?? null}
            one="unit"
            many="units"
            actions={
              <>
                <SavedFilters list="listings" query={list.query(kept)} />
                <ExportLink search={search} />
              </>
            }
          >
            <FilterSelect
              label="Which units"
              value={search.show ?? ''}
              onChange={(chosen) => list.show({ show: chosen })}
              options={[{ value: '', label: 'All units' }, ...optionsOf(UnitGaps)]}
            />
            <FilterSelect
              label="Status"
              value={search.status ?? ''}
              onChange={(chosen) => list.show({ status: chosen })}
              options={[{ value: '', label: 'Any status' }, ...optionsOf(UnitStatuses)]}
            />
            <FilterSelect
              label="Listing"
              value={search.listingType ?? ''}
              onChange={(chosen) => list.show({ listingType: chosen })}
              options={[{ value: '', label: 'Any listing' }, ...optionsOf(SearchListingTypes)]}
            />
          </ListFilters>
          <UnitTable
            units={units}
            search={search}
            list={list}
            isNarrowed={filters.some((name) => list.get(name) !== '')}
            onClear={() => list.show(cleared)}
          />
        </>
      )}
      <Later>
        {id && (
          <UnitDetail
            id={readId(id)}
            onClose={() => list.close({})}
            onEdit={(unit) => list.swap({ edit: unit.id })}
          />
        )}
        <AddListing open={list.get('quick') !== ''} onClose={() => list.close({ quick: null })} />
        <OpenForm list={list} kind="unit" useRecord={useUnit}>
          {(record, onClose) => (
            <UnitForm key={record?.id ?? 'new'} record={record} onClose={onClose} />
          )}
        </OpenForm>
      </Later>
    </div>
  )
}
