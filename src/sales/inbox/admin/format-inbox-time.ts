import { bangkokDate, dateTexts, daysAgo, formatDate, formatTime } from '../../../shared/dates.ts'
import { english, type Language, textsIn } from '../../../shared/language.ts'

const HOUR_MS = 3_600_000
/** Hours for which a time is a clock's, and for which it is a day without its year. */
const CLOCK_HOURS = 24
const DAY_HOURS = 168

/** When a conversation was last heard of: `14:31`, `20 Nov`, `17 Nov 2025`. */
export function inboxTime(moment: string, now: Date, language: Language = english): string {
  const hours = (now.getTime() - Date.parse(moment)) / HOUR_MS
  if (hours < CLOCK_HOURS) return formatTime(moment)
  if (hours < DAY_HOURS) return dayFormat(language, { day: 'numeric', month: 'short' }, moment)
  return formatDate(moment, language)
}

/** The heading of a day among messages: `Today`, `Yesterday`, `Thursday 19 November`, with the year of others. */
export function dayHeading(day: string, today: string, language: Language = english): string {
  const days = daysAgo(`${day}T12:00:00+07:00`, today)
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return dayFormat(
    language,
    {
      ...{ weekday: 'long', day: 'numeric', month: 'long' },
      ...(!isThisYear && { year: 'numeric' }),
    },
    `${day}T12:00:00+07:00`,
  )
}

/** The Bangkok day of a message, and whether it is another than that of the one before. */
export function isNewDay(moment: string, before: string | undefined): boolean {
  return before === undefined || bangkokDate(moment) !== bangkokDate(before)
}

function dayFormat(
  language: Language,
  options: Intl.DateTimeFormatOptions,
  moment: string,
): string {
  const { locale } = textsIn(language, dateTexts)
  return new Intl.DateTimeFormat(locale, { timeZone: 'Asia/Bangkok', ...options })
    .format(new Date(moment))
    .replaceAll(',', '')
}
