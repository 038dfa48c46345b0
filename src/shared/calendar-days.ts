const DAY_MS = 86_400_000

/** A calendar day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** The day of the month `ahead` months after that of `day`, at most its last one. */
export function inMonth(day: string, ahead: number, dayOfMonth: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + ahead, 0)).getUTCDate()
  const wanted = new Date(Date.UTC(year, month - 1 + ahead, Math.min(dayOfMonth, last)))
  return wanted.toISOString().slice(0, 10)
}
