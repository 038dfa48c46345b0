import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aUser } from './test-factory.ts'

let world: TestApp
let agent: SignedIn
beforeAll(async () => {
  world = await testApp()
  agent = await world.signIn('agent')
  await aUser(world, { username: 'chai', firstName: 'Chai', lastName: 'Wong', role: 'agent' })
  await aUser(world, { username: 'bee', role: 'manager' })
  await aUser(world, { username: 'away', role: 'agent', isActive: false })
  await aUser(world, { username: 'outsider', role: 'user' })
})

const staff = async (query = '') =>
  (await world.request('GET', `/api/staff${query}`, { as: agent })).body.map(
    (colleague: { name: string }) => colleague.name,
  )

test('all staff can list the active colleagues with id and name only', async () => {
  expect(await staff()).toEqual(['Anna agent 1', 'bee', 'Chai Wong'])
  const { body } = await world.request('GET', '/api/staff', { as: agent })
  for (const colleague of body) expect(Object.keys(colleague)).toEqual(['id', 'name'])
})

test('pickers search by any part of name or username, in any letter case', async () => {
  expect(await staff('?search=WON')).toEqual(['Chai Wong'])
  expect(await staff('?search=ee')).toEqual(['bee'])
  expect(await staff('?search=%25')).toEqual([])
  expect(await staff('?limit=1&offset=1')).toEqual(['bee'])
})

test('visitors cannot list the colleagues', async () => {
  expect((await world.request('GET', '/api/staff')).status).toBe(401)
})
