import { queryOptions, useQuery } from '@tanstack/react-query'
import { callList } from '../../../../admin/calls/call.ts'
import { whenWords } from '../../../../records/contacts/admin/format-contact.ts'
import { bangkokDate } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { ActivityTypes } from '../../../../team/activity/rules/activity.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'

const SHOWN = 3

function latestQuery(id: number) {
  return queryOptions({
    queryKey: ['contacts', 'latest', id],
    queryFn: ({ signal }) =>
      callList('get /api/leads/{id}/activities', {
        params: { id: String(id) },
        query: { limit: SHOWN },
        signal,
      }),
  })
}

/** The last entries of a contact's timeline; nothing without one. */
export function LatestActivities({ contactId }: { contactId: number }) {
  const language = useLanguage()
  const isHydrated = useHydrated()
  const latest = useQuery({ ...latestQuery(contactId), enabled: isHydrated }).data?.items
  if (!latest || latest.length === 0) return null
  const today = bangkokDate(new Date())
  return (
    <Part as="h3" title="Latest" isCard>
      <ul className="grid gap-1.5">
        {latest.map(({ id, type, title, description, timestamp }) => (
          <li key={id} className="grid leading-snug">
            <span className="text-ink-2">
              {`${labelOf(ActivityTypes, type, language)} · ${whenWords(timestamp, today, language)}`}
            </span>
            <span className="line-clamp-2 wrap-anywhere">{description || title}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
