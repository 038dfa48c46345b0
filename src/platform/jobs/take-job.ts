import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import { QUEUE, QUEUE_SCHEMA } from '../db/queue-schema.ts'
import type { Places } from './places.ts'
import { type Job, JobData } from './queue.ts'

/** A job that this process is running, until `release`. */
export type HeldJob = { job: Job; release(): Promise<void> }

/**
 * Takes the next due job for which there is a place, or null. While it runs, a connection holds its advisory lock: if the
 * process ends, so does the connection, and a job marked as running without a lock can be taken
 * over by another process.
 */
export function takeNextJob(db: Db, places: Places): Promise<HeldJob | null> {
  return new Promise((resolve, reject) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const holding = db.connection().execute(async (connection) => {
      const job = await takeNext(connection, places)
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

async function takeNext(connection: Db, places: Places): Promise<Job | null> {
  // Runs every two seconds and almost always finds nothing: one short statement, no transaction.
  const { rows } = await sql`
    select from ${sql.table(`${QUEUE_SCHEMA}.job`)}
    where name = ${QUEUE} and state < 'active' and start_after < now() limit 1`.execute(connection)
  if (rows.length === 0) return null
  return connection.transaction().execute(async (tx) => {
    const next = await fetchNext(tx, places)
    if (!next) return null
    await sql`select pg_advisory_lock(${lockOf(sql.val(next.id))})`.execute(tx)
    return { ...next, data: JobData.parse(next.data) }
  })
}

/**
 * Marks the next job as running, as the queue's own `fetch` does, which cannot leave out jobs without a place. First
 * come those of people of whom the fewest are running, then the oldest.
 */
async function fetchNext(
  tx: Db,
  { rooms, people }: Places,
): Promise<(Omit<Job, 'data'> & { data: unknown }) | undefined> {
  const isIn = rooms.map(({ tasks, isOfOthers, notBy }) => {
    const isOfIt = sql`(data ->> 'task' = any(${tasks}::text[])) = ${!isOfOthers}`
    return sql`(${isOfIt} and coalesce(data ->> 'by', '') <> all(${notBy}::text[]))`
  })
  if (isIn.length === 0) return undefined
  const job = sql.table(`${QUEUE_SCHEMA}.job`)
  const { rows } = await sql<Omit<Job, 'data'> & { data: unknown }>`
    with next as (
      select id from ${job}
      where name = ${QUEUE} and state < 'active' and start_after < now() and (${sql.join(isIn, sql` or `)})
      order by cardinality(array_positions(${people}::text[], data ->> 'by')), priority desc, created_on, id
      limit 1 for update skip locked
    )
    update ${job} j set state = 'active', started_on = now(),
      retry_count = case when started_on is not null then retry_count + 1 else retry_count end
    from next where j.name = ${QUEUE} and j.id = next.id
    returning j.id, j.data, j.retry_count, j.retry_limit`.execute(tx)
  return rows[0]
}
