import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../test-app.ts'
import { aUser } from './test-factory.ts'

let world: TestApp
let admin: SignedIn
beforeAll(async () => {
  world = await testApp()
  admin = await world.signIn('admin')
  await aUser(world, { username: 'chai', firstName: 'Zoe', role: 'agent', email: 'z@one.example' })
  await aUser(world, { username: 'Beam', role: 'manager', isActive: false })
  await aUser(world, { username: 'aom', firstName: 'Mali', lastName: 'Suk', role: 'agent' })
  const gone = await aUser(world, { username: 'gone', role: 'agent' })
  await world.request('DELETE', `/api/admin/users/${gone.id}`, { as: admin })
})

const list = (query: string) => world.request('GET', `/api/admin/users?${query}`, { as: admin })
const found = async (query: string) =>
  (await list(query)).body.map((user: { username: string }) => user.username)

test('users are found by a part of name, username or e-mail address, in any letter case', async () => {
  expect(await found('search=ZO')).toEqual(['chai'])
  expect(await found('search=mali su')).toEqual(['aom'])
  expect(await found('search=bea')).toEqual(['Beam'])
  expect(await found('search=one.example')).toEqual(['chai'])
  expect(await found('search=%25')).toEqual([])
  expect(await found('search=gone')).toEqual([])
  expect(await found('search=')).toHaveLength(4)
})

test('they are filtered by role and by being active, and the total says how many there are', async () => {
  expect(await found('role=agent')).toEqual(['aom', 'chai'])
  expect(await found('role=agent,manager')).toEqual(['aom', 'Beam', 'chai'])
  expect(await found('role=agent&role=manager&isActive=true')).toEqual(['aom', 'chai'])
  expect(await found('isActive=false')).toEqual(['Beam'])
  expect(await found('role=all&isActive=any')).toHaveLength(4)
  const page = await list('role=agent&limit=1&sort=username')
  expect(page.headers.get('x-total-count')).toBe('2')
  expect(page.headers.get('link')).toContain('role=agent&limit=1&sort=username&offset=1')
})

test('they are sorted both ways', async () => {
  const self = admin.actor.username
  expect(await found('sort=username')).toEqual([self, 'aom', 'Beam', 'chai'])
  expect(await found('sort=username_desc')).toEqual(['chai', 'Beam', 'aom', self])
  expect(await found('sort=name')).toEqual([self, 'Beam', 'aom', 'chai'])
  expect(await found('sort=name_desc')).toEqual(['chai', 'aom', 'Beam', self])
  expect(await found('sort=role')).toEqual([self, 'Beam', 'aom', 'chai'])
  expect(await found('sort=role_desc')).toEqual(['aom', 'chai', 'Beam', self])
  expect(await found('')).toEqual(['aom', 'Beam', 'chai', self])
})

test.each([
  ['sort', 'age'],
  ['role', 'owner'],
  ['isActive', 'perhaps'],
  ['search', 'x'.repeat(201)],
  ['search', '\0'],
])('a malformed %s is named', async (name, value) => {
  const answer = await list(`${name}=${encodeURIComponent(value)}`)
  expect(answer.status).toBe(400)
  expect(answer.body.errors[0].path).toContain(name)
})
