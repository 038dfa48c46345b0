import { call } from '../../../admin/calls/call.ts'
import { askIfMany, RecordBulkBar } from '../../../admin/record-list/record-bulk-bar.tsx'
import type { ChosenRows } from '../../../admin/record-list/record-table.tsx'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { counted } from '../../../shared/counted.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { assignItems } from '../../../team/staff/admin/assign-items.ts'
import { useColleagues } from '../../../team/staff/admin/colleague-calls.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { BulkLink, BulkMenu } from '../../../ui/tables/bulk-bar.tsx'
import { ContactTypes, LeadStatuses } from '../rules/contact.ts'
import type { ContactSearch } from '../rules/contact-search.ts'
import type { ContactsChange, useChangeContacts, useDeleteContacts } from './contact-calls.ts'

/** What is done with the selected contacts: type, status, assign, export, delete. */
export function ContactBulkBar({
  rows,
  search,
  many,
  remove,
  done,
}: {
  rows: ChosenRows
  search: ContactSearch
  many: ReturnType<typeof useChangeContacts>
  remove: ReturnType<typeof useDeleteContacts>
  /** The number of contacts changed so far. */
  done: number
}) {
  const { permissions } = useStaff()
  return (
    <RecordBulkBar
      one="contact"
      {...{ rows, done }}
      onDelete={
        permissions.deleteContacts ? (ids, clear) => remove.mutate(ids, { onSuccess: clear }) : null
      }
      isBusy={many.isPending || remove.isPending}
      findIds={() => call('get /api/leads/ids', { query: search })}
    >
      {(ids, clear, ask) => (
        <Actions
          ids={ids}
          mayExport={permissions.exportPhones}
          onChange={(change) =>
            askIfMany(
              ask,
              { count: ids.length, question: `Change ${counted(ids.length, 'contact')}?` },
              () => many.mutate({ ids, change }, { onSuccess: clear }),
            )
          }
        />
      )}
    </RecordBulkBar>
  )
}

function Actions({
  ids,
  mayExport,
  onChange,
}: {
  ids: readonly number[]
  mayExport: boolean
  onChange: (change: ContactsChange) => void
}) {
  const language = useLanguage()
  const colleagues = useColleagues()
  return (
    <>
      <BulkMenu
        icon="icon-users"
        label="Set type"
        short="Type"
        items={ContactTypes.ids.map((contactType) => ({
          label: labelOf(ContactTypes, contactType, language),
          onSelect: () => onChange({ contactType }),
        }))}
      />
      <BulkMenu
        icon="icon-tag"
        label="Set status"
        short="Status"
        items={LeadStatuses.ids.map((status) => ({
          label: labelOf(LeadStatuses, status, language),
          onSelect: () => onChange({ status }),
        }))}
      />
      <BulkMenu
        icon="icon-user-round"
        label="Assign to"
        short="Assign"
        items={assignItems(colleagues, (assignedToId) => onChange({ assignedToId }))}
      />
      {mayExport && (
        <BulkLink
          icon="icon-download"
          label="Export"
          href={`/api/leads/export?ids=${ids.join(',')}`}
          download
        />
      )}
    </>
  )
}
