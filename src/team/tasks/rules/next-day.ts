import { addDays, inMonth } from '../../../shared/calendar-days.ts'
import type { TaskRepeat } from './task.ts'

const DAY_MS = 86_400_000

/**
 * The day of the next task of a series: the first one of its rhythm after `day` that is not before `today`. A
 * monthly one aims at `dayOfMonth`, and takes the last day of a shorter month.
 */
export function nextDay(
  repeat: Exclude<TaskRepeat, 'none'>,
  day: string,
  dayOfMonth: number,
  today: string,
): string {
  if (repeat === 'weekly') {
    const missed = Math.ceil((Date.parse(today) - Date.parse(day)) / (7 * DAY_MS))
    return addDays(day, 7 * Math.max(1, missed))
  }
  for (let ahead = 1; ; ahead += 1) {
    const next = inMonth(day, ahead, dayOfMonth)
    if (next >= today) return next
  }
}
