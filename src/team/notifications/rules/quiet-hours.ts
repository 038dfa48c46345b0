import { bangkokDate, bangkokMidnight } from '../../../shared/dates.ts'
import type { Quiet, QuietDays } from './notification-settings.ts'

const DAY_MS = 86_400_000

const weekdaysOf: Record<QuietDays, (weekday: number) => boolean> = {
  every_day: () => true,
  weekdays: (weekday) => weekday >= 1 && weekday <= 5,
  weekends: (weekday) => weekday === 0 || weekday === 6,
}

/**
 * The quiet hours that a time is in: when they began and when they end; null outside them. They belong
 * to the day on which they begin, and end on the next one if `to` is not after `from`.
 */
export function quietAt(quiet: Quiet, now: Date): { since: Date; until: Date } | null {
  if (!quiet.isOn) return null
  const today = new Date(bangkokMidnight(bangkokDate(now))).getTime()
  for (const midnight of [today, today - DAY_MS]) {
    const since = midnight + minutesOf(quiet.from) * 60_000
    const isOvernight = quiet.to <= quiet.from
    const until = midnight + (isOvernight ? DAY_MS : 0) + minutesOf(quiet.to) * 60_000
    const weekday = new Date(`${bangkokDate(new Date(midnight))}T00:00:00Z`).getUTCDay()
    const isWithin = since <= now.getTime() && now.getTime() < until
    if (isWithin && weekdaysOf[quiet.days](weekday))
      return { since: new Date(since), until: new Date(until) }
  }
  return null
}

/** Minutes since midnight of `HH:MM`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
