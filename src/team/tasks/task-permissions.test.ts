import { beforeAll, describe, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aTask } from './test-factory.ts'

const world = await testApp()
const people: Record<string, SignedIn> = {}
beforeAll(async () => {
  for (const role of ['agent', 'manager', 'admin'] as const) people[role] = await world.signIn(role)
  people.owner = await world.signIn('agent')
  people.maker = await world.signIn('agent')
})
const of = (name: string) => people[name] as SignedIn

/** Who may do what with a task that the maker entered for the owner. */
const table = { agent: false, manager: true, admin: true, owner: true, maker: true }
const ask = (method: string, path: string, who: string, body?: unknown) =>
  world.request(method, `/api/tasks${path}`, { as: of(who), body })

describe.each(Object.entries(table))('with a task of somebody, %s', (who, may) => {
  test(`${may ? 'may' : 'may not'} read, change, complete, delete and restore it`, async () => {
    const { id } = await aTask(world, { assignedToId: of('owner').actor.id }, of('maker'))
    const statuses = [
      (await ask('GET', `/${id}`, who)).status,
      (await ask('PUT', `/${id}`, who, { title: 'Changed' })).status,
      (await ask('PUT', `/${id}`, who, { status: 'completed' })).status,
      (await ask('DELETE', `/${id}`, who)).status,
    ]
    expect(statuses).toEqual(may ? [200, 200, 200, 204] : [403, 403, 403, 403])
    if (may) expect((await ask('POST', `/${id}/restore`, who)).status).toBe(200)
  })
})

test('a task that was given away by a manager is no longer restored by who had it', async () => {
  const { id } = await aTask(world, {}, of('owner'))
  await ask('DELETE', `/${id}`, 'manager')
  expect((await ask('POST', `/${id}/restore`, 'owner')).status).toBe(403)
  expect((await ask('POST', `/${id}/restore`, 'admin')).status).toBe(200)
})

test('everybody lists their own, and only managers and admins those of others', async () => {
  const mine = await aTask(world, { title: 'Listed' }, of('owner'))
  const ids = async (who: string, query: string) =>
    (await ask('GET', `?${query}`, who)).body.map(({ id }: { id: number }) => id)
  expect(await ids('owner', 'search=Listed')).toEqual([mine.id])
  expect(await ids('agent', 'search=Listed')).toEqual([])
  for (const query of ['assignedToId=everyone', `assignedToId=${of('owner').actor.id}`]) {
    for (const path of [`?${query}`, `/counts?${query}`]) {
      expect((await ask('GET', path, 'agent')).status).toBe(403)
      expect((await ask('GET', path, 'manager')).status).toBe(200)
      expect((await ask('GET', path, 'admin')).status).toBe(200)
    }
    expect(await ids('manager', `search=Listed&${query}`)).toEqual([mine.id])
  }
})

test('visitors and users without the dashboard have no tasks', async () => {
  const user = await world.signIn('user')
  for (const [method, path] of [
    ['GET', ''],
    ['POST', ''],
    ['GET', '/counts'],
    ['GET', '/due'],
  ] as const) {
    const body = method === 'POST' ? { title: 'x' } : undefined
    const anonymous = await world.request(method, `/api/tasks${path}`, { body })
    expect(anonymous.status).toBe(401)
    expect((await world.request(method, `/api/tasks${path}`, { as: user, body })).status).toBe(403)
  }
})

test('a timeline leaves out tasks that its reader may not read', async () => {
  const { id: contactId } = await aContact(world)
  const task = { title: 'Ask for the deposit', contactId, assignedToId: of('owner').actor.id }
  await aTask(world, task, of('maker'))
  const titles = async (who: string) => {
    const path = `/api/leads/${contactId}/activities`
    const { body } = await world.request('GET', path, { as: of(who) })
    return body.map(({ title }: { title: string }) => title)
  }
  for (const [who, may] of Object.entries(table)) {
    expect(await titles(who), who).toEqual(may ? expect.arrayContaining([task.title]) : [])
  }
})
