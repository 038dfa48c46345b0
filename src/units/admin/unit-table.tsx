import { useState } from 'react'
import { call } from '../../admin/calls/call.ts'
import { RecordBulkBar, RefusedRecords } from '../../admin/record-list/record-bulk-bar.tsx'
import type { ListedRecords } from '../../admin/record-list/record-kind.ts'
import { RecordTable } from '../../admin/record-list/record-table.tsx'
import { useStaff } from '../../admin/screen/staff-context.ts'
import { useLanguage } from '../../ui/language.tsx'
import type { UnitSearch } from '../rules/search.ts'
import type { UnitRecord } from '../rules/unit.ts'
import type { UnitStatus } from '../rules/unit-sets.ts'
import type { Lease } from './lease-fields.tsx'
import {
  useChangeUnits,
  useCopyUnit,
  useDeleteUnit,
  useSetStatus,
  useShowUnit,
} from './unit-calls.ts'
import { UnitCard } from './unit-card.tsx'
import { unitColumns } from './unit-columns.tsx'

/** The table of units, with actions for one unit and for many. */
export function UnitTable({
  search,
  ...listed
}: ListedRecords<UnitRecord> & { search: UnitSearch }) {
  const language = useLanguage()
  const { permissions } = useStaff()
  const remove = useDeleteUnit()
  const copy = useCopyUnit()
  const setStatus = useSetStatus()
  const show = useShowUnit()
  const [done, setDone] = useState(0)
  const many = useChangeUnits(setDone)
  const rowActions = {
    onStatus: (unit: UnitRecord, status: UnitStatus, lease?: Lease) =>
      setStatus.mutate({ unit, status, lease }),
    onShow: (unit: UnitRecord) => show.mutate(unit),
  }
  return (
    <>
      <RefusedRecords one="Unit" many={many} />
      <RecordTable
        {...listed}
        columns={unitColumns(rowActions, language)}
        rowName={({ unitNumber }) => unitNumber}
        actions={(unit) => [
          { label: 'Duplicate', icon: 'icon-copy', onSelect: () => copy.mutate(unit) },
        ]}
        {...(permissions.deleteUnits && { remove })}
        saves={[copy, setStatus, show, many]}
        card={(unit, isFirst) => <UnitCard unit={unit} isFirst={isFirst} {...rowActions} />}
        cardHeight="12.5rem"
        pagesLabel="Pages of listings"
        bulk={(rows) => (
          <RecordBulkBar
            {...{ rows, many, done }}
            actions={bulkActions}
            findIds={() => call('get /api/units/ids', { query: search })}
          />
        )}
      />
    </>
  )
}

const bulkActions = [
  { icon: 'icon-check', label: 'Mark available', change: { status: 'available' } },
  { icon: 'icon-tag', label: 'Mark sold', change: { status: 'sold' } },
  { icon: 'icon-globe', label: 'Show on website', change: { showOnWebsite: true } },
  { icon: 'icon-eye-off', label: 'Hide', change: { showOnWebsite: false } },
] as const
