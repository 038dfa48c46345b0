import { call } from '../../../admin/calls/call.ts'
import { askIfMany, RecordBulkBar } from '../../../admin/record-list/record-bulk-bar.tsx'
import type { ChosenRows } from '../../../admin/record-list/record-table.tsx'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { counted } from '../../../shared/counted.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { assignItems } from '../../../team/staff/admin/assign-items.ts'
import { useColleagues } from '../../../team/staff/admin/colleague-calls.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { BulkAction, BulkLink, BulkMenu } from '../../../ui/tables/bulk-bar.tsx'
import type { UnitSearch } from '../rules/search.ts'
import { hasLease } from '../rules/unit.ts'
import { UnitStatuses } from '../rules/unit-sets.ts'
import {
  consequenceOf,
  leavesWebsite,
  type UnitsChange,
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
      one="unit"
      {...{ rows, done }}
      onDelete={
        permissions.deleteUnits ? (ids, clear) => remove.mutate(ids, { onSuccess: clear }) : null
      }
      isBusy={many.isPending || remove.isPending}
      findIds={() => call('get /api/units/ids', { query: search })}
    >
      {(ids, clear, ask) => (
        <Actions
          ids={ids}
          onSend={() => onSend(ids)}
          onChange={(change, words, question) =>
            askIfMany(
              ask,
              {
                count: ids.length,
                question,
                always: change.status !== undefined,
              },
              () => many.mutate({ ids, change, words }, { onSuccess: clear }),
            )
          }
        />
      )}
    </RecordBulkBar>
  )
}

function Actions({
  ids,
  onSend,
  onChange,
}: {
  ids: readonly number[]
  onSend: () => void
  onChange: (change: UnitsChange, words: string, question: string) => void
}) {
  const language = useLanguage()
  const colleagues = useColleagues()
  const units = counted(ids.length, 'unit')
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
          onSelect: () =>
            onChange(
              { status },
              `marked as ${UnitStatuses.labels[status].toLowerCase()}`,
              [
                `Mark ${units} as ${labelOf(UnitStatuses, status, language)}?`,
                leavesWebsite(status) && 'They leave the website.',
                hasLease(status) && 'Open each one for its rent and lease end.',
              ]
                .filter(Boolean)
                .join(' '),
            ),
        }))}
      />
      <BulkMenu
        icon="icon-user-round"
        label="Assign agent"
        short="Agent"
        items={assignItems(colleagues, (assignedToId, name) =>
          onChange(
            { assignedToId },
            name ? `assigned to ${name}` : 'no longer assigned',
            name ? `Assign ${units} to ${name}?` : `Leave ${units} without an agent?`,
          ),
        )}
      />
      <BulkMenu
        icon="icon-globe"
        label="Website"
        items={[
          {
            label: 'Show on website',
            onSelect: () =>
              onChange(
                { showOnWebsite: true },
                'shown on the website',
                `Show ${units} on the website?`,
              ),
          },
          {
            label: 'Hide',
            onSelect: () =>
              onChange(
                { showOnWebsite: false },
                'hidden from the website',
                `Hide ${units} from the website?`,
              ),
          },
        ]}
      />
      <BulkLink
        icon="icon-download"
        label="Export"
        href={`/api/units/export?ids=${ids.join(',')}`}
        download
      />
    </>
  )
}
