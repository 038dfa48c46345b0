import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { CatalogueVersion, followCatalogueVersion } from './catalogue-version.ts'
import { testDb } from './test-db.ts'

const { url } = await testDb()

test('following ends cleanly while a look at the version is under way', async () => {
  const holder = new pg.Client(url)
  await holder.connect()
  try {
    const followed = await followCatalogueVersion(url, new CatalogueVersion())
    await holder.query('begin; lock table catalogue in access exclusive mode')
    await expect
      .poll(async () => {
        const { rows } = await holder.query(
          "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
        )
        return rows[0].waiting
      })
      .toBe(1)
    await followed.stop()
    // What went wrong in the look would end the process by now.
    await pause(50)
  } finally {
    await holder.end()
  }
})
