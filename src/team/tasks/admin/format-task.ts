import { addDays } from '../../../shared/calendar-days.ts'
import { daysAgo, formatDate, formatTime } from '../../../shared/dates.ts'
import type { Language } from '../../../shared/language.ts'
import type { TaskGroup, TaskRecord } from '../rules/task.ts'

/** A day within a week: `Wed 25 Nov`. */
export function shortDay(day: string): string {
  return weekdays.format(new Date(`${day}T00:00:00Z`)).replace(',', '')
}

const weekdays = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' },
})
const longDays = new Intl.DateTimeFormat('en-GB', {
  ...{ weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' },
})
const monthDays = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/**
 * When a task is due: `Yesterday`, `Today, 10:00`, `Wed 25 Nov`, `1 Dec 2026`, and whether that is over at `now`, the
 * time in Bangkok.
 */
export function dueWords(
  { dueDate, dueTime }: Pick<TaskRecord, 'dueDate' | 'dueTime'>,
  today: string,
  language: Language,
  now = formatTime(new Date()),
): { text: string; isLate: boolean } {
  if (!dueDate) return { text: 'No date', isLate: false }
  const days = daysAgo(dueDate, today)
  const day = dayWords(dueDate, days, language)
  const isLate = days > 0 || (days === 0 && dueTime !== null && dueTime < now)
  return { text: dueTime ? `${day}, ${dueTime}` : day, isLate }
}

function dayWords(day: string, days: number, language: Language): string {
  if (days === 1) return 'Yesterday'
  if (days === 0) return 'Today'
  if (days === -1) return 'Tomorrow'
  return days < 0 && days >= -7 ? shortDay(day) : formatDate(day, language)
}

/** `Today, 10:12`, else the day. */
export function completedWords(moment: string, today: string, language: Language): string {
  const days = daysAgo(moment, today)
  if (days === 0) return `Today, ${formatTime(moment)}`
  return days === 1 ? `Yesterday, ${formatTime(moment)}` : formatDate(moment, language)
}

/** The days of a group, beside its heading. */
export function groupDays(group: TaskGroup, today: string): string {
  const [first, last] = [addDays(today, 1), addDays(today, 7)].map(
    (day) => new Date(`${day}T00:00:00Z`),
  )
  if (group === 'today') return longDays.format(new Date(`${today}T00:00:00Z`)).replace(',', '')
  if (group === 'week' && first && last) return rangeWords(first, last)
  if (group === 'later')
    return `from ${monthDays.format(new Date(`${addDays(today, 8)}T00:00:00Z`))}`
  return ''
}

function rangeWords(first: Date, last: Date): string {
  const isOneMonth = first.getUTCMonth() === last.getUTCMonth()
  return `${isOneMonth ? first.getUTCDate() : monthDays.format(first)} to ${monthDays.format(last)}`
}

/** The group of an open task by its day. */
export function groupOf({ dueDate }: Pick<TaskRecord, 'dueDate'>, today: string): TaskGroup {
  if (!dueDate) return 'none'
  if (dueDate < today) return 'overdue'
  if (dueDate === today) return 'today'
  return dueDate <= addDays(today, 7) ? 'week' : 'later'
}

/** The Monday of this week. */
export function weekStart(today: string): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return addDays(today, -((weekday + 6) % 7))
}
