import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { aUnit } from '../../../records/units/test-factory.ts'
import { receiveInquiry } from '../../inquiries/receive-inquiry.ts'
import { testAgency } from './test-agency.ts'

const agency = await testAgency()
const { world, manager, nok, ploy, unknownPerson, received, sendInquiry, stored } = agency
const { dutyOf, notices, kinds, asks } = agency
beforeEach(agency.begin)

/** A visitor's inquiry about a unit, handed over. */
async function asksAbout(unitId: number, person: object = unknownPerson(), words: object = {}) {
  const sent = { ...person, ...words, propertyId: unitId, propertyDetails: '24A, Baan Sirin' }
  const { status, body } = await sendInquiry(sent)
  expect(status).toBe(201)
  await world.services.jobs.idle()
  return stored(body.id)
}

/** Runs the jobs of a message once more. */
async function runAgain(messageId: number): Promise<void> {
  await sql`update pgboss.job set state = 'created', started_on = null, completed_on = null,
    start_after = now() where data -> 'payload' ->> 'messageId' = ${String(messageId)}`.execute(
    world.db,
  )
  await world.services.jobs.idle()
}

const minutesLater = async (minutes: number) => {
  world.now = new Date(world.now.getTime() + minutes * 60_000)
  await sql`update pgboss.job set start_after = now()
    where start_after > now() and data ->> 'task' = 'remind-unassigned'`.execute(world.db)
  await world.services.jobs.idle()
}

describe('An inquiry', () => {
  test('is told with its message and preferred time, also when nobody takes it', async () => {
    const unit = await aUnit(world)
    const words = { message: 'Can I see it?', preferredTime: 'After six' }
    await asksAbout(unit.id, unknownPerson(), words)
    const details = { text: 'Can I see it? · Preferred time: After six' }
    expect(await notices(nok)).toMatchObject([{ kind: 'inquiry', details }])
    await dutyOf([ploy])
    await minutesLater(16)
    expect(await notices(ploy)).toContainEqual(
      expect.objectContaining({
        kind: 'unassigned',
        details: expect.objectContaining(details),
      }),
    )
  })

  test('goes to whom its unit is assigned to, with conversation and contact, and they are told', async () => {
    await dutyOf([nok])
    const unit = await aUnit(world, { assignedToId: ploy.actor.id })
    const { inquiry, thread, contact } = await asksAbout(unit.id)
    const assignedToId = ploy.actor.id
    expect([inquiry, thread, contact]).toMatchObject([
      { assignedToId },
      { assignedToId },
      { assignedToId },
    ])
    expect(await notices(ploy)).toMatchObject([
      {
        kind: 'inquiry',
        subject: 'thread',
        subjectId: thread.id,
        details: { name: contact.name, channel: 'website', unit: '24A, Baan Sirin' },
      },
    ])
    expect(await notices(nok)).toEqual([])
    const listed = await world.request('GET', '/api/inquiries?limit=1', { as: nok })
    expect(listed.body[0]).toMatchObject({
      assignedToId,
      assignedTo: `${ploy.actor.firstName} ${ploy.actor.lastName}`,
    })
  })

  test('else goes to the next on duty, in turn', async () => {
    await dutyOf([nok, ploy])
    const owners = [(await asks()).thread, (await asks()).thread].map(
      (thread) => thread.assignedToId,
    )
    expect(owners.toSorted()).toEqual([nok.actor.id, ploy.actor.id].toSorted())
    expect(await notices(nok)).toMatchObject([{ kind: 'inquiry', details: { text: 'A balcony' } }])
    expect(await kinds(ploy)).toEqual(['inquiry'])
  })

  test('of many at once goes to each on duty in turn', async () => {
    await dutyOf([nok, ploy])
    const sent = await Promise.all(
      [1, 2, 3, 4].map(() => received({ ...unknownPerson(), requirements: 'x' })),
    )
    await world.services.jobs.idle()
    const after = await Promise.all(sent.map(({ inquiry }) => stored(inquiry.id)))
    const owners = after.map(({ thread }) => thread.assignedToId).toSorted()
    expect(owners).toEqual([nok, nok, ploy, ploy].map(({ actor }) => actor.id).toSorted())
  })

  test('of somebody whose conversation is taken goes to whoever has it', async () => {
    const person = unknownPerson()
    await dutyOf([nok])
    await asks(person)
    await dutyOf([ploy])
    const { inquiry, thread } = await asks(person)
    expect([inquiry.assignedToId, thread.assignedToId]).toEqual([nok.actor.id, nok.actor.id])
    expect(await notices(ploy)).toEqual([])
    // One row for the conversation, renewed.
    expect(await kinds(nok)).toEqual(['inquiry'])
  })

  test('about a colleague’s unit goes to them, and tells whoever has the conversation', async () => {
    const person = unknownPerson()
    await dutyOf([nok])
    const first = await asks(person)
    const unit = await aUnit(world, { assignedToId: ploy.actor.id })
    const { inquiry, thread } = await asksAbout(unit.id, person)
    expect(thread.id).toBe(first.thread.id)
    expect([inquiry.assignedToId, thread.assignedToId]).toEqual([ploy.actor.id, nok.actor.id])
    expect(await kinds(ploy)).toEqual(['inquiry'])
    expect(await kinds(nok)).toEqual(['message', 'inquiry'])
  })

  test('outside working hours stays unassigned and says so to everybody', async () => {
    await dutyOf([nok])
    world.now = new Date('2093-11-26T13:00:00Z')
    const { inquiry, thread, contact } = await asks()
    const assignedToId = null
    expect([inquiry, thread, contact]).toMatchObject([
      { assignedToId },
      { assignedToId },
      { assignedToId },
    ])
    for (const as of [manager, nok, ploy]) {
      expect(await notices(as)).toMatchObject([
        { kind: 'inquiry', details: { isUnassigned: true } },
      ])
    }
  })

  test('is handed over once, however often its job runs', async () => {
    await dutyOf([nok, ploy])
    const { message } = await asks()
    const before = [...(await kinds(nok)), ...(await kinds(ploy))]
    await runAgain(message.id)
    expect([...(await kinds(nok)), ...(await kinds(ploy))]).toEqual(before)
  })

  test.each([
    ['whoever it goes to, they are told no more', () => nok, []],
    ['a colleague, whoever it goes to is told', () => ploy, ['inquiry']],
  ])('that is read before its job runs, by %s', async (_who, reader, told) => {
    await dutyOf([nok])
    const { message, thread } = await asks()
    await agency.clearNotifications()
    const read = await world.request('POST', `/api/inbox/threads/${thread.id}/read`, {
      as: reader(),
    })
    expect(read.status).toBe(204)
    // As if the job had waited until now.
    await sql`update inbox_messages set handed_over_at = null where id = ${message.id}`.execute(
      world.db,
    )
    await runAgain(message.id)
    expect(await kinds(nok)).toEqual(told)
  })

  test('from days ago is assigned, and nobody is told any more', async () => {
    await dutyOf([nok])
    const daysAgo = new Date('2093-11-20T05:00:00Z')
    const form = { kind: 'contact', contactMethod: 'email', ...unknownPerson() } as const
    const id = await receiveInquiry({ ...world.context(), now: daysAgo }, form)
    await world.services.jobs.idle()
    expect((await stored(id)).thread.assignedToId).toBe(nok.actor.id)
    expect(await notices(nok)).toEqual([])
  })
})

