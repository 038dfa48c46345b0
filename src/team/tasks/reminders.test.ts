import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { notifyDue } from './notify-due.ts'
import { remindTask } from './remind-task.ts'
import { aTask } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn

beforeEach(async () => {
  world.now = new Date('2031-11-25T01:00:00Z')
  agent = await world.signIn('agent')
})

const told = async (as = agent) => (await world.request('GET', '/api/notifications', { as })).body
const put = (id: number, body: unknown) =>
  world.request('PUT', `/api/tasks/${id}`, { as: agent, body })
const morning = () => notifyDue(world.context(), world.now)

/** Runs the reminder of a task that its jobs hold, whether or not its time has come. */
async function remind(taskId: number): Promise<number> {
  const { rows } = await sql<{ payload: { taskId: number; at: string } }>`
    select data -> 'payload' as payload from pgboss.job
    where data ->> 'task' = ${remindTask.name} and (data -> 'payload' ->> 'taskId')::int = ${taskId}
    order by created_on`.execute(world.db)
  const process = { now: () => world.now, signal: new AbortController().signal }
  for (const { payload } of rows) await remindTask.run(world.context(), payload, process)
  return rows.length
}

test('A task with an hour is told at its hour, and once however often its job runs', async () => {
  const { id } = await aTask(
    world,
    { title: 'Call', dueDate: '2031-11-25', dueTime: '10:00' },
    agent,
  )
  expect(await remind(id)).toBe(1)
  await remind(id)
  const [notice, ...others] = await told()
  expect(others).toEqual([])
  expect(notice).toMatchObject({
    ...{ kind: 'task_due', subject: 'task', subjectId: id, details: { name: 'Call' } },
  })
})

test.each(['PUT', 'DELETE'])(
  'What was told of a task is read once it is done with (%s)',
  async (method) => {
    const { id } = await aTask(world, { dueDate: '2031-11-25', dueTime: '10:00' }, agent)
    await remind(id)
    expect(await told()).toMatchObject([{ readAt: null }])
    const body = method === 'PUT' ? { status: 'completed' } : undefined
    await world.request(method, `/api/tasks/${id}`, { as: agent, body })
    expect(await told()).toMatchObject([{ readAt: world.now.toISOString() }])
  },
)

test('What was told of a task is read once it is put off, or given to somebody else', async () => {
  const other = await world.signIn('agent')
  for (const change of [{ dueDate: '2031-11-26' }, { assignedToId: other.actor.id }]) {
    const { id } = await aTask(world, { dueDate: '2031-11-25', dueTime: '10:00' }, agent)
    await remind(id)
    await put(id, change)
    const [notice] = await told()
    expect(notice).toMatchObject({ subjectId: id, readAt: world.now.toISOString() })
  }
  expect(await told(other)).toMatchObject([{ kind: 'assigned', readAt: null }])
})

test('One that somebody began is not told once more', async () => {
  const task = { dueDate: '2031-11-25', dueTime: '10:00', reminder: 'hour' } as const
  const { id } = await aTask(world, task, agent)
  world.now = new Date('2031-11-25T02:00:10Z')
  await remind(id)
  const [{ id: notificationId, createdAt }] = await told()
  await world.request('POST', '/api/notifications/read', {
    as: agent,
    body: { ids: [notificationId] },
  })
  await put(id, { status: 'in_progress' })
  await remind(id)
  expect(await told()).toMatchObject([{ id: notificationId, createdAt }])
})

test('One that was moved is told at its new time only', async () => {
  const { id } = await aTask(world, { dueDate: '2031-11-25', dueTime: '10:00' }, agent)
  await put(id, { dueTime: '11:00', reminder: 'minutes_15' })
  expect(await remind(id)).toBe(2)
  const { remindAt } = await world.db
    .selectFrom('tasks')
    .select('remindAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(new Date(String(remindAt)).toISOString()).toBe('2031-11-25T03:45:00.000Z')
  expect(await told()).toHaveLength(1)
})

test.each([
  ['completed', { status: 'completed' }],
  ['without its hour', { dueTime: null }],
  ['not to be told', { reminder: 'none' }],
])('One that is %s is not told', async (_why, change) => {
  const { id } = await aTask(world, { dueDate: '2031-11-25', dueTime: '10:00' }, agent)
  await put(id, change)
  await remind(id)
  expect(await told()).toEqual([])
})

test('One whose words change at its hour is told all the same', async () => {
  const { id } = await aTask(world, { dueDate: '2031-11-25', dueTime: '10:00' }, agent)
  world.now = new Date('2031-11-25T03:00:30Z')
  await put(id, { title: 'Call at once' })
  await remind(id)
  expect(await told()).toMatchObject([{ subjectId: id, details: { name: 'Call at once' } }])
})

test('One that was deleted is not told, and one that came back is', async () => {
  const { id } = await aTask(world, { dueDate: '2031-11-25', dueTime: '10:00' }, agent)
  await world.request('DELETE', `/api/tasks/${id}`, { as: agent })
  await remind(id)
  expect(await told()).toEqual([])
  await world.request('POST', `/api/tasks/${id}/restore`, { as: agent })
  await remind(id)
  expect(await told()).toHaveLength(1)
})

test('In the morning everybody is told of their day as one, once a day', async () => {
  const other = await world.signIn('agent')
  await aTask(world, { title: 'Yesterday', dueDate: '2031-11-24', dueTime: '10:00' }, agent)
  await aTask(world, { title: 'Today', dueDate: '2031-11-25' }, agent)
  await aTask(world, { title: 'At ten', dueDate: '2031-11-25', dueTime: '10:00' }, agent)
  await aTask(world, { title: 'Tomorrow', dueDate: '2031-11-26' }, agent)
  await aTask(world, { title: 'Quietly', dueDate: '2031-11-25', reminder: 'none' }, agent)
  await morning()
  await morning()
  expect(await told(other)).toEqual([])
  expect(await told()).toMatchObject([
    { kind: 'task_due', subject: 'tasks', details: { count: 2, text: 'Yesterday · Today' } },
  ])
  const [{ id, createdAt }] = await told()
  await world.request('POST', '/api/notifications/read', { as: agent, body: { ids: [id] } })
  await morning()
  expect(await told()).toMatchObject([{ id, createdAt }])
})
