import { Link, useLocation, useNavigate } from 'react-router'
import { RefusalAlert } from '../../../../admin/record-list/refusal-alert.tsx'
import {
  type ListState,
  OPENED,
  useListAddress,
} from '../../../../admin/record-list/use-list-address.ts'
import { SendHomesButton } from '../../../../sales/shortlists/admin/person/send-homes-button.tsx'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { Button } from '../../../../ui/button.tsx'
import { inPageClick } from '../../../../ui/in-page-click.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import { type ContactRecord, ContactTypes, LeadStatuses } from '../../rules/contact.ts'
import { shownPhone } from '../../rules/shown-phone.ts'
import type { useDeleteContact } from '../contact-calls.ts'
import { useTakeApart } from '../duplicates/duplicate-calls.ts'
import { FurtherActions } from './further-actions.tsx'

type Props = {
  contact: ContactRecord
  list: ListState
  remove: ReturnType<typeof useDeleteContact>
}

/** Where one is, and what is done with the whole contact. */
export function ContactHead({ contact, list, remove }: Props) {
  const language = useLanguage()
  const navigate = useNavigate()
  const unmergeContacts = useTakeApart()
  const fromList = useListAddress(adminPath('contacts'))
  // From the list, because nothing of a deleted contact can be read again.
  async function leaveAndDelete(): Promise<void> {
    await navigate(adminPath('contacts'), { replace: true })
    remove.mutate(contact)
  }
  const edit = () => list.open({ edit: contact.id })
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
            className="inline-flex min-h-(--press) items-center gap-2 text-ink-2 hover:text-ink max-md:-ml-3 max-md:min-w-11 max-md:justify-center"
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
                shownPhone(phone),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </nav>
        {!isNarrow && <SendHomesButton contact={contact} />}
        {!isNarrow && (
          <Button variant="quiet" size="small" onClick={edit}>
            <span className="icon-pencil before:size-4" />
            Edit
          </Button>
        )}
        <FurtherActions
          contact={contact}
          onEdit={isNarrow ? edit : null}
          onCompare={(pair) => list.open({ pair })}
          unmergeContacts={unmergeContacts}
          isDeleting={remove.isPending}
          onDelete={() => void leaveAndDelete()}
        />
      </header>
      <RefusalAlert save={remove} />
      <RefusalAlert save={unmergeContacts} />
    </>
  )
}
