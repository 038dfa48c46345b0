import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { projectHome } from '../../env.ts'
import { type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { type TestDb, testDb } from '../../platform/testing/test-db.ts'
import { saveUnit } from './save-unit.ts'
import { aUnit } from './test-factory.ts'

let database: TestDb
let world: TestApp
beforeAll(async () => {
  database = await testDb()
  world = await testApp({ url: database.url })
})

const start = new Date('2026-06-01T03:00:00.000Z').getTime()
const day = (days: number) => new Date(start + days * 86_400_000)

const at = (days: number) => day(days).toISOString()

/** A unit of the first day, and what was saved of it on later days. */
async function unitWith(
  first: Parameters<typeof aUnit>[1],
  changes: readonly [number, Parameters<typeof saveUnit>[2]][],
): Promise<number> {
  world.now = day(0)
  const { id } = await aUnit(world, {
    ...{ listingType: 'rent_sell', price: 10_000_000, rentAmount: 40_000, showOnWebsite: true },
    ...first,
  })
  for (const [days, change] of changes) {
    world.now = day(days)
    await saveUnit(world.context(), id, change)
  }
  return id
}

async function figures(id: number) {
  const row = await world.db
    .selectFrom('units')
    .select(['firstShownAt', 'priceBefore', 'priceChangedAt', 'rentBefore', 'rentChangedAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return Object.values(row)
}

test('what visitors saw before is read from the audit log for units that were there already', async () => {
  const expected = new Map<number, (number | string | null)[]>()
  const expectOf = async (id: Promise<number>, ...row: (number | string | null)[]) =>
    expected.set(await id, row)
  const lower: [number, object][] = [[5, { price: 9_400_000 }]]
  await expectOf(unitWith({}, []), at(0), null, null, null, null)
  await expectOf(unitWith({}, lower), at(0), 10_000_000, at(5), null, null)
  await expectOf(
    unitWith({}, [...lower, [9, { price: 9_000_000, rentAmount: 38_000 }]]),
    ...[at(0), 9_400_000, at(9), 40_000, at(9)],
  )
  // Within a day of the first showing a slip is mended.
  await expectOf(unitWith({}, [[0.5, { price: 9_400_000 }]]), at(0), null, null, null, null)
  // Shown later, hidden and never shown.
  await expectOf(
    unitWith({ showOnWebsite: false }, [[3, { showOnWebsite: true }], ...lower]),
    ...[at(3), 10_000_000, at(5), null, null],
  )
  await expectOf(
    unitWith({}, [...lower, [7, { showOnWebsite: false }]]),
    ...[at(0), null, null, null, null],
  )
  await expectOf(unitWith({ showOnWebsite: false }, lower), null, null, null, null, null)

  const file = path.join(projectHome(), 'migrations/0303_shown_figures.sql')
  const sql = await readFile(file, 'utf8')
  // The columns are there already; they are emptied as they were when they were new.
  const backfill = sql.slice(sql.indexOf(';') + 1)
  await database.asOwner(`update units set first_shown_at = null, price_before = null,
    price_changed_at = null, rent_before = null, rent_changed_at = null`)
  await database.asOwner(backfill)
  for (const [id, row] of expected) expect(await figures(id)).toEqual(row)
})
