import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { readId } from '../../../admin/calls/read-id.ts'
import { OpenForm } from '../../../admin/record-form/open-form.tsx'
import { ListViews } from '../../../admin/record-list/list-views.tsx'
import { useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { followUpCountQuery } from '../../../sales/follow-ups/admin/follow-up-calls.ts'
import { FollowUpList } from '../../../sales/follow-ups/admin/follow-up-list.tsx'
import { readWhose } from '../../../sales/follow-ups/admin/follow-ups-address.ts'
import { viewingsQuery } from '../../../sales/viewings/admin/viewing-calls.ts'
import { ViewingViews } from '../../../sales/viewings/admin/viewing-views.tsx'
import { readViewings } from '../../../sales/viewings/admin/viewings-address.ts'
import { ViewingsAwaitingFeedback } from '../../../sales/viewings/admin/viewings-awaiting-feedback.tsx'
import { adminPath } from '../../../shared/paths.ts'
import { AfterHydration } from '../../../ui/feedback/after-hydration.tsx'
import { QuickLine } from './quick-line.tsx'
import { taskCountsQuery, tasksQuery, useTask } from './task-calls.ts'
import { TaskFilterRow } from './task-filter-row.tsx'
import { TaskGroups } from './task-groups.tsx'
import { readTasks } from './tasks-loader.ts'
import { TasksTitle } from './tasks-title.tsx'

// Loaded after the list, which is what people open the tab for.
const TaskForm = lazy(() => import('./task-form.tsx'))

const ASK_ABOUT_LEASE = 'Ask owner and tenant about renewing the lease'

/** My Tasks: what is planned, by its day, and what nobody planned. All of its state is in the address. */
export default function TasksTab() {
  const list = useListAddress(adminPath('tasks'))
  const shown = readTasks(list)
  const counts = useQuery(taskCountsQuery(shown.counted))
  const open = useQuery(tasksQuery(shown.open, shown.limits.open))
  const done = useQuery(tasksQuery(shown.done, shown.limits.done))
  const view = list.get('view')
  const isFollowUps = view === 'follow-ups'
  const isViewings = view === 'viewings'
  const asked = useQuery(viewingsQuery(...readViewings(list).asked))
  const followUps = useQuery(followUpCountQuery(readWhose(list)))
  const at = (view: string | null) => list.address({ view, kind: null, shown: null, viewing: null })
  return (
    <div className="dense grid grid-cols-1 gap-3 max-md:pb-20">
      <TasksTitle list={list} open={counts.data?.open ?? null} />
      <ListViews
        label="Task views"
        views={[
          { label: 'Planned', to: at(null), isOpen: !isFollowUps && !isViewings, count: null },
          {
            label: 'Viewings',
            to: at('viewings'),
            isOpen: isViewings,
            count: asked.data?.total || null,
          },
          {
            label: 'Needs follow-up',
            to: at('follow-ups'),
            isOpen: isFollowUps,
            count: followUps.data?.total || null,
          },
        ]}
      />
      {isFollowUps ? (
        <FollowUpList list={list} />
      ) : isViewings ? (
        <ViewingViews list={list} />
      ) : (
        <>
          <ViewingsAwaitingFeedback found={asked.data} to={at('viewings')} />
          <QuickLine />
          <TaskFilterRow list={list} />
          <TaskGroups {...{ list, shown, open, done }} counts={counts.data ?? null} />
        </>
      )}
      <AfterHydration>
        <OpenForm list={list} kind="task" useRecord={useTask}>
          {(record, onClose) => (
            <TaskForm
              key={record?.id ?? 'new'}
              record={record}
              onClose={onClose}
              about={{
                contactId: readId(list.get('contact')),
                dealId: readId(list.get('deal')),
                unitId: readId(list.get('unit')),
                title: list.get('what') === 'lease' ? ASK_ABOUT_LEASE : '',
              }}
            />
          )}
        </OpenForm>
      </AfterHydration>
    </div>
  )
}
