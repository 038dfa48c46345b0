import type { ComponentProps } from 'react'
import { ContactPicker } from '../../../records/contacts/admin/contact-picker.tsx'
import { ContactTypes } from '../../../records/contacts/rules/contact.ts'
import { bangkokDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { TaskPriorities, TaskRepeats } from '../rules/task.ts'
import { dueWords, shortDay } from './format-task.ts'
import type { Overrides, Understood } from './use-understood.ts'

/** What was understood of a line, before it is added: each part is changed by a press. */
export function QuickParts({
  understood,
  overrides,
  onChange,
}: {
  understood: Understood
  overrides: Overrides
  onChange: (overrides: Overrides) => void
}) {
  const language = useLanguage()
  const { priority, repeat, day, read } = understood
  const set = (changes: Overrides) => onChange({ ...overrides, ...changes })
  const isPrioritySaid = overrides.priority !== undefined || read.priority !== null
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-2 max-md:gap-1.5">
      <legend className="float-left mr-2 text-ink-2 max-md:sr-only">Understood</legend>
      <PersonPart understood={understood} onChange={(contact) => set({ contact })} />
      <DayPart
        understood={understood}
        isAsked={read.isDayUnsure && overrides.day === undefined}
        onChange={set}
      />
      {day !== null && (repeat !== 'none' || overrides.repeat !== undefined) && (
        <Menu
          label="Repeats"
          align="start"
          trigger={<Chip isSaid>{labelOf(TaskRepeats, repeat, language)}</Chip>}
          items={TaskRepeats.ids.map((id) => ({
            label: labelOf(TaskRepeats, id, language),
            ...(id === repeat && { icon: 'icon-check' }),
            onSelect: () => set({ repeat: id }),
          }))}
        />
      )}
      <Menu
        label="Priority"
        align="start"
        trigger={<Chip isSaid={isPrioritySaid}>{labelOf(TaskPriorities, priority, language)}</Chip>}
        items={TaskPriorities.ids.map((id) => ({
          label: labelOf(TaskPriorities, id, language),
          ...(id === priority && { icon: 'icon-check' }),
          onSelect: () => set({ priority: id }),
        }))}
      />
    </fieldset>
  )
}

/** The contact; where a name is that of several, which one. Without any it can be chosen. */
function PersonPart({
  understood: { contact, candidates, name },
  onChange,
}: {
  understood: Understood
  onChange: (contact: { id: number; name: string } | null) => void
}) {
  const isAsked = contact === null && candidates.length > 1
  return (
    <Popover
      label="Contact"
      trigger={
        <Chip icon="icon-user-round" isSaid={contact !== null} isAsked={isAsked}>
          {contact?.name ?? (isAsked ? `Which ${name}?` : 'No contact')}
        </Chip>
      }
    >
      {(close) => (
        <div className="dense grid gap-3">
          {candidates.length > 1 && (
            <div className="grid">
              {candidates.map((each) => (
                <button
                  key={each.id}
                  type="button"
                  className="flex min-h-(--press) items-center rounded-control px-2 text-left font-medium hover:bg-hov"
                  onClick={() => {
                    onChange(each)
                    close()
                  }}
                >
                  {each.name}
                </button>
              ))}
            </div>
          )}
          <ContactPicker
            label="Another contact"
            kinds={ContactTypes.ids}
            creates={['lead']}
            value={contact}
            onChange={(chosen) => {
              onChange(chosen)
              if (chosen) close()
            }}
          />
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              onChange(null)
              close()
            }}
          >
            No contact
          </Button>
        </div>
      )}
    </Popover>
  )
}

/** The day and the hour, with a question mark where more was said of the day than was understood. */
function DayPart({
  understood: { day, time, read },
  isAsked,
  onChange,
}: {
  understood: Understood
  isAsked: boolean
  onChange: (changes: Overrides) => void
}) {
  const language = useLanguage()
  const today = bangkokDate(new Date())
  const words = dueWords({ dueDate: day, dueTime: time }, today, language).text
  const isNear = words.startsWith('Today') || words.startsWith('Tomorrow')
  const dated = day && isNear ? `${shortDay(day)}${time ? `, ${time}` : ''}` : words
  return (
    <Popover
      label="Date and time"
      trigger={
        <Chip icon="icon-calendar" isSaid={read.dueDate !== null} isAsked={isAsked}>
          {isAsked ? `${dated}?` : dated}
        </Chip>
      }
    >
      <div className="dense grid gap-3">
        <DateField label="Date" value={day} onChange={(next) => onChange({ day: next })} />
        <TextField
          label="Time"
          type="time"
          value={time ?? ''}
          disabled={day === null}
          onChange={({ currentTarget }) => onChange({ time: currentTarget.value || null })}
        />
      </div>
    </Popover>
  )
}

function Chip({
  icon,
  isSaid = false,
  isAsked = false,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { icon?: string; isSaid?: boolean; isAsked?: boolean }) {
  return (
    <button
      type="button"
      className={classNames(
        'inline-flex min-h-7 max-w-64 items-center gap-1.5 rounded-full px-2.5 text-sm font-medium tabular-nums pointer-coarse:min-h-11 pointer-coarse:px-3',
        isAsked
          ? 'bg-warning-wash text-warning'
          : isSaid
            ? 'bg-accent-wash text-accent'
            : 'bg-hov text-ink-2',
        className,
      )}
      {...rest}
    >
      {icon && <span className={classNames(icon, 'before:size-3.5')} />}
      <span className="truncate">{children}</span>
    </button>
  )
}
