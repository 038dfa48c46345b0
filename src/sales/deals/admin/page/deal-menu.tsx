import { useState } from 'react'
import { ways } from '../../../../records/contacts/admin/reach.ts'
import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { YesNo } from '../../../../ui/fields/yes-no.tsx'
import { Menu, type MenuItem } from '../../../../ui/overlays/menu.tsx'
import { useOnline } from '../../../../ui/use-online.ts'
import { wayIcons } from '../../../../ui/way-icons.ts'
import type { DealRecord } from '../../rules/deal-record.ts'

/** What is not in the row of buttons: Delete, which asks, and on a phone, with its contact, Messenger and the vCard. */
export function DealMenu({
  deal: { id, dealName },
  contact,
  onDelete,
}: {
  deal: DealRecord
  contact: ContactRecord | undefined
  onDelete: (() => void) | null
}) {
  const isOnline = useOnline()
  const [isAsking, setAsking] = useState(false)
  const items: MenuItem[] = [
    ...(contact?.facebook
      ? [
          {
            label: 'Facebook',
            icon: wayIcons.facebook,
            href: ways.facebook.hrefOf(contact.facebook),
          },
        ]
      : []),
    ...(contact
      ? [{ label: 'Save Contact', icon: 'icon-contact', href: `/api/deals/${id}/vcard` }]
      : []),
    ...(onDelete
      ? [
          {
            ...{ label: 'Delete', icon: 'icon-trash', tone: 'danger' as const },
            disabled: !isOnline,
            onSelect: () => setAsking(true),
          },
        ]
      : []),
  ]
  if (items.length === 0) return null
  if (isAsking && onDelete) {
    const stay = () => setAsking(false)
    return <YesNo question={`Delete ${dealName}?`} onYes={onDelete} onNo={stay} onLeave={stay} />
  }
  return <Menu label="More actions" items={items} />
}
