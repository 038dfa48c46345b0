import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../../records/contacts/test-factory.ts'
import { aTask } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn
let contactId: number

// Wednesday 00:30 in Bangkok, which is still Tuesday in UTC.
beforeAll(async () => {
  world.now = new Date('2026-11-24T17:30:00Z')
  agent = await world.signIn('agent')
  contactId = (await aContact(world, { name: 'Khun Arisa' })).id
  const task = (title: string, dueDate: string | null, dueTime: string | null = null) =>
    aTask(world, { title, dueDate, dueTime, ...(title === 'Today' && { contactId }) }, agent)
  await task('Later', '2026-12-03')
  await task('Overdue', '2026-11-24')
  await task('Whenever', null)
  await task('Today', '2026-11-25')
  await task('Today, 10:00', '2026-11-25', '10:00')
  await task('Tomorrow', '2026-11-26')
  await task('In a week', '2026-12-02')
  const done = await task('Done', '2026-11-20')
  const body = { status: 'completed' }
  await world.request('PUT', `/api/tasks/${done.id}`, { as: agent, body })
})

async function titles(query: string): Promise<string[]> {
  const { status, body } = await world.request('GET', `/api/tasks?${query}`, { as: agent })
  expect(status).toBe(200)
  return body.map(({ title }: { title: string }) => title)
}
const open = 'status=pending,in_progress'

test('Tasks are listed by their day in Bangkok, those with an hour first', async () => {
  expect(await titles(`${open}&sort=due`)).toEqual([
    ...['Overdue', 'Today, 10:00', 'Today', 'Tomorrow', 'In a week', 'Later', 'Whenever'],
  ])
})

test.each([
  ['due=overdue', ['Overdue']],
  ['due=today', ['Today, 10:00', 'Today']],
  ['due=week', ['Tomorrow', 'In a week']],
  ['due=later', ['Later']],
  ['due=none', ['Whenever']],
  ['status=completed', ['Done']],
  ['status=in_progress', []],
  ['search=arisa', ['Today']],
  ['search=10:00', ['Today, 10:00']],
  ['search=%25', []],
])('and filtered by %s', async (query, found) => {
  expect(await titles(`${query}&sort=due`)).toEqual(found)
})

test('By default the newest is first, in pages', async () => {
  const response = await world.request('GET', '/api/tasks?limit=2&offset=1', { as: agent })
  expect(response.body.map(({ title }: { title: string }) => title)).toEqual([
    ...['In a week', 'Tomorrow'],
  ])
  expect(response.headers.get('x-total-count')).toBe('8')
  expect(response.headers.get('link')).toContain('offset=3')
})

test('They are counted by their group, and so are those due', async () => {
  const counts = await world.request('GET', '/api/tasks/counts', { as: agent })
  expect(counts.body).toEqual({
    open: 7,
    groups: { overdue: 1, today: 2, week: 2, later: 1, none: 1 },
    completed: 1,
  })
  const due = await world.request('GET', '/api/tasks/due', { as: agent })
  expect(due.body).toEqual({ due: 3 })
})

test('Of a contact, all that one may see are listed', async () => {
  const manager = await world.signIn('manager')
  const list = async (as: SignedIn) =>
    (await world.request('GET', `/api/tasks?contactId=${contactId}`, { as })).body.length
  expect(await list(agent)).toBe(1)
  expect(await list(manager)).toBe(1)
  expect(await list(await world.signIn('agent'))).toBe(0)
})

test.each(['due=soon', 'status=open', 'contactId=x', 'assignedToId=0', 'limit=0', 'sort=title'])(
  'A malformed %s is refused',
  async (query) => {
    const { status, body } = await world.request('GET', `/api/tasks?${query}`, { as: agent })
    expect([status, body.errors[0].path.split('.')[0]]).toEqual([400, query.split('=')[0]])
  },
)
