import type { Inquiries } from './duty-calls.ts'

const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** When somebody is on duty, in one line: `Mon to Sat, 09:00–19:00 · not on holidays`. */
export function openingWords({
  hours,
  closedOnHolidays,
  daysOff,
}: Pick<Inquiries, 'hours' | 'closedOnHolidays' | 'daysOff'>): string {
  if (hours.length === 0) return 'Never'
  const parts = runs(hours).map(({ first, last, times }) => {
    const day = (number: number) => names[number - 1] ?? ''
    const days =
      first === last
        ? day(first)
        : last === first + 1
          ? `${day(first)} and ${day(last)}`
          : `${day(first)} to ${day(last)}`
    return `${days}, ${times}`
  })
  const closed = closedOnHolidays || daysOff.length > 0
  return [...parts, ...(closed ? ['not on holidays'] : [])].join(' · ')
}

type Run = { first: number; last: number; times: string }

/** Days in a row with the same hours. */
function runs(hours: Inquiries['hours']): Run[] {
  const found: Run[] = []
  for (const { day, from, to } of hours) {
    const times = `${from}–${to}`
    const run = found.at(-1)
    if (run && run.last === day - 1 && run.times === times) run.last = day
    else found.push({ first: day, last: day, times })
  }
  return found
}
