import { bangkokDate, daysAgo, formatDate } from '../shared/dates.ts'

/** Entries of one Bangkok day, under its name: `Today`, `Yesterday` or `19 Nov 2026`. */
export type TimelineDay<Entry> = { day: string; name: string; entries: Entry[] }

/** Entries by their days, in the order they come. `today` is `YYYY-MM-DD`. */
export function timelineDays<Entry extends { at: string }>(
  entries: readonly Entry[],
  today: string,
): TimelineDay<Entry>[] {
  const days = Map.groupBy(entries, ({ at }) => bangkokDate(at))
  return [...days].map(([day, entries]) => ({ day, name: dayName(day, today), entries }))
}

function dayName(day: string, today: string): string {
  const days = daysAgo(day, today)
  if (days === 0) return 'Today'
  return days === 1 ? 'Yesterday' : formatDate(day)
}
