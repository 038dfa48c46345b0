import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import type { DealRecord, ListedDeal } from './rules/deal-record.ts'
import { aDeal } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn
let other: SignedIn
let admin: SignedIn

beforeAll(async () => {
  agent = await world.signIn('agent')
  other = await world.signIn('agent')
  admin = await world.signIn('admin')
})

const move = (id: number, body: object, as = agent) =>
  world.request('POST', `/api/deals/${id}/move`, { as, body })
const undo = ({ undoId }: { undoId: number }, as = agent) =>
  world.request('POST', `/api/audit/${undoId}/undo`, { as })
const read = async (id: number): Promise<DealRecord> =>
  (await world.request('GET', `/api/deals/${id}`, { as: agent })).body

async function cards(column: string, among: readonly DealRecord[]): Promise<number[]> {
  const { body } = await world.request('GET', `/api/deals?column=${column}&sort=board&limit=1000`, {
    as: agent,
  })
  const ids = new Set(among.map(({ id }) => id))
  return body.map(({ id }: ListedDeal) => id).filter((id: number) => ids.has(id))
}

/** Deals of a column, from its top to its bottom. */
async function column(stage: 'contract' | 'negotiation' | 'onhold', count: number) {
  const deals: DealRecord[] = []
  for (let place = 0; place < count; place += 1) deals.unshift(await aDeal(world, { stage }, agent))
  return deals
}

describe('moving a card', () => {
  test('places it above or below another one, at the bottom, or at the top of another column', async () => {
    const deals = await column('contract', 4)
    const [a, b, c, d] = deals.map(({ id }) => id) as [number, number, number, number]
    await move(d, { stage: 'contract', beforeId: b })
    expect(await cards('contract', deals)).toEqual([a, d, b, c])
    await move(a, { stage: 'contract', afterId: b })
    expect(await cards('contract', deals)).toEqual([d, b, a, c])
    await move(d, { stage: 'contract', beforeId: null })
    expect(await cards('contract', deals)).toEqual([b, a, c, d])
    await move(a, { stage: 'ownershiptransfer' })
    await move(c, { stage: 'ownershiptransfer' })
    expect(await cards('ownershiptransfer', deals)).toEqual([c, a])
  })

  test('the place of the specified PUT counts from the top', async () => {
    const deals = await column('negotiation', 3)
    const [a, b, c] = deals.map(({ id }) => id) as [number, number, number]
    const put = (id: number, position: number) =>
      world.request('PUT', `/api/deals/${id}`, { as: agent, body: { position } })
    await put(c, 0)
    expect(await cards('negotiation', deals)).toEqual([c, a, b])
    await put(c, 1)
    expect(await cards('negotiation', deals)).toEqual([a, c, b])
    await put(a, 999)
    expect(await cards('negotiation', deals)).toEqual([c, b, a])
    const { body } = await world.request('GET', `/api/audit?subject=deal&subjectId=${a}`, {
      as: admin,
    })
    expect(body[0]).toMatchObject({
      action: 'update',
      changes: { position: [expect.any(String), expect.any(String)] },
    })
  })

  test('within its column keeps the finer name of the stage, and is no change of stage', async () => {
    const deal = await aDeal(world, { stage: 'proposal' }, agent)
    const { body } = await move(deal.id, { stage: 'negotiation', beforeId: null })
    expect(body.deal.stage).toBe('proposal')
    expect(body.deal.stages).toHaveLength(1)
  })

  test('a hundred moves into one gap keep the order, and the keys short', async () => {
    const deals = await column('onhold', 3)
    const [a, b, c] = deals.map(({ id }) => id) as [number, number, number]
    for (let turn = 0; turn < 100; turn += 1) {
      await move(turn % 2 === 0 ? c : b, { stage: 'onhold', afterId: a })
      const order = turn % 2 === 0 ? [a, c, b] : [a, b, c]
      expect(await cards('onhold', deals)).toEqual(order)
    }
    expect((await read(b)).position.length).toBeLessThan(61)
  })

  test('is taken back as if it had never been', async () => {
    const unit = await aUnit(world)
    const deal = await aDeal(world, { unitId: unit.id, stage: 'qualified' }, agent)
    const before = await read(deal.id)
    const { body } = await move(deal.id, { stage: 'sendoption' })
    expect((await undo(body)).status).toBe(204)
    expect(await read(deal.id)).toMatchObject({
      stages: before.stages,
      position: expect.any(String),
      stage: 'qualified',
    })
    const { body: entries } = await world.request('GET', `/api/deals/${deal.id}/activities`, {
      as: agent,
    })
    expect(entries).toHaveLength(1)
  })

  test("someone else's move is not taken back, but moved once more", async () => {
    const deal = await aDeal(world, {}, agent)
    const theirs = await move(deal.id, { stage: 'qualified' }, other)
    expect((await undo(theirs.body)).status).toBe(403)
    const { body } = await move(deal.id, { stage: 'leadin' })
    expect(body.deal.stages).toHaveLength(3)
  })
})

