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

/** How far a job is. */
export const JobProgress = z.object({
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  /** Steps that are done; `total` is null until their number is known. */
  done: z.int(),
  total: z.nullable(z.int()),
  /** How many come before it while it waits. */
  ahead: z.nullable(z.int()),
  /** Why it failed, in English. */
  why: z.nullable(z.string()),
})
export type JobProgress = z.output<typeof JobProgress>

/** A job as whoever started it sees it. */
export const OwnJob = z.extend(JobProgress, { id: z.string() })

/** The parameter of a job's address. */
export const JobId = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
})
