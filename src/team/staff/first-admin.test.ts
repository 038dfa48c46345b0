import { beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { deleteUser } from './delete-user.ts'
import { createFirstAdmin, firstAdmin } from './first-admin.ts'
import { setAdminPassword } from './sign-in/set-password.ts'
import { aUser, login, PASSWORD } from './test-factory.ts'

let world: TestApp
beforeEach(async () => {
  world = await testApp()
})

test('without users an admin is created and its password returned', async () => {
  const password = await createFirstAdmin(world.context())
  expect(password?.username).toBe('admin')
  expect((await login(world, 'admin', password?.password)).body).toMatchObject({ isAdmin: true })
  expect(await createFirstAdmin(world.context())).toBe(null)
})

test('a configured password is used and not returned', async () => {
  expect(await createFirstAdmin(world.context(), PASSWORD)).toBe(null)
  expect((await login(world, 'admin')).status).toBe(200)
})

test('a common configured password is refused', async () => {
  await expect(createFirstAdmin(world.context(), 'Password123')).rejects.toThrow('too common')
  expect((await createFirstAdmin(world.context()))?.username).toBe('admin')
  expect(await createFirstAdmin(world.context(), 'Password123')).toBe(null)
})

test('if there has ever been a user, no admin is created and no password changes', async () => {
  const admin = await aUser(world, { role: 'admin' })
  const other = await aUser(world)
  await deleteUser(world.context(), other.id)
  expect(await createFirstAdmin(world.context(), 'another good password')).toBe(null)
  expect((await login(world, admin.username)).status).toBe(200)
  expect((await login(world, 'admin', 'another good password')).status).toBe(401)
})

test('an admin without a password is not created again, and is given one', async () => {
  const { id } = await firstAdmin(world.context())
  expect((await login(world, 'admin', ' ')).status).toBe(401)
  expect((await firstAdmin(world.context())).id).toBe(id)
  const password = await createFirstAdmin(world.context())
  expect((await login(world, 'admin', password?.password)).body).toMatchObject({ isAdmin: true })
  expect(await createFirstAdmin(world.context())).toBe(null)
  const admins = world.db.selectFrom('staffUsers').select('id').where('role', '=', 'admin')
  expect(await admins.execute()).toEqual([{ id }])
})

test('processes that start at the same time create one admin', async () => {
  const password = await Promise.all([1, 2, 3, 4].map(() => createFirstAdmin(world.context())))
  expect(password.filter(Boolean)).toHaveLength(1)
})

test('the command sets an admin’s password and ends the sessions', async () => {
  await createFirstAdmin(world.context(), PASSWORD)
  const cookie = (await login(world, 'admin')).headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await setAdminPassword(world.context(), 'ADMIN', 'another good password')
  expect((await login(world, 'admin')).status).toBe(401)
  expect((await login(world, 'admin', 'another good password')).status).toBe(200)
  const check = await world.request('GET', '/api/auth/check', { headers: { cookie } })
  expect(check.status).toBe(401)
})

test('the command refuses short or common passwords and names that are not an admin’s, listing the admins', async () => {
  await createFirstAdmin(world.context(), PASSWORD)
  const agent = await aUser(world, { role: 'agent' })
  const set = (username: string, password: string) =>
    setAdminPassword(world.context(), username, password)
  await expect(set('admin', '1234567')).rejects.toThrow('at least 8 characters')
  await expect(set('admin', 'password1')).rejects.toThrow('too common')
  await expect(set(agent.username, PASSWORD)).rejects.toThrow('Admins: admin.')
})
