import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../../admin/calls/call.ts'
import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'

/** Whoever wrote in a contact's conversation from an address that is not the contact's: a wife, a colleague. */
export type Writer = { name: string; address: string }

/** The conversation, as the inbox reads it; disabled without one. */
const threadQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['threads', 'one', id],
    queryFn: ({ signal, meta }) =>
      call('get /api/inbox/threads/{id}', { params: { id: String(id) }, signal, meta }),
    enabled: id !== null,
  })

/** Whom an e-mail in this conversation of a contact goes to, if that is somebody else; null else. */
export function useWriter(
  threadId: number | null,
  contact: Pick<ContactRecord, 'id' | 'email'> | undefined,
): Writer | null {
  const { data: thread } = useQuery(threadQuery(threadId))
  const [writer] = thread && thread.contactId === contact?.id ? thread.members : []
  return !writer || writer.address.toLowerCase() === contact?.email?.toLowerCase() ? null : writer
}
