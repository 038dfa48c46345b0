import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { formatDate } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'
import { ShareWays, type ShortlistRecord } from '../../rules/shortlist.ts'
import { sentListTexts } from '../sent-list-texts.ts'
import { sentToQuery } from '../shortlist-calls.ts'
import { personTexts } from './person-texts.ts'

/** What was sent to somebody, newest first, and whether they opened it; nothing if nothing was. */
export function SentBefore({
  person,
  without = null,
  title,
  linkOf,
}: {
  person: { id: number; name: string }
  /** The send that is on the screen. */
  without?: number | null
  title: string
  /** Where a send opens; else it is text. */
  linkOf?: (send: ShortlistRecord) => string
}) {
  const sent = useQuery(sentToQuery(person.id))
  if (sent.isError) {
    return <ErrorState title={personTexts.beforeUnread} retry={() => void sent.refetch()} />
  }
  if (!sent.data) return <Skeleton className="h-20 w-full" />
  const others = sent.data.items.filter(({ id }) => id !== without)
  if (others.length === 0) return null
  const total = sent.data.total - (sent.data.items.length - others.length)
  return (
    <Part title={title} isCard count={String(total)}>
      <ul className="divide-y divide-line">
        {others.map((send) => (
          <li key={send.id} className="py-2 leading-snug">
            <SentLine send={send} to={linkOf?.(send) ?? null} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function SentLine({ send, to }: { send: ShortlistRecord; to: string | null }) {
  const language = useLanguage()
  const { homes, unitIds, by, delivery, createdAt, opened } = send
  const names = sentListTexts.homes(homes, unitIds.length)
  const way = labelOf(ShareWays, delivery?.by ?? by, language)
  const parts = (
    <>
      <span className="flex justify-between gap-3">
        <b className="min-w-0 truncate font-medium" title={names}>
          {names}
        </b>
        <span className={`flex-none ${opened > 0 ? 'text-success' : 'text-ink-3'}`}>
          {delivery || opened > 0 ? personTexts.openedTimes(opened) : personTexts.notRecorded}
        </span>
      </span>
      <span className="block text-ink-2 tabular-nums">
        {`${way}, ${formatDate(createdAt, language)}`}
      </span>
    </>
  )
  return to ? (
    <Link to={to} className="block hover:underline">
      {parts}
    </Link>
  ) : (
    parts
  )
}
