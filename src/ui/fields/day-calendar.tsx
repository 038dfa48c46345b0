import { DayPicker } from 'react-day-picker'
import { enGB } from 'react-day-picker/locale/en-GB'
import { bangkokDate } from '../../shared/dates.ts'
import { fromCalendar, toCalendar } from '../../shared/fields/read-day.ts'

const turn =
  'grid size-9 place-items-center rounded-control text-ink-2 hover:bg-hov hover:text-ink aria-disabled:opacity-50 pointer-coarse:size-11'

const looks = {
  root: 'text-sm tabular-nums',
  months: 'relative',
  month_caption: 'flex h-9 items-center px-2 font-strong pointer-coarse:h-11',
  nav: 'absolute top-0 right-0 flex',
  button_previous: turn,
  button_next: turn,
  month_grid: 'mt-1 border-collapse',
  weekday: 'h-8 w-9 font-normal text-ink-3 pointer-coarse:w-11',
  day: 'p-0 text-center',
  day_button:
    'grid size-9 place-items-center rounded-control outline-offset-0 not-disabled:hover:bg-hov disabled:cursor-not-allowed disabled:text-ink-3 disabled:line-through pointer-coarse:size-11',
  selected: '[&>button]:bg-accent! [&>button]:text-on-accent [&>button]:font-strong',
  today: '[&>button]:font-strong [&>button]:text-accent',
  outside: 'text-ink-3',
  chevron: 'hidden',
}

/** The calendar of a month: today in Bangkok, weeks from Monday, always six weeks. */
export function DayCalendar({
  value,
  disablePast,
  onChoose,
}: {
  value: string | null
  disablePast: boolean
  onChoose: (day: string) => void
}) {
  const today = toCalendar(bangkokDate(new Date()))
  const selected = value === null ? undefined : toCalendar(value)
  return (
    <DayPicker
      mode="single"
      locale={enGB}
      weekStartsOn={1}
      fixedWeeks
      showOutsideDays
      today={today}
      selected={selected}
      defaultMonth={selected ?? today}
      disabled={disablePast ? { before: today } : undefined}
      onDayClick={(day, { disabled }) => !disabled && onChoose(fromCalendar(day))}
      classNames={looks}
      components={{ Chevron: Turn }}
    />
  )
}

/** Focuses the chosen day, or today, when a calendar opens: in a dialog too, which takes the focus back from `autoFocus`. */
export function startAtDay(event: Event): void {
  if (!(event.target instanceof Element)) return
  const day = event.target.querySelector<HTMLElement>('td > button[tabindex="0"]')
  if (!day) return
  event.preventDefault()
  day.focus()
}

function Turn({ orientation }: { orientation?: 'up' | 'down' | 'left' | 'right' }) {
  return <span className={orientation === 'left' ? 'icon-chevron-left' : 'icon-chevron-right'} />
}
