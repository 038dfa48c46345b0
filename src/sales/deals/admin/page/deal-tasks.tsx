import { useQuery } from '@tanstack/react-query'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { bangkokDate } from '../../../../shared/dates.ts'
import { formatNumber } from '../../../../shared/money.ts'
import { dueWords } from '../../../../team/tasks/admin/format-task.ts'
import { tasksQuery, useChangeStatus } from '../../../../team/tasks/admin/task-calls.ts'
import { mayChangeTask } from '../../../../team/tasks/rules/may-change-task.ts'
import type { TaskRecord } from '../../../../team/tasks/rules/task.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { useOnline } from '../../../../ui/use-online.ts'

const SHOWN = 20

/** The open tasks of a deal, the next one first. */
export function DealTasks({ id, onOpen }: { id: number; onOpen: (taskId: number) => void }) {
  const search = { dealId: id, status: ['pending' as const, 'in_progress' as const] }
  const tasks = useQuery({
    ...tasksQuery({ ...search, sort: 'due' }, SHOWN),
    enabled: useHydrated(),
  })
  const { data, isError } = tasks
  return (
    <Part
      as="h2"
      title="Tasks"
      isCard
      {...(data && data.total > 0 && { count: formatNumber(data.total) })}
    >
      {isError && !data ? (
        <ErrorState title="The tasks could not be read." retry={() => void tasks.refetch()} />
      ) : !data ? (
        <Skeleton className="h-14 w-full" />
      ) : data.total === 0 ? (
        <p className="text-ink-2">None yet: nothing is planned for this deal.</p>
      ) : (
        <ul className="divide-y divide-line">
          {data.items.map((task) => (
            <Task key={task.id} task={task} onOpen={() => onOpen(task.id)} />
          ))}
        </ul>
      )}
    </Part>
  )
}

function Task({ task, onOpen }: { task: TaskRecord; onOpen: () => void }) {
  const language = useLanguage()
  const staff = useStaff()
  const isOnline = useOnline()
  const change = useChangeStatus()
  const due = dueWords(task, bangkokDate(new Date()), language)
  const mayChange = mayChangeTask(staff, task)
  return (
    <li className="flex items-start gap-2.5 py-1.5 leading-snug">
      {mayChange && (
        <label className="-m-1 grid size-8 flex-none cursor-pointer place-items-center pointer-coarse:size-11">
          <input
            type="checkbox"
            className="tick"
            aria-label={`Complete ${task.title}`}
            checked={task.status === 'completed'}
            disabled={!isOnline || change.isPending}
            onChange={() => change.mutateOnce({ task, status: 'completed' })}
          />
        </label>
      )}
      <span className="grid min-w-0 flex-1">
        {mayChange ? (
          <Button
            variant="plain"
            size="small"
            className="min-h-6! justify-start! px-0! text-left whitespace-normal! text-ink! hover:bg-transparent! hover:underline pointer-coarse:min-h-11!"
            onClick={onOpen}
          >
            <span className="wrap-anywhere">{task.title}</span>
          </Button>
        ) : (
          <b className="font-medium wrap-anywhere">{task.title}</b>
        )}
        <span className={due.isLate ? 'text-danger' : 'text-ink-2'}>
          {[due.text, task.assignedTo?.name].filter(Boolean).join(' · ')}
        </span>
      </span>
    </li>
  )
}
