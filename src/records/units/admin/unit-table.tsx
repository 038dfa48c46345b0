import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { RefusedRecords } from '../../../admin/record-list/record-bulk-bar.tsx'
import type { ListedRecords } from '../../../admin/record-list/record-kind.ts'
import { RecordTable } from '../../../admin/record-list/record-table.tsx'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { openShortlist } from '../../../sales/shortlists/admin/shortlist-address.ts'
import { useLanguage } from '../../../ui/language.tsx'
import type { UnitSearch } from '../rules/search.ts'
import type { UnitRecord } from '../rules/unit.ts'
import type { UnitStatus } from '../rules/unit-sets.ts'
import type { Lease } from './lease-fields.tsx'
import { UnitBulkBar } from './unit-bulk-bar.tsx'
import {
  useChangeUnits,
  useCopyUnit,
  useDeleteUnit,
  useDeleteUnits,
  useSetStatus,
  useShowUnit,
} from './unit-calls.ts'
import { UnitCard } from './unit-card.tsx'
import { unitColumns } from './unit-columns.tsx'

/** The table of units, with actions for one unit and for many. F2 edits the price of the focused row. */
export function UnitTable({
  search,
  beside,
  startsSelecting,
  onClear,
  ...listed
}: ListedRecords<UnitRecord> & {
  search: UnitSearch
  /** On a phone, the filters in use. */
  beside: ReactNode
  /** On a phone, whether homes can be ticked at once. */
  startsSelecting: boolean
  /** Removes every filter; null when none is in use. */
  onClear: (() => void) | null
}) {
  const language = useLanguage()
  const { permissions } = useStaff()
  const remove = useDeleteUnit()
  const copy = useCopyUnit()
  const setStatus = useSetStatus()
  const show = useShowUnit()
  const [done, setDone] = useState(0)
  const many = useChangeUnits(setDone)
  const removeMany = useDeleteUnits(setDone)
  const rowActions = {
    onStatus: (unit: UnitRecord, status: UnitStatus, lease?: Lease) =>
      setStatus.mutate({ unit, status, lease }),
    onShow: (unit: UnitRecord) => show.mutate(unit),
    pricing: usePriceEditing(listed.found.data?.items ?? []),
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles a key of the rows within
    <div onKeyDown={editPriceByKey} className="grid grid-cols-1 gap-3">
      <RefusedRecords one="Unit" many={many} />
      <RefusedRecords one="Unit" many={removeMany} />
      <RecordTable
        {...listed}
        {...(onClear && { narrowed: { clear: onClear } })}
        {...{ beside, startsSelecting }}
        columns={unitColumns(rowActions, language)}
        rowName={({ unitNumber }) => unitNumber}
        actions={(unit) => [
          { label: 'Duplicate', icon: 'icon-copy', onSelect: () => copy.mutate(unit) },
        ]}
        {...(permissions.deleteUnits && { remove })}
        saves={[copy, setStatus, show, many, removeMany]}
        card={(unit, isFirst, state) => (
          <UnitCard unit={unit} isFirst={isFirst} {...state} {...rowActions} />
        )}
        cardHasMenu
        cardHeight="12.5rem"
        pagesLabel="Pages of listings"
        bulk={(rows) => (
          <UnitBulkBar
            {...{ rows, search, many, done }}
            remove={removeMany}
            onSend={(ids) => openShortlist(listed.list, ids)}
          />
        )}
      />
    </div>
  )
}

/** The row whose price is open; Tab goes to the next row, after the last one it closes. */
function usePriceEditing(units: readonly UnitRecord[]) {
  const [openId, setOpenId] = useState<number | null>(null)
  return {
    openId,
    onOpen: setOpenId,
    onClose: () => setOpenId(null),
    onNext: (id: number) => {
      const next = units[units.findIndex((unit) => unit.id === id) + 1]
      setOpenId(next?.id ?? null)
    },
  }
}

function editPriceByKey({ key, target }: KeyboardEvent): void {
  if (key !== 'F2' || !(target instanceof Element)) return
  target.closest('tr, li')?.querySelector<HTMLElement>('[data-price]')?.click()
}
