import { sql } from 'kysely'
import { type Context, inTransaction } from '../../context.ts'
import { Refused } from '../../refused.ts'
import { QUEUE, QUEUE_SCHEMA } from '../db/queue-schema.ts'
import { failJob } from './fail-job.ts'
import { type Job, JobData } from './queue.ts'
import { lockOf } from './take-job.ts'
import type { Task } from './task.ts'

const ENDED = new Refused(500, 'process_ended')

/**
 * Finds the jobs whose process died while it ran them: each counts as a failed try, and is retried
 * or given up. Returns how many there were.
 */
export async function takeOverJobs(
  context: Context,
  tasks: ReadonlyMap<string, Task>,
): Promise<number> {
  return inTransaction(context, async (tx) => {
    const { rows } = await sql<Omit<Job, 'data'> & { data: unknown }>`
      with running as materialized (
        select id, data, retry_count, retry_limit from ${sql.table(`${QUEUE_SCHEMA}.job`)}
        where name = ${QUEUE} and state = 'active'
      )
      select * from running where pg_try_advisory_xact_lock(${lockOf(sql`id`)})`.execute(tx.db)
    for (const { data, ...row } of rows) {
      const job = { ...row, data: JobData.parse(data) }
      await failJob(tx, job, tasks.get(job.data.task), ENDED)
    }
    return rows.length
  })
}
