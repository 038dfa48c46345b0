import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../admin/calls/call.ts'
import { recordCalls } from '../../../admin/calls/record-calls.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { useChangeMany, useDeleteMany } from '../../../admin/calls/use-save-many.ts'
import { useDeleteRecord } from '../../../admin/record-list/use-delete-record.ts'
import type { ContactChange, ContactRecord, ContactTypes, LeadStatus } from '../rules/contact.ts'
import type { ContactFilters, ContactSearch } from '../rules/contact-search.ts'

export const contacts = recordCalls('contacts', '/api/leads', { listsWhole: true })

type Window = { limit: number; offset: number }

/** One page of contacts. */
export const contactsQuery = (search: ContactSearch, window: Window) =>
  contacts.list({ ...search, ...window })

/** The number of contacts of each type that match. */
export const contactCountsQuery = (query: ContactFilters) =>
  contacts.view('/counts', { query }, { keepsPrevious: true })

/** How many contacts are quiet, and how many pairs may be one person. */
export const contactViewsQuery = contacts.view('/views', {})

/** One contact, or the one that it was merged into; disabled without an id. */
export const contactQuery = (id: number | null) =>
  queryOptions({
    ...contacts.one(id),
    queryFn: ({ signal, meta }) =>
      call('get /api/leads/{id}', {
        ...{ params: { id: String(id) }, query: { follow: true } },
        ...{ signal, meta },
      }),
  })

export const useContact = (id: number | null) => useQuery(contactQuery(id))

export function useDeleteContact() {
  return useDeleteRecord<{ id: number; name: string }>({
    kind: 'contact',
    nameOf: ({ name }) => name,
    calls: contacts,
  })
}

/** Changes one or two fields of a contact at once, with Undo. */
export function useChangeContact() {
  return useSave({
    send: ({ contact, fields }: { contact: ContactRecord; fields: Partial<ContactChange> }) =>
      contacts.change(contact.id, { ...fields, version: contact.version }),
    done: (after, { contact, fields }) => ({
      title: 'Contact updated',
      text: contact.name,
      undo: () => {
        const names = Object.keys(fields) as (keyof ContactChange & keyof ContactRecord)[]
        const before = Object.fromEntries(names.map((name) => [name, contact[name]]))
        return contacts.change(contact.id, { ...before, version: after.version })
      },
    }),
    paints: ({ contact, fields }) => ({ subject: 'contacts', ids: [contact.id], fields }),
    keyOf: contacts.keyOf,
    failed: 'Failed to update the contact',
    nameOf: ({ contact }) => contact.name,
  })
}

export type ContactsChange = {
  contactType?: (typeof ContactTypes.ids)[number]
  status?: LeadStatus
  assignedToId?: number | null
}
type Progress = (done: number) => void

export function useChangeContacts(onProgress: Progress) {
  return useChangeMany({
    ...{ one: 'contact', onProgress },
    paints: (ids, fields: ContactsChange) => ({ subject: 'contacts', ids, fields }),
    change: (ids, change: ContactsChange) =>
      call('post /api/leads/bulk', { body: { ids, change, undo: true } }),
  })
}

export function useDeleteContacts(onProgress: Progress) {
  return useDeleteMany({
    ...{ one: 'contact', onProgress },
    paints: (ids) => ({ subject: 'contacts', ids, fields: null }),
    remove: (ids) => call('post /api/leads/bulk-delete', { body: { ids } }),
    restore: (ids) => call('post /api/leads/bulk-restore', { body: { ids } }),
  })
}

/** The contact details that a screen lets its user add where they are missing. */
export type Handle = 'phone' | 'email' | 'line' | 'whatsapp' | 'facebook'

/** Stores a way to reach a contact, with Undo; the field shows an error. */
export function useSaveHandle() {
  return useSave({
    send: ({ contact, handle, text }: { contact: ContactRecord; handle: Handle; text: string }) =>
      contacts.change(contact.id, { [handle]: text, version: contact.version }),
    done: (after, { contact, handle }) => ({
      title: 'Contact updated',
      text: `${contact.name}: ${after[handle] ?? ''}`,
      undo: () =>
        contacts.change(contact.id, { [handle]: contact[handle], version: after.version }),
    }),
    failed: 'Failed to update the contact',
    isShownByForm: true,
  })
}
