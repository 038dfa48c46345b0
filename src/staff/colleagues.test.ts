import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../test-app.ts'
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
    (one: { name: string }) => one.name,
  )

test('anybody in the dashboard sees the active colleagues by name, with nothing but id and name', async () => {
  expect(await staff()).toEqual(['Anna agent 1', 'bee', 'Chai Wong'])
  const { body } = await world.request('GET', '/api/staff', { as: agent })
  for (const one of body) expect(Object.keys(one)).toEqual(['id', 'name'])
})

test('pickers search by any part of name or username, in any letter case', async () => {
  expect(await staff('?search=WON')).toEqual(['Chai Wong'])
  expect(await staff('?search=ee')).toEqual(['bee'])
  expect(await staff('?search=%25')).toEqual([])
  expect(await staff('?limit=1&offset=1')).toEqual(['bee'])
})

test('visitors do not learn who works here', async () => {
  expect((await world.request('GET', '/api/staff')).status).toBe(401)
})
