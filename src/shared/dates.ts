import { english, type Language, textsIn } from './language.ts'

/** Calendar days and times are Bangkok's (UTC+7, no summer time), wherever the code runs. */
const ZONE = 'Asia/Bangkok'
const OFFSET_MS = 7 * 3_600_000
const DAY_MS = 86_400_000

/** Days and times in words; `locale` is the one for `Intl` dates. */
export const dateTexts = {
  id: 'dates' as const,
  locale: 'en-GB',
  justNow: 'just now',
  minutesAgo: (minutes: number) => (minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`),
  hoursAgo: (hours: number) => (hours === 1 ? '1 hour ago' : `${hours} hours ago`),
  onDay: (day: string) => `on ${day}`,
  availableFrom: (day: string) => `Available from ${day}`,
  confirmedToday: 'Confirmed today',
  confirmed: (days: number) => (days === 1 ? 'Confirmed 1 day ago' : `Confirmed ${days} days ago`),
}

// Created when first needed, to keep the start of a page fast.
const longDates = new Map<string, Intl.DateTimeFormat>()
let clock: Intl.DateTimeFormat | undefined

/** The Bangkok calendar day of a time, `YYYY-MM-DD`. */
export function bangkokDate(moment: Date | string): string {
  return new Date(new Date(moment).getTime() + OFFSET_MS).toISOString().slice(0, 10)
}

/** The start of a Bangkok calendar day, as an ISO timestamp. */
export function bangkokMidnight(date: string): string {
  return new Date(new Date(`${date}T00:00:00Z`).getTime() - OFFSET_MS).toISOString()
}

/** A time of a Bangkok calendar day (`HH:MM`), as an ISO timestamp. */
export function bangkokTime(date: string, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const midnight = Date.parse(bangkokMidnight(date))
  return new Date(midnight + (hours * 60 + minutes) * 60_000).toISOString()
}

/** Milliseconds until the next Bangkok midnight. */
export function untilBangkokMidnight(moment: Date): number {
  return DAY_MS - ((moment.getTime() + OFFSET_MS) % DAY_MS)
}

/** Whole Bangkok calendar days from a time to a day (`YYYY-MM-DD`); negative for a future time. */
export function daysAgo(moment: Date | string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(bangkokDate(moment))) / DAY_MS)
}

/** In days: a unit confirmed longer ago than this may be gone, so the confirmation is muted. */
const FRESH_DAYS = 14

/** Whether a unit's availability was confirmed too long ago to rely on. */
export function isStale(availabilityDate: string | null, today: string): boolean {
  return availabilityDate !== null && daysAgo(availabilityDate, today) > FRESH_DAYS
}

/** `19 Nov 2026`. */
export function formatDate(moment: Date | string, language: Language = english): string {
  const { locale } = textsIn(language, dateTexts)
  const cached = longDates.get(locale)
  const format =
    cached ??
    new Intl.DateTimeFormat(locale, {
      timeZone: ZONE,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    })
  if (!cached) longDates.set(locale, format)
  return format.format(new Date(moment))
}

/** `14:05`, Bangkok time, the same in all our languages. */
export function formatTime(moment: Date | string): string {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
  return clock.format(new Date(moment))
}

/** How long ago: `just now`, `2 minutes ago`, `3 hours ago`, else the day. */
export function timeAgo(moment: Date | string, now: Date, language: Language = english): string {
  const texts = textsIn(language, dateTexts)
  const minutes = Math.floor((now.getTime() - new Date(moment).getTime()) / 60_000)
  if (minutes < 1) return texts.justNow
  if (minutes < 60) return texts.minutesAgo(minutes)
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? texts.hoursAgo(hours) : texts.onDay(formatDate(moment, language))
}

/**
 * The line below an available unit: `Confirmed today`, `Confirmed 1 day ago`, `Confirmed N days
 * ago`, or `Available from D MMM YYYY` for a future day. Null when the unit is not available or was
 * never confirmed.
 */
export function confirmationLine(
  status: string,
  availabilityDate: string | null,
  today: string,
  language: Language = english,
): string | null {
  if (status !== 'available' || !availabilityDate) return null
  if (daysAgo(availabilityDate, today) >= 0) return confirmedAt(availabilityDate, today, language)
  return textsIn(language, dateTexts).availableFrom(formatDate(availabilityDate, language))
}

/** `Confirmed today`, `Confirmed 1 day ago`, `Confirmed N days ago`. */
export function confirmedAt(moment: string, today: string, language: Language = english): string {
  const texts = textsIn(language, dateTexts)
  const days = daysAgo(moment, today)
  return days <= 0 ? texts.confirmedToday : texts.confirmed(days)
}
