import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { bangkokDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { Count } from '../../../ui/tables/count.tsx'
import {
  TaskGroups as Groups,
  type TaskCounts,
  type TaskGroup,
  type TaskRecord,
} from '../rules/task.ts'
import { groupDays, groupOf } from './format-task.ts'
import { moveThroughTasks } from './move-through-tasks.ts'
import { TaskLine } from './task-line.tsx'
import type { readTasks } from './tasks-loader.ts'

type Found = UseQueryResult<{ items: TaskRecord[]; total: number }>

/** The open tasks by their day, then those completed this week. */
export function TaskGroups({
  list,
  shown,
  open,
  done,
  counts,
}: {
  list: ListState
  shown: ReturnType<typeof readTasks>
  open: Found
  done: Found
  counts: TaskCounts | null
}) {
  const language = useLanguage()
  const today = bangkokDate(new Date())
  if (open.isError && !open.data)
    return <ErrorState title="The tasks could not be read." retry={() => void open.refetch()} />
  if (!open.data) return <LoadingTasks />
  const { items, total } = open.data
  const completed = done.data?.items ?? []
  const isNarrowed = Boolean(shown.filters.search ?? shown.filters.priority)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the ticks in it
    <div className="grid grid-cols-1 gap-6 pt-2" onKeyDown={moveThroughTasks}>
      {total === 0 && <NoTasks list={list} isNarrowed={isNarrowed} />}
      {Groups.ids.map((group) => (
        <Group
          key={group}
          group={group}
          label={labelOf(Groups, group, language)}
          days={groupDays(group, today)}
          count={counts?.groups[group] ?? null}
          tasks={items.filter((task) => groupOf(task, today) === group)}
          list={list}
        />
      ))}
      {items.length < total && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-center"
          disabled={open.isFetching}
          onClick={() => list.show({ shown: shown.limits.open / 100 + 1 }, { isTyping: true })}
        >
          {open.isFetching ? 'Reading...' : `Show more of ${total} tasks`}
        </Button>
      )}
      {completed.length > 0 && (
        <Group
          group="done"
          label="Done"
          days="this week"
          count={counts?.completed ?? null}
          tasks={completed}
          list={list}
          end={<ShowDone list={list} shown={shown} count={counts?.completed ?? 0} />}
        />
      )}
    </div>
  )
}

function Group({
  group,
  label,
  days,
  count,
  tasks,
  list,
  end,
}: {
  group: TaskGroup | 'done'
  label: string
  days: string
  count: number | null
  tasks: readonly TaskRecord[]
  list: ListState
  end?: ReactNode
}) {
  if (tasks.length === 0) return null
  return (
    <section aria-labelledby={`tasks-${group}`} className="grid grid-cols-1 gap-2.5">
      <div className="flex items-center gap-2.5 text-sm">
        <h2
          id={`tasks-${group}`}
          className={classNames('text-base', group === 'overdue' && 'text-danger')}
        >
          {label}
        </h2>
        {count !== null && <Count value={count} />}
        <span className="text-ink-2">{days}</span>
        {end}
      </div>
      <ul className="rounded-card border border-line bg-card">
        {tasks.map((task) => (
          <TaskLine key={task.id} task={task} list={list} />
        ))}
      </ul>
    </section>
  )
}

function ShowDone({
  list,
  shown: { isAllDone },
  count,
}: {
  list: ListState
  shown: ReturnType<typeof readTasks>
  count: number
}) {
  if (count <= 1) return null
  return (
    <button
      type="button"
      className="ml-auto min-h-(--press) flex-none font-medium text-accent hover:underline"
      onClick={() => list.show({ done: isAllDone ? null : 'all' }, { isTyping: true })}
    >
      {isAllDone ? 'Show fewer' : `Show all ${count}`}
    </button>
  )
}

function NoTasks({ list, isNarrowed }: { list: ListState; isNarrowed: boolean }) {
  if (isNarrowed) {
    return (
      <EmptyState title="No tasks match your search criteria.">
        <Button
          variant="quiet"
          size="small"
          onClick={() => list.show({ search: null, priority: null, filter: null })}
        >
          Clear filters
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No tasks assigned">
      <Button size="small" onClick={() => list.open({ add: 1 })}>
        Add Task
      </Button>
    </EmptyState>
  )
}

function LoadingTasks() {
  return (
    <div role="status" aria-label="Loading tasks" className="grid grid-cols-1 gap-2 pt-2">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all alike
        <Skeleton key={index} className="h-14.5 w-full" />
      ))}
    </div>
  )
}
