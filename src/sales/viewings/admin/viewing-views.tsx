import { useQuery } from '@tanstack/react-query'
import { readId } from '../../../admin/calls/read-id.ts'
import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { Button } from '../../../ui/button.tsx'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { Count } from '../../../ui/tables/count.tsx'
import type { ViewingRecord } from '../rules/viewing.ts'
import { CancelViewing } from './cancel-viewing.tsx'
import { ScheduleViewing } from './schedule-viewing.tsx'
import { viewingQuery, viewingsQuery } from './viewing-calls.ts'
import { ViewingLine } from './viewing-line.tsx'
import { readViewings } from './viewings-address.ts'

/** One's viewings: those to come, those that nobody said anything of, and those before. */
export function ViewingViews({ list }: { list: ListState }) {
  const { asked, coming, past } = readViewings(list)
  const groups = {
    asked: useQuery(viewingsQuery(...asked)),
    coming: useQuery(viewingsQuery(...coming)),
    past: useQuery(viewingsQuery(...past)),
  }
  const markedId = readId(list.get('viewing'))
  const marked = useQuery({ ...viewingQuery(markedId ?? 0), enabled: markedId !== null })
  const reads = Object.values(groups)
  const failed = reads.find(({ isError, data }) => isError && !data)
  const isEmpty = reads.every(({ data }) => data?.total === 0)
  return (
    <div className="grid grid-cols-1 gap-6 pt-2">
      <div className="dense-row">
        <Button variant="quiet" size="small" onClick={() => list.open({ schedule: 1 })}>
          <span className="icon-calendar-plus before:size-4" />
          Schedule Viewing
        </Button>
      </div>
      {failed ? (
        <ErrorState title="Couldn’t load viewings." retry={() => void failed.refetch()} />
      ) : isEmpty ? (
        <EmptyState title="No viewings yet.">
          Viewings that you schedule or attend will appear here.
        </EmptyState>
      ) : (
        <>
          {marked.data && (
            <Group title="This viewing" items={[marked.data]} total={1} markedId={markedId} />
          )}
          <Group title="Feedback needed" {...groups.asked.data} markedId={markedId} />
          <Group title="Upcoming" {...groups.coming.data} markedId={markedId} />
          <Group title="Past" {...groups.past.data} markedId={markedId} />
        </>
      )}
      <CancelViewing />
      {list.get('schedule') !== '' && (
        <AfterHydration>
          <ScheduleViewing unitIds={[]} onClose={() => list.close({ schedule: null })} />
        </AfterHydration>
      )}
    </div>
  )
}

function Group({
  title,
  items,
  total = 0,
  markedId,
}: {
  title: string
  items?: readonly ViewingRecord[] | undefined
  total?: number | undefined
  markedId: number | null
}) {
  if (!items) return <Skeleton className="h-24 w-full" />
  if (items.length === 0) return null
  const id = `viewings-${title.replace(/\W/g, '')}`
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2.5">
      <h2 id={id} className="flex items-center gap-2.5 text-base">
        {title}
        <Count value={total} />
      </h2>
      <ul className="rounded-card border border-line bg-card">
        {items.map((viewing) => (
          <ViewingLine key={viewing.id} viewing={viewing} isMarked={viewing.id === markedId} />
        ))}
      </ul>
    </section>
  )
}
