import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { refusal } from '../../shared/refusals/refusal.ts'
import { refusalText } from '../../shared/refusals/refusals.ts'
import { storedRefusal } from '../../shared/refusals/stored-refusal.ts'
import type { Page } from '../db/paged.ts'
import { QUEUE, QUEUE_SCHEMA } from '../db/queue-schema.ts'
import { JobData } from './queue.ts'
import type { GivenUpJob } from './rules/job.ts'
import type { Task } from './task.ts'

type Row = Omit<GivenUpJob, 'label' | 'why' | 'code' | 'params'> & {
  data: unknown
  output: unknown
  total: number
}

/** One page of the jobs that were given up, newest first, and their total number. */
export async function givenUpJobs(
  { db }: Context,
  tasks: ReadonlyMap<string, Task>,
  { limit, offset }: Page,
): Promise<{ jobs: GivenUpJob[]; total: number }> {
  const { rows } = await sql<Row>`
    select id, data, created_on as added_at, completed_on as given_up_at, retry_count + 1 as tries,
      output, count(*) over () as total
    from ${sql.table(`${QUEUE_SCHEMA}.job`)}
    where name = ${QUEUE} and state = 'failed'
    order by completed_on desc, id limit ${limit} offset ${offset}`.execute(db)
  const jobs = rows.map(({ data, output, total: _, ...row }) => {
    const { code, params } = storedRefusal(output) ?? refusal('job_failed')
    const why = refusalText({ code, params })
    return { ...row, label: labelOf(tasks, data), why, code, params }
  })
  return { jobs, total: rows[0]?.total ?? 0 }
}

/** The display name of the job with this stored data. */
export function labelOf(tasks: ReadonlyMap<string, Task>, stored: unknown): string {
  const { task, payload } = JobData.parse(stored)
  return tasks.get(task)?.label(payload) ?? task
}
