import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import type { DealRecord } from './rules/deal-record.ts'
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

describe('the probability', () => {
  const probability = async (id: number) => (await read(id)).probability

  test('follows the stage, unless it was set by hand in it, and ends at 100 or 0', async () => {
    const { id } = await aDeal(world, {}, agent)
    expect(await probability(id)).toBe(10)
    await move(id, { stage: 'negotiation' })
    expect(await probability(id)).toBe(60)
    await world.request('PUT', `/api/deals/${id}`, { as: agent, body: { probability: 75 } })
    await move(id, { stage: 'negotiation', beforeId: null })
    expect(await probability(id)).toBe(75)
    const put = { stage: 'contract', probability: 85 }
    await world.request('PUT', `/api/deals/${id}`, { as: agent, body: put })
    expect(await probability(id)).toBe(85)
    await move(id, { stage: 'won' })
    expect(await probability(id)).toBe(100)
    await world.request('PUT', `/api/deals/${id}`, { as: agent, body: { probability: 50 } })
    expect(await probability(id)).toBe(100)
    await world.request('PUT', `/api/deals/${id}`, { as: agent, body: { stage: 'lost' } })
    expect(await probability(id)).toBe(0)
    await move(id, { stage: 'qualified' })
    expect(await probability(id)).toBe(20)
  })

  test('of a stage is a setting; undo gives the former one back', async () => {
    const path = '/api/settings/pipeline'
    const set = (onhold: number) =>
      world.request('PUT', path, { as: admin, body: { probability: { onhold } } })
    expect((await set(101)).status).toBe(400)
    expect((await set(35)).body.probability).toMatchObject({ onhold: 35, leadin: 10 })
    const { id } = await aDeal(world, { probability: 44 }, agent)
    const { body } = await move(id, { stage: 'onhold' })
    expect(await probability(id)).toBe(35)
    await undo(body)
    expect(await probability(id)).toBe(44)
    const entered = { stage: 'onhold' as const, probability: undefined }
    expect((await aDeal(world, entered, agent)).probability).toBe(35)
  })
})

describe('a deal that is opened again', () => {
  test('what it did to its home is offered back when the deal is opened again', async () => {
    const unit = await aUnit(world, { listingType: 'rent', price: null, rentAmount: 50_000 })
    const deal = await aDeal(world, { unitId: unit.id, months: 12 }, agent)
    const home = {
      ...{ status: 'rented', rentAmount: 48_000, rentedUntil: '2027-11-27' },
      showOnWebsite: false,
    }
    await move(deal.id, { stage: 'won', value: 576_000, leaseStart: '2026-11-28', home })
    const won = await read(deal.id)
    expect(won).toMatchObject({
      leaseStart: '2026-11-28',
      wonHome: { id: unit.id, status: 'rented', statusBefore: 'available', wasOnWebsite: true },
    })
    const reopened = await move(deal.id, { stage: 'viewingschedule', restoresHome: true }, admin)
    expect(reopened.body.deal).toMatchObject({
      wonHome: null,
      unit: { status: 'available', showOnWebsite: true, rentAmount: 50_000 },
    })
    expect((await undo(reopened.body, admin)).status).toBe(204)
    expect(await read(deal.id)).toMatchObject({
      stage: 'won',
      unit: { status: 'rented', showOnWebsite: false, rentAmount: 48_000 },
    })
  })

  test('of a home that somebody changed since, only its status and visibility go back', async () => {
    const unit = await aUnit(world, { status: 'available', price: 5_000_000 })
    const deal = await aDeal(world, { unitId: unit.id }, agent)
    const home = { status: 'sold', price: 4_900_000 }
    await move(deal.id, { stage: 'won', home })
    const body = { price: 4_800_000 }
    await world.request('PUT', `/api/units/${unit.id}`, { as: other, body })
    await move(deal.id, { stage: 'contract', restoresHome: true })
    expect((await read(deal.id)).unit).toMatchObject({ status: 'available', price: 4_800_000 })
  })

  test('a home that no deal changed cannot be restored', async () => {
    const unit = await aUnit(world)
    const deal = await aDeal(world, { unitId: unit.id }, agent)
    await move(deal.id, { stage: 'won' })
    expect((await read(deal.id)).wonHome).toBeNull()
    const refused = await move(deal.id, { stage: 'contract', restoresHome: true })
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'restoresHome'])
    expect((await read(deal.id)).stage).toBe('won')
  })

  test('takes the commission as an amount, and gives the percentage back', async () => {
    const deal = await aDeal(world, { value: 1_000_000, commissionPercent: 3 }, agent)
    const { body } = await move(deal.id, { stage: 'won', commissionAmount: 25_000 })
    expect(body.deal).toMatchObject({ commissionPercent: null, commissionAmount: 25_000 })
    await undo(body)
    expect(await read(deal.id)).toMatchObject({ commissionPercent: 3, commissionAmount: null })
    const open = await move(deal.id, { stage: 'contract', commissionAmount: 1 })
    expect(open.status).toBe(400)
  })
})
