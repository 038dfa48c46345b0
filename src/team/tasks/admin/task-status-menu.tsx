import { labelOf } from '../../../shared/fields/value-set.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { TaskStatuses } from '../../activity/rules/activity.ts'
import type { TaskStatus } from '../rules/task.ts'

const looks: Record<TaskStatus, string> = {
  pending: 'bg-hov text-ink-2',
  in_progress: 'bg-accent-wash text-accent',
  completed: 'bg-success-wash text-success',
}

/** A task's status, with a menu to change it. */
export function TaskStatusMenu({
  title,
  status,
  disabled,
  onChange,
}: {
  title: string
  status: TaskStatus
  disabled: boolean
  onChange: (status: TaskStatus) => void
}) {
  const language = useLanguage()
  const label = labelOf(TaskStatuses, status, language)
  return (
    <Menu
      label={`Status of ${title}`}
      align="start"
      items={TaskStatuses.ids.map((id) => ({
        label: labelOf(TaskStatuses, id, language),
        tint: looks[id],
        ...(id === status && { icon: 'icon-check' }),
        onSelect: () => onChange(id),
      }))}
      trigger={
        <button
          type="button"
          disabled={disabled}
          aria-label={`${label}, change the status of ${title}`}
          className={classNames(
            'inline-flex min-h-7 items-center gap-1.5 rounded-control px-2 text-sm leading-none font-medium whitespace-nowrap disabled:cursor-not-allowed disabled:opacity-60 pointer-coarse:min-h-11 pointer-coarse:px-3',
            looks[status],
          )}
        >
          <span className="size-1.5 flex-none rounded-full bg-current" />
          {label}
          <span className="icon-chevron-down before:size-3.5" />
        </button>
      }
    />
  )
}
