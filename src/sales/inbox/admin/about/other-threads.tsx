import { useQuery } from '@tanstack/react-query'
import { ThreadLine } from '../../../../records/contacts/admin/page/thread-line.tsx'
import { Part } from '../../../../ui/part.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { threadsQuery } from '../inbox-calls.ts'

const SHOWN = 3

/** The other conversations of a contact, the last first; nothing without one. */
export function OtherThreads({ contactId, threadId }: { contactId: number; threadId: number }) {
  const isHydrated = useHydrated()
  const threads = useQuery({
    ...threadsQuery({ contactId }, { limit: SHOWN + 1, offset: 0 }),
    enabled: isHydrated,
  }).data?.items
  const others = threads?.filter(({ id }) => id !== threadId).slice(0, SHOWN) ?? []
  if (others.length === 0) return null
  return (
    <Part as="h3" title="Other conversations" isCard>
      <ul className="divide-y divide-line">
        {others.map((thread) => (
          <li key={thread.id}>
            <ThreadLine thread={thread} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
