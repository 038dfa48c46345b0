import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../../platform/testing/test-app.ts'
import { aContact } from '../../../records/contacts/test-factory.ts'
import type { DealInput } from '../rules/deal-record.ts'
import type { CountRow, Figures, OutcomeRow, StageRow } from '../rules/figures.ts'
import { aDeal } from '../test-factory.ts'
import { stagePlaces } from './stage-rows.ts'

const world = await testApp()
let agent: SignedIn
let manager: SignedIn

const read = async (query: string, as = manager): Promise<Figures> => {
  const { status, body } = await world.request('GET', `/api/deals/figures?${query}`, { as })
  expect(status).toBe(200)
  return body
}
const SPRING = 'from=2026-03-01&to=2026-04-30'

/** A deal made on a day, and ended on another. */
async function ended(input: Partial<DealInput>, made: string, end?: [string, object]) {
  const deal = await aDeal(world, input, agent)
  await world.db
    .updateTable('deals')
    .set({ createdAt: `${made}T09:00:00+07:00` })
    .where('id', '=', deal.id)
    .execute()
  await world.db
    .updateTable('dealStages')
    .set({ enteredAt: `${made}T09:00:00+07:00` })
    .where('dealId', '=', deal.id)
    .execute()
  if (!end) return deal.id
  const [closedOn, body] = end
  const path = `/api/deals/${deal.id}/move`
  const moved = await world.request('POST', path, { as: agent, body: { closedOn, ...body } })
  expect(moved.status).toBe(200)
  return deal.id
}

beforeAll(async () => {
  agent = await world.signIn('agent')
  manager = await world.signIn('manager')
  const website = (await aContact(world, { source: 'website' })).id
  const percent = { commissionPercent: 3 }
  const split = { commissionAmount: 100_000, coAgentPercent: 50 }
  await ended({ value: 4_000_000, ...percent, contactId: website }, '2026-03-01', [
    '2026-03-21',
    { stage: 'won', reasonId: 9 },
  ])
  await ended({ value: 2_000_000, ...split }, '2026-03-05', ['2026-04-30', { stage: 'closed_won' }])
  await ended({ value: 9_000_000 }, '2026-04-10', ['2026-04-12', { stage: 'lost', reasonId: 1 }])
  // The last hour of a Bangkok day is the day before in London.
  await ended({ value: 1 }, '2026-04-30', ['2026-05-01', { stage: 'lost', reasonId: 2 }])
  const open = { ...percent, probability: 50 }
  const expected = await ended({ value: 1_000_000, ...open }, '2026-02-01')
  await world.db
    .updateTable('deals')
    .set({ expectedCloseDate: '2026-04-15' })
    .where('id', '=', expected)
    .execute()
  await ended({ value: 5_000_000, assignedTo: manager.actor.id }, '2026-03-02', [
    '2026-03-03',
    { stage: 'lost', reasonId: 1 },
  ])
  const gone = await ended({ value: 7 }, '2026-03-09', ['2026-03-09', { stage: 'won' }])
  await world.request('DELETE', `/api/deals/${gone}`, { as: agent })
})

