import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aUnit } from '../../records/units/test-factory.ts'
import { bangkokDate } from '../../shared/dates.ts'
import type { ActivityRecord } from '../../team/activity/rules/activity.ts'
import type { DealRecord } from './rules/deal-record.ts'
import { mayDeleteDeal } from './rules/deal-rights.ts'
import { aDeal } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn
let other: SignedIn
let manager: SignedIn

beforeAll(async () => {
  agent = await world.signIn('agent')
  other = await world.signIn('agent')
  manager = await world.signIn('manager')
})

const post = (body: object, as = agent) => world.request('POST', '/api/deals', { as, body })
const put = (id: number, body: object, as = agent) =>
  world.request('PUT', `/api/deals/${id}`, { as, body })

test('whoever left stays on their deals until someone else is chosen', async () => {
  const gone = await world.signIn('agent')
  const { id } = await aDeal(world, { assignedToId: gone.actor.id }, agent)
  const body = { isActive: false }
  await world.db.updateTable('staffUsers').set(body).where('id', '=', gone.actor.id).execute()
  const kept = await put(id, { assignedToId: gone.actor.id, notes: 'Call on Monday' })
  expect([kept.status, kept.body.assignedToId]).toEqual([200, gone.actor.id])
  const { id: another } = await aDeal(world, {}, agent)
  expect((await put(another, { assignedToId: gone.actor.id })).status).toBe(400)
})

const unread = async (as: SignedIn): Promise<number[]> =>
  (await world.request('GET', '/api/notifications?unread=true', { as })).body.map(
    ({ subjectId }: { subjectId: number }) => subjectId,
  )

test('whoever was given a deal is told no more of it once it is deleted or given away', async () => {
  const ploy = await world.signIn('agent')
  const given = () => aDeal(world, { assignedToId: ploy.actor.id }, manager)
  const [one, two] = [await given(), await given()]
  expect(await unread(ploy)).toEqual([two.id, one.id])
  await world.request('DELETE', `/api/deals/${one.id}`, { as: manager })
  await put(two.id, { assignedToId: other.actor.id }, manager)
  expect([await unread(ploy), await unread(other)]).toEqual([[], [two.id]])
})

test('an agent does not delete a deal by taking it from a colleague first, and reads so', async () => {
  const statusOf = async (id: number) => {
    const { body } = await world.request('GET', `/api/deals/${id}`, { as: agent })
    const { status } = await world.request('DELETE', `/api/deals/${id}`, { as: agent })
    expect(mayDeleteDeal(agent.actor, body)).toBe(status === 204)
    return status
  }
  const taken = await aDeal(world, { assignedToId: other.actor.id }, manager)
  expect((await put(taken.id, { assignedToId: agent.actor.id })).status).toBe(200)
  expect(await statusOf(taken.id)).toBe(403)
  const wayround = await aDeal(world, { assignedToId: other.actor.id }, manager)
  await put(wayround.id, { assignedToId: null })
  await put(wayround.id, { assignedToId: agent.actor.id })
  expect(await statusOf(wayround.id)).toBe(403)
  await put(wayround.id, { assignedToId: other.actor.id }, manager)
  await put(wayround.id, { assignedToId: agent.actor.id }, manager)
  expect(await statusOf(wayround.id)).toBe(204)
  const free = await aDeal(world, { assignedToId: null }, manager)
  await put(free.id, { assignedToId: agent.actor.id })
  expect(await statusOf(free.id)).toBe(204)
})

test('a won deal is changed and moved by its assignee and managers alone; an open one also by colleagues', async () => {
  const deal = await aDeal(world, { assignedToId: other.actor.id, stage: 'viewing' }, manager)
  expect((await put(deal.id, { notes: 'They called me' })).status).toBe(200)
  const move = (as: SignedIn, stage: string) =>
    world.request('POST', `/api/deals/${deal.id}/move`, { as, body: { stage } })
  expect((await move(agent, 'won')).status).toBe(200)
  for (const refused of [await put(deal.id, { value: 1 }), await move(agent, 'lost')])
    expect([refused.status, refused.body.code]).toEqual([403, 'deal_won_by_others'])
  expect((await put(deal.id, { assignedToId: agent.actor.id })).status).toBe(403)
  expect((await put(deal.id, { notes: 'Keys on Monday' }, other)).status).toBe(200)
  expect((await move(manager, 'viewing')).status).toBe(200)
  expect((await put(deal.id, { notes: 'Again' })).status).toBe(200)
})

