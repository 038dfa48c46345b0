import { CompiledQuery } from 'kysely'
import { expect, test } from 'vitest'
import { testDb } from '../testing/test-db.ts'
import { connect } from './connect.ts'
import { planned } from './planned.ts'

const { url } = await testDb()
const sum = planned<{ sum: number }>('select $1::int + $2::int as sum')

test('a planned statement is planned once per connection, whatever its values', async () => {
  const db = connect(url, { max: 1 })
  try {
    expect(await sum(db, 1, 2)).toEqual([{ sum: 3 }])
    expect(await sum(db, 20, 22)).toEqual([{ sum: 42 }])
    await db.executeQuery(CompiledQuery.raw('select $1::int as unplanned', [1]))
    const { rows } = await db.executeQuery(
      CompiledQuery.raw('select statement from pg_prepared_statements'),
    )
    expect(rows).toEqual([{ statement: 'select $1::int + $2::int as sum' }])
  } finally {
    await db.destroy()
  }
})

test('invalid values are reported as usual', async () => {
  const db = connect(url, { max: 1 })
  try {
    await expect(sum(db, 'one', 2)).rejects.toThrow('invalid input syntax for type integer')
    expect(await sum(db, 1, 1)).toEqual([{ sum: 2 }])
  } finally {
    await db.destroy()
  }
})
