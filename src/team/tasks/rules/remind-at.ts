import { bangkokTime } from '../../../shared/dates.ts'
import type { TaskRecord, TaskReminder } from './task.ts'

const MINUTES: Record<Exclude<TaskReminder, 'none'>, number> = {
  at_time: 0,
  minutes_15: 15,
  hour: 60,
  day: 24 * 60,
}

type Timed = Pick<TaskRecord, 'dueDate' | 'dueTime' | 'reminder' | 'status'>

/** When the reminder of an open task with an hour is due; null if none is, or its time is over. */
export function remindAt({ dueDate, dueTime, reminder, status }: Timed, now: Date): Date | null {
  if (!dueDate || !dueTime || reminder === 'none' || status === 'completed') return null
  const due = new Date(bangkokTime(dueDate, dueTime)).getTime()
  const at = due - MINUTES[reminder] * 60_000
  if (at > now.getTime()) return new Date(at)
  // What is due sooner than its reminder is told at its time.
  return due > now.getTime() ? new Date(due) : null
}
