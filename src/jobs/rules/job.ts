import * as z from 'zod/mini'

/** A job that failed on its last try. */
export const GivenUpJob = z.object({
  id: z.string(),
  /** Its display name. */
  label: z.string(),
  addedAt: z.string(),
  givenUpAt: z.string(),
  tries: z.int(),
  /** Why it failed at last, in English. */
  why: z.string(),
  /** The same by its code and values, for other languages. */
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
})
export type GivenUpJob = z.output<typeof GivenUpJob>
