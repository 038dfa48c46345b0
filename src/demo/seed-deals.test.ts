import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../platform/testing/test-app.ts'
import { columnOfStage, DealColumns } from '../sales/deals/rules/deal.ts'
import type { ListedDeal } from '../sales/deals/rules/deal-record.ts'
import type { BoardColumn } from '../sales/deals/rules/deal-search.ts'
import type { OutcomeRow } from '../sales/deals/rules/figures.ts'
import { demoDeals } from './demo-tables.ts'
import { seedInventory } from './seed-inventory.ts'

const world = await testApp()
let admin: SignedIn
beforeAll(async () => {
  admin = await world.signIn('admin')
  await seedInventory(world.context(), new Map())
})

const read = async (path: string) => (await world.request('GET', path, { as: admin })).body

test('every column of the board has deals, in all as many as are described', async () => {
  const { columns, summary } = await read('/api/deals/board?cards=100')
  expect(summary.total).toBe(demoDeals.length)
  for (const id of DealColumns.ids) {
    const column = columns.find((one: BoardColumn) => one.id === id)
    const described = demoDeals.filter(
      ({ stages }) => columnOfStage[stages.at(-1) ?? 'leadin'] === id,
    )
    expect([id, column.count]).toEqual([id, described.length])
    expect(column.count).toBeGreaterThan(0)
  }
  expect(summary.stale).toBeGreaterThan(0)
})

test('the first admin has some of them, and no contact has many', async () => {
  const deals: ListedDeal[] = await read('/api/deals?limit=200')
  const mine = deals.filter(({ assignedToId }) => assignedToId === admin.actor.id)
  expect(mine.length).toBe(demoDeals.filter(({ of }) => of === 'admin').length)
  const perContact = Map.groupBy(deals, ({ contactId }) => contactId)
  expect(Math.max(...[...perContact.values()].map(({ length }) => length))).toBeLessThan(5)
})

test('their histories are of the last half year, and those that ended say why', async () => {
  const deals: ListedDeal[] = await read('/api/deals?limit=200')
  for (const { status, closedOn, reason, unitName, createdAt } of deals) {
    expect(new Date(createdAt).getTime()).toBeLessThanOrEqual(world.now.getTime())
    if (status === 'open') continue
    expect([closedOn, reason, unitName]).not.toContain(null)
  }
  const { rows, total } = await read('/api/deals/figures?by=month')
  expect(total.won).toBeGreaterThan(5)
  expect((rows as OutcomeRow[]).filter(({ won, lost }) => won + lost > 0).length).toBeGreaterThan(3)
  const home = deals.find(({ dealName }) => dealName.includes('Home for'))
  expect(home?.unitName).toBeNull()
})
