import { queryOptions, useQuery } from '@tanstack/react-query'
import { callList } from '../../../../admin/calls/call.ts'
import { formatDate } from '../../../../shared/dates.ts'
import { formatNumber } from '../../../../shared/money.ts'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'

const SHOWN = 5

/** The newest notes about a unit. */
export function unitNotesQuery(id: number) {
  return queryOptions({
    queryKey: ['units', 'one', id, 'notes'],
    queryFn: ({ signal, meta }) =>
      callList('get /api/units/{id}/activities', {
        params: { id: String(id) },
        query: { type: ['note'], limit: SHOWN },
        signal,
        meta,
      }),
  })
}

/** What staff noted about a unit, newest first; only they read it. */
export function UnitNotes({ id }: { id: number }) {
  const language = useLanguage()
  const notes = useQuery(unitNotesQuery(id))
  const { data } = notes
  if (data?.total === 0) return null
  return (
    <Part title="Notes" {...(data && { count: formatNumber(data.total) })}>
      {notes.isError ? (
        <ErrorState title="The notes could not be read." retry={() => void notes.refetch()} />
      ) : data ? (
        <ul className="grid gap-2.5">
          {data.items.map(({ id: noteId, description, title, performedBy, timestamp }) => (
            <li key={noteId}>
              <p className="max-w-[68ch] wrap-anywhere whitespace-pre-line">
                {description ?? title}
              </p>
              <p className="text-ink-2">{`${performedBy}, ${formatDate(timestamp, language)}`}</p>
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-14 w-full" />
      )}
    </Part>
  )
}
