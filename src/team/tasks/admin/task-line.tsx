import type { KeyboardEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { type ListState, OPENED } from '../../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { bangkokDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { adminPath } from '../../../shared/paths.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { RowActions } from '../../../ui/tables/row-actions.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { TaskStatuses } from '../../activity/rules/activity.ts'
import { TaskPriorities, type TaskPriority, type TaskRecord, TaskRepeats } from '../rules/task.ts'
import { completedWords, dueWords } from './format-task.ts'
import { useKeptFocus } from './move-through-tasks.ts'
import { useChangeStatus, useDeleteTask } from './task-calls.ts'
import { TaskStatusMenu } from './task-status-menu.tsx'

/** A task: its tick, its words, whom it is about, its priority, status and day. On a phone it is three lines. */
export function TaskLine({ task, list }: { task: TaskRecord; list: ListState }) {
  const language = useLanguage()
  const { id } = useStaff()
  const isOnline = useOnline()
  const change = useChangeStatus()
  const line = useKeptFocus()
  const remove = useDeleteTask()
  const today = bangkokDate(new Date())
  const { title, description, status, priority, completedAt, assignedTo, repeat } = task
  const isDone = status === 'completed'
  const due = dueWords(task, today, language)
  const when = completedAt ? completedWords(completedAt, today, language) : due.text
  const edit = list.address({ edit: task.id })
  const colleague = assignedTo && assignedTo.id !== id ? assignedTo.name : null

  function openOnEnter(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return
    event.preventDefault()
    list.open({ edit: task.id })
  }

  return (
    <li
      ref={line}
      className="group relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3.5 border-b border-line px-4 py-2 text-sm last:border-b-0 hover:bg-hov max-md:px-3 max-md:py-2.5 md:min-h-14.5 md:grid-cols-[auto_minmax(0,1.9fr)_minmax(0,0.9fr)_9rem_9rem_8.5rem_auto] md:items-center"
    >
      <label className="relative z-10 grid cursor-pointer place-items-center pointer-coarse:-m-2.5 pointer-coarse:size-11">
        <input
          type="checkbox"
          className="tick"
          aria-label={`Complete ${title}`}
          checked={isDone}
          // Not disabled while it is saved, which would take the focus away.
          disabled={!isOnline}
          onKeyDown={openOnEnter}
          onChange={() => change.mutateOnce({ task, status: isDone ? 'pending' : 'completed' })}
        />
      </label>
      <span className="grid min-w-0">
        <Link
          to={edit}
          state={OPENED}
          preventScrollReset
          title={title}
          className={classNames(
            // On a phone the whole line opens the task.
            'truncate font-medium text-ink hover:underline max-md:whitespace-normal max-md:wrap-anywhere max-md:-my-0.5 max-md:py-0.5 max-md:after:absolute max-md:after:inset-0',
            isDone && 'font-normal! text-ink-2! line-through',
          )}
        >
          {title}
        </Link>
        {description && (
          <span className="truncate text-ink-2 max-md:hidden" title={description}>
            {description}
          </span>
        )}
        <span className="truncate text-ink-2 md:hidden pointer-coarse:-mb-6.5 pointer-coarse:pb-6.5">
          <About task={task} />
        </span>
        <span className="md:hidden">
          <Priority priority={priority}>
            {labelOf(TaskPriorities, priority, language)}
            {status === 'in_progress' && ` · ${labelOf(TaskStatuses, status, language)}`}
            {colleague && ` · ${colleague}`}
          </Priority>
        </span>
      </span>
      <span className="grid min-w-0 max-md:hidden">
        <About task={task} isTwoLines />
      </span>
      <span className="max-md:hidden">
        <Priority priority={priority}>{labelOf(TaskPriorities, priority, language)}</Priority>
      </span>
      <span className="max-md:hidden">
        <TaskStatusMenu
          title={title}
          status={status}
          disabled={!isOnline}
          onChange={(next) => change.mutateOnce({ task, status: next })}
        />
      </span>
      <span className="grid text-right tabular-nums">
        <span className={due.isLate && !isDone ? 'font-medium text-danger' : 'text-ink-2'}>
          {repeat !== 'none' && (
            <span
              role="img"
              aria-label={labelOf(TaskRepeats, repeat, language)}
              title={labelOf(TaskRepeats, repeat, language)}
              className="icon-refresh-cw mr-1.5 inline-block align-[-0.125em] text-ink-2 before:size-3.5"
            />
          )}
          {when}
        </span>
        {colleague && (
          <span className="truncate text-ink-2 max-md:hidden" title={colleague}>
            {colleague}
          </span>
        )}
      </span>
      <span className="max-md:hidden">
        <RowActions
          name={title}
          actions={[
            { label: 'Edit', icon: 'icon-pencil', onSelect: () => list.open({ edit: task.id }) },
            {
              ...{ label: 'Delete', icon: 'icon-trash', tone: 'danger', question: 'Delete?' },
              disabled: !isOnline,
              onSelect: () => remove.mutateOnce(task),
            },
          ]}
        />
      </span>
    </li>
  )
}

const bars: Record<TaskPriority, string> = {
  high: 'before:bg-danger font-medium text-ink',
  medium: 'before:bg-warning text-ink-2',
  low: 'before:bg-ink-3 text-ink-2',
}

function Priority({ priority, children }: { priority: TaskPriority; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'flex items-center gap-2 before:h-4 before:w-1 before:flex-none before:rounded-full forced-colors:before:bg-[CanvasText]!',
        bars[priority],
      )}
    >
      {children}
    </span>
  )
}

/** The contact of a task, with its deal or home. */
function About({ task, isTwoLines = false }: { task: TaskRecord; isTwoLines?: boolean }) {
  const { contact, deal, unit } = task
  const person = contact && (
    <Link
      to={adminPath(`contacts/${contact.id}`)}
      title={contact.name}
      className="relative z-10 truncate font-medium text-accent hover:underline pointer-coarse:pb-6.5"
    >
      {contact.name}
    </Link>
  )
  const what = unit ? (
    <Link to={`${adminPath('listings')}?unit=${unit.id}`} title={unit.name} className={second}>
      {unit.name}
    </Link>
  ) : (
    deal && (
      <Link to={adminPath(`pipeline/${deal.id}`)} title={deal.name} className={second}>
        {deal.name}
      </Link>
    )
  )
  return (
    <>
      {person}
      {!isTwoLines && person && what && ' · '}
      {what}
    </>
  )
}

const second = 'relative z-10 truncate text-ink-2 hover:underline pointer-coarse:pb-6.5'
