import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { RefusalAlert } from '../../../admin/record-list/refusal-alert.tsx'
import {
  type ListState,
  OPENED,
  useListAddress,
} from '../../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { SendHomesButton } from '../../../sends/admin/person/send-homes-button.tsx'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { YesNo } from '../../../ui/fields/yes-no.tsx'
import { inPageClick } from '../../../ui/in-page-click.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { ConfirmInline } from '../../../ui/overlays/confirm-inline.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { type ContactRecord, ContactTypes, LeadStatuses } from '../../rules/contact.ts'
import type { useDeleteContact } from '../contact-calls.ts'
import { mergesQuery, useTakeApart } from '../duplicates/duplicate-calls.ts'

type Props = {
  contact: ContactRecord
  list: ListState
  remove: ReturnType<typeof useDeleteContact>
}

/** Where one is, and what is done with the whole contact. */
export function ContactHead({ contact, list, remove }: Props) {
  const language = useLanguage()
  const navigate = useNavigate()
  const takeApart = useTakeApart()
  const fromList = useListAddress(adminPath('contacts'))
  // From the list, because nothing of a deleted contact can be read again.
  async function leaveAndDelete(): Promise<void> {
    await navigate(adminPath('contacts'), { replace: true })
    remove.mutate(contact)
  }
  const { state } = useLocation()
  const isNarrow = useNarrow()
  const { name, contactType, status, phone } = contact
  return (
    <>
      <header className="dense flex flex-wrap items-center gap-x-3 gap-y-2">
        <nav aria-label="Where you are" className="flex min-w-0 flex-1 items-center gap-2">
          <Link
            to={fromList.address({ part: null, note: null, edit: null, 'page-sent': null })}
            onClick={state === OPENED ? inPageClick(() => void navigate(-1)) : undefined}
            className="inline-flex min-h-(--press) items-center gap-2 text-ink-2 hover:text-ink"
          >
            <span className="icon-arrow-left before:size-4" />
            <span className="max-md:sr-only">Contacts</span>
          </Link>
          <span aria-hidden="true" className="text-ink-3 max-md:hidden">
            /
          </span>
          <span className="grid min-w-0 grid-cols-1">
            <h1
              className="truncate text-sm font-normal max-md:text-lg max-md:font-strong"
              title={name}
            >
              {name}
            </h1>
            <span className="truncate text-ink-2 md:hidden">
              {[
                labelOf(ContactTypes, contactType, language),
                labelOf(LeadStatuses, status, language),
                phone,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </nav>
        {!isNarrow && <SendHomesButton contact={contact} />}
        <Button look="quiet" size="small" onClick={() => list.open({ edit: contact.id })}>
          <span className="icon-pencil before:size-4" />
          <span className="max-md:sr-only">Edit</span>
        </Button>
        <FurtherActions
          contact={contact}
          takeApart={takeApart}
          isDeleting={remove.isPending}
          onDelete={() => void leaveAndDelete()}
        />
      </header>
      <RefusalAlert save={remove} />
      <RefusalAlert save={takeApart} />
    </>
  )
}

/** Delete; for a contact that another one was merged into a menu, with Take apart. */
function FurtherActions({
  contact,
  takeApart,
  isDeleting,
  onDelete,
}: {
  contact: ContactRecord
  takeApart: ReturnType<typeof useTakeApart>
  isDeleting: boolean
  onDelete: () => void
}) {
  const { permissions } = useStaff()
  const isHydrated = useHydrated()
  const mayTakeApart = permissions.mergeContacts && isHydrated
  const merges = useQuery({ ...mergesQuery(contact.id), enabled: mayTakeApart })
  const [asking, setAsking] = useState<'apart' | 'delete' | null>(null)
  const { id, name } = contact
  const [last] = merges.data?.merges ?? []
  if (!last || !mayTakeApart) {
    return permissions.deleteContacts ? (
      <ConfirmInline question={`Delete ${name}?`} busy={isDeleting} onYes={onDelete}>
        Delete
      </ConfirmInline>
    ) : null
  }
  if (asking) {
    const isApart = asking === 'apart'
    return (
      <YesNo
        question={isApart ? `Take ${last.contact.name} apart?` : `Delete ${name}?`}
        onYes={() => {
          setAsking(null)
          if (isApart) takeApart.mutateOnce({ id, name })
          else onDelete()
        }}
        onNo={() => setAsking(null)}
        onLeave={() => setAsking(null)}
      />
    )
  }
  return (
    <Menu
      label="Further actions"
      items={[
        {
          label: 'Take apart',
          icon: 'icon-undo-2',
          note: `Merged with ${last.contact.name}`,
          disabled: takeApart.isPending,
          onSelect: () => setAsking('apart'),
        },
        ...(permissions.deleteContacts
          ? [
              {
                label: 'Delete',
                icon: 'icon-trash',
                tone: 'danger' as const,
                disabled: isDeleting,
                onSelect: () => setAsking('delete'),
              },
            ]
          : []),
      ]}
    />
  )
}
