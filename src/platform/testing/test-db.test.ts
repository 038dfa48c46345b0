import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDb } from './test-db.ts'

const [first, second] = await Promise.all([testDb(), testDb()])

it('gives two worlds that know nothing of each other', async () => {
  await first.asOwner('create table mark (id int)')
  const table = sql<{ mark: string | null }>`select to_regclass('mark')::text as mark`
  expect((await table.execute(first.db)).rows).toEqual([{ mark: 'mark' }])
  expect((await table.execute(second.db)).rows).toEqual([{ mark: null }])
})

it('has every table of the migrations', async () => {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(first.db)
  expect(rows.map((row) => row.name)).toContain('0001_staff.sql')
})
