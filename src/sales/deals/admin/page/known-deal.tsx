import { useQuery } from '@tanstack/react-query'
import { lazy, useEffect, useRef, useState } from 'react'
import { readId } from '../../../../admin/calls/read-id.ts'
import type { ListState } from '../../../../admin/record-list/use-list-address.ts'
import { useDocumentTitle } from '../../../../admin/screen/document-title.ts'
import { contactQuery } from '../../../../records/contacts/admin/contact-calls.ts'
import { ThumbBar } from '../../../../records/contacts/admin/thumb-bar.tsx'
import type { ComposerHandle } from '../../../../team/activity/admin/composer.tsx'
import { type EnteredType, EnteredTypes } from '../../../../team/activity/rules/activity.ts'
import { useTask } from '../../../../team/tasks/admin/task-calls.ts'
import { AfterHydration } from '../../../../ui/feedback/after-hydration.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import { useOnline } from '../../../../ui/use-online.ts'
import { OpenScan } from '../../../../words/scans/admin/open-scan.tsx'
import { OpenShortlist } from '../../../shortlists/admin/open-shortlist.tsx'
import { ScheduleViewing } from '../../../viewings/admin/schedule-viewing.tsx'
import type { DealRecord } from '../../rules/deal-record.ts'
import type { useDeleteDeal } from '../deal-calls.ts'
import { DealEdit } from './deal-edit.tsx'
import { DealHead } from './deal-head.tsx'
import { DealParts } from './deal-parts.tsx'
import { DealStage } from './deal-stage.tsx'
import { DealStrip } from './deal-strip.tsx'
import { greeting } from './greeting.ts'
import { contactOf } from './subjects.ts'

const TaskForm = lazy(() => import('../../../../team/tasks/admin/task-form.tsx'))

/** The page of a deal that was read. */
export function KnownDeal({
  deal,
  list,
  remove,
}: {
  deal: DealRecord
  list: ListState
  remove: ReturnType<typeof useDeleteDeal>
}) {
  const isNarrow = useNarrow()
  const isOnline = useOnline()
  const composer = useRef<ComposerHandle>(null)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const contact = useQuery(contactQuery(contactOf(deal))).data
  useDocumentTitle(deal.dealName)
  const isEditing = list.get('edit') !== ''
  useBegunEntry(list, (type) => composer.current?.begin(type))

  function begin(type: EnteredType): void {
    // On a phone the composer may be on another part of the page.
    if (composer.current) composer.current.begin(type)
    else list.swap({ part: null, edit: null, note: type })
  }

  return (
    <div data-whole-screen className="grid grid-cols-1 gap-3 max-md:gap-4 max-md:pb-20">
      {!isOnline && (
        <p role="status" className="rounded-card bg-warning-wash px-4 py-2 text-warning">
          You’re offline. Showing the last loaded data; you can’t make changes.
        </p>
      )}
      <DealHead {...{ deal, contact, list, remove }} />
      {isNarrow && <DealStage deal={deal} />}
      <DealStrip deal={deal} />
      {!isNarrow && <DealStage deal={deal} />}
      {isEditing ? (
        <AfterHydration>
          <DealEdit deal={deal} onLeave={() => list.close({ edit: null })} />
        </AfterHydration>
      ) : (
        <DealParts
          {...{ deal, contact, list, composer, chosen, begin, isOnline }}
          onChoose={(id, isChosen) =>
            setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      )}
      {isNarrow && !isEditing && (
        <ThumbBar
          contact={contact}
          greeting={contact && greeting(contact)}
          onNote={() => begin('note')}
        />
      )}
      <OpenScan
        list={list}
        of={{ kind: 'deal', id: deal.id }}
        name={deal.dealName}
        person={contact?.name ?? null}
      />
      <OpenShortlist list={list} from={`for ${deal.dealName}`} dealId={deal.id} />
      <AfterHydration>
        <OpenTask deal={deal} list={list} />
        {list.get('schedule') !== '' && (
          <ScheduleViewing
            contactId={contactOf(deal)}
            dealId={deal.id}
            unitIds={[...new Set([...(deal.unitId === null ? [] : [deal.unitId]), ...chosen])]}
            onClose={() => list.close({ schedule: null })}
          />
        )}
      </AfterHydration>
    </div>
  )
}

/** Begins the entry that the address names, once the composer is there. */
function useBegunEntry(list: ListState, begin: (type: EnteredType) => void): void {
  const isHydrated = useHydrated()
  const asked = list.get('note')
  const latest = useRef(begin)
  latest.current = begin
  useEffect(() => {
    if (isHydrated && asked !== '') latest.current(EnteredTypes.read(asked) ?? 'note')
  }, [isHydrated, asked])
}

/** The form of a new task of the deal, or of one that there is. */
function OpenTask({ deal, list }: { deal: DealRecord; list: ListState }) {
  const opened = list.get('task')
  const record = useTask(readId(opened))
  if (opened === '' || (opened !== 'new' && !record.data)) return null
  const { id, unitId } = deal
  const about = { contactId: contactOf(deal), dealId: id, unitId, title: '' }
  return (
    <TaskForm
      key={opened}
      record={opened === 'new' ? null : (record.data ?? null)}
      about={about}
      onClose={() => list.close({ task: null })}
    />
  )
}
