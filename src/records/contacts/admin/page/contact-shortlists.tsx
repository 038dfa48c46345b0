import type { ListState } from '../../../../admin/record-list/use-list-address.ts'
import { SentBefore } from '../../../../sales/shortlists/admin/person/sent-before.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import type { ContactRecord } from '../../rules/contact.ts'

/** The homes that were sent to a contact, and whether they opened them. */
export function ContactSends({ contact, list }: { contact: ContactRecord; list: ListState }) {
  if (!useHydrated()) return null
  return (
    <SentBefore
      person={contact}
      title="Homes sent"
      linkOf={({ id }) => list.address({ 'page-sent': id })}
    />
  )
}
