import { sql } from 'kysely'
import { type Context, inTransaction } from '../../../context.ts'
import { QUEUE, QUEUE_SCHEMA, queueSql } from '../../../platform/db/queue-schema.ts'
import { labelOf } from '../../../platform/jobs/given-up-jobs.ts'
import { JobData, queue } from '../../../platform/jobs/queue.ts'
import type { Task } from '../../../platform/jobs/task.ts'
import { notFound } from '../../../refused.ts'
import { record } from '../../activity/record.ts'

/** Runs a given-up job once more, at once. Throws 404 if no given-up job has this id. */
export async function runAgain(
  context: Context,
  tasks: ReadonlyMap<string, Task>,
  id: string,
): Promise<void> {
  await inTransaction(context, async (tx) => {
    const table = sql.table(`${QUEUE_SCHEMA}.job`)
    const isGivenUp = sql`name = ${QUEUE} and id = ${id}::uuid and state = 'failed'`
    const { rows } = await sql<{ data: unknown }>`
      select data from ${table} where ${isGivenUp}`.execute(tx.db)
    const [job] = rows
    if (!job) throw notFound('job')
    const { task, payload } = JobData.parse(job.data)
    // The task's own rows before the job: all code that locks both uses this order.
    await tasks.get(task)?.onRunAgain?.(tx, payload)
    const { numAffectedRows } = await sql`
      update ${table} set start_after = least(start_after, now()) where ${isGivenUp}`.execute(tx.db)
    if (!numAffectedRows) throw notFound('job')
    await queue.retry(QUEUE, id, { db: queueSql(tx.db) })
    await record(tx, 'retry', 'job', null, { job: [null, labelOf(tasks, job.data)] })
    if (tx.transaction) tx.transaction.jobsAdded = true
  })
}
