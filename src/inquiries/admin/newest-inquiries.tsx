import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../admin/calls/call.ts'
import { FirstAnswerTimes } from '../../duty/admin/first-answers.tsx'
import { mailLink, phoneLink } from '../../shared/contact-links.ts'
import { formatDate, formatTime } from '../../shared/dates.ts'
import { unitPath } from '../../shared/paths.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { unitName } from '../../units/site/unit-name.ts'
import type { InquiryRecord } from '../rules/inquiry.ts'

const SHOWN = 10

export const newestInquiriesQuery = queryOptions({
  queryKey: ['inquiries', 'newest'],
  queryFn: ({ signal, meta }) =>
    call('get /api/inquiries', { query: { limit: SHOWN }, signal, meta }),
})

/** The latest inquiries from the website, newest first. */
export function NewestInquiries() {
  const inquiries = useQuery(newestInquiriesQuery)
  return (
    <section aria-labelledby="inquiries-title" className="grid gap-4">
      <div className="grid gap-1">
        <h2 id="inquiries-title" className="text-xl">
          Newest inquiries
        </h2>
        <FirstAnswerTimes />
      </div>
      {inquiries.isError ? (
        <ErrorState
          title="The inquiries could not be read."
          retry={() => void inquiries.refetch()}
        />
      ) : inquiries.isPending ? (
        <Loading />
      ) : inquiries.data.length === 0 ? (
        <EmptyState title="No inquiries yet">
          What visitors send from a unit's page or the contact form appears here.
        </EmptyState>
      ) : (
        <ul className="overflow-hidden rounded-card border border-line bg-card">
          {inquiries.data.map((inquiry) => (
            <Inquiry key={inquiry.id} inquiry={inquiry} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Inquiry({ inquiry }: { inquiry: InquiryRecord }) {
  const language = useLanguage()
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-line px-4.5 py-3.5 last:border-b-0 sm:grid-cols-[1fr_1.4fr_auto] sm:items-baseline">
      <div className="min-w-0">
        <p className="truncate font-medium">{inquiry.name}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
          {inquiry.phone && (
            <a
              href={phoneLink(inquiry.phone)}
              className="inline-block min-h-6 tabular-nums hover:text-ink"
            >
              {inquiry.phone}
            </a>
          )}
          {inquiry.email && (
            <a
              href={mailLink(inquiry.email)}
              className="inline-block min-h-6 break-all hover:text-ink"
            >
              {inquiry.email}
            </a>
          )}
        </p>
      </div>
      <Subject inquiry={inquiry} />
      <p className="text-sm text-ink-3 sm:text-right">
        <time dateTime={inquiry.createdAt} className="tabular-nums">
          {formatDate(inquiry.createdAt, language)}, {formatTime(inquiry.createdAt)}
        </time>
        <span className="block text-ink-2">{inquiry.assignedTo ?? 'Nobody yet'}</span>
      </p>
    </li>
  )
}

/** What the inquiry is about: a unit, with a link to it, or the visitor's text. */
function Subject({ inquiry }: { inquiry: InquiryRecord }) {
  const language = useLanguage()
  if (inquiry.kind === 'contact') {
    return (
      <p className="line-clamp-2 text-sm text-ink-2">{inquiry.requirements || 'Contact request'}</p>
    )
  }
  if (!inquiry.unit) {
    return <p className="text-sm text-ink-2">{inquiry.propertyDetails || 'A unit since removed'}</p>
  }
  return (
    <p className="text-sm">
      <a
        href={unitPath(inquiry.unit.id)}
        className="inline-block min-h-6 font-medium text-accent underline-offset-3 hover:underline"
      >
        {unitName(inquiry.unit.project.name, inquiry.unit.unitNumber, language)}
      </a>
    </p>
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="rounded-card border border-line bg-card">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="grid gap-2 border-b border-line px-4.5 py-4 last:border-b-0">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-64" />
        </div>
      ))}
    </div>
  )
}
