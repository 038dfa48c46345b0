import type { LoaderFunctionArgs } from 'react-router'
import { prefetchContext } from '../../../admin/calls/prefetch.ts'
import { readId } from '../../../admin/calls/read-id.ts'
import { type ListAddress, readListAddress } from '../../../admin/record-list/list-address.ts'
import {
  followUpCountQuery,
  followUpsQuery,
} from '../../../sales/follow-ups/admin/follow-up-calls.ts'
import { readFollowUps, readWhose } from '../../../sales/follow-ups/admin/follow-ups-address.ts'
import { viewingQuery, viewingsQuery } from '../../../sales/viewings/admin/viewing-calls.ts'
import { readViewings } from '../../../sales/viewings/admin/viewings-address.ts'
import { bangkokDate, bangkokMidnight } from '../../../shared/dates.ts'
import { colleaguesQuery, leaversQuery } from '../../staff/admin/colleague-calls.ts'
import { type TaskFilters, TaskPriorities, type TaskSearch } from '../rules/task.ts'
import { weekStart } from './format-task.ts'
import { taskCountsQuery, taskQuery, tasksQuery } from './task-calls.ts'

/** Prefetches the queries of the tab at an address: the open tasks, the completed ones, and the task that is open. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<void> {
  const prefetch = context.get(prefetchContext)
  const list = readListAddress(url.searchParams)
  const edit = readId(list.get('edit'))
  const viewings = readViewings(list)
  const viewing = readId(list.get('viewing'))
  const isViewings = list.get('view') === 'viewings'
  const { open, done, counted, limits } = readTasks(list)
  await Promise.all([
    prefetch(tasksQuery(open, limits.open)),
    prefetch(tasksQuery(done, limits.done)),
    prefetch(taskCountsQuery(counted)),
    prefetch(followUpCountQuery(readWhose(list))),
    prefetch(viewingsQuery(...viewings.asked)),
    isViewings && prefetch(viewingsQuery(...viewings.coming)),
    isViewings && prefetch(viewingsQuery(...viewings.past)),
    isViewings && viewing !== null && prefetch(viewingQuery(viewing)),
    list.get('view') === 'follow-ups' && prefetch(followUpsQuery(readFollowUps(list))),
    open.assignedToId !== undefined && prefetch(colleaguesQuery),
    open.assignedToId !== undefined && prefetch(leaversQuery),
    edit !== null && prefetch(taskQuery(edit)),
  ])
}

const OPEN_SHOWN = 100
const MAX_SHOWN = 1000

/** What the tab shows at an address: open tasks by their day, those completed this week or all. */
export function readTasks({ get }: Pick<ListAddress, 'get'>) {
  const search = get('search').trim()
  const priority = TaskPriorities.read(get('priority'))
  const whose = get('whose')
  const assignedToId = whose === 'everyone' ? whose : (readId(whose) ?? undefined)
  const filters: TaskFilters = {
    ...(search && { search }),
    ...(priority && { priority: [priority] }),
    ...(assignedToId !== undefined && { assignedToId }),
  }
  const isAllDone = get('done') === 'all'
  const completedSince = bangkokMidnight(weekStart(bangkokDate(new Date())))
  const counted = { ...filters, completedSince }
  const open: TaskSearch = { ...filters, status: ['pending', 'in_progress'], sort: 'due' }
  const done: TaskSearch = { ...counted, status: ['completed'], sort: 'completed' }
  return {
    filters,
    open,
    done,
    counted,
    isAllDone,
    limits: {
      open: Math.min(MAX_SHOWN, OPEN_SHOWN * (readId(get('shown')) ?? 1)),
      done: isAllDone ? MAX_SHOWN : 1,
    },
  }
}