test('an expected close is today or later, unless it was stored before', async () => {
  const isPast = [{ path: 'expectedCloseDate', message: 'Choose today or a later date' }]
  const [today, yesterday] = [world.now, new Date(world.now.getTime() - 86_400_000)].map(
    bangkokDate,
  )
  const { id: contactId } = await aContact(world)
  const deal = { contactId, dealName: 'Late', value: 1 }
  const refused = await post({ ...deal, expectedCloseDate: yesterday })
  expect(refused).toMatchObject({ status: 400, body: { errors: isPast } })
  const { id } = (await post({ ...deal, expectedCloseDate: today })).body
  expect((await put(id, { expectedCloseDate: yesterday })).body.errors).toMatchObject(isPast)
  await world.db
    .updateTable('deals')
    .set({ expectedCloseDate: yesterday })
    .where('id', '=', id)
    .execute()
  const kept = await put(id, { expectedCloseDate: yesterday, notes: 'Waits for the bank' })
  expect([kept.status, kept.body.expectedCloseDate]).toEqual([200, yesterday])
})

describe('entering a deal', () => {
  test('answers the whole record, with the defaults of the specification', async () => {
    const { id: contactId, name } = await aContact(world)
    const { status, body } = await post({ contactId, dealName: 'Sirin 12A', value: 8_900_000 })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      ...{ contactId, dealName: 'Sirin 12A', value: 8_900_000, stage: 'leadin', column: 'leadin' },
      ...{ status: 'open', probability: 10, expectedCloseDate: null, unitId: null, unit: null },
      ...{ assignedToId: agent.actor.id, daysInPipeline: 0, daysInStage: 0, isStale: false },
      ...{ contact: { id: contactId, name, isDeleted: false }, version: 1 },
    })
    expect(body.stages).toMatchObject([{ stage: 'leadin', until: null }])
    const timeline = await world.request('GET', `/api/leads/${contactId}/activities`, { as: agent })
    expect(timeline.body[0]).toMatchObject({ type: 'change', dealId: body.id })
  })

  test.each([
    [{}, 'contactId', 'Contact is required'],
    [{ contactId: 1, value: 1 }, 'dealName', 'Deal name is required'],
    [{ contactId: 1, dealName: ' ', value: 1 }, 'dealName', 'Deal name is required'],
    [{ contactId: 1, dealName: 'A' }, 'value', 'Deal value is required'],
    [{ contactId: 999_999, dealName: 'A', value: 1 }, 'contactId', 'Contact not found'],
    [{ contactId: 1, dealName: 'A', value: 1, probability: 101 }, 'probability', 'At most 100'],
    [{ contactId: 1, dealName: 'A', value: -1 }, 'value', 'At least 0'],
    [
      { contactId: 1, dealName: 'A', value: 1, expectedCloseDate: '2569-11-25' },
      'expectedCloseDate',
      'Enter a year from 1900 to 2200',
    ],
    [
      { contactId: 1, dealName: 'A', value: 1, commissionPercent: 3.123 },
      'commissionPercent',
      'At most two decimal places',
    ],
  ])('%o is refused', async (body, path, message) => {
    const { status, body: problem } = await post(body)
    expect(status).toBe(400)
    expect(problem.errors).toContainEqual(expect.objectContaining({ path, message }))
  })

  test('takes a member of staff by id, username or name, else the name as it is', async () => {
    const { username, id } = other.actor
    for (const assignedTo of [id, username.toUpperCase()]) {
      expect(await aDeal(world, { assignedTo }, agent)).toMatchObject({ assignedToId: id })
    }
    const free = await aDeal(world, { assignedTo: 'The agency' }, agent)
    expect(free).toMatchObject({ assignedToId: null, assignedTo: 'The agency' })
    const { status } = await post({
      contactId: free.contactId,
      dealName: 'A',
      value: 1,
      assignedToId: 999_999,
    })
    expect(status).toBe(400)
  })

  test('tells the colleague whom it is given to', async () => {
    const deal = await aDeal(world, { assignedTo: other.actor.id }, agent)
    const { body } = await world.request('GET', '/api/notifications', { as: other })
    expect(JSON.stringify(body)).toContain(`"subjectId":${deal.id}`)
  })

  test('a commission is a percentage or an amount', async () => {
    const deal = await aDeal(world, { commissionPercent: 3.25 })
    expect(deal.commissionPercent).toBe(3.25)
    const { status, body } = await put(deal.id, { commissionAmount: 100_000 })
    expect([status, body.errors[0].path]).toEqual([400, 'commissionAmount'])
    const changed = await put(deal.id, { commissionAmount: 100_000, commissionPercent: null })
    expect(changed.body).toMatchObject({ commissionAmount: 100_000, commissionPercent: null })
  })
})

