import { useState } from 'react'
import { RefusedRecords } from '../../../admin/record-list/record-bulk-bar.tsx'
import type { ListedRecords } from '../../../admin/record-list/record-kind.ts'
import { RecordTable } from '../../../admin/record-list/record-table.tsx'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { useLanguage } from '../../../ui/language.tsx'
import type { ContactSearch, ListedContact } from '../rules/contact-search.ts'
import { ContactBulkBar } from './contact-bulk-bar.tsx'
import { useChangeContacts, useDeleteContact, useDeleteContacts } from './contact-calls.ts'
import { ContactCard } from './contact-card.tsx'
import { contactColumns } from './contact-columns.tsx'
import { reachOf } from './reach.ts'

/** The table of contacts, with actions for one and for many. */
export function ContactTable({
  search,
  onClear,
  ...listed
}: ListedRecords<ListedContact> & {
  search: ContactSearch
  /** Removes every filter; null when none is in use. */
  onClear: (() => void) | null
}) {
  const language = useLanguage()
  const { permissions } = useStaff()
  const remove = useDeleteContact()
  const [done, setDone] = useState(0)
  const many = useChangeContacts(setDone)
  const removeMany = useDeleteContacts(setDone)
  const { list } = listed
  return (
    <div className="grid grid-cols-1 gap-3">
      <RefusedRecords one="Contact" many={many} />
      <RefusedRecords one="Contact" many={removeMany} />
      <RecordTable
        {...listed}
        {...(onClear && { narrowed: { clear: onClear } })}
        columns={contactColumns(language)}
        rowName={({ name }) => name}
        actions={(contact) =>
          reachOf(contact)
            .slice(0, 3)
            .map(({ label, icon, href }) => ({ label, icon, href }))
        }
        {...(permissions.deleteContacts && { remove })}
        saves={[many, removeMany]}
        card={(contact, _isFirst, state) => (
          <ContactCard
            contact={contact}
            noteAddress={`${list.recordAddress(contact.id).split('?')[0]}?note=1`}
            {...state}
          />
        )}
        cardHasMenu
        cardHeight="12.5rem"
        pagesLabel="Pages of contacts"
        bulk={(rows) => <ContactBulkBar {...{ rows, search, many, done }} remove={removeMany} />}
      />
    </div>
  )
}
