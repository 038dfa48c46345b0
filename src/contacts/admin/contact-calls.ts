import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call, callList } from '../../admin/calls/call.ts'
import { inBatches, type Progress } from '../../admin/calls/in-batches.ts'
import { useSave } from '../../admin/calls/use-save.ts'
import { useDeleteRecord } from '../../admin/record-list/use-delete-record.ts'
import { counted } from '../../shared/counted.ts'
import { formatNumber } from '../../shared/money.ts'
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

/** The number of contacts of each type that match, and how many are quiet. */
export function contactCountsQuery(query: ContactFilters) {
  return queryOptions({
    queryKey: ['contacts', 'counts', query],
    queryFn: ({ signal, meta }) => call('get /api/leads/counts', { query, signal, meta }),
    placeholderData: keepPreviousData,
  })
}

/** One contact; disabled without an id. */
export function contactQuery(id: number | null) {
  return queryOptions({
    queryKey: ['contacts', 'one', id],
    queryFn: ({ signal, meta }) =>
      call('get /api/leads/{id}', { params: { id: String(id) }, signal, meta }),
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

export type ManyContacts = {
  ids: number[]
  change: {
    contactType?: (typeof ContactTypes.ids)[number]
    status?: LeadStatus
    assignedToId?: number | null
  }
}

/** Changes many contacts at once, with Undo; refused ones are reported with the reason. */
export function useChangeContacts(onProgress: Progress) {
  return useSave({
    send: ({ ids, change }: ManyContacts) =>
      inBatches(ids, onProgress, (batch) =>
        call('post /api/leads/bulk', { body: { ids: batch, change, before: true } }),
      ),
    done: ({ changed, refused, before }) => ({
      title: `${counted(changed, 'contact')} changed`,
      text: refused.length > 0 ? `${formatNumber(refused.length)} refused` : '',
      ...(before.length > 0 && {
        undo: () =>
          inBatches(before, onProgress, (changes) =>
            call('post /api/leads/bulk', { body: { changes } }),
          ),
      }),
    }),
    failed: 'Failed to update contacts',
    nameOf: ({ ids }) => counted(ids.length, 'contact'),
  })
}

/** Deletes many contacts, with Undo; refused ones are reported with the reason. */
export function useDeleteContacts(onProgress: Progress) {
  return useSave({
    send: (ids: number[]) =>
      inBatches(ids, onProgress, (batch) =>
        call('post /api/leads/bulk-delete', { body: { ids: batch } }),
      ),
    done: ({ changed, refused }, ids) => ({
      title: `${counted(changed, 'contact')} deleted`,
      text:
        refused.length > 0
          ? `${formatNumber(refused.length)} refused`
          : 'Can be brought back for 30 days.',
      undo: () => {
        const kept = new Set(refused.map(({ id }) => id))
        const deleted = ids.filter((id) => !kept.has(id))
        return inBatches(deleted, onProgress, (batch) =>
          call('post /api/leads/bulk-restore', { body: { ids: batch } }),
        )
      },
    }),
    failed: 'Failed to delete contacts',
    nameOf: (ids) => counted(ids.length, 'contact'),
  })
}

/** The contact details that a screen lets its user add where they are missing. */
export type Handle = 'phone' | 'line' | 'whatsapp'

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
