/** Calendar days and hours are Bangkok's (UTC+7, no summer time), wherever the code runs. */
const ZONE = 'Asia/Bangkok'
const OFFSET_MS = 7 * 3_600_000
const DAY_MS = 86_400_000

// Made when first needed: a page's start need not wait for them.
let longDate: Intl.DateTimeFormat | undefined
let clock: Intl.DateTimeFormat | undefined

/** The Bangkok calendar day of a moment, `YYYY-MM-DD`. */
export function bangkokDate(moment: Date | string): string {
  return new Date(new Date(moment).getTime() + OFFSET_MS).toISOString().slice(0, 10)
}

/** The moment at which a Bangkok calendar day begins, as an ISO timestamp. */
export function bangkokMidnight(date: string): string {
  return new Date(new Date(`${date}T00:00:00Z`).getTime() - OFFSET_MS).toISOString()
}

/** Milliseconds from a moment to the next Bangkok midnight. */
export function untilBangkokMidnight(moment: Date): number {
  return DAY_MS - ((moment.getTime() + OFFSET_MS) % DAY_MS)
}

/** Whole Bangkok calendar days from a moment to a day (`YYYY-MM-DD`); negative for a moment to come. */
export function daysAgo(moment: Date | string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(bangkokDate(moment))) / DAY_MS)
}

/** A unit that was confirmed longer ago than this may be gone: what says so is muted. Days. */
const FRESH_DAYS = 30

/** Whether the day on which a unit was confirmed as available is too long ago to rely on. */
export function isStale(availabilityDate: string | null, today: string): boolean {
  return availabilityDate !== null && daysAgo(availabilityDate, today) > FRESH_DAYS
}

/** `19 Nov 2026`. */
export function formatDate(moment: Date | string): string {
  longDate ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
  return longDate.format(new Date(moment))
}

/** `14:05`, Bangkok time. */
export function formatTime(moment: Date | string): string {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  })
  return clock.format(new Date(moment))
}

/** How long ago a moment was, in words: `just now`, `2 minutes ago`, `3 hours ago`, else its day. */
export function agoWords(moment: Date | string, now: Date): string {
  const minutes = Math.floor((now.getTime() - new Date(moment).getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return hours === 1 ? '1 hour ago' : `${hours} hours ago`
  return `on ${formatDate(moment)}`
}

/**
 * The line under an available unit: `Confirmed today`, `Confirmed 1 day ago`, `Confirmed N days ago`,
 * or `Available from D MMM YYYY` for a day to come. Null when the unit is not available or never confirmed.
 */
export function confirmationLine(
  status: string,
  availabilityDate: string | null,
  today: string,
): string | null {
  if (status !== 'available' || !availabilityDate) return null
  const days = daysAgo(availabilityDate, today)
  if (days < 0) return `Available from ${formatDate(availabilityDate)}`
  if (days === 0) return 'Confirmed today'
  return days === 1 ? 'Confirmed 1 day ago' : `Confirmed ${days} days ago`
}
