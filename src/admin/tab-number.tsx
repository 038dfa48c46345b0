import { queryOptions, useQuery } from '@tanstack/react-query'
import { threadCountsQuery } from '../sales/inbox/admin/inbox-calls.ts'
import { dueTasksQuery } from '../team/tasks/admin/task-calls.ts'
import { Count } from '../ui/tables/count.tsx'
import { callList } from './calls/call.ts'
import type { TabCount } from './tabs.ts'

/** The homes that nobody has confirmed for two weeks. */
export const toConfirmQuery = queryOptions({
  queryKey: ['units', 'waiting'],
  queryFn: async ({ signal, meta }) =>
    (await callList('get /api/units/stale', { query: { limit: 1 }, signal, meta })).total,
})

/** The count badge of a tab; nothing for zero or when it cannot be loaded. */
export function TabNumber({ count }: { count: TabCount }) {
  if (count === 'due') return <Due />
  return count === 'unread' ? <Unread /> : <ToConfirm />
}

function ToConfirm() {
  return <Badge value={useQuery(toConfirmQuery).data} words="to confirm" />
}

/** One's own tasks of today, and those overdue. */
function Due() {
  return <Badge value={useQuery(dueTasksQuery).data?.due} words="due" />
}

/** Somebody waits for an answer. */
function Unread() {
  return <Badge value={useQuery(threadCountsQuery).data?.unreadMessages} words="unread" waits />
}

function Badge({
  value,
  words,
  waits = false,
}: {
  value: number | undefined
  words: string
  waits?: boolean
}) {
  if (!value) return null
  return (
    <>
      <Count value={value} waits={waits} />
      <span className="sr-only">{words}</span>
    </>
  )
}
