import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { notFound } from '../../refused.ts'
import { QUEUE, QUEUE_SCHEMA } from '../db/queue-schema.ts'
import { JobData } from './queue.ts'
import type { OwnJob } from './rules/job.ts'
import type { Task } from './task.ts'

/** How far a job is that the signed-in user started. Throws 404 for any other job. */
export async function ownJob(
  context: Context,
  tasks: ReadonlyMap<string, Task>,
  id: string,
): Promise<z.output<typeof OwnJob>> {
  const { rows } = await sql<{ data: unknown }>`
    select data from ${sql.table(`${QUEUE_SCHEMA}.job`)}
    where name = ${QUEUE} and id = ${id}::uuid`.execute(context.db)
  const data = JobData.safeParse(rows[0]?.data)
  const task = data.success ? tasks.get(data.data.task) : undefined
  const progress = data.success ? await task?.progress?.(context, data.data.payload) : null
  if (!progress) throw notFound('job')
  return { id, ...progress }
}
