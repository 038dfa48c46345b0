import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../admin/calls/call.ts'
import { useSave } from '../../admin/calls/use-save.ts'
import type { ContactRecord } from '../rules/contact.ts'

/** One contact. */
export function contactQuery(id: number) {
  return queryOptions({
    queryKey: ['contacts', 'one', id],
    queryFn: ({ signal, meta }) =>
      call('get /api/leads/{id}', { params: { id: String(id) }, signal, meta }),
  })
}

export const useContact = (id: number) => useQuery(contactQuery(id))

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
