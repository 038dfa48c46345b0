import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { readId } from '../../../../admin/calls/read-id.ts'
import { OpenForm } from '../../../../admin/record-form/open-form.tsx'
import { type ListState, useListAddress } from '../../../../admin/record-list/use-list-address.ts'
import { useDocumentTitle } from '../../../../admin/screen/document-title.ts'
import { ContactDeals } from '../../../../sales/deals/admin/of-record/deals-of.tsx'
import { OpenShortlist } from '../../../../sales/shortlists/admin/open-shortlist.tsx'
import { SendHomesButton } from '../../../../sales/shortlists/admin/person/send-homes-button.tsx'
import { ScheduleViewing } from '../../../../sales/viewings/admin/schedule-viewing.tsx'
import { ViewingsOf } from '../../../../sales/viewings/admin/viewings-of.tsx'
import { ApiError } from '../../../../shared/api-client.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { ActivityTimeline } from '../../../../team/activity/admin/activity-timeline.tsx'
import { Composer, type ComposerHandle } from '../../../../team/activity/admin/composer.tsx'
import { EnteredTypes } from '../../../../team/activity/rules/activity.ts'
import { AfterHydration } from '../../../../ui/feedback/after-hydration.tsx'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { MessageDialog } from '../../../../ui/overlays/message-dialog.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import { Tabs } from '../../../../ui/tabs.tsx'
import { OpenScan } from '../../../../words/scans/admin/open-scan.tsx'
import type { ContactRecord } from '../../rules/contact.ts'
import { AskReached } from '../ask-reached.tsx'
import { useContact, useDeleteContact } from '../contact-calls.ts'
import { pairsOfContactQuery } from '../duplicates/duplicate-calls.ts'
import { DuplicatesBanner } from '../duplicates/duplicates-banner.tsx'
import { OpenMerge, pairParameter } from '../duplicates/open-merge.tsx'
import { ThumbBar } from '../thumb-bar.tsx'
import { ContactHead } from './contact-head.tsx'
import { ContactPanel } from './contact-panel.tsx'
import {
  ContactConversations,
  ContactInquiries,
  ContactTasks,
  ContactUnits,
} from './contact-records.tsx'
import { ContactSends } from './contact-shortlists.tsx'
import { LeadToKept } from './redirect-to-merged.tsx'

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
  const merged = readId(list.get('merged'))
  if (id !== null && merged !== null) return <LeadToKept from={merged} to={id} />
  if (id !== null && data && data.id !== id) return <LeadToKept from={id} to={data.id} />
  const isGone = id === null || (error instanceof ApiError && error.status === 404 && !isLeaving)
  // Deleted while it is edited, it stays until the form is closed: what was typed can be copied.
  const isKept = data !== undefined && list.get('edit') !== ''
  if (isGone && !isKept) {
    return (
      <AfterHydration>
        <MessageDialog
          open
          onClose={() => void navigate(adminPath('contacts'), { replace: true })}
          title="Contact Not Found"
          message="This contact doesn’t exist or was deleted."
        />
      </AfterHydration>
    )
  }
  if (isError && !data) {
    return <ErrorState title="Couldn’t load the contact." retry={() => void contact.refetch()} />
  }
  if (!data) return <Loading />
  return (
    <>
      <AskReached key={data.id} of={{ kind: 'contact', id: data.id }} name={data.name}>
        <Known contact={data} list={list} remove={remove} />
      </AskReached>
      <OpenScan
        list={list}
        of={{ kind: 'contact', id: data.id }}
        name={data.name}
        person={data.name}
      />
      <OpenShortlist list={list} from={`to ${data.name}`} />
      <AfterHydration>
        {list.get('schedule') !== '' && (
          <ScheduleViewing
            contactId={data.id}
            unitIds={[]}
            onClose={() => list.close({ schedule: null })}
          />
        )}
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
  const composer = useRef<ComposerHandle>(null)
  const isHydrated = useHydrated()
  const asked = isHydrated ? list.get('note') : ''
  useEffect(() => {
    if (asked !== '') composer.current?.begin(EnteredTypes.read(asked) ?? 'note')
  }, [asked])
  const { id, name } = contact
  useDocumentTitle(name)
  const found = useQuery(pairsOfContactQuery(id))
  const pairs = found.data?.items ?? []
  const of = { kind: 'contact', id } as const
  const activity = (
    <ActivityTimeline of={of} onScan={() => list.open({ scan: 'new' })}>
      {/* Its draft is in this browser only. */}
      {isHydrated ? <Composer of={of} ref={composer} /> : <Skeleton className="h-42 w-full" />}
    </ActivityTimeline>
  )
  const belongings = (
    <>
      {isNarrow && <SendHomesButton contact={contact} className="justify-self-start" />}
      <ViewingsOf contactId={id} onSchedule={() => list.open({ schedule: 1 })} />
      <ContactSends contact={contact} list={list} />
      <ContactDeals id={id} />
      <ContactTasks id={id} />
      <ContactUnits id={id} />
      <ContactInquiries id={id} />
      <ContactConversations id={id} />
    </>
  )
  const part = parts.find((one) => one.id === list.get('part'))?.id ?? 'activity'
  return (
    <div data-whole-screen className="grid grid-cols-1 gap-4 max-md:pb-20">
      <ContactHead contact={contact} list={list} remove={remove} />
      <DuplicatesBanner
        id={id}
        pairs={pairs}
        total={found.data?.total ?? 0}
        onCompare={() => pairs[0] && list.open({ pair: pairParameter(pairs[0]) })}
      />
      <OpenMerge list={list} pairs={pairs} of={{ contact }} />
      {isNarrow ? (
        <>
          <Tabs
            label={`Sections of ${contact.name}`}
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
              else composer.current?.begin('note')
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
  { id: 'more', label: 'Related' },
] as const

function Loading() {
  return (
    <div className="grid gap-5 md:grid-cols-[19.5rem_minmax(0,1fr)]">
      <Skeleton className="h-96 w-full" />
      <Skeleton className="h-96 w-full" />
    </div>
  )
}
