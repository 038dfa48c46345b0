import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { noSuchPage } from '../../admin/no-such-page.tsx'
import { RefusalAlert } from '../../admin/refusal-alert.tsx'
import { useStaff } from '../../admin/staff-context.ts'
import type { useListAddress } from '../../admin/use-list-address.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { ListFoot } from '../../ui/list-foot.tsx'
import type { RowAction } from '../../ui/row-actions.tsx'
import type { RowKey } from '../../ui/selection.ts'
import type { UnitRecord, UnitStatus } from '../rules.ts'
import type { UnitSearch } from '../search-rules.ts'
import type { Lease } from './let-fields.tsx'
import { RefusedUnits, UnitBulkBar } from './unit-bulk-bar.tsx'
import {
  useChangeUnits,
  useCopyUnit,
  useDeleteUnit,
  useSetStatus,
  useShowUnit,
} from './unit-calls.ts'
import { UnitCard } from './unit-card.tsx'
import { unitColumns } from './unit-columns.tsx'
import { asAsked, asShown } from './unit-sorts.ts'

type Found = UseQueryResult<{ items: UnitRecord[]; total: number }>

/** The units as rows, with what can be done to each and to many. */
export function UnitTable({
  units,
  search,
  list,
  isNarrowed,
  onClear,
}: {
  units: Found
  search: UnitSearch
  list: ReturnType<typeof useListAddress>
  isNarrowed: boolean
  onClear: () => void
}) {
  const { permissions } = useStaff()
  const [chosen, setChosen] = useState<ReadonlySet<RowKey>>(new Set())
  const remove = useDeleteUnit()
  const copy = useCopyUnit()
  const setStatus = useSetStatus()
  const show = useShowUnit()
  const [progress, setProgress] = useState(0)
  const many = useChangeUnits(setProgress)
  const { data, isPending, isError, refetch } = units
  const inRow = {
    onStatus: (unit: UnitRecord, status: UnitStatus, lease?: Lease) =>
      setStatus.mutate({ unit, status, lease }),
    onShow: (unit: UnitRecord) => show.mutate(unit),
  }

  const actions = (unit: UnitRecord): RowAction[] => [
    { label: 'Edit', icon: 'icon-pencil', onSelect: () => list.open({ edit: unit.id }) },
    { label: 'Duplicate', icon: 'icon-copy', onSelect: () => copy.mutate(unit) },
    ...(permissions.deleteUnits
      ? [
          {
            label: 'Delete',
            icon: 'icon-trash',
            tone: 'danger' as const,
            question: `Delete ${unit.unitNumber}?`,
            onSelect: () => remove.mutate(unit),
          },
        ]
      : []),
  ]
  return (
    <div className="grid gap-3">
      {[remove, copy, setStatus, show, many].map((save, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same five
        <RefusalAlert key={i} save={save} />
      ))}
      <RefusedUnits many={many} />
      <DataTable
        caption="Listings"
        columns={unitColumns(inRow)}
        rows={data?.items ?? []}
        rowKey={({ id }) => id}
        rowName={({ unitNumber }) => unitNumber}
        loading={isPending}
        error={
          isError ? { title: 'The units could not be read.', retry: () => void refetch() } : null
        }
        empty={
          data && data.total > 0
            ? noSuchPage(list)
            : isNarrowed
              ? {
                  title: 'No units were found for this filter',
                  action: (
                    <Button look="quiet" size="small" onClick={onClear}>
                      Clear filters
                    </Button>
                  ),
                }
              : { title: 'No units yet', hint: 'Add the first one to a property.' }
        }
        tall
        sort={asShown(list.get('sort'))}
        onSort={(sort) => list.show({ sort: asAsked(sort) })}
        address={({ id }) => list.recordAddress(id)}
        onOpen={({ id }) => list.openRecord(id)}
        selection={{ chosen, onChange: setChosen }}
        actions={actions}
        card={(unit, isFirst) => <UnitCard unit={unit} isFirst={isFirst} {...inRow} />}
        cardHeight="12.5rem"
        foot={
          data && (
            <ListFoot
              label="Pages of listings"
              page={list.page}
              total={data.total}
              address={(page) => list.address({ page })}
              onPage={(page) => list.show({ page })}
              bulk={
                <UnitBulkBar
                  chosen={chosen}
                  onChosen={setChosen}
                  matching={data.total}
                  search={search}
                  many={many}
                  progress={progress}
                />
              }
            />
          )
        }
      />
    </div>
  )
}
