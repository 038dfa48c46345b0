import { bangkokDate, bangkokMidnight } from '../shared/dates.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * An hour of a Bangkok day so many days before (or, negative, after) the day of `now`. The present day
 * is only as long as it has lasted: its hours are squeezed into it, in their order.
 */
export function momentOf(now: Date, daysAgo: number, hour: number): Date {
  const midnight = Date.parse(bangkokMidnight(bangkokDate(now)))
  if (daysAgo === 0) return new Date(midnight + ((now.getTime() - midnight) * hour) / 24)
  return new Date(midnight - daysAgo * DAY_MS + hour * HOUR_MS)
}
