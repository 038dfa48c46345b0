import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { useParams } from 'react-router'
import { readId } from '../../../admin/calls/read-id.ts'
import { OpenForm } from '../../../admin/record-form/open-form.tsx'
import type { RecordKind } from '../../../admin/record-list/record-kind.ts'
import { type ListState, useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { adminPath } from '../../../shared/paths.ts'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import { ListTitle } from '../../../ui/tables/list-title.tsx'
import { contactsQuery, useContact } from './contact-calls.ts'
import { ContactFilterBar } from './contact-filter-bar.tsx'
import { ContactTable } from './contact-table.tsx'
import { ContactViews } from './contact-views.tsx'
import { readContacts } from './contacts-loader.ts'
import { ContactsTitle } from './contacts-title.tsx'
import { PairList } from './duplicates/pair-list.tsx'
import { ContactPage } from './page/contact-page.tsx'

// Loaded after the list, which is what people open the tab for.
const ContactForm = lazy(() => import('./contact-form.tsx'))

const kind: RecordKind = {
  title: 'Contacts',
  one: 'contact',
  many: 'contacts',
  search: { label: 'Search contacts', placeholder: 'Name, phone or email' },
  unmatched: { title: 'No contacts match your search criteria.', clear: 'Clear filters' },
  empty: { title: 'No contacts yet. Add your first contact to get started.' },
}

/** The tab of contacts: the list, the pairs that may be one person, or the page of one. All of its state is in the address. */
export default function ContactsTab() {
  const { id } = useParams()
  const list = useListAddress(adminPath('contacts'))
  if (id !== undefined) return <ContactPage key={id} id={readId(id)} />
  return list.get('duplicates') === '' ? <ContactList /> : <Duplicates list={list} />
}

function Duplicates({ list }: { list: ListState }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <ListTitle title="Contacts" />
      <ContactViews list={list} />
      <PairList list={list} />
    </div>
  )
}

function ContactList() {
  const list = useListAddress(adminPath('contacts'))
  const search = readContacts(list)
  const found = useQuery(contactsQuery(search, list.window))
  const { sort: _, ...filters } = search
  const isNarrowed = Object.keys(filters).length > 0
  return (
    <div className="grid grid-cols-1 gap-3">
      <ContactsTitle list={list} search={search} found={found.data?.total ?? null} />
      <ContactViews list={list} />
      <ContactFilterBar list={list} search={search} found={found.data?.total ?? null} />
      <ContactTable
        {...{ kind, list, found, search }}
        onClear={
          isNarrowed
            ? () =>
                list.show({
                  ...{ search: null, type: null, status: null, source: null },
                  ...{ assigned: null, quiet: null },
                })
            : null
        }
      />
      <AfterHydration>
        <OpenForm list={list} kind="contact" useRecord={useContact}>
          {(record, onClose) => (
            <ContactForm key={record?.id ?? 'new'} record={record} onClose={onClose} />
          )}
        </OpenForm>
      </AfterHydration>
    </div>
  )
}
