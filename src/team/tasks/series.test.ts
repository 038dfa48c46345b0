import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aTask } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn
beforeAll(async () => {
  world.now = new Date('2027-01-31T05:00:00Z')
  agent = await world.signIn('agent')
})

const put = (id: number, body: unknown) =>
  world.request('PUT', `/api/tasks/${id}`, { as: agent, body })
const complete = async (id: number) => (await put(id, { status: 'completed' })).body
const task = async (id: number) =>
  (await world.request('GET', `/api/tasks/${id}`, { as: agent })).body

describe('Completing a task', () => {
  test('that does not repeat makes none', async () => {
    const { id } = await aTask(world, { dueDate: '2027-01-31' }, agent)
    expect(await complete(id)).toMatchObject({
      ...{ status: 'completed', nextId: null, completedAt: world.now.toISOString() },
    })
    expect(await put(id, { status: 'pending' })).toMatchObject({
      body: { status: 'pending', completedAt: null },
    })
  })

  test('that repeats makes the next one, with all but its status', async () => {
    const about = {
      description: 'Keys',
      dueTime: '10:00',
      priority: 'high',
      reminder: 'hour',
    } as const
    const { id } = await aTask(
      world,
      { ...about, title: 'Inspect', dueDate: '2027-01-31', repeat: 'monthly' },
      agent,
    )
    const { nextId } = await complete(id)
    const next = await task(nextId)
    expect(next).toMatchObject({
      ...{
        ...about,
        title: 'Inspect',
        dueDate: '2027-02-28',
        repeat: 'monthly',
        status: 'pending',
      },
      ...{ assignedToId: agent.actor.id },
    })
    const third = await complete(nextId)
    expect((await task(third.nextId)).dueDate).toBe('2027-03-31')
  })

  test('that is for the last day of every month makes one for the last day of the next', async () => {
    const [first, other] = await Promise.all([
      aTask(world, { dueDate: '2027-02-28', repeat: 'monthly', repeatDay: 31 }, agent),
      // An aim that is not the day of this month is none.
      aTask(world, { dueDate: '2027-02-10', repeat: 'monthly', repeatDay: 31 }, agent),
    ])
    const next = await task((await complete(first.id)).nextId)
    expect(next.dueDate).toBe('2027-03-31')
    expect((await task((await complete(next.id)).nextId)).dueDate).toBe('2027-04-30')
    expect((await task((await complete(other.id)).nextId)).dueDate).toBe('2027-03-10')
  })

  test('that is weeks late makes the next one that is not late', async () => {
    const { id } = await aTask(world, { dueDate: '2027-01-04', repeat: 'weekly' }, agent)
    const { nextId } = await complete(id)
    expect((await task(nextId)).dueDate).toBe('2027-02-01')
  })

  test('as it is entered makes the next one as well', async () => {
    const body = { title: 'Rent', dueDate: '2027-01-31', repeat: 'monthly', status: 'completed' }
    const entered = await world.request('POST', '/api/tasks', { as: agent, body })
    const { id, nextId } = entered.body
    expect(await task(nextId)).toMatchObject({ dueDate: '2027-02-28', status: 'pending' })
    expect((await put(id, { status: 'pending' })).body.nextId).toBeNull()
    expect(await task(nextId)).toMatchObject({ status: 404 })
  })

  test('twice at once makes one next task', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await aTask(
        world,
        { dueDate: '2027-01-31', repeat: 'weekly', title: 'Race' },
        agent,
      )
      const both = [complete(id), complete(id)]
      const [first, second] = await Promise.all(both)
      expect(first.nextId).toBe(second.nextId)
      const { length } = await world.db
        .selectFrom('tasks')
        .select('id')
        .where('title', '=', 'Race')
        .where('id', '>', id)
        .execute()
      expect(length).toBe(1)
    }
  })

  test('twice at once with the same version is a conflict for the second', async () => {
    const { id } = await aTask(world, { dueDate: '2027-01-31', repeat: 'weekly' }, agent)
    const send = () => put(id, { status: 'completed', version: 1 })
    const statuses = (await Promise.all([send(), send()])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
  })
})

describe('Opening a completed task again', () => {
  test('takes the next one back', async () => {
    const { id } = await aTask(world, { dueDate: '2027-01-31', repeat: 'weekly' }, agent)
    const { nextId } = await complete(id)
    expect((await put(id, { status: 'pending' })).body.nextId).toBeNull()
    expect((await world.request('GET', `/api/tasks/${nextId}`, { as: agent })).status).toBe(404)
    const again = await complete(id)
    expect((await task(again.nextId)).dueDate).toBe('2027-02-07')
  })

  test('leaves a next one that somebody changed', async () => {
    const { id } = await aTask(world, { dueDate: '2027-01-31', repeat: 'weekly' }, agent)
    const { nextId } = await complete(id)
    await put(nextId, { title: 'With the new tenant' })
    await put(id, { status: 'in_progress' })
    expect((await task(nextId)).title).toBe('With the new tenant')
    expect((await complete(id)).nextId).toBe(nextId)
  })

  test('after its next one was deleted makes another', async () => {
    const { id } = await aTask(world, { dueDate: '2027-01-31', repeat: 'weekly' }, agent)
    const { nextId } = await complete(id)
    await put(nextId, { title: 'Not needed' })
    await world.request('DELETE', `/api/tasks/${nextId}`, { as: agent })
    await put(id, { status: 'pending' })
    const again = await complete(id)
    expect(again.nextId).not.toBe(nextId)
    expect((await task(again.nextId)).dueDate).toBe('2027-02-07')
  })

  test('tells whoever had the next one no more of it', async () => {
    const other = await world.signIn('agent')
    const input = { dueDate: '2027-01-31', repeat: 'weekly', assignedToId: other.actor.id } as const
    const { id } = await aTask(world, input, agent)
    const { nextId } = await complete(id)
    const unread = async () =>
      (await world.request('GET', '/api/notifications?unread=true', { as: other })).body.map(
        ({ subjectId }: { subjectId: number }) => subjectId,
      )
    expect(await unread()).toEqual([nextId])
    await put(id, { status: 'pending' })
    expect(await unread()).toEqual([])
  })
})
