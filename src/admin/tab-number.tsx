import { queryOptions, useQuery } from '@tanstack/react-query'
import { Count } from '../ui/tables/count.tsx'
import { callList } from './calls/call.ts'
import type { TabCount } from './tabs.ts'

export function waitingQuery({ list }: TabCount) {
  return queryOptions({
    queryKey: ['units', 'waiting', list],
    queryFn: async ({ signal, meta }) =>
      (await callList(list, { query: { limit: 1 }, signal, meta })).total,
  })
}

/** The count badge of a tab; nothing for zero or when it cannot be loaded. */
export function TabNumber({ count }: { count: TabCount }) {
  const { data } = useQuery(waitingQuery(count))
  if (!data) return null
  return (
    <>
      <Count value={data} />
      <span className="sr-only">{count.words}</span>
    </>
  )
}
