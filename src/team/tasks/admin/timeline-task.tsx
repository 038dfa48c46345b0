import { Link } from 'react-router'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { bangkokDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { adminPath } from '../../../shared/paths.ts'
import { useOptimisticChoice } from '../../../ui/fields/use-optimistic-choice.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { type ActivityRecord, TaskStatuses } from '../../activity/rules/activity.ts'
import { mayChangeTask } from '../rules/may-change-task.ts'
import { dueWords } from './format-task.ts'
import { useChangeStatus } from './task-calls.ts'

type Entry = Pick<ActivityRecord, 'title' | 'status' | 'dueDate' | 'dueTime'>
type EntryTask = NonNullable<ActivityRecord['task']>

/** A task on a timeline: its day and status, completed by its tick. Those of others only say so. */
export function TimelineTask({ entry, task }: { entry: Entry; task: EntryTask }) {
  const language = useLanguage()
  const staff = useStaff()
  const isOnline = useOnline()
  const change = useChangeStatus()
  const stored = TaskStatuses.read(entry.status ?? '') ?? 'pending'
  const [status, choose] = useOptimisticChoice(stored)
  const isDone = status === 'completed'
  const due = dueWords(entry, bangkokDate(new Date()), language)
  const words = (
    <>
      <span className={due.isLate && !isDone ? 'text-danger' : ''}>{due.text}</span>
      {` · ${labelOf(TaskStatuses, status, language)}`}
    </>
  )
  if (!mayChangeTask(staff, task)) return <p>{words}</p>
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <label className="flex min-h-6 items-center gap-2.5 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          className="tick"
          aria-label={`Complete ${entry.title}`}
          checked={isDone}
          disabled={!isOnline || change.isPending}
          onChange={() => {
            const next = isDone ? 'pending' : 'completed'
            const { id, version } = task
            choose(next)
            change.mutateOnce(
              { task: { id, version, title: entry.title, status: stored }, status: next },
              { onError: () => choose(stored) },
            )
          }}
        />
        <span>{words}</span>
      </label>
      <Link
        to={`${adminPath('tasks')}?edit=${task.id}`}
        className="inline-flex items-center font-medium text-accent hover:underline pointer-coarse:min-h-11"
      >
        Open task
      </Link>
    </p>
  )
}
