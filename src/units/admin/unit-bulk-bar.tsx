import { useState } from 'react'
import { call } from '../../admin/calls/call.ts'
import { RecordBulkBar } from '../../admin/record-list/record-bulk-bar.tsx'
import type { ChosenRows } from '../../admin/record-list/record-table.tsx'
import { useStaff } from '../../admin/screen/staff-context.ts'
import { counted } from '../../shared/counted.ts'
import { labelOf } from '../../shared/fields/value-set.ts'
import { useColleagues } from '../../staff/admin/colleague-calls.ts'
import { YesNo } from '../../ui/fields/yes-no.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { BulkAction, BulkLink, BulkMenu, Divider } from '../../ui/tables/bulk-bar.tsx'
import type { UnitSearch } from '../rules/search.ts'
import { UnitStatuses } from '../rules/unit-sets.ts'
import {
  consequenceOf,
  type ManyChanges,
  type useChangeUnits,
  type useDeleteUnits,
} from './unit-calls.ts'

/** What is done with the selected units: send, status, agent, website, export, delete. */
export function UnitBulkBar({
  rows,
  search,
  many,
  remove,
  done,
  onSend,
}: {
  rows: ChosenRows
  search: UnitSearch
  many: ReturnType<typeof useChangeUnits>
  remove: ReturnType<typeof useDeleteUnits>
  /** The number of units changed so far. */
  done: number
  /** Sends the selected units to somebody. */
  onSend: (ids: readonly number[]) => void
}) {
  const { permissions } = useStaff()
  return (
    <RecordBulkBar
      {...{ rows, done }}
      isBusy={many.isPending || remove.isPending}
      findIds={() => call('get /api/units/ids', { query: search })}
    >
      {(ids, clear) => (
        <Actions
          ids={ids}
          onSend={() => onSend(ids)}
          onChange={(change) => many.mutate({ ids, change }, { onSuccess: clear })}
          onDelete={permissions.deleteUnits ? () => remove.mutate(ids, { onSuccess: clear }) : null}
        />
      )}
    </RecordBulkBar>
  )
}

function Actions({
  ids,
  onSend,
  onChange,
  onDelete,
}: {
  ids: readonly number[]
  onSend: () => void
  onChange: (change: ManyChanges['change']) => void
  onDelete: (() => void) | null
}) {
  const language = useLanguage()
  const colleagues = useColleagues()
  const [isAsking, setIsAsking] = useState(false)
  if (isAsking && onDelete) {
    return (
      <YesNo
        question={`Delete ${counted(ids.length, 'unit')}?`}
        className="px-2 [&_legend]:text-paper!"
        onYes={onDelete}
        onNo={() => setIsAsking(false)}
        onLeave={() => setIsAsking(false)}
      />
    )
  }
  return (
    <>
      <BulkAction icon="icon-send" label="Send" onClick={onSend} />
      <BulkMenu
        icon="icon-tag"
        label="Set status"
        short="Status"
        items={UnitStatuses.ids.map((status) => ({
          label: [labelOf(UnitStatuses, status, language), consequenceOf(status)]
            .filter(Boolean)
            .join(' · '),
          onSelect: () => onChange({ status }),
        }))}
      />
      <BulkMenu
        icon="icon-user-round"
        label="Assign agent"
        short="Agent"
        items={[
          { label: 'Nobody', onSelect: () => onChange({ assignedToId: null }) },
          ...colleagues.map(({ id, name }) => ({
            label: name,
            onSelect: () => onChange({ assignedToId: id }),
          })),
        ]}
      />
      <BulkMenu
        icon="icon-globe"
        label="Website"
        items={[
          { label: 'Show on website', onSelect: () => onChange({ showOnWebsite: true }) },
          { label: 'Hide', onSelect: () => onChange({ showOnWebsite: false }) },
        ]}
      />
      <BulkLink
        icon="icon-download"
        label="Export"
        href={`/api/units/export?ids=${ids.join(',')}`}
        download
      />
      {onDelete && (
        <>
          <Divider />
          <BulkAction icon="icon-trash" label="Delete" onClick={() => setIsAsking(true)} />
        </>
      )}
      <Divider />
    </>
  )
}
