import { bangkokDate } from '../../../../shared/dates.ts'

const DAY_MS = 86_400_000
const SINCE = [
  { days: 0, label: 'Today' },
  { days: 7, label: 'Last 7 days' },
  { days: 30, label: 'Last 30 days' },
  { days: 90, label: 'Last 90 days' },
]

/** The options of the filter by last update, as Bangkok dates. */
export function sinceOptions(now: Date): { value: string; label: string }[] {
  return SINCE.map(({ days, label }) => ({
    value: bangkokDate(new Date(now.getTime() - days * DAY_MS)),
    label,
  }))
}
