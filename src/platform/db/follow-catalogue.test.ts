import pg from 'pg'
import { expect, test } from 'vitest'
import { testDb } from '../testing/test-db.ts'
import { CatalogueVersion, followCatalogueVersion } from './catalogue-version.ts'

const { url } = await testDb()

test('following ends cleanly while a poll of the version is running', async () => {
  const holder = new pg.Client(url)
  await holder.connect()
  try {
    const followed = await followCatalogueVersion(url, new CatalogueVersion())
    await holder.query('begin; lock table catalogue in access exclusive mode')
    const waiting = async () => {
      const { rows } = await holder.query(
        "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
      return rows[0].waiting
    }
    await expect.poll(waiting).toBe(1)
    await followed.stop()
    // The poll ends when the lock is released. An unhandled error at that point fails the test.
    await holder.query('commit')
    await expect.poll(waiting).toBe(0)
  } finally {
    await holder.end()
  }
})
