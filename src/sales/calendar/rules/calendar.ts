import * as z from 'zod/mini'

/** The address of one's own calendar; null until one is made. */
export const CalendarAddress = z.object({ url: z.nullable(z.string()) })

/** The file of a calendar: its secret, and the ending. */
export const CalendarFile = z.object({
  file: z.string().check(z.regex(/^[\w-]{43}\.ics$/)),
})
