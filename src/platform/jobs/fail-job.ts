import type { Context } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import type { Refusal } from '../../shared/refusals/refusals.ts'
import { QUEUE, queueSql } from '../db/queue-schema.ts'
import { publishChange } from '../events/notify.ts'
import { type Job, queue } from './queue.ts'
import type { Task } from './task.ts'

/**
 * Marks a job as failed: it is retried after a pause, or given up after its last try. Only inside a
 * transaction. Returns whether it was given up.
 */
export async function failJob(
  tx: Context,
  job: Job,
  task: Task | undefined,
  error: unknown,
): Promise<boolean> {
  await queue.fail(QUEUE, job.id, whyOf(error), { db: queueSql(tx.db) })
  const isGivenUp = job.retryCount >= job.retryLimit
  if (isGivenUp) {
    await task?.onGiveUp?.(tx, job.data.payload)
    await publishChange(tx, 'job', null)
  }
  return isGivenUp
}

/** What is stored of it. Of wrong fields it is the first. */
function whyOf(error: unknown): Refusal {
  if (!(error instanceof Refused)) return refusal('job_failed')
  const { code, params } = (error.code === 'invalid_fields' && error.errors?.[0]) || error
  return { code, params }
}
