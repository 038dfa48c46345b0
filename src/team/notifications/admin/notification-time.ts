import { bangkokDate, daysAgo, formatDate, formatTime } from '../../../shared/dates.ts'
import { english, type Language } from '../../../shared/language.ts'

/** When something came: the time today, `Yesterday`, else the day; in Bangkok. */
export function notificationTime(moment: string, now: Date, language: Language = english): string {
  const days = daysAgo(moment, bangkokDate(now))
  if (days <= 0) return formatTime(moment)
  return days === 1 ? 'Yesterday' : formatDate(moment, language)
}
