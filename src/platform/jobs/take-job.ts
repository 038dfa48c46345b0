import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { QUEUE, QUEUE_SCHEMA, queueSql } from '../db/queue-schema.ts'
import { type Job, JobData, queue } from './queue.ts'

/** A job that this process is running, until `release`. */
export type HeldJob = { job: Job; release(): Promise<void> }

/**
 * Takes the next due job, or null. While it runs, a connection holds its advisory lock: if the
 * process ends, so does the connection, and a job marked as running without a lock can be taken
 * over by another process.
 */
export function takeNextJob(db: Db): Promise<HeldJob | null> {
  return new Promise((resolve, reject) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const holding = db.connection().execute(async (connection) => {
      const job = await takeNext(connection)
      if (!job) return resolve(null)
      resolve({
        job,
        release: () => {
          release()
          // A lost connection has released the lock already.
          return holding.catch(() => {})
        },
      })
      await released
      await sql`select pg_advisory_unlock(${lockOf(sql.val(job.id))})`.execute(connection)
    })
    holding.catch(reject)
  })
}

/** The number of a job's advisory lock. */
export const lockOf = (id: ReturnType<typeof sql>) => sql`hashtextextended(${id}::text, 7284272)`

async function takeNext(connection: Db): Promise<Job | null> {
  // Runs every two seconds and almost always finds nothing: one short statement, no transaction.
  const { rows } = await sql`
    select from ${sql.table(`${QUEUE_SCHEMA}.job`)}
    where name = ${QUEUE} and state < 'active' and start_after < now() limit 1`.execute(connection)
  if (rows.length === 0) return null
  return connection.transaction().execute(async (tx) => {
    const [next] = await queue.fetch(QUEUE, { includeMetadata: true, db: queueSql(tx) })
    if (!next) return null
    await sql`select pg_advisory_lock(${lockOf(sql.val(next.id))})`.execute(tx)
    return toJob(next)
  })
}

function toJob({ id, data, retryCount, retryLimit }: Omit<Job, 'data'> & { data: unknown }): Job {
  return { id, data: JobData.parse(data), retryCount, retryLimit }
}
