import { sql } from 'kysely'
import * as z from 'zod/mini'
import { QUEUE, QUEUE_SCHEMA } from '../db/queue-schema.ts'
import { task } from './task.ts'

// More than one day: a daily job is not added again while today's is stored.
const DAYS = 2

/** Deletes finished jobs. Those that were given up stay until they are run again. */
export const deleteFinishedJobs = task({
  name: 'forget-done-jobs',
  daily: '03:50',
  retries: 3,
  pause: 60,
  payload: z.object({}),
  label: () => 'Delete finished jobs',
  async run({ db, now }) {
    await sql`
      delete from ${sql.table(`${QUEUE_SCHEMA}.job`)}
      where name = ${QUEUE} and state in ('completed', 'cancelled')
        and created_on < ${now}::timestamptz - make_interval(days => ${DAYS})
        and completed_on < ${now}::timestamptz - make_interval(days => ${DAYS})`.execute(db)
  },
})
