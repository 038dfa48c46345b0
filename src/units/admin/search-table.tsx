import type { UseQueryResult } from '@tanstack/react-query'
import { noSuchPage } from '../../admin/no-such-page.tsx'
import type { useListAddress } from '../../admin/use-list-address.ts'
import { StationWalk } from '../../places/site/station-walk.tsx'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { ListFoot } from '../../ui/list-foot.tsx'
import type { UnitRecord } from '../rules.ts'
import type { UnitSearch } from '../search-rules.ts'
import { priceLines, sqmPriceLine } from '../site/unit-price.ts'
import { detailsOf, searchColumns } from './search-columns.tsx'
import { UnitThumb } from './unit-columns.tsx'
import { asAsked, asShown } from './unit-sorts.ts'

/** What a search found: rows that open, headers that sort. */
export function SearchTable({
  units,
  search,
  list,
  onClear,
}: {
  units: UseQueryResult<{ items: UnitRecord[]; total: number }>
  search: UnitSearch
  list: ReturnType<typeof useListAddress>
  onClear: () => void
}) {
  const { data, isPending, isError, refetch } = units
  const isPastTheEnd = data !== undefined && data.total > 0
  return (
    <DataTable
      caption="Search results"
      columns={searchColumns(search.listingType)}
      rows={data?.items ?? []}
      rowKey={({ id }) => id}
      rowName={({ unitNumber, project }) => `${project.name} ${unitNumber}`}
      loading={isPending}
      error={isError ? { title: 'The search failed.', retry: () => void refetch() } : null}
      empty={
        isPastTheEnd
          ? noSuchPage(list)
          : {
              title: 'No homes match this search',
              action: (
                <Button look="quiet" size="small" onClick={onClear}>
                  Clear All
                </Button>
              ),
            }
      }
      tall
      sort={asShown(search.sort)}
      onSort={(sort) => list.show({ sort: asAsked(sort) })}
      address={({ id }) => list.recordAddress(id)}
      onOpen={({ id }) => list.openRecord(id)}
      card={(unit, isFirst) => (
        <ResultCard unit={unit} isFirst={isFirst} askedFor={search.listingType} />
      )}
      foot={
        data && (
          <ListFoot
            label="Pages of results"
            page={list.page}
            total={data.total}
            address={(page) => list.address({ page })}
            onPage={(page) => list.show({ page })}
          />
        )
      }
    />
  )
}

function ResultCard({
  unit,
  isFirst,
  askedFor,
}: {
  unit: UnitRecord
  isFirst: boolean
  askedFor: UnitSearch['listingType']
}) {
  const { project, unitNumber, size } = unit
  return (
    <span className="flex min-w-0 gap-3.5">
      <UnitThumb unit={unit} className="h-24 w-28" isFirst={isFirst} />
      <span className="grid min-w-0 flex-1 grid-cols-1 content-start gap-0.5">
        <span className="truncate text-base font-medium">
          {priceLines(unit, askedFor).join(' · ')}
        </span>
        <span className="truncate font-medium">{`${project.name} · ${unitNumber}`}</span>
        <span className="truncate text-ink-2">{`${detailsOf(unit)} · ${size} sqm`}</span>
        <StationWalk station={project.nearestStation} metres={project.distanceToStation} short />
        <span className="truncate text-ink-3">{sqmPriceLine(unit, askedFor)}</span>
      </span>
    </span>
  )
}