describe('the end of a deal', () => {
  test('needs no reason over the API, and takes one of its own outcome', async () => {
    const deal = await aDeal(world, {}, agent)
    const bare = await move(deal.id, { stage: 'lost' })
    expect(bare.body.deal).toMatchObject({ status: 'lost', reasonId: null })
    const wrong = await move(deal.id, { stage: 'lost', reasonId: 9 })
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([400, 'reasonId'])
    const silent = await move(deal.id, { stage: 'lost', reasonId: 8 })
    expect(silent.body.errors[0].message).toBe('Enter a comment')
    const said = await move(deal.id, { stage: 'lost', reasonId: 8, reasonText: 'Moved abroad' })
    expect(said.body.deal).toMatchObject({ reason: 'Another reason', reasonText: 'Moved abroad' })
    const open = await move(deal.id, { stage: 'qualified', reasonId: 1 })
    expect(open.status).toBe(400)
    const reopened = await move(deal.id, { stage: 'qualified' })
    expect(reopened.body.deal).toMatchObject({ reasonId: null, reasonText: null, closedOn: null })
  })

  test('sets the home sold in the same transaction, and undo puts both back', async () => {
    const unit = await aUnit(world, { status: 'available', showOnWebsite: true })
    const deal = await aDeal(world, { unitId: unit.id, stage: 'contract' }, agent)
    const home = { status: 'sold', price: 7_500_000 }
    const { body } = await move(deal.id, {
      ...{ stage: 'won', reasonId: 9, closedOn: '2026-11-20', value: 7_500_000, home },
    })
    expect(body.deal).toMatchObject({
      ...{ status: 'won', value: 7_500_000, closedOn: '2026-11-20' },
      unit: { status: 'sold', showOnWebsite: false, price: 7_500_000 },
    })
    expect((await world.request('GET', `/api/units/${unit.id}`)).status).toBe(404)
    expect((await undo(body)).status).toBe(204)
    expect(await read(deal.id)).toMatchObject({
      ...{ stage: 'contract', value: deal.value, closedOn: null, reasonId: null },
      unit: { status: 'available', showOnWebsite: true, price: unit.price },
    })
  })

  test.each([
    [{ home: { availabilityDate: 'soon' } }, 'home.availabilityDate'],
    [{ closedOn: '2999-01-01' }, 'closedOn'],
    [{ closedOn: '2026-11-20', home: { rentedUntil: '2026-11-20' } }, 'home.rentedUntil'],
  ])('%o is refused', async (answer, path) => {
    const unit = await aUnit(world)
    const deal = await aDeal(world, { unitId: unit.id }, agent)
    const { status, body } = await move(deal.id, { stage: 'won', ...answer })
    expect([status, body.errors?.[0].path]).toEqual([400, path])
    expect(await read(deal.id)).toMatchObject({ stage: 'leadin', version: 1 })
  })

  test('changes nothing when the home cannot be changed', async () => {
    const unit = await aUnit(world, { listingType: 'rent', price: null, rentAmount: 20_000 })
    const deal = await aDeal(world, { unitId: unit.id }, agent)
    const { status } = await move(deal.id, { stage: 'won', home: { rentAmount: null } })
    expect(status).toBe(400)
    expect(await read(deal.id)).toMatchObject({ stage: 'leadin', version: 1 })
  })
})

describe('at the same moment', () => {
  test('two people who move one card end alike, and the history has no gap', async () => {
    const deal = await aDeal(world, {}, agent)
    const [first, second] = await Promise.all([
      move(deal.id, { stage: 'qualified' }, agent),
      move(deal.id, { stage: 'contract' }, other),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    const { stage, stages } = await read(deal.id)
    expect(stages).toHaveLength(3)
    expect(stages.at(-1)).toMatchObject({ stage, until: null })
    expect(stages.filter(({ until }) => until === null)).toHaveLength(1)
  })

  test('many cards moved into one place are all there, once, in one order', async () => {
    const deals = await column('onhold', 8)
    const [first, ...rest] = deals.map(({ id }) => id) as [number, ...number[]]
    const results = await Promise.all(
      rest.map((id) => move(id, { stage: 'negotiation', beforeId: null })),
    )
    expect(results.map(({ status }) => status)).toEqual(rest.map(() => 200))
    const again = await Promise.all(rest.map((id) => move(id, { stage: 'onhold', afterId: first })))
    expect(again.map(({ status }) => status)).toEqual(rest.map(() => 200))
    const found = await cards('onhold', deals)
    expect(found[0]).toBe(first)
    expect(found.toSorted()).toEqual(deals.map(({ id }) => id).toSorted())
    const stored = await Promise.all(found.map(read))
    expect(new Set(stored.map(({ position }) => position)).size).toBe(found.length)
  })

  test('a move and a deletion: the one that comes second is told', async () => {
    const deal = await aDeal(world, {}, agent)
    const [moved, deleted] = await Promise.all([
      move(deal.id, { stage: 'qualified' }),
      world.request('DELETE', `/api/deals/${deal.id}`, { as: agent }),
    ])
    expect(deleted.status).toBe(204)
    expect([200, 404]).toContain(moved.status)
    expect((await world.request('GET', `/api/deals/${deal.id}`, { as: agent })).status).toBe(404)
  })

  test('a press that is sent twice moves once', async () => {
    const deal = await aDeal(world, {}, agent)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const press = () =>
      world.request('POST', `/api/deals/${deal.id}/move`, {
        ...{ as: agent, headers, body: { stage: 'qualified' } },
      })
    const [first, second] = await Promise.all([press(), press()])
    expect(first.body).toEqual(second.body)
    expect((await read(deal.id)).version).toBe(2)
  })
})
