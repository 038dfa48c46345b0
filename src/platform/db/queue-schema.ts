import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Db, Tx } from './connect.ts'

/** The schema of the queue library's tables. */
export const QUEUE_SCHEMA = 'pgboss'
/** The only queue we use; a job's data says what it does. */
export const QUEUE = 'jobs'

/**
 * The library on one of our connections. It opens no connections, starts no timers and creates no
 * tables.
 */
export function queueOn(db: PgBoss.Db): PgBoss {
  return new PgBoss({ db, schema: QUEUE_SCHEMA, schedule: false, supervise: false })
}

/** A pool or transaction in the form the library expects. */
export function queueSql(db: Db | Tx): PgBoss.Db {
  const plain = db.withoutPlugins()
  return {
    async executeSql(text, values = []) {
      const { rows } = await plain.executeQuery(CompiledQuery.raw(text, values))
      return { rows }
    },
  }
}

/** Creates or updates the library's tables as the owner. Does nothing when they are current. */
export async function installQueue(owner: pg.PoolClient): Promise<void> {
  const queue = queueOn({ executeSql: (text, values) => owner.query(text, values) })
  await queue.start()
  await queue.createQueue(QUEUE)
  await queue.stop({ graceful: false })
}
