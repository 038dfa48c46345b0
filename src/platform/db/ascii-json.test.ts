import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDb } from '../testing/test-db.ts'

const { db } = await testDb()

test.each([
  ['nothing beyond ASCII', 'Baan "Sirin" \\ 88'],
  ['words of which one is a part of another', 'สยาม สยามพารากอน พารากอน ยาม'],
  ['what has no room in two bytes', '😀 คอนโด 😀😀 é🚆'],
  ['a word without an end', 'กขคงจฉ'.repeat(2000)],
])('text with %s is written in ASCII, and read as it was', async (_, text) => {
  const { rows } = await sql<{ written: string }>`
    select ascii_json(to_json(${text}::text)::text) as written`.execute(db)
  const written = rows[0]?.written ?? ''
  expect(written).toMatch(/^[ -~]*$/)
  expect(JSON.parse(written)).toBe(text)
})
