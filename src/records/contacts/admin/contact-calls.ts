import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call, callList } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { useChangeMany, useDeleteMany } from '../../../admin/calls/use-save-many.ts'
import { useDeleteRecord } from '../../../admin/record-list/use-delete-record.ts'
import type { ContactChange, ContactRecord, ContactTypes, LeadStatus } from '../rules/contact.ts'
import type { ContactFilters, ContactSearch } from '../rules/contact-search.ts'

type Window = { limit: number; offset: number }

/** One page of contacts; while it loads, the rows of the previous page stay. */
export function contactsQuery(search: ContactSearch, window: Window) {
  const query = { ...search, ...window }
  return queryOptions({
    queryKey: ['contacts', 'list', query],
    queryFn: ({ signal, meta }) => callList('get /api/leads', { query, signal, meta }),
    placeholderData: keepPreviousData,
  })
}

/** The number of contacts of each type that match. */
export function contactCountsQuery(query: ContactFilters) {
  return queryOptions({
    queryKey: ['contacts', 'counts', query],
    queryFn: ({ signal, meta }) => call('get /api/leads/counts', { query, signal, meta }),
    placeholderData: keepPreviousData,
  })
}

/** How many contacts are quiet, and how many pairs may be one person. */
export const contactViewsQuery = queryOptions({
  queryKey: ['contacts', 'views'],
  queryFn: ({ signal, meta }) => call('get /api/leads/views', { signal, meta }),
  placeholderData: keepPreviousData,
})

/** One contact, or the one that it was merged into; disabled without an id. */
export function contactQuery(id: number | null) {
  return queryOptions({
    queryKey: ['contacts', 'one', id],
    queryFn: ({ signal, meta }) =>
      call('get /api/leads/{id}', {
        ...{ params: { id: String(id) }, query: { follow: true } },
        ...{ signal, meta },
      }),
    enabled: id !== null,
  })
}

export const useContact = (id: number | null) => useQuery(contactQuery(id))

export function useDeleteContact() {
  return useDeleteRecord<{ id: number; name: string }>({
    kind: 'contact',
    nameOf: ({ name }) => name,
    remove: (params) => call('delete /api/leads/{id}', { params }),
    restore: (params) => call('post /api/leads/{id}/restore', { params }),
  })
}

/** Changes one or two fields of a contact at once, with Undo. */
export function useChangeContact() {
  return useSave({
    send: ({ contact, fields }: { contact: ContactRecord; fields: Partial<ContactChange> }) =>
      change(contact, { ...fields, version: contact.version }),
    done: (after, { contact, fields }) => ({
      title: 'Contact updated',
      text: contact.name,
      undo: () => {
        const names = Object.keys(fields) as (keyof ContactChange & keyof ContactRecord)[]
        const before = Object.fromEntries(names.map((name) => [name, contact[name]]))
        return change(contact, { ...before, version: after.version })
      },
    }),
    keyOf: ({ id }) => ['contacts', 'one', id],
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
    change: (ids, change: ContactsChange) =>
      call('post /api/leads/bulk', { body: { ids, change, before: true } }),
    changeBack: (changes) => call('post /api/leads/bulk', { body: { changes } }),
  })
}

export function useDeleteContacts(onProgress: Progress) {
  return useDeleteMany({
    ...{ one: 'contact', onProgress },
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
      change(contact, { [handle]: text, version: contact.version }),
    done: (after, { contact, handle }) => ({
      title: 'Contact updated',
      text: `${contact.name}: ${after[handle] ?? ''}`,
      undo: () => change(contact, { [handle]: contact[handle], version: after.version }),
    }),
    failed: 'Failed to update the contact',
    isShownByForm: true,
  })
}

function change({ id }: ContactRecord, body: Record<string, unknown>) {
  return call('put /api/leads/{id}', { params: { id: String(id) }, body })
}
