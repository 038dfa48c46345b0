import { useQuery } from '@tanstack/react-query'
import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { Count } from '../../../ui/tables/count.tsx'
import { type FollowUpGroup, type FollowUpKind, FollowUpKinds } from '../rules/follow-up.ts'
import { followUpsQuery } from './follow-up-calls.ts'
import { FollowUpLine } from './follow-up-line.tsx'
import { readFollowUps } from './follow-ups-address.ts'

/** What nobody planned, by its kind, each with its one action. */
export function FollowUpList({ list }: { list: ListState }) {
  const found = useQuery(followUpsQuery(readFollowUps(list)))
  if (found.isError && !found.data) {
    return (
      <ErrorState
        title="What nobody planned could not be read."
        retry={() => void found.refetch()}
      />
    )
  }
  if (!found.data) return <Loading />
  const groups = found.data.filter(({ total }) => total > 0)
  if (groups.length === 0)
    return (
      <EmptyState title="Everything has its next step.">
        People who wait for an answer, deals without a task, rents that end and homes to confirm
        would stand here.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-1 gap-6 pt-2">
      {groups.map((group) => (
        <Group key={group.kind} group={group} list={list} />
      ))}
    </div>
  )
}

function Group({ group: { kind, total, items }, list }: { group: FollowUpGroup; list: ListState }) {
  const language = useLanguage()
  const isOnly = list.get('kind') !== ''
  return (
    <section aria-labelledby={`follow-up-${kind}`} className="grid grid-cols-1 gap-2.5">
      <div className="flex items-center gap-2.5 text-sm">
        <h2 id={`follow-up-${kind}`} className="text-base">
          {labelOf(FollowUpKinds, kind, language)}
        </h2>
        <Count value={total} />
        {(isOnly || items.length < total) && (
          <More kind={isOnly ? null : kind} total={total} list={list} />
        )}
      </div>
      <ul className="rounded-card border border-line bg-card">
        {items.map((item) => (
          <FollowUpLine key={item.id} kind={kind} item={item} list={list} />
        ))}
      </ul>
    </section>
  )
}

function More({
  kind,
  total,
  list,
}: {
  kind: FollowUpKind | null
  total: number
  list: ListState
}) {
  return (
    <button
      type="button"
      className="ml-auto min-h-(--press) flex-none font-medium text-accent hover:underline"
      onClick={() => list.show({ kind })}
    >
      {kind ? `Show all ${total}` : 'Show the others'}
    </button>
  )
}

function Loading() {
  return (
    <div
      role="status"
      aria-label="Loading what nobody planned"
      className="grid grid-cols-1 gap-2 pt-2"
    >
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike
        <Skeleton key={index} className="h-14.5 w-full" />
      ))}
    </div>
  )
}
