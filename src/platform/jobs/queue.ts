import * as z from 'zod/mini'
import { queueOn } from '../db/queue-schema.ts'

/** The queue library as a set of statements: every call passes its connection or transaction. */
export const queue = queueOn({
  executeSql() {
    throw new Error('A call of the queue names its connection')
  },
})

/** The stored data of a job: its task's name, the payload, and the id of whoever it was added by. */
export const JobData = z.object({
  task: z.string(),
  payload: z.unknown(),
  by: z.optional(z.string()),
})
export type JobData = z.output<typeof JobData>

/** A running job. */
export type Job = { id: string; data: JobData; retryCount: number; retryLimit: number }
