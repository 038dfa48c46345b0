import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'
import { aContact } from './test-factory.ts'

const world = await testApp()
let agent: SignedIn
beforeAll(async () => {
  agent = await world.signIn('agent')
  for (const name of ['Arisa Thongdee', 'Arisa Lind', 'Marisa Berg', 'คุณอริสา ทองดี', '100% Homes'])
    await aContact(world, { name })
  await aContact(world, { name: 'Arisa Own', assignedToId: agent.actor.id })
  for (const name of ['Priya R.', 'Priya Raghunathan']) await aContact(world, { name })
  for (const name of ['Somchai Rattana', 'Nattaya Wongsakul', 'Lisa Stein', 'Alice Park'])
    await aContact(world, { name })
  const gone = await aContact(world, { name: 'Kenji Gone' })
  await world.request('DELETE', `/api/leads/${gone.id}`, { as: await world.signIn('admin') })
  // What names are found by is stored by a job.
  const task = world.services.jobs.tasks.get('compare-contacts')
  const process = { now: () => world.now, signal: new AbortController().signal }
  await task?.run(world.context(), {}, process)
})

const named = async (...names: string[]) => {
  const query = new URLSearchParams(names.map((name) => ['names', name]))
  const response = await world.request('GET', `/api/leads/mentioned?${query}`, { as: agent })
  expect(response.status).toBe(200)
  const { index, words, contacts } = response.body
  return [index, words, contacts.map(({ name }: { name: string }) => name)]
}

test.each([
  [['Arisa Thongdee about'], [0, 2, ['Arisa Thongdee']]],
  [['arisa about parking'], [0, 1, ['Arisa Own', 'Arisa Thongdee', 'Arisa Lind']]],
  [
    ['Baan Sirin', 'Arisa L'],
    [1, 2, ['Arisa Lind']],
  ],
  [['Priya R'], [0, 2, ['Priya R.']]],
  [['Priya Ra'], [0, 2, ['Priya Raghunathan']]],
  [['อริสา'], [0, 1, ['คุณอริสา ทองดี']]],
  [['อริสา ทองดี'], [0, 2, ['คุณอริสา ทองดี']]],
  [['สมชาย'], [0, 1, ['Somchai Rattana']]],
  [['คุณสมชาย รัตนา'], [0, 2, ['Somchai Rattana']]],
  [['ณัฐยา พรุ่งนี้'], [0, 1, ['Nattaya Wongsakul']]],
  [['ลิซ่า'], [0, 1, ['Lisa Stein']]],
  [['รัตนา'], [null, 0, []]],
  [['Kenji'], [null, 0, []]],
  [['risa'], [null, 0, []]],
  [['%'], [null, 0, []]],
  [['A'], [null, 0, []]],
])('%j names %j', async (names, found) => {
  expect(await named(...names)).toEqual(found)
})

test('It is for staff', async () => {
  expect((await world.request('GET', '/api/leads/mentioned?names=Arisa')).status).toBe(401)
})