describe('changing a deal', () => {
  test('changes what is given, and refuses another version with what changed', async () => {
    const deal = await aDeal(world, {}, agent)
    const first = await put(deal.id, { notes: 'Wants a balcony', version: 1 })
    expect(first.body).toMatchObject({ notes: 'Wants a balcony', version: 2 })
    const second = await put(deal.id, { value: 1, version: 1 }, other)
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({ changedFields: ['notes'], current: { version: 2 } })
    expect((await put(deal.id, { notes: 'Wants a balcony' })).body.version).toBe(2)
  })

  test('homes are those that were shown, each once, and may not be deleted ones', async () => {
    const [a, b] = [await aUnit(world), await aUnit(world)]
    const deal = await aDeal(world, { unitId: a.id, unitIds: [b.id, b.id] })
    expect(deal.unitIds).toEqual([b.id])
    expect(deal.unit).toMatchObject({ id: a.id, isDeleted: false })
    expect((await put(deal.id, { unitIds: [] })).body.units).toEqual([])
    await world.db
      .updateTable('units')
      .set({ deletedAt: world.now })
      .where('id', '=', b.id)
      .execute()
    const refused = await put(deal.id, { unitIds: [b.id] })
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'unitIds.0'])
  })

  test('a home or a contact that is deleted later says so, and the deal can still be changed', async () => {
    const unit = await aUnit(world)
    const deal = await aDeal(world, { unitId: unit.id })
    const deletedAt = world.now
    await world.db.updateTable('units').set({ deletedAt }).where('id', '=', unit.id).execute()
    await world.db
      .updateTable('contacts')
      .set({ deletedAt })
      .where('id', '=', deal.contactId)
      .execute()
    const { status, body } = await put(deal.id, { notes: 'Later', unitId: unit.id })
    expect(status).toBe(200)
    expect(body).toMatchObject({ unit: { isDeleted: true }, contact: { isDeleted: true } })
  })

  test('a stage moves the card and is kept in the history', async () => {
    const deal = await aDeal(world, {}, agent)
    const { body } = await put(deal.id, { stage: 'viewing' })
    expect(body).toMatchObject({ stage: 'viewing', column: 'viewingschedule', daysInStage: 0 })
    expect(body.stages).toMatchObject([{ stage: 'leadin' }, { stage: 'viewing', until: null }])
    const won = await put(deal.id, { stage: 'closed_won' })
    expect(won.body).toMatchObject({ status: 'won', closedOn: expect.any(String) })
    expect((await put(deal.id, { stage: 'negotiation' })).body).toMatchObject({ closedOn: null })
  })
})

test('a stage that is put and a move to it end alike, whatever the deal was before', async () => {
  const { id: unitId } = await aUnit(world)
  const lost = { stage: 'lost', reasonId: 8, reasonText: 'Moved abroad' }
  for (const before of [{ stage: 'leadin' }, { stage: 'won', reasonId: 9 }, lost]) {
    for (const stage of ['contract', 'closed_won', 'closed_lost', 'qualified']) {
      const moved = await aDeal(world, { unitId }, agent)
      const given = await aDeal(world, { unitId }, agent)
      const move = (id: number, body: object) =>
        world.request('POST', `/api/deals/${id}/move`, { as: agent, body })
      await move(moved.id, before)
      await move(given.id, before)
      const last = await move(moved.id, { stage })
      const changed = await put(given.id, { stage })
      expect([last.status, changed.status]).toEqual([200, 200])
      expect(same(changed.body)).toEqual(same(last.body.deal))
      const entries = async (id: number) =>
        (await world.request('GET', `/api/deals/${id}/activities`, { as: agent })).body.map(
          ({ title, description, unitId }: ActivityRecord) => [title, description, unitId],
        )
      expect(await entries(given.id)).toEqual(await entries(moved.id))
    }
  }
})

/** A deal without what differs between two of the same kind. */
const same = ({ id: _, contactId: __, contact: ___, position: ____, ...deal }: DealRecord) => deal

describe('deleting a deal', () => {
  test('is for whoever has it, managers and admins, who may bring it back', async () => {
    const deal = await aDeal(world, {}, agent)
    const path = `/api/deals/${deal.id}`
    expect((await world.request('DELETE', path, { as: other })).status).toBe(403)
    expect((await world.request('DELETE', path, { as: agent })).status).toBe(204)
    expect((await world.request('GET', path, { as: agent })).status).toBe(404)
    expect((await world.request('POST', `${path}/restore`, { as: other })).status).toBe(403)
    expect((await world.request('POST', `${path}/restore`, { as: agent })).status).toBe(200)
    expect((await world.request('DELETE', path, { as: manager })).status).toBe(204)
  })

  test('every write leaves a record in the audit log', async () => {
    const admin = await world.signIn('admin')
    const deal = await aDeal(world, {}, agent)
    await put(deal.id, { notes: 'A' })
    await world.request('POST', `/api/deals/${deal.id}/move`, {
      as: agent,
      body: { stage: 'qualified' },
    })
    await world.request('DELETE', `/api/deals/${deal.id}`, { as: agent })
    await world.request('POST', `/api/deals/${deal.id}/restore`, { as: agent })
    const { body } = await world.request('GET', `/api/audit?subject=deal&subjectId=${deal.id}`, {
      as: admin,
    })
    expect(body.map(({ action }: { action: string }) => action)).toEqual([
      ...['restore', 'delete', 'update', 'update', 'create'],
    ])
  })
})
