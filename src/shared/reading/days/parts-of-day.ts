import { addDays } from '../../calendar-days.ts'
import type { Meaning, Now, PartOfDay } from './matcher.ts'

/** The usual hour of a part of the day. */
const HOURS: Record<PartOfDay, string> = {
  morning: '09:00',
  afternoon: '14:00',
  evening: '18:00',
  night: '19:00',
}
/** The hours on a clock with twelve that are of the afternoon in this part of the day. */
const LATE: Record<PartOfDay, readonly [first: number, last: number] | null> = {
  morning: null,
  afternoon: [1, 6],
  evening: [4, 11],
  night: [5, 11],
}

/** A part of a day, at its usual hour. */
export const partOfDay = (part: PartOfDay, time = HOURS[part]) => ({ part, time })

/** A part of today, at its usual hour unless that is over. */
export function partOfToday(part: PartOfDay, { today, minutes }: Now): Meaning {
  const isOver = Number(HOURS[part].slice(0, 2)) * 60 <= minutes
  return { day: today, part, ...(!isOver && { time: HOURS[part] }) }
}

/** An hour that was said beside a part of a day: `8 tonight` is 20:00, `2 tonight` 02:00. The night goes on until 5 the next day. */
export function hourIn(part: PartOfDay, { time = '', isGuess = false }: Meaning, day?: string) {
  const clock = Number(time.slice(0, 2))
  const isNight = part === 'night'
  // Without `am` or `pm` a small hour was taken for one of the afternoon, and 12 for noon.
  const hour = isNight && clock === 12 ? 0 : isNight && isGuess ? clock - 12 : clock
  const late = LATE[part]
  const at = (hours: number) => `${String(hours).padStart(2, '0')}${time.slice(2)}`
  if (part === 'morning' && isGuess) return { time: at(hour - 12), day }
  if (isNight && hour < 5) return { time: at(hour), day: day && addDays(day, 1) }
  if (late && hour >= late[0] && hour <= late[1]) return { time: at(hour + 12), day }
  return { time, day }
}
