import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDb } from './test-db.ts'

const [one, other] = await Promise.all([testDb(), testDb()])

it('gives two worlds that know nothing of each other', async () => {
  await one.asOwner('create table mark (id int)')
  const found = sql<{ mark: string | null }>`select to_regclass('mark')::text as mark`
  expect((await found.execute(one.db)).rows).toEqual([{ mark: 'mark' }])
  expect((await found.execute(other.db)).rows).toEqual([{ mark: null }])
})

it('has every table of the migrations', async () => {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(one.db)
  expect(rows.map((row) => row.name)).toContain('0001_staff.sql')
})
