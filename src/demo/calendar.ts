import { bangkokDate, bangkokMidnight } from '../shared/dates.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/**
 * The time at `hour` of the Bangkok day `daysAgo` days before `now` (negative: after it). The hours of the
 * present day are scaled to the part of it that has passed, so that they stay in order and in the past.
 */
export function momentOf(now: Date, daysAgo: number, hour: number): Date {
  const midnight = Date.parse(bangkokMidnight(bangkokDate(now)))
  if (daysAgo === 0) return new Date(midnight + ((now.getTime() - midnight) * hour) / 24)
  return new Date(midnight - daysAgo * DAY_MS + hour * HOUR_MS)
}
