import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testDb } from '../testing/test-db.ts'
import { connect, type Db } from './connect.ts'

const { url, asOwner } = await testDb()
let db: Db

beforeAll(() => {
  db = connect(url, { max: 1 })
})
afterAll(() => db.destroy())

const terminate = (pid: number) => asOwner(`select pg_terminate_backend(${pid})`)
const pidOf = async (tx: Db) => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
  return rows[0]?.pid ?? 0
}

test('a connection lost between two statements of a transaction fails the next one, and nothing else', async () => {
  const connecting = vi.spyOn(pg.Client.prototype, 'connect')
  const failing = db.transaction().execute(async (tx) => {
    const pid = await pidOf(tx)
    const [client] = connecting.mock.contexts
    if (!(client instanceof pg.Client)) return expect.fail('no connection')
    const closed = new Promise<void>((resolve) => client.once('end', resolve))
    await terminate(pid)
    await closed
    await sql`select 1`.execute(tx)
  })
  await expect(failing).rejects.toThrow()
  expect(await pidOf(db)).toBeGreaterThan(0)
})

test('and so does one lost in the middle of a statement', async () => {
  const failing = db.transaction().execute(async (tx) => {
    const pid = await pidOf(tx)
    await Promise.all([sql`select pg_sleep(5)`.execute(tx), terminate(pid)])
  })
  await expect(failing).rejects.toThrow()
  expect(await pidOf(db)).toBeGreaterThan(0)
})
