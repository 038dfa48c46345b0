import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import { QUEUE, QUEUE_SCHEMA, queueSql } from '../db/queue-schema.ts'
import { publishChange } from '../events/notify.ts'
import { queue } from './queue.ts'
import type { Task } from './task.ts'

type Options = {
  /** Not run before this time. */
  startAfter?: Date
  /** An optional UUID: a job with an id that has been added already is not added again. */
  id?: string
}

/**
 * Adds a job in the caller's transaction; after the commit one process runs it. A given-up job with
 * the same id is deleted.
 */
export async function addJob<Payload>(
  tx: Context,
  task: Task<Payload>,
  payload: Payload,
  { startAfter, id }: Options = {},
): Promise<void> {
  if (!tx.transaction) throw new Error('addJob belongs inside inTransaction')
  const data = { task: task.name, payload }
  const by = tx.actor && { by: String(tx.actor.id) }
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(`${QUEUE_SCHEMA}.job`)}
    where name = ${QUEUE} and state = 'failed' and data - 'by' = ${JSON.stringify(data)}::jsonb
      and id is distinct from ${id ?? null}::uuid`.execute(tx.db)
  if (numAffectedRows > 0n) await publishChange(tx, 'job', null)
  await queue.send(
    QUEUE,
    { ...data, ...by },
    {
      ...(id && { id }),
      ...(startAfter && { startAfter }),
      retryLimit: task.retries,
      retryDelay: task.pause,
      retryBackoff: true,
      db: queueSql(tx.db),
    },
  )
  tx.transaction.jobsAdded = true
}
