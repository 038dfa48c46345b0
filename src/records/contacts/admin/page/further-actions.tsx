import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { YesNo } from '../../../../ui/fields/yes-no.tsx'
import { Menu, type MenuItem } from '../../../../ui/overlays/menu.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import type { ContactRecord } from '../../rules/contact.ts'
import { mergesQuery, type useTakeApart } from '../duplicates/duplicate-calls.ts'
import { MergeWith } from '../duplicates/merge-with.tsx'

/** The menu of what is done with a whole contact: Edit and the vCard on a phone, Paste a chat, Merge with, Take apart, Delete. */
export function FurtherActions({
  contact,
  unmergeContacts,
  isDeleting,
  onEdit,
  onCompare,
  onDelete,
}: {
  contact: ContactRecord
  unmergeContacts: ReturnType<typeof useTakeApart>
  isDeleting: boolean
  /** Null where Edit and the vCard have their own buttons. */
  onEdit: (() => void) | null
  /** Opens a pair, given as the parameter of an address. */
  onCompare: (pair: string) => void
  onDelete: () => void
}) {
  const { permissions } = useStaff()
  const navigate = useNavigate()
  const merges = useQuery({
    ...mergesQuery(contact.id),
    enabled: useHydrated() && permissions.mergeContacts,
  })
  const [asking, setAsking] = useState<'apart' | 'delete' | 'merge' | null>(null)
  const { id, name } = contact
  const [last] = permissions.mergeContacts ? (merges.data?.merges ?? []) : []
  const nothing = () => setAsking(null)
  if (asking === 'delete' || (asking === 'apart' && last)) {
    return (
      <YesNo
        question={asking === 'apart' ? `Unmerge ${last?.contact.name}?` : `Delete ${name}?`}
        onYes={() => {
          nothing()
          if (asking === 'apart') unmergeContacts.mutateOnce({ id, name })
          else onDelete()
        }}
        onNo={nothing}
        onLeave={nothing}
      />
    )
  }
  const items: MenuItem[] = []
  if (onEdit) {
    items.push(
      { label: 'Edit', icon: 'icon-pencil', onSelect: onEdit },
      { label: 'Save as vCard', icon: 'icon-contact', href: `/api/leads/${id}/vcard` },
    )
  }
  items.push({
    label: 'Paste a chat',
    icon: 'icon-message-circle',
    onSelect: () => void navigate(`${adminPath('contacts/paste')}?to=${id}`),
  })
  if (permissions.mergeContacts) {
    items.push({
      label: 'Merge with...',
      icon: 'icon-merge',
      onSelect: () => setAsking('merge'),
    })
  }
  if (last) {
    items.push({
      label: 'Unmerge',
      icon: 'icon-undo-2',
      note: `Merged with ${last.contact.name}`,
      disabled: unmergeContacts.isPending,
      onSelect: () => setAsking('apart'),
    })
  }
  if (permissions.deleteContacts) {
    items.push({
      label: 'Delete',
      icon: 'icon-trash',
      tone: 'danger',
      disabled: isDeleting,
      onSelect: () => setAsking('delete'),
    })
  }
  return (
    <>
      <Menu label="More actions" items={items} />
      {asking === 'merge' && (
        <MergeWith contact={contact} onCompare={onCompare} onClose={nothing} />
      )}
    </>
  )
}