describe('A conversation that nobody takes', () => {
  beforeEach(() =>
    sql`delete from pgboss.job where data ->> 'task' = 'remind-unassigned'`.execute(world.db),
  )

  test('is told to those on duty after 15 minutes, when work begins', async () => {
    await dutyOf([nok])
    world.now = new Date('2093-11-26T13:00:00Z')
    const { thread, contact } = await asks()
    await minutesLater(15)
    expect(await kinds(nok)).toEqual(['inquiry'])
    world.now = new Date('2093-11-27T02:00:00Z')
    await minutesLater(0)
    expect(await notices(nok)).toMatchObject([
      {
        kind: 'unassigned',
        subjectId: thread.id,
        details: { name: contact.name, since: '2093-11-26T13:00:00.000Z' },
      },
      { kind: 'inquiry' },
    ])
    expect(await kinds(ploy)).toEqual(['inquiry'])
  })

  test('is listed for everybody, and sent to those who are named for duty alone', async () => {
    await dutyOf([nok])
    world.now = new Date('2093-11-26T18:00:00Z')
    const night = { isOn: true, from: '21:00', to: '08:00', days: 'every_day' }
    for (const as of [nok, ploy]) {
      const { body } = await world.request('GET', '/api/notifications/settings', { as })
      const changes = { quiet: night, version: body.version }
      await world.request('PUT', '/api/notifications/settings', { as, body: changes })
    }
    await asks()
    // What is to be sent at night waits for the morning.
    const waits = await world.db
      .selectFrom('notifications')
      .select(['userId', 'isWaiting'])
      .where('userId', 'in', [nok.actor.id, ploy.actor.id])
      .orderBy('userId')
      .execute()
    expect(waits).toEqual([
      { userId: nok.actor.id, isWaiting: true },
      { userId: ploy.actor.id, isWaiting: false },
    ])
  })

  test('is told to everybody where nobody is named as on duty', async () => {
    await asks()
    await minutesLater(15)
    for (const as of [manager, nok, ploy])
      expect(await kinds(as)).toEqual(['unassigned', 'inquiry'])
  })

  test.each([
    [
      'somebody took it',
      async (id: number) => {
        const body = { assignedToId: nok.actor.id }
        return world.request('PUT', `/api/inbox/threads/${id}`, { as: nok, body })
      },
    ],
    [
      'somebody answered',
      async (id: number) => {
        const body = { threadId: id, content: 'Hello' }
        return world.request('POST', '/api/inbox/messages', { as: nok, body })
      },
    ],
    [
      'it was archived',
      async (id: number) => {
        const body = { status: 'archived' }
        return world.request('PUT', `/api/inbox/threads/${id}`, { as: nok, body })
      },
    ],
  ])('is not told of when %s', async (_why, takes) => {
    const { thread } = await asks()
    expect((await takes(thread.id)).status).toBeLessThan(300)
    await minutesLater(15)
    expect(await kinds(ploy)).toEqual(['inquiry'])
  })

  test('is no news any more for anybody once a colleague took it or answered', async () => {
    const unread = async () => {
      const lists = await Promise.all([manager, ploy].map(notices))
      return lists.flat().filter(({ readAt }) => readAt === null).length
    }
    const { thread } = await asks()
    await minutesLater(15)
    expect(await unread()).toBe(4)
    const body = { assignedToId: nok.actor.id }
    await world.request('PUT', `/api/inbox/threads/${thread.id}`, { as: nok, body })
    expect(await unread()).toBe(0)
    const { thread: other } = await asks()
    const answer = { threadId: other.id, content: 'Hello' }
    await world.request('POST', '/api/inbox/messages', { as: nok, body: answer })
    expect(await unread()).toBe(0)
  })
})
