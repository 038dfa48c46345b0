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

/** A calendar day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The day of the month `ahead` months after that of `day`, at most its last one. */
export function inMonth(day: string, ahead: number, dayOfMonth: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + ahead, 0)).getUTCDate()
  const wanted = new Date(Date.UTC(year, month - 1 + ahead, Math.min(dayOfMonth, last)))
  return wanted.toISOString().slice(0, 10)
}
