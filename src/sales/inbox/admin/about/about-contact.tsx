import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { contactQuery } from '../../../../records/contacts/admin/contact-calls.ts'
import { ContactUnits } from '../../../../records/contacts/admin/page/contact-records.tsx'
import { WishChips } from '../../../../records/contacts/admin/page/wish-chips.tsx'
import { PhoneLinks } from '../../../../records/contacts/admin/phone-links.tsx'
import { reachOf } from '../../../../records/contacts/admin/reach.ts'
import { ReachLink } from '../../../../records/contacts/admin/reach-link.tsx'
import {
  ContactMethods,
  type ContactRecord,
  ContactTypes,
  LeadSources,
  LeadStatuses,
  preferredMethod,
} from '../../../../records/contacts/rules/contact.ts'
import { formatDate } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Sheet, SheetBody } from '../../../../ui/overlays/sheet.tsx'
import { Part } from '../../../../ui/part.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { ContactDeals } from '../../../deals/admin/of-record/deals-of.tsx'
import { askedAboutQuery, askedHomes } from '../../../inquiries/admin/asked-about.ts'
import type { ThreadRecord } from '../../rules/thread.ts'
import { AddHome } from './add-home.tsx'
import { AskedAbout } from './asked-about-homes.tsx'
import { ChooseContact } from './choose-contact.tsx'
import { LatestActivities } from './latest-activities.tsx'
import { NextSteps } from './next-steps.tsx'
import { OtherThreads } from './other-threads.tsx'

/** The panel beside a conversation. */
export function AboutContact({ thread, onClose }: { thread: ThreadRecord; onClose: () => void }) {
  return (
    <div className="grid grid-cols-1 gap-4 p-5">
      <header className="flex items-center">
        <h2 className="flex-1 text-base font-strong">About this Contact</h2>
        <IconButton label="Close panel" onClick={onClose}>
          <span className="icon-x" />
        </IconButton>
      </header>
      <Parts thread={thread} />
    </div>
  )
}

/** The same over the conversation, where there is no room beside it. */
export function AboutSheet({ thread, onClose }: { thread: ThreadRecord; onClose: () => void }) {
  const leaveGuard = { changes: 0, isAsking: false, leave: onClose, respond: () => {} }
  return (
    <Sheet open leaveGuard={leaveGuard} title="About this Contact">
      <SheetBody>
        <div className="grid grid-cols-1 gap-4">
          <Parts thread={thread} />
        </div>
      </SheetBody>
    </Sheet>
  )
}

function Parts({ thread }: { thread: ThreadRecord }) {
  const contact = useQuery(contactQuery(thread.contactId))
  const { data, isError } = contact
  if (thread.contactId === null) return <ChooseContact thread={thread} />
  if (isError && !data) {
    return <ErrorState title="Couldn’t load the contact." retry={() => void contact.refetch()} />
  }
  if (!data) return <Skeleton className="h-60 w-full" />
  return <Known thread={thread} contact={data} />
}

function Known({ thread, contact }: { thread: ThreadRecord; contact: ContactRecord }) {
  const language = useLanguage()
  const { id, name, contactType, status, notes, requirements } = contact
  const isHydrated = useHydrated()
  const asked = useQuery({ ...askedAboutQuery(id), enabled: isHydrated }).data
  const askedAbout = askedHomes(asked, thread.id)[0]?.id ?? null
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar name={name} size="large" />
        <div className="grid min-w-0">
          <Link
            to={adminPath(`contacts/${id}`)}
            className="text-base font-strong wrap-anywhere text-accent hover:underline"
          >
            {name}
          </Link>
          <p className="text-ink-2">
            {`${labelOf(ContactTypes, contactType, language)} · ${labelOf(LeadStatuses, status, language)}`}
          </p>
        </div>
      </div>
      <Reach contact={contact} />
      <NextSteps contactId={id} threadId={thread.id} />
      <OtherThreads contactId={id} threadId={thread.id} />
      <Facts contact={contact} />
      {(requirements || contact.search) && (
        <Part as="h3" title="Looking for" isCard>
          <div className="grid grid-cols-1 gap-2">
            {requirements && (
              <p className="line-clamp-6 wrap-anywhere whitespace-pre-line">{requirements}</p>
            )}
            <WishChips query={contact.search} />
          </div>
        </Part>
      )}
      {notes && (
        <Part as="h3" title="Notes" isCard>
          <p className="line-clamp-[8] wrap-anywhere whitespace-pre-line">{notes}</p>
        </Part>
      )}
      <ContactDeals id={id} as="h3" unitId={askedAbout} />
      <AskedAbout contactId={id} threadId={thread.id} />
      <ContactUnits id={id} />
      <AddHome contact={contact} />
      <LatestActivities contactId={id} />
      <ChooseContact thread={thread} />
    </>
  )
}

/** The ways to reach the person besides this conversation. */
function Reach({ contact }: { contact: ContactRecord }) {
  const found = reachOf(contact)
  if (found.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-1.5">
      {found.map((way) => (
        <li key={way.id}>
          <ReachLink
            {...{ way, name: contact.name }}
            className={`${way.icon} inline-flex min-h-(--press) items-center gap-2 rounded-control border border-line bg-card px-2.5 font-medium before:size-4 before:text-accent hover:border-field`}
          >
            {way.label}
          </ReachLink>
        </li>
      ))}
    </ul>
  )
}

function Facts({ contact }: { contact: ContactRecord }) {
  const language = useLanguage()
  const { phone, email, line, company, source, createdAt, assignedTo } = contact
  const preferred = preferredMethod(contact)
  const facts = [
    ['Phone', phone && <PhoneLinks key="phone" typed={phone} />],
    ['Email', email],
    ['LINE', line],
    ['Company', company],
    ['Source', `${labelOf(LeadSources, source, language)}, ${formatDate(createdAt, language)}`],
    ['Prefers', preferred && labelOf(ContactMethods, preferred, language)],
    ['Assigned to', assignedTo?.name],
  ] as const
  return (
    <dl className="grid grid-cols-[5rem_minmax(0,1fr)] gap-y-1.5">
      {facts.map(([label, value]) =>
        value ? (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