describe('the figures', () => {
  test('in all: what was made, won and lost in these days, and their commission', async () => {
    const { total } = await read(SPRING)
    expect(total).toEqual({
      ...{ new: 5, won: 2, lost: 2, value: 6_000_000, medianDays: 38, firstAnswer: null },
      ...{ commissionWon: 120_000 + 50_000, commissionExpected: 15_000 },
    })
  })

  test('by month, with those in which nothing was', async () => {
    const { rows } = await read('from=2026-02-01&to=2026-05-31&by=month')
    expect((rows as OutcomeRow[]).map((row) => [row.key, row.new, row.won, row.lost])).toEqual([
      ['2026-02', 1, 0, 0],
      ['2026-03', 3, 1, 1],
      ['2026-04', 2, 1, 1],
      ['2026-05', 0, 0, 1],
    ])
    expect(rows).toContainEqual(
      expect.objectContaining({ key: '2026-04', commissionExpected: 15_000, value: 2_000_000 }),
    )
  })

  test('by person; an agent gets their own only', async () => {
    const { rows, mine } = await read(`${SPRING}&by=staff`)
    expect(mine).toBe(false)
    expect((rows as OutcomeRow[]).map(({ key, lost }) => [key, lost]).toSorted()).toEqual(
      [
        [String(agent.actor.id), 1],
        [String(manager.actor.id), 1],
      ].toSorted(),
    )
    const own = await read(`${SPRING}&by=staff`, agent)
    expect(own.mine).toBe(true)
    expect(own.rows).toHaveLength(1)
    expect(own.total).toMatchObject({ lost: 1, won: 2 })
  })

  test('by stage: how many came to it and went on', async () => {
    const id = await ended({}, '2026-01-01')
    for (const stage of ['qualified', 'contract', 'onhold', 'lost']) {
      await world.request('POST', `/api/deals/${id}/move`, { as: agent, body: { stage } })
    }
    const { rows } = await read('by=stage&from=2026-01-01&to=2026-01-31')
    const byKey = new Map((rows as StageRow[]).map((row) => [row.key, row]))
    expect(byKey.get('leadin')).toMatchObject({ reached: 1, wentOn: 1, conversion: 100 })
    expect(rows).toHaveLength(10)
    const now = (await read('by=stage')).rows as StageRow[]
    expect(now.find(({ key }) => key === 'contract')).toMatchObject({ wentOn: 0, conversion: 0 })
    expect(now.find(({ key }) => key === 'onhold')).toMatchObject({ reached: 1, conversion: null })
    await world.request('DELETE', `/api/deals/${id}`, { as: manager })
  })

  test('by the source of those who bought, and by reason', async () => {
    const { rows } = await read(`${SPRING}&by=source`)
    expect(rows).toContainEqual({
      ...{ key: 'website', label: 'Website', outcome: 'won', count: 1, value: 4_000_000 },
    })
    const reasons = (await read(`${SPRING}&by=reason`)).rows as CountRow[]
    expect(reasons.map(({ label, outcome, count }) => [label, outcome, count])).toEqual([
      ['Right home', 'won', 1],
      ['Reason missing', 'won', 1],
      ['Price too high', 'lost', 2],
    ])
  })

  test('are exported as CSV, and refused for days in the wrong order', async () => {
    const path = `/api/deals/figures/export?${SPRING}&by=reason`
    const { status, text } = await world.request('GET', path, { as: agent })
    expect(status).toBe(200)
    expect(text).toContain('key,label,outcome,count,value')
    const months = '/api/deals/figures/export?by=month&from=2026-01-01&to=2026-04-30'
    const lines = (await world.request('GET', months, { as: manager })).text.split('\r\n')
    const cells = lines.map((line) => line.split(',').slice(0, 6))
    expect(cells.slice(0, 5)).toEqual([
      ['key', 'label', 'new', 'won', 'lost', 'value'],
      ['2026-01', '2026-01', '0', '0', '0', '0'],
      ['2026-02', '2026-02', '1', '0', '0', '0'],
      ['2026-03', '2026-03', '3', '1', '1', '4000000'],
      ['2026-04', '2026-04', '2', '1', '1', '2000000'],
    ])
    const wrong = await world.request('GET', '/api/deals/figures?from=2026-05-01&to=2026-04-01', {
      as: agent,
    })
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'from'])
  })

  test.each(['from=0001-01-01', 'from=2999-01-01', 'to=9999-12-31&from=0001-01-01'])(
    'are refused for %s: no such days, or too many',
    async (query) => {
      const path = `/api/deals/figures?${query}`
      const { status, body } = await world.request('GET', path, { as: agent })
      expect([status, body.errors?.[0].path]).toEqual([400, 'from'])
    },
  )

  test('end with the last month that there is', async () => {
    const { rows } = await read('from=9999-11-01&to=9999-12-31')
    expect((rows as OutcomeRow[]).map(({ key }) => key)).toEqual(['9999-11', '9999-12'])
  })

  test('count no days for a deal that was entered after it was won', async () => {
    await ended({}, '2025-03-20', ['2025-03-01', { stage: 'won' }])
    expect((await read('from=2025-03-01&to=2025-03-31')).total.medianDays).toBe(0)
  })
})

test('the database counts the places of columns as the figures do', async () => {
  const { rows } = await sql<{ expression: string }>`
    select pg_get_expr(d.adbin, d.adrelid) as expression from pg_attrdef d
    join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
    where d.adrelid = 'deal_stages'::regclass and a.attname = 'place'`.execute(world.db)
  const [{ expression } = { expression: '' }] = rows
  expect([...expression.matchAll(/'(\w+)'/g)].map(([, name]) => name)).toEqual(stagePlaces)
})
