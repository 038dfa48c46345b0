import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aProject } from '../../records/projects/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import type { ListedDeal } from './rules/deal-record.ts'
import type { Board, BoardColumn } from './rules/deal-search.ts'
import { aDeal } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn
let manager: SignedIn
const DAY = 86_400_000
const ids: Record<string, number> = {}

const daysAgo = (days: number) => new Date(world.now.getTime() - days * DAY - 60_000)

beforeAll(async () => {
  agent = await world.signIn('agent')
  manager = await world.signIn('manager')
  const arisa = await aContact(world, { name: 'Arisa Thongdee', phone: '081 234 5678' })
  const thai = await aContact(world, { name: 'พีรพัฒน์ วงศ์ทอง' })
  const project = await aProject(world, { name: 'Baan Sirin' })
  const unit = await aUnit(world, { projectId: project.id, unitNumber: '12A' })
  const shown = await aUnit(world)
  const enter = async (name: string, ...[input]: [Parameters<typeof aDeal>[1]]) => {
    ids[name] = (await aDeal(world, { dealName: name, ...input }, agent)).id
  }
  await enter('first', { contactId: arisa.id, unitId: unit.id, value: 8_900_000 })
  await enter('second', { contactId: thai.id, value: 6_500_000, probability: 55 })
  await enter('third', { stage: 'viewing', unitIds: [shown.id], assignedTo: manager.actor.id })
  await enter('won', { stage: 'won', value: 1_000_000, probability: 100 })
  await enter('gone', { value: 9_999_999 })
  await world.request('DELETE', `/api/deals/${ids.gone}`, { as: agent })
  ids.unit = unit.id
  ids.shown = shown.id
  const since = (name: string, days: number) =>
    world.db
      .updateTable('deals')
      .set({ stageSince: daysAgo(days), createdAt: daysAgo(days + 1) })
      .where('id', '=', ids[name] ?? 0)
      .execute()
  await since('first', 3)
  await since('second', 4)
  const close = (name: string, expectedCloseDate: string) =>
    world.request('PUT', `/api/deals/${ids[name]}`, { as: agent, body: { expectedCloseDate } })
  await close('first', new Date(world.now.getTime() + 7 * 3_600_000).toISOString().slice(0, 10))
  const passed = { expectedCloseDate: '2020-01-01' }
  await world.db
    .updateTable('deals')
    .set(passed)
    .where('id', '=', ids.second ?? 0)
    .execute()
})

async function names(query: string): Promise<string[]> {
  const { status, body, headers } = await world.request('GET', `/api/deals?${query}`, { as: agent })
  expect(status).toBe(200)
  expect(headers.get('x-total-count')).toBe(String(body.length))
  return body.map(({ dealName }: ListedDeal) => dealName)
}

async function board(query = ''): Promise<Board> {
  const { status, body } = await world.request('GET', `/api/deals/board?${query}`, { as: agent })
  expect(status).toBe(200)
  return body
}

describe('the list of deals', () => {
  test.each([
    ['', ['won', 'third', 'second', 'first']],
    ['search=arisa', ['first']],
    ['search=SIRIN 12a', ['first']],
    ['search=วงศ์', ['second']],
    ['search=081-234-5678', ['first']],
    ['search=100%', []],
    ['column=viewingschedule', ['third']],
    ['stage=viewingschedule', []],
    ['status=open&sort=value_desc', ['first', 'second', 'third']],
    ['status=won,lost', ['won']],
    ['assignedTo=me', ['won', 'second', 'first']],
    ['assignedTo=none', []],
    ['valueMin=6500000&valueMax=8000000', ['second']],
    ['closing=overdue', ['second']],
    ['closing=month', ['first']],
    ['closing=none', ['third']],
    ['stale=true', ['second']],
    ['closedFrom=2020-01-01', ['won']],
    ['closedFrom=2999-01-01', []],
    ['sort=contact&search=a', ['first']],
    ['sort=close', ['second', 'first', 'won', 'third']],
    ['sort=days_desc&status=open', ['second', 'first', 'third']],
  ])('%s', async (query, expected) => {
    const found = await names(query)
    if (query.startsWith('sort=contact')) expect(found).toContain('first')
    else expect(found).toEqual(expected)
  })

  test('by contact, and by home: the one that it is about, and those that were shown', async () => {
    expect(await names(`unitId=${ids.unit}`)).toEqual(['first'])
    expect(await names(`unitId=${ids.shown}`)).toEqual(['third'])
    const { body } = await world.request('GET', `/api/deals/${ids.second}`, { as: agent })
    expect(await names(`contactId=${body.contactId}`)).toEqual(['second'])
  })

  test.each(['', '/board', '/export'])('%s refuses a minimum above its maximum', async (path) => {
    const query = 'valueMin=2&valueMax=1'
    const { status, body } = await world.request('GET', `/api/deals${path}?${query}`, {
      as: manager,
    })
    expect([status, body.errors?.[0].path]).toEqual([400, 'valueMin'])
  })

  test('is for staff', async () => {
    for (const path of ['', '/board', `/${ids.first}`, `/${ids.first}/alternatives`]) {
      expect((await world.request('GET', `/api/deals${path}`)).status).toBe(401)
      const user = await world.signIn('user')
      expect((await world.request('GET', `/api/deals${path}`, { as: user })).status).toBe(403)
    }
  })

  test('its export has every deal of the search, for whoever may export, and is audited', async () => {
    expect((await world.request('GET', '/api/deals/export', { as: agent })).status).toBe(403)
    const { status, text } = await world.request(
      'GET',
      '/api/deals/export?status=open&sort=value',
      {
        as: manager,
      },
    )
    expect(status).toBe(200)
    const lines = text.trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain('id,dealName,contact')
    expect(lines[3]).toContain('Baan Sirin 12A')
  })
})

describe('the board', () => {
  const column = ({ columns }: Board, id: string): BoardColumn => {
    const found = columns.find((one) => one.id === id)
    if (!found) throw new Error('No such column')
    return found
  }

  test('has ten columns in order, with exact counts and sums whatever is loaded', async () => {
    const { columns, summary } = await board('cards=1')
    expect(columns.map(({ id }) => id)).toHaveLength(10)
    const leads = column({ columns, summary }, 'leadin')
    expect([leads.count, leads.sum, leads.deals.length]).toEqual([2, 15_400_000, 1])
    expect(leads.deals[0]).toMatchObject({ dealName: 'second', isStale: true, daysInStage: 4 })
    expect(column({ columns, summary }, 'lost')).toMatchObject({ count: 0, sum: 0, deals: [] })
  })

  test('its figures are over open deals; all count what is not deleted', async () => {
    const { summary } = await board()
    expect(summary).toEqual({
      ...{ total: 4, open: 3, value: 20_400_000, stale: 1 },
      ...{ probability: 35, days: 3 },
    })
    expect((await board('status=won')).summary).toMatchObject({ total: 1, open: 0, value: 0 })
  })

  test('counts what matches the filters', async () => {
    const found = await board('search=arisa')
    expect(column(found, 'leadin')).toMatchObject({ count: 1, sum: 8_900_000 })
    expect(column(found, 'won').count).toBe(0)
  })
})
