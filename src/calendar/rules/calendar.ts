import * as z from 'zod/mini'

/** The address of one's own calendar; null until one is made. */
export const CalendarAddress = z.object({ url: z.nullable(z.string()) })

/** The file of a calendar: its secret, and the ending. */
export const CalendarFile = z.object({
  file: z.string().check(z.regex(/^[\w-]{43}\.ics$/)),
})

/** Something on somebody's calendar, from any source. */
export type CalendarEvent = {
  /** Unique and stable: `task-12`. */
  id: string
  /** Of the last change, as an ISO timestamp, and how many there were. */
  changedAt: string
  revision: number
  title: string
  /** Further lines. */
  notes: readonly string[]
  /** The path of its screen. */
  path: string
  place?: string
  /** 1 is high, 5 medium, 9 low. */
  priority?: number
} & ({ day: string } | { start: string; minutes: number })
