import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, type Db } from './connect.ts'
import { testDb } from './test-db.ts'

const { url, asOwner } = await testDb()
let db: Db

beforeAll(() => {
  db = connect(url, { max: 1 })
})
afterAll(() => db.destroy())

const cut = (pid: number) => asOwner(`select pg_terminate_backend(${pid})`)
const pidOf = async (tx: Db) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
  return rows[0]?.pid ?? 0
}

test('a connection that is lost between two statements of a transaction fails the next, and nothing else', async () => {
  const lost = db.transaction().execute(async (tx) => {
    await cut(await pidOf(tx))
    // The process hears of it before it asks anything.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await sql`select 1`.execute(tx)
  })
  await expect(lost).rejects.toThrow()
  expect(await pidOf(db)).toBeGreaterThan(0)
})

test('so one that is lost in the middle of a statement', async () => {
  const lost = db.transaction().execute(async (tx) => {
    const pid = await pidOf(tx)
    await Promise.all([sql`select pg_sleep(5)`.execute(tx), cut(pid)])
  })
  await expect(lost).rejects.toThrow()
  expect(await pidOf(db)).toBeGreaterThan(0)
})
