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
import { ContactTypes, LeadStatuses } from '../rules/contact.ts'
import type { ContactSearch } from '../rules/contact-search.ts'
import type { ManyContacts, useChangeContacts, useDeleteContacts } from './contact-calls.ts'

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
      {...{ rows, done }}
      isBusy={many.isPending || remove.isPending}
      findIds={() => call('get /api/leads/ids', { query: search })}
    >
      {(ids, clear) => (
        <Actions
          ids={ids}
          mayExport={permissions.exportPhones}
          onChange={(change) => many.mutate({ ids, change }, { onSuccess: clear })}
          onDelete={
            permissions.deleteContacts ? () => remove.mutate(ids, { onSuccess: clear }) : null
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
  onDelete,
}: {
  ids: readonly number[]
  mayExport: boolean
  onChange: (change: ManyContacts['change']) => void
  onDelete: (() => void) | null
}) {
  const language = useLanguage()
  const colleagues = useColleagues()
  const [isAsking, setIsAsking] = useState(false)
  if (isAsking && onDelete) {
    return (
      <YesNo
        question={`Delete ${counted(ids.length, 'contact')}?`}
        className="px-2 [&_legend]:text-paper!"
        onYes={onDelete}
        onNo={() => setIsAsking(false)}
        onLeave={() => setIsAsking(false)}
      />
    )
  }
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
        items={[
          { label: 'Nobody', onSelect: () => onChange({ assignedToId: null }) },
          ...colleagues.map(({ id, name }) => ({
            label: name,
            onSelect: () => onChange({ assignedToId: id }),
          })),
        ]}
      />
      {mayExport && (
        <BulkLink
          icon="icon-download"
          label="Export"
          href={`/api/leads/export?ids=${ids.join(',')}`}
          download
        />
      )}
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
