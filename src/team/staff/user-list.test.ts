import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aUser } from './test-factory.ts'

let world: TestApp
let admin: SignedIn
beforeAll(async () => {
  world = await testApp()
  admin = await world.signIn('admin')
  await aUser(world, { username: 'chai', firstName: 'Zoe', role: 'agent', email: 'z@one.example' })
  await aUser(world, { username: 'Beam', role: 'manager', isActive: false })
  await aUser(world, { username: 'aom', firstName: 'Mali', lastName: 'Suk', role: 'agent' })
  const deletedUser = await aUser(world, { username: 'gone', role: 'agent' })
  await world.request('DELETE', `/api/admin/users/${deletedUser.id}`, { as: admin })
})

const list = (query: string) => world.request('GET', `/api/admin/users?${query}`, { as: admin })
const findNames = async (query: string) =>
  (await list(query)).body.map((user: { username: string }) => user.username)

test('users are found by a part of name, username or e-mail address, in any letter case', async () => {
  expect(await findNames('search=ZO')).toEqual(['chai'])
  expect(await findNames('search=mali su')).toEqual(['aom'])
  expect(await findNames('search=bea')).toEqual(['Beam'])
  expect(await findNames('search=one.example')).toEqual(['chai'])
  expect(await findNames('search=%25')).toEqual([])
  expect(await findNames('search=gone')).toEqual([])
  expect(await findNames('search=')).toHaveLength(4)
})

test('users are filtered by role and status, with the total', async () => {
  expect(await findNames('role=agent')).toEqual(['aom', 'chai'])
  expect(await findNames('role=agent,manager')).toEqual(['aom', 'Beam', 'chai'])
  expect(await findNames('role=agent&role=manager&isActive=true')).toEqual(['aom', 'chai'])
  expect(await findNames('isActive=false')).toEqual(['Beam'])
  expect(await findNames('role=all&isActive=any')).toHaveLength(4)
  const page = await list('role=agent&limit=1&sort=username')
  expect(page.headers.get('x-total-count')).toBe('2')
  expect(page.headers.get('link')).toContain('role=agent&limit=1&sort=username&offset=1')
})

test('users are sorted in both directions', async () => {
  const self = admin.actor.username
  expect(await findNames('sort=username')).toEqual([self, 'aom', 'Beam', 'chai'])
  expect(await findNames('sort=username_desc')).toEqual(['chai', 'Beam', 'aom', self])
  expect(await findNames('sort=name')).toEqual([self, 'Beam', 'aom', 'chai'])
  expect(await findNames('sort=name_desc')).toEqual(['chai', 'aom', 'Beam', self])
  expect(await findNames('sort=role')).toEqual([self, 'Beam', 'aom', 'chai'])
  expect(await findNames('sort=role_desc')).toEqual(['aom', 'chai', 'Beam', self])
  expect(await findNames('')).toEqual(['aom', 'Beam', 'chai', self])
})

test.each([
  ['sort', 'age'],
  ['role', 'owner'],
  ['isActive', 'perhaps'],
  ['search', 'x'.repeat(201)],
  ['search', '\0'],
])('an invalid %s is reported', async (name, value) => {
  const response = await list(`${name}=${encodeURIComponent(value)}`)
  expect(response.status).toBe(400)
  expect(response.body.errors[0].path).toContain(name)
})
