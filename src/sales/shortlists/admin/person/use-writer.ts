import { useQuery } from '@tanstack/react-query'
import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { threadQuery } from '../../../inbox/admin/inbox-calls.ts'

/** Whoever wrote in a contact's conversation from an address that is not the contact's: a wife, a colleague. */
export type Writer = { name: string; address: string }

/** Whom an e-mail in this conversation of a contact goes to, if that is somebody else; null else. */
export function useWriter(
  threadId: number | null,
  contact: Pick<ContactRecord, 'id' | 'email'> | undefined,
): Writer | null {
  const { data: thread } = useQuery(threadQuery(threadId))
  const [writer] = thread && thread.contactId === contact?.id ? thread.members : []
  return !writer || writer.address.toLowerCase() === contact?.email?.toLowerCase() ? null : writer
}
