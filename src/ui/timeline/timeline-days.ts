import { bangkokDate, daysAgo, formatDate } from '../../shared/dates.ts'

/** The entries of a day in Bangkok; `name` is `Today`, `Yesterday` or `19 Nov 2026`. */
export type TimelineDay<Entry> = { day: string; name: string; entries: Entry[] }

/**
 * Groups entries by day, the newest first: one of another time than when it was written, such as a viewing, stands on
 * its own day. `today` is `YYYY-MM-DD`.
 */
export function timelineDays<Entry extends { at: string }>(
  entries: readonly Entry[],
  today: string,
): TimelineDay<Entry>[] {
  const sorted = entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  const days = Map.groupBy(sorted, ({ at }) => bangkokDate(at))
  return [...days].map(([day, entries]) => ({ day, name: dayName(day, today), entries }))
}

function dayName(day: string, today: string): string {
  const days = daysAgo(day, today)
  if (days === 0) return 'Today'
  return days === 1 ? 'Yesterday' : formatDate(day)
}
