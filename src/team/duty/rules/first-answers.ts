import * as z from 'zod/mini'

/** Days that are counted. */
export const FIRST_ANSWER_DAYS = 7

const times = {
  /** Conversations whose first answer was given in this time. */
  answered: z.int(),
  /** Seconds until the first answer; null with none. */
  median: z.nullable(z.int()),
  worst: z.nullable(z.int()),
}

/** How long customers waited for their first answer, in the last days. */
export const FirstAnswers = z.object({
  days: z.int(),
  ...times,
  /** Open conversations that began in this time and have no answer yet. */
  waiting: z.int(),
  /** By who answered; only for those who may see it. */
  people: z.optional(z.array(z.object({ id: z.int(), name: z.string(), ...times }))),
})
export type FirstAnswers = z.output<typeof FirstAnswers>
