import { lazy, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { OpenForm } from '../../../admin/record-form/open-form.tsx'
import { RefusalAlert } from '../../../admin/record-list/refusal-alert.tsx'
import {
  type ListState,
  OPENED,
  useListAddress,
} from '../../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { OpenSend } from '../../../sends/admin/open-send.tsx'
import { SendHomesButton } from '../../../sends/admin/person/send-homes-button.tsx'
import { ApiError } from '../../../shared/api-client.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { inPageClick } from '../../../ui/in-page-click.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { ConfirmInline } from '../../../ui/overlays/confirm-inline.tsx'
import { MessageDialog } from '../../../ui/overlays/message-dialog.tsx'
import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { Tabs } from '../../../ui/tabs.tsx'
import { type ContactRecord, ContactTypes, LeadStatuses } from '../../rules/contact.ts'
import { useContact, useDeleteContact } from '../contact-calls.ts'
import { reachOf } from '../reach.ts'
import { ContactConversations, ContactInquiries, ContactUnits } from './belongings.tsx'
import { Composer } from './composer.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { ContactSends } from './contact-sends.tsx'
import { ContactTimeline } from './contact-timeline.tsx'

const ContactForm = lazy(() => import('../contact-form.tsx'))

/** The page of one contact; `id` is null when the address has none. */
export function ContactPage({ id }: { id: number | null }) {
  const navigate = useNavigate()
  const remove = useDeleteContact()
  const contact = useContact(id)
  const list = useListAddress(adminPath(`contacts/${id}`))
  const { data, error, isError } = contact
  // Whoever deletes it is on the way to the list.
  const isLeaving = remove.isPending || remove.isSuccess
  const isGone = id === null || (error instanceof ApiError && error.status === 404 && !isLeaving)
  if (isGone) {
    return (
      <AfterHydration>
        <MessageDialog
          open
          onClose={() => void navigate(adminPath('contacts'), { replace: true })}
          title="Contact Not Found"
          message="This contact was deleted, or never was."
        />
      </AfterHydration>
    )
  }
  if (isError && !data) {
    return (
      <ErrorState title="The contact could not be read." retry={() => void contact.refetch()} />
    )
  }
  if (!data) return <Loading />
  return (
    <>
      <Known contact={data} list={list} remove={remove} />
      <OpenSend list={list} from={`to ${data.name}`} />
      <AfterHydration>
        <OpenForm list={list} kind="contact" useRecord={useContact}>
          {(record, onClose) => (
            <ContactForm key={record?.id ?? 'new'} record={record} onClose={onClose} />
          )}
        </OpenForm>
      </AfterHydration>
    </>
  )
}

type Props = {
  contact: ContactRecord
  list: ListState
  remove: ReturnType<typeof useDeleteContact>
}

function Known({ contact, list, remove }: Props) {
  const isNarrow = useNarrow()
  const noteBox = useRef<HTMLTextAreaElement>(null)
  const isHydrated = useHydrated()
  const asksForNote = isHydrated && list.get('note') !== ''
  useEffect(() => {
    if (asksForNote) noteBox.current?.focus()
  }, [asksForNote])
  const { id } = contact
  const activity = (
    <ContactTimeline id={id}>
      {/* Its draft is in this browser only. */}
      {isHydrated ? (
        <Composer contactId={id} ref={noteBox} />
      ) : (
        <Skeleton className="h-42 w-full" />
      )}
    </ContactTimeline>
  )
  const belongings = (
    <>
      <ContactSends contact={contact} list={list} />
      <ContactUnits id={id} />
      <ContactInquiries id={id} />
      <ContactConversations id={id} />
    </>
  )
  const part = parts.find((one) => one.id === list.get('part'))?.id ?? 'activity'
  return (
    <div data-whole-screen className="grid grid-cols-1 gap-4 max-md:pb-20">
      <Head contact={contact} list={list} remove={remove} />
      {isNarrow ? (
        <>
          <Tabs
            label={`Parts of ${contact.name}`}
            tabs={parts}
            value={part}
            onChange={(next) => list.swap({ part: next === 'activity' ? null : next, note: null })}
          >
            {part === 'activity' && activity}
            {part === 'details' && <ContactPanel contact={contact} />}
            {part === 'more' && <div className="dense grid grid-cols-1 gap-4">{belongings}</div>}
          </Tabs>
          <ThumbBar
            contact={contact}
            onNote={() => {
              if (part !== 'activity') list.swap({ part: null, note: 1 })
              else noteBox.current?.focus()
            }}
          />
        </>
      ) : (
        <div className="grid items-start gap-5 md:grid-cols-[19.5rem_minmax(0,1fr)] xl:grid-cols-[19.5rem_minmax(0,1fr)_19.5rem]">
          <ContactPanel contact={contact} />
          {activity}
          <div className="dense grid min-w-0 grid-cols-1 gap-4 max-xl:col-start-2">
            {belongings}
          </div>
        </div>
      )}
    </div>
  )
}

const parts = [
  { id: 'activity', label: 'Activity' },
  { id: 'details', label: 'Details' },
  { id: 'more', label: 'Units and messages' },
] as const

/** Where one is, and what is done with the whole contact. */
function Head({ contact, list, remove }: Props) {
  const language = useLanguage()
  const navigate = useNavigate()
  const { permissions } = useStaff()
  const fromList = useListAddress(adminPath('contacts'))
  // From the list, because nothing of a deleted contact can be read again.
  async function leaveAndDelete(): Promise<void> {
    await navigate(adminPath('contacts'), { replace: true })
    remove.mutate(contact)
  }
  const { state } = useLocation()
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
        <SendHomesButton contact={contact} />
        <Button look="quiet" size="small" onClick={() => list.open({ edit: contact.id })}>
          <span className="icon-pencil before:size-4" />
          Edit
        </Button>
        {permissions.deleteContacts && (
          <ConfirmInline
            question={`Delete ${name}?`}
            busy={remove.isPending}
            onYes={() => void leaveAndDelete()}
          >
            Delete
          </ConfirmInline>
        )}
      </header>
      <RefusalAlert save={remove} />
    </>
  )
}

/** On a phone, the ways to reach them and the note, at the thumb. */
function ThumbBar({ contact, onNote }: { contact: ContactRecord; onNote: () => void }) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex gap-1.5 border-t border-line bg-paper p-2">
      {reachOf(contact)
        .slice(0, 4)
        .map(({ id, label, icon, href, isApp }) => (
          <a
            key={id}
            href={href}
            aria-label={`${label} ${contact.name}`}
            {...(isApp && { target: '_blank', rel: 'noopener' })}
            className="grid min-h-13 min-w-0 flex-1 content-center justify-items-center gap-1 rounded-control border border-line bg-card text-sm leading-none font-medium"
          >
            <span className={icon} />
            {label}
          </a>
        ))}
      <button
        type="button"
        onClick={onNote}
        className="grid min-h-13 min-w-0 flex-1 content-center justify-items-center gap-1 rounded-control bg-accent text-sm leading-none font-medium text-on-accent"
      >
        <span className="icon-notebook-pen" />
        Note
      </button>
    </div>
  )
}

function Loading() {
  return (
    <div className="grid gap-5 md:grid-cols-[19.5rem_minmax(0,1fr)]">
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
