import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { aUser, login, PASSWORD } from '../test-factory.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp({ limits: true })
  await world.signIn('agent') // opens the dashboard to all staff
})

const NEXT = 'another good password'

async function someone(role: 'admin' | 'agent' = 'agent') {
  const { id, username } = await aUser(world, { role })
  const openSession = async (password = PASSWORD): Promise<SignedIn> => {
    const { body, headers } = await login(world, username, password)
    return { actor: body, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  }
  return { id, username, enter: openSession }
}
const change = (as: SignedIn | null, body: unknown) =>
  world.request('POST', '/api/auth/password', { as, body })
const check = async (as: SignedIn) => (await world.request('GET', '/api/auth/check', { as })).status

test('changing the own password keeps the current session and ends the others', async () => {
  const { id, username, enter: openSession } = await someone()
  const [currentSession, otherSession] = [await openSession(), await openSession()]
  expect((await change(currentSession, { current: PASSWORD, next: NEXT })).status).toBe(204)
  expect([await check(currentSession), await check(otherSession)]).toEqual([200, 401])
  expect((await login(world, username)).status).toBe(401)
  expect((await login(world, username, NEXT)).status).toBe(200)
  const { changes, actorId } = await world.db
    .selectFrom('audit')
    .select(['changes', 'actorId'])
    .where('subjectId', '=', id)
    .where('action', '=', 'update')
    .executeTakeFirstOrThrow()
  expect([changes, actorId]).toEqual([{ passwordChanged: [false, true] }, id])
})

test('a wrong current password is 403 and changes nothing', async () => {
  const { username, enter: openSession } = await someone()
  const [currentSession, otherSession] = [await openSession(), await openSession()]
  const response = await change(currentSession, { current: 'not the password', next: NEXT })
  expect(response.status).toBe(403)
  expect(response.body.errors).toMatchObject([
    { path: 'current', message: 'The current password is wrong' },
  ])
  expect([await check(currentSession), await check(otherSession)]).toEqual([200, 200])
  expect((await login(world, username)).status).toBe(200)
})

test('ten wrong current passwords block both the change and the sign-in', async () => {
  const { username, enter: openSession } = await someone()
  const currentSession = await openSession()
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await change(currentSession, { current: `guess ${attempt}`, next: NEXT })).status).toBe(
      403,
    )
  }
  expect((await change(currentSession, { current: PASSWORD, next: NEXT })).status).toBe(429)
  expect((await login(world, username)).status).toBe(429)
  expect(await check(currentSession)).toBe(200)
})

test('invalid fields are reported', async () => {
  const start = world.now
  world.now = new Date(start.getTime() + 3_600_000)
  const { enter: openSession } = await someone()
  const currentSession = await openSession()
  const faults = async (body: unknown) => (await change(currentSession, body)).body.errors
  expect(await faults({})).toMatchObject([
    { path: 'current', message: 'Enter your current password' },
    { path: 'next', message: 'Enter a new password' },
  ])
  expect(await faults({ current: PASSWORD, next: '1234567' })).toMatchObject([
    { path: 'next', message: 'At least 8 characters' },
  ])
  expect(await faults({ current: PASSWORD, next: 'Password1' })).toMatchObject([{ path: 'next' }])
  expect((await change(null, { current: PASSWORD, next: NEXT })).status).toBe(401)
  world.now = start
})

test('an admin who edits their own user needs the current password for a new one', async () => {
  const start = world.now
  world.now = new Date(start.getTime() + 7_200_000)
  const { id, username, enter: openSession } = await someone('admin')
  const [currentSession, otherSession] = [await openSession(), await openSession()]
  const put = (body: unknown) =>
    world.request('PUT', `/api/admin/users/${id}`, { as: currentSession, body })
  for (const current of [undefined, 'not the password']) {
    const response = await put({ firstName: 'Eve', password: NEXT, current })
    expect([response.status, response.body.errors[0].path]).toEqual([403, 'current'])
  }
  expect((await put({ firstName: 'Nok' })).body).toMatchObject({ firstName: 'Nok' })
  expect((await put({ password: NEXT, current: PASSWORD })).status).toBe(200)
  expect([await check(currentSession), await check(otherSession)]).toEqual([200, 401])
  expect((await login(world, username, NEXT)).status).toBe(200)
  world.now = start
})

test('the old password cannot overwrite one that was reset in the meantime', async () => {
  const start = world.now
  world.now = new Date(start.getTime() + 10_800_000)
  const { id, username, enter: openSession } = await someone()
  const currentSession = await openSession()
  const admin = await world.signIn('admin')
  const reset = { as: admin, body: { password: 'as the admin says' } }
  const [theirs, ours] = await Promise.all([
    change(currentSession, { current: PASSWORD, next: NEXT }),
    world.request('PUT', `/api/admin/users/${id}`, reset),
  ])
  expect(ours.status).toBe(200)
  expect([204, 401, 403]).toContain(theirs.status)
  expect((await login(world, username, 'as the admin says')).status).toBe(200)
  expect((await login(world, username, NEXT)).status).toBe(401)
  world.now = start
})
