import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aUser, login } from './test-factory.ts'

let world: TestApp
let admin: SignedIn
beforeAll(async () => {
  world = await testApp()
  admin = await world.signIn('admin')
})

const save = (body: unknown) => world.request('PUT', '/api/settings', { as: admin, body })

test('by default only admins can open the dashboard', async () => {
  const response = await world.request('GET', '/api/settings', { as: admin })
  expect(response.body).toEqual({
    ...{ dashboardAccess: 'admins', modelReadsCustomers: false, version: 1 },
  })
})

test('the setting decides which roles can sign in; a `user` never can', async () => {
  const people = {
    admin: await aUser(world, { role: 'admin' }),
    manager: await aUser(world, { role: 'manager' }),
    agent: await aUser(world, { role: 'agent' }),
    user: await aUser(world, { role: 'user' }),
  }
  const expected = {
    admins: { admin: 200, manager: 403, agent: 403, user: 403 },
    managers: { admin: 200, manager: 200, agent: 403, user: 403 },
    staff: { admin: 200, manager: 200, agent: 200, user: 403 },
  }
  for (const [dashboardAccess, statuses] of Object.entries(expected)) {
    expect((await save({ dashboardAccess })).body.dashboardAccess).toBe(dashboardAccess)
    for (const [role, user] of Object.entries(people)) {
      const response = await login(world, user.username)
      expect({ dashboardAccess, role, status: response.status }).toEqual({
        dashboardAccess,
        role,
        status: Reflect.get(statuses, role),
      })
    }
  }
})

test('restricting access applies to signed-in users at once', async () => {
  await save({ dashboardAccess: 'staff' })
  const agent = await world.signIn('agent')
  const staff = () => world.request('GET', '/api/staff', { as: agent })
  expect((await staff()).status).toBe(200)
  await save({ dashboardAccess: 'admins' })
  expect((await staff()).status).toBe(403)
  const check = await world.request('GET', '/api/auth/check', { as: agent })
  expect(check.status).toBe(200)
  expect(Object.values(check.body.permissions)).not.toContain(true)
})

test('an invalid value or an outdated version (409) changes nothing', async () => {
  const { body: before } = await save({ dashboardAccess: 'managers' })
  const wrong = await save({ dashboardAccess: 'everybody' })
  expect(wrong.status).toBe(400)
  expect(wrong.body.errors[0].path).toBe('dashboardAccess')
  const late = await save({ dashboardAccess: 'staff', version: before.version - 1 })
  expect(late.status).toBe(409)
  expect(late.body.current).toEqual(before)
  expect((await world.request('GET', '/api/settings', { as: admin })).body).toEqual(before)
})

test('a change of the settings is in the audit log', async () => {
  await save({ dashboardAccess: 'admins' })
  await save({ dashboardAccess: 'staff' })
  const { body } = await world.request('GET', '/api/audit?subject=settings&limit=1', { as: admin })
  expect(body[0]).toMatchObject({
    action: 'update',
    subjectId: null,
    actorId: admin.actor.id,
    changes: { dashboardAccess: ['admins', 'staff'] },
  })
})

test('only admins can read and change the settings', async () => {
  for (const role of ['manager', 'agent'] as const) {
    const as = await world.signIn(role)
    expect((await world.request('GET', '/api/settings', { as })).status).toBe(403)
    const body = { dashboardAccess: 'staff' }
    expect((await world.request('PUT', '/api/settings', { as, body })).status).toBe(403)
  }
  expect((await world.request('GET', '/api/settings')).status).toBe(401)
})
