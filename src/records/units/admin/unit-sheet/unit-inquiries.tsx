import { useQuery } from '@tanstack/react-query'
import { callList } from '../../../../admin/calls/call.ts'
import { mailLink, phoneLink } from '../../../../shared/contact-links.ts'
import { formatDate } from '../../../../shared/dates.ts'
import { formatNumber } from '../../../../shared/money.ts'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { shownPhone } from '../../../contacts/rules/shown-phone.ts'

const SHOWN = 5

/** Who asked about a unit on the website, newest first. */
export function UnitInquiries({ id }: { id: number }) {
  const language = useLanguage()
  const inquiries = useQuery({
    queryKey: ['inquiries', 'of unit', id],
    queryFn: ({ signal }) =>
      callList('get /api/inquiries', { query: { unitId: id, limit: SHOWN }, signal }),
  })
  const { data } = inquiries
  return (
    <Part
      title="Inquiries"
      isCard
      {...(data && data.total > 0 && { count: formatNumber(data.total) })}
    >
      {inquiries.isError ? (
        <ErrorState title="Couldn’t load inquiries." retry={() => void inquiries.refetch()} />
      ) : !data ? (
        <Skeleton className="h-14 w-full" />
      ) : data.total === 0 ? (
        <p className="text-ink-2">None yet</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.items.map(
            ({ id: inquiryId, name, email, phone, message, preferredTime, createdAt }) => (
              <li key={inquiryId} className="flex items-center gap-2.5 py-2 leading-snug">
                <Avatar name={name} />
                <span className="grid min-w-0 flex-1">
                  <b className="truncate font-medium" title={name}>
                    {name}
                  </b>
                  <a
                    href={phone ? phoneLink(phone) : mailLink(email ?? '')}
                    className="inline-flex min-h-6 items-center truncate text-accent hover:underline"
                  >
                    {shownPhone(phone) ?? email}
                  </a>
                  {message && (
                    <span className="line-clamp-3 wrap-anywhere whitespace-pre-line">
                      {message}
                    </span>
                  )}
                  {preferredTime && (
                    <span className="text-ink-2">Preferred time: {preferredTime}</span>
                  )}
                </span>
                <span className="flex-none self-start text-ink-2">
                  {formatDate(createdAt, language)}
                </span>
              </li>
            ),
          )}
        </ul>
      )}
    </Part>
  )
}
