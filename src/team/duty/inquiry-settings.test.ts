import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '../../context.ts'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { nextOnDuty, onDuty } from './on-duty.ts'

let world: TestApp
let manager: SignedIn
let agents: SignedIn[]

beforeAll(async () => {
  world = await testApp()
  manager = await world.signIn('manager')
  agents = await Promise.all([1, 2, 3].map(() => world.signIn('agent')))
  // The sessions go on whatever the clock of a test says.
  await world.db.updateTable('sessions').set({ expiresAt: '2030-01-01T00:00:00Z' }).execute()
})
beforeEach(() => {
  // A Thursday at noon in Bangkok.
  world.now = new Date('2026-11-26T05:00:00Z')
})

const path = '/api/settings/inquiries'
const settings = async (as = manager) => (await world.request('GET', path, { as })).body
const save = (body: unknown, as = manager) => world.request('PUT', path, { as, body })
const ids = () => agents.map(({ actor }) => actor.id)
const next = () => inTransaction(world.context(), nextOnDuty)

describe('Who gets inquiries', () => {
  test('is nobody at first, on Monday to Saturday, not on holidays', async () => {
    expect(await settings()).toEqual({
      people: [],
      hours: [1, 2, 3, 4, 5, 6].map((day) => ({ day, from: '09:00', to: '19:00' })),
      closedOnHolidays: true,
      answerAssigns: true,
      escalateMinutes: 60,
      daysOff: [],
      holidays: expect.arrayContaining([
        { date: '2026-12-10', name: 'Constitution Day', nameTh: 'วันรัฐธรรมนูญ' },
        { date: '2027-04-13', name: 'Songkran Festival', nameTh: 'วันสงกรานต์' },
      ]),
      isOpen: true,
      version: 1,
    })
  })

  test('is read by all staff, and changed by managers and admins, which is audited', async () => {
    const [agent] = agents
    expect(await settings(agent)).toMatchObject({ version: 1 })
    expect((await save({ people: [] }, agent)).status).toBe(403)
    const { status, body } = await save({
      people: ids().toReversed(),
      hours: [{ day: 7, from: '10:00', to: '12:00' }],
      closedOnHolidays: false,
      daysOff: ['2026-12-24', '2026-12-24'],
      version: 1,
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      people: agents
        .toReversed()
        .map(({ actor }) => ({ id: actor.id, name: `Anna ${actor.lastName}`, isAvailable: true })),
      hours: [{ day: 7, from: '10:00', to: '12:00' }],
      closedOnHolidays: false,
      daysOff: ['2026-12-24'],
      isOpen: false,
      version: 2,
    })
    const admin = await world.signIn('admin')
    const audit = await world.request('GET', '/api/audit?subject=inquiry_settings', { as: admin })
    expect(audit.body[0]).toMatchObject({
      action: 'update',
      actorId: manager.actor.id,
      changes: {
        closedOnHolidays: [true, false],
        daysOff: [[], ['2026-12-24']],
        people: [[], body.people.map(({ name }: { name: string }) => name)],
      },
    })
    const late = await save({ people: [], version: 1 })
    expect([late.status, late.body.current.version]).toEqual([409, 2])
  })

  test.each([
    [{ people: [2_000_000] }, 'people.0', 'This colleague doesn’t exist'],
    [{ hours: [{ day: 8, from: '09:00', to: '10:00' }] }, 'hours.0.day', 'At most 7'],
    [{ hours: [{ day: 1, from: '10:00', to: '10:00' }] }, 'hours.0.to', 'after the start'],
    [{ hours: [{ day: 1, from: '9', to: '10:00' }] }, 'hours.0.from', 'such as 09:00'],
    [{ daysOff: ['2026-02-30'] }, 'daysOff.0', 'YYYY-MM-DD'],
    [
      {
        hours: [
          { day: 1, from: '09:00', to: '10:00' },
          { day: 1, from: '11:00', to: '12:00' },
        ],
      },
      'hours',
      'only one set',
    ],
  ])('is not changed to %j', async (body, at, message) => {
    const answer = await save(body)
    expect([answer.status, answer.body.errors[0].path]).toEqual([400, at])
    expect(answer.body.errors[0].message).toContain(message)
  })
})

describe('The turn', () => {
  const hours = [4].map((day) => ({ day, from: '09:00', to: '19:00' }))
  beforeEach(async () => {
    await save({ people: ids(), hours, closedOnHolidays: true, daysOff: [] })
  })

  test('goes round among those on duty', async () => {
    const first = await next()
    const turns = [first, await next(), await next()]
    expect(turns.toSorted()).toEqual(ids().toSorted())
    expect(await next()).toBe(first)
  })

  test('of inquiries at the same moment goes to different people', async () => {
    const turns = await Promise.all([next(), next(), next()])
    expect(turns.toSorted()).toEqual(ids().toSorted())
  })

  test('passes over who left or may not open the dashboard', async () => {
    const [gone] = ids()
    await world.db
      .updateTable('staffUsers')
      .set({ isActive: false })
      .where('id', '=', gone ?? 0)
      .execute()
    expect((await settings()).people).toMatchObject([
      { id: gone, isAvailable: false },
      { isAvailable: true },
      { isAvailable: true },
    ])
    const turns = [await next(), await next(), await next(), await next()]
    expect(turns).not.toContain(gone)
    await world.db
      .updateTable('staffUsers')
      .set({ isActive: true })
      .where('id', '=', gone ?? 0)
      .execute()
    await world.db.updateTable('settings').set({ dashboardAccess: 'managers' }).execute()
    expect(await next()).toBe(null)
    await world.db.updateTable('settings').set({ dashboardAccess: 'staff' }).execute()
  })

  test('is nobody’s outside working hours, on holidays and days off', async () => {
    world.now = new Date('2026-11-26T12:00:00Z')
    expect(await next()).toBe(null)
    expect(await onDuty(world.context())).toEqual({
      people: [],
      opensAt: new Date('2026-12-03T02:00:00Z'),
    })
    // Constitution Day, a Thursday.
    world.now = new Date('2026-12-10T05:00:00Z')
    expect(await next()).toBe(null)
    await save({ closedOnHolidays: false })
    expect(await next()).not.toBe(null)
    await save({ daysOff: ['2026-12-10'] })
    expect(await next()).toBe(null)
  })

  test('of who is added comes next, and of the others stays', async () => {
    const [a = 0, b = 0, c = 0] = ids()
    await save({ people: [a, b] })
    const last = await next()
    await save({ people: [a, b, c] })
    const turns = [await next(), await next()]
    expect(turns).not.toContain(last)
    expect(turns).toContain(c)
  })
})
