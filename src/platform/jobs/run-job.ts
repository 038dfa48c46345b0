import { sql } from 'kysely'
import type { Logger } from 'pino'
import { type Context, inTransaction } from '../../context.ts'
import { type DiskSpace, isDiskFull } from '../../disk-space.ts'
import { QUEUE, QUEUE_SCHEMA, queueSql } from '../db/queue-schema.ts'
import { failJob } from './fail-job.ts'
import { type Job, queue } from './queue.ts'
import type { JobProcess, Task } from './task.ts'

/** Runs a job and stores the outcome. Any error of its handler is a failed try. */
export async function runJob(
  context: Context,
  job: Job,
  tasks: ReadonlyMap<string, Task>,
  process: JobProcess & { disk?: Pick<DiskSpace, 'noteFailure'> | undefined },
  log: Pick<Logger, 'error' | 'warn'>,
): Promise<void> {
  const task = tasks.get(job.data.task)
  try {
    if (!task) throw new Error(`No task is named ${job.data.task}`)
    // Taken just as the process stops.
    process.signal.throwIfAborted()
    await task.run(context, job.data.payload, process)
    await queue.complete(QUEUE, job.id, {}, { db: queueSql(context.db) })
  } catch (err) {
    if (isDiskFull(err)) process.disk?.noteFailure()
    if (process.signal.aborted || isDiskFull(err)) return handBack(context, job)
    const isGivenUp = await inTransaction(context, (tx) => failJob(tx, job, task, err))
    const { task: name, payload } = job.data
    const details = { job: job.id, task: name, payload, tries: job.retryCount + 1, err }
    if (isGivenUp) log.error(details, 'job given up')
    else log.warn(details, 'job failed, to be tried again')
  }
}

/** Resets the job as if it had not started, so that the next process takes it at once and no try is lost. */
async function handBack(context: Context, { id, retryCount }: Job): Promise<void> {
  await inTransaction(context, async ({ db }) => {
    await queue.cancel(QUEUE, id, { db: queueSql(db) })
    await queue.resume(QUEUE, id, { db: queueSql(db) })
    // The queue counts a try when it takes a job that was started before.
    await sql`update ${sql.table(`${QUEUE_SCHEMA}.job`)}
      set started_on = null, retry_count = ${retryCount},
        start_after = now() where id = ${id}::uuid`.execute(db)
  })
}
