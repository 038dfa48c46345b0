import { bangkokDate, bangkokMidnight } from '../../../shared/dates.ts'
import type { WorkingHours } from './inquiry-settings.ts'

/** When the agency answers: hours by the day of the week, and days on which it is closed. */
export type OpeningTimes = { hours: readonly WorkingHours[]; closedDays: ReadonlySet<string> }

const DAY_MS = 86_400_000
/** How many days ahead the next opening is looked for. */
const AHEAD = 60

/** Whether somebody is on duty at a time. */
export function isOpenAt(times: OpeningTimes, now: Date): boolean {
  const opening = openingOn(times, bangkokDate(now))
  return opening !== null && opening.from <= now.getTime() && now.getTime() < opening.to
}

/** When the agency opens next after a time; null if not within sixty days. */
export function nextOpening(times: OpeningTimes, now: Date): Date | null {
  for (let day = 0; day <= AHEAD; day += 1) {
    const opening = openingOn(times, bangkokDate(new Date(now.getTime() + day * DAY_MS)))
    if (opening && opening.from > now.getTime()) return new Date(opening.from)
  }
  return null
}

/** When so many minutes of working hours have passed since a time; null if that is not within sixty days. */
export function afterWorkingMinutes(times: OpeningTimes, from: Date, minutes: number): Date | null {
  let left = minutes * 60_000
  for (let day = 0; day <= AHEAD; day += 1) {
    const opening = openingOn(times, bangkokDate(new Date(from.getTime() + day * DAY_MS)))
    if (!opening) continue
    const begins = Math.max(opening.from, from.getTime())
    if (opening.to - begins >= left) return new Date(begins + left)
    left -= Math.max(0, opening.to - begins)
  }
  return null
}

function openingOn({ hours, closedDays }: OpeningTimes, date: string) {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay() || 7
  const ofDay = hours.find(({ day }) => day === weekday)
  if (!ofDay || closedDays.has(date)) return null
  const midnight = new Date(bangkokMidnight(date)).getTime()
  return {
    from: midnight + minutesOf(ofDay.from) * 60_000,
    to: midnight + minutesOf(ofDay.to) * 60_000,
  }
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
