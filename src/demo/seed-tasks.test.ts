import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../platform/testing/test-app.ts'
import { TaskGroups } from '../team/tasks/rules/task.ts'
import { demoTasks } from './demo-tables.ts'
import { seedInventory } from './seed-inventory.ts'

const world = await testApp()
let admin: SignedIn
beforeAll(async () => {
  admin = await world.signIn('admin')
  await seedInventory(world.context(), new Map())
})

const list = async (query: string) =>
  (await world.request('GET', `/api/tasks?${query}`, { as: admin })).body

test('the first admin has tasks in every group, and completed ones', async () => {
  const { body } = await world.request('GET', '/api/tasks/counts', { as: admin })
  for (const group of TaskGroups.ids) expect([group, body.groups[group]]).not.toEqual([group, 0])
  expect(body.completed).toBeGreaterThan(0)
})

test('everybody has some, of every priority and status, in both languages, about real contacts', async () => {
  const tasks = await list('assignedToId=everyone&limit=100')
  expect(tasks).toHaveLength(demoTasks.length)
  const all = <Name extends string>(name: Name) =>
    new Set(tasks.map((task: Record<Name, unknown>) => task[name]))
  expect(all('assignedToId').size).toBe(4)
  expect(all('priority')).toEqual(new Set(['high', 'medium', 'low']))
  expect(all('status')).toEqual(new Set(['pending', 'in_progress', 'completed']))
  expect(all('repeat')).toEqual(new Set(['none', 'weekly', 'monthly']))
  const titles = tasks.map(({ title }: { title: string }) => title)
  expect(titles.filter((title: string) => /[ก-๙]/.test(title)).length).toBeGreaterThan(3)
  const about = tasks.filter(({ contact }: { contact: unknown }) => contact !== null)
  expect(about.length).toBeGreaterThan(12)
})

test('they stand on the timelines of their contacts', async () => {
  const [task] = await list('search=floor%20plan')
  const path = `/api/leads/${task.contactId}/activities?type=task`
  const { body } = await world.request('GET', path, { as: admin })
  expect(body.map(({ title }: { title: string }) => title)).toContain(task.title)
})
