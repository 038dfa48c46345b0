import { useQuery } from '@tanstack/react-query'
import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { Count } from '../../../ui/tables/count.tsx'
import {
  type FollowUpGroup,
  type FollowUpItem,
  type FollowUpKind,
  FollowUpKinds,
} from '../rules/follow-up.ts'
import { followUpsQuery } from './follow-up-calls.ts'
import { FollowUpLine } from './follow-up-line.tsx'
import { readFollowUps } from './follow-ups-address.ts'
import { type ConfirmedHomes, useConfirmedHomes } from './use-confirmed-homes.ts'

/** What nobody planned, by its kind, each with its one action. */
export function FollowUpList({ list }: { list: ListState }) {
  const found = useQuery(followUpsQuery(readFollowUps(list)))
  if (found.isError && !found.data) {
    return <ErrorState title="Couldn’t load follow-ups." retry={() => void found.refetch()} />
  }
  if (!found.data) return <Loading />
  // Another address starts with rows of its own.
  const key = `${list.get('kind')} ${list.get('whose')} ${found.isPlaceholderData}`
  return <Groups key={key} found={found.data} list={list} />
}

function Groups({ found, list }: { found: readonly FollowUpGroup[]; list: ListState }) {
  const toConfirm = found.find(({ kind }) => kind === 'confirm')
  const { items, confirmed } = useConfirmedHomes(toConfirm?.items ?? [])
  const groups = found
    .map((group) => ({ group, shown: group.kind === 'confirm' ? items : group.items }))
    .filter(({ group: { total }, shown }) => total > 0 || shown.length > 0)
  if (groups.length === 0)
    return (
      <EmptyState title="Nothing needs follow-up.">
        Unanswered messages, deals without a task, leases ending soon and homes to confirm will
        appear here.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-1 gap-6 pt-2">
      {groups.map(({ group, shown }) => (
        <Group key={group.kind} {...{ group, shown, list, confirmed }} />
      ))}
    </div>
  )
}

function Group({
  group: { kind, total, items },
  shown,
  list,
  confirmed,
}: {
  group: FollowUpGroup
  /** Its rows, with those that were handled here. */
  shown: readonly FollowUpItem[]
  list: ListState
  confirmed: ConfirmedHomes
}) {
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
        {shown.map((item) => (
          <FollowUpLine key={item.id} {...{ kind, item, list, confirmed }} />
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
      {kind ? `Show all ${total}` : 'Show more'}
    </button>
  )
}

function Loading() {
  return (
    <div role="status" aria-label="Loading follow-ups" className="grid grid-cols-1 gap-2 pt-2">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike
        <Skeleton key={index} className="h-14.5 w-full" />
      ))}
    </div>
  )
}
