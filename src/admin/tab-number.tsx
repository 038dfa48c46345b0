import { useQuery } from '@tanstack/react-query'
import { Count } from '../ui/count.tsx'
import { callList } from './call.ts'
import type { TabCount } from './tabs.ts'

/** Milliseconds until it is asked for once more: others work here too. */
const ASK_AGAIN = 60_000

/** How much waits in a tab; nothing where nothing does, or where it cannot be read. */
export function TabNumber({ count: { list, words } }: { count: TabCount }) {
  const { data } = useQuery({
    queryKey: ['units', 'waiting', list],
    queryFn: async ({ signal }) => (await callList(list, { query: { limit: 1 }, signal })).total,
    refetchInterval: ASK_AGAIN,
  })
  if (!data) return null
  return (
    <>
      <Count value={data} />
      <span className="sr-only">{words}</span>
    </>
  )
}
