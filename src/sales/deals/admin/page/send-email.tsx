import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ReachLinks } from '../../../../records/contacts/admin/handles.tsx'
import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { mailLink } from '../../../../shared/contact-links.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { isMailConnectedQuery } from '../../../shortlists/admin/shortlist-calls.ts'

/**
 * Writes an e-mail: in the inbox where mail is connected, which notes it by itself, else in the mail program, with the
 * composer ready to note what was written.
 */
export function SendEmail({
  contact,
  look,
  onEmail,
}: {
  contact: ContactRecord
  look: string
  onEmail: () => void
}) {
  const { data: isConnected } = useQuery({ ...isMailConnectedQuery, enabled: useHydrated() })
  if (!contact.email) {
    return <ReachLinks contact={contact} handle="email" label="Send Email" look={look} />
  }
  const words = (
    <>
      <span className="icon-mail text-accent" />
      Send Email
    </>
  )
  if (isConnected) {
    const address = `${adminPath('inbox')}?new=1&contact=${contact.id}&way=email`
    return (
      <Link to={address} className={look}>
        {words}
      </Link>
    )
  }
  return (
    <a href={mailLink(contact.email)} onClick={onEmail} className={look}>
      {words}
    </a>
  )
}
