import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { ListState } from '../../../../admin/record-list/use-list-address.ts'
import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { ActivityTimeline } from '../../../../team/activity/admin/activity-timeline.tsx'
import { Composer, type ComposerHandle } from '../../../../team/activity/admin/composer.tsx'
import type { EnteredType } from '../../../../team/activity/rules/activity.ts'
import { Skeleton } from '../../../../ui/feedback/states.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import { Tabs } from '../../../../ui/tabs.tsx'
import { openShortlist } from '../../../shortlists/admin/shortlist-address.ts'
import { ViewingsOf } from '../../../viewings/admin/viewings-of.tsx'
import type { DealRecord } from '../../rules/deal-record.ts'
import { Alternatives } from './alternatives.tsx'
import { ContactDetails } from './contact-details.tsx'
import { alternativesQuery } from './deal-calls.ts'
import { DealMetrics } from './deal-metrics.tsx'
import { DealNotes } from './deal-notes.tsx'
import { DealTasks } from './deal-tasks.tsx'
import { PropertyDetails } from './property-details.tsx'
import { QuickActions } from './quick-actions.tsx'
import { ShownHomes } from './shown-homes.tsx'
import { contactOf, unitOf } from './subjects.ts'

/** What stands below the stages: three columns, on a phone three tabs. */
export function DealParts({
  deal,
  contact,
  list,
  composer,
  chosen,
  begin,
  isOnline,
  onChoose,
}: {
  deal: DealRecord
  contact: ContactRecord | undefined
  list: ListState
  composer: RefObject<ComposerHandle | null>
  /** The alternatives that go into the proposal. */
  chosen: readonly number[]
  begin: (type: EnteredType) => void
  isOnline: boolean
  onChoose: (id: number, isChosen: boolean) => void
}) {
  const isNarrow = useNarrow()
  const isHydrated = useHydrated()
  const { id, months, unit } = deal
  const found = useQuery({ ...alternativesQuery(id), enabled: isHydrated })
  const propose = usePropose(deal, chosen, list)
  const of = { kind: 'deal', id } as const
  const activity = (
    <ActivityTimeline
      of={of}
      title="Deal Activity"
      onAddNote={() => begin('note')}
      onScan={() => list.open({ scan: 'new' })}
    >
      {/* Its draft is in this browser only. */}
      {isHydrated ? <Composer of={of} ref={composer} /> : <Skeleton className="h-42 w-full" />}
    </ActivityTimeline>
  )
  const alternatives = (
    <Alternatives
      {...{ found, chosen, onChoose }}
      isRent={months !== null || unit?.listingType === 'rent'}
    />
  )
  const schedule = () => list.open({ schedule: 1 })
  const viewings = <ViewingsOf contactId={deal.contactId} dealId={id} onSchedule={schedule} />
  const actions = (
    <QuickActions
      {...{ contact, isOnline }}
      onSchedule={schedule}
      onPropose={propose}
      onLogCall={() => begin('call')}
      onEmail={() => begin('email')}
      onAddTask={() => list.open({ task: 'new' })}
      onScan={() => list.open({ scan: 'new' })}
    />
  )
  const tasks = <DealTasks id={id} onOpen={(taskId) => list.open({ task: taskId })} />
  const details = (
    <>
      <ContactDetails deal={deal} contact={contact} />
      <DealNotes deal={deal} />
      <PropertyDetails deal={deal} />
      <DealMetrics deal={deal} />
      <ShownHomes deal={deal} />
    </>
  )
  if (!isNarrow) {
    return (
      <div className="grid items-start gap-5 md:grid-cols-[18rem_minmax(0,1fr)] xl:grid-cols-[18rem_minmax(0,1fr)_24rem]">
        <div className="dense grid min-w-0 grid-cols-1 gap-3.5">{details}</div>
        {activity}
        <div className="dense grid min-w-0 grid-cols-1 gap-3.5 max-xl:col-start-2">
          {alternatives}
          {actions}
          {viewings}
          {tasks}
        </div>
      </div>
    )
  }
  const parts = [
    { id: 'activity', label: 'Activity' },
    { id: 'alternatives', label: 'Alternatives', count: found.data?.length },
    { id: 'details', label: 'Details' },
  ] as const
  const part = parts.find((one) => one.id === list.get('part'))?.id ?? 'activity'
  return (
    <Tabs
      label={`Parts of ${deal.dealName}`}
      tabs={parts}
      value={part}
      onChange={(next) => list.swap({ part: next === 'activity' ? null : next, note: null })}
    >
      <div className="dense grid grid-cols-1 gap-4">
        {part === 'activity' && (
          <>
            {actions}
            {activity}
          </>
        )}
        {part === 'alternatives' && alternatives}
        {part === 'details' && (
          <>
            {details}
            {viewings}
            {tasks}
          </>
        )}
      </div>
    </Tabs>
  )
}

/** Opens the sheet that sends the home of the deal and the ticked alternatives; without any, the search for some. */
function usePropose(deal: DealRecord, chosen: readonly number[], list: ListState): () => void {
  const navigate = useNavigate()
  const main = unitOf(deal)
  const to = contactOf(deal)
  const ids = [...(main === null ? [] : [main]), ...chosen]
  return () => {
    if (ids.length > 0) return openShortlist(list, ids, null, to)
    const params = new URLSearchParams({ deal: String(deal.id), ...(to && { to: String(to) }) })
    void navigate(`${adminPath('search')}?${params}`)
  }
}
