import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../test-app.ts'
import { aUser, login, PASSWORD } from './test-factory.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp({ limits: true })
  await world.signIn('agent') // opens the dashboard to all staff
})

const NEXT = 'another good password'

async function someone(role: 'admin' | 'agent' = 'agent') {
  const { id, username } = await aUser(world, { role })
  const enter = async (password = PASSWORD): Promise<SignedIn> => {
    const { body, headers } = await login(world, username, password)
    return { actor: body, cookie: headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  }
  return { id, username, enter }
}
const change = (as: SignedIn | null, body: unknown) =>
  world.request('POST', '/api/auth/password', { as, body })
const check = async (as: SignedIn) => (await world.request('GET', '/api/auth/check', { as })).status

test('whoever is signed in changes their own password and stays, their other sessions end', async () => {
  const { id, username, enter } = await someone()
  const [here, elsewhere] = [await enter(), await enter()]
  expect((await change(here, { current: PASSWORD, next: NEXT })).status).toBe(204)
  expect([await check(here), await check(elsewhere)]).toEqual([200, 401])
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
  const { username, enter } = await someone()
  const [here, elsewhere] = [await enter(), await enter()]
  const answer = await change(here, { current: 'not the password', next: NEXT })
  expect(answer.status).toBe(403)
  expect(answer.body.errors).toEqual([
    { path: 'current', message: 'The current password is wrong' },
  ])
  expect([await check(here), await check(elsewhere)]).toEqual([200, 200])
  expect((await login(world, username)).status).toBe(200)
})

test('an open session is no door to guess through: ten wrong ones close it and the sign-in', async () => {
  const { username, enter } = await someone()
  const here = await enter()
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await change(here, { current: `guess ${attempt}`, next: NEXT })).status).toBe(403)
  }
  expect((await change(here, { current: PASSWORD, next: NEXT })).status).toBe(429)
  expect((await login(world, username)).status).toBe(429)
  expect(await check(here)).toBe(200)
})

test('what is wrong with what was sent is named', async () => {
  const start = world.now
  world.now = new Date(start.getTime() + 3_600_000)
  const { enter } = await someone()
  const here = await enter()
  const faults = async (body: unknown) => (await change(here, body)).body.errors
  expect(await faults({})).toEqual([
    { path: 'current', message: 'Enter your current password' },
    { path: 'next', message: 'Enter a new password' },
  ])
  expect(await faults({ current: PASSWORD, next: '1234567' })).toEqual([
    { path: 'next', message: 'At least 8 characters' },
  ])
  expect(await faults({ current: PASSWORD, next: 'Password1' })).toMatchObject([{ path: 'next' }])
  expect((await change(null, { current: PASSWORD, next: NEXT })).status).toBe(401)
  world.now = start
})

test('an admin’s change of the own password among the users asks for the current one', async () => {
  const start = world.now
  world.now = new Date(start.getTime() + 7_200_000)
  const { id, username, enter } = await someone('admin')
  const [here, elsewhere] = [await enter(), await enter()]
  const put = (body: unknown) => world.request('PUT', `/api/admin/users/${id}`, { as: here, body })
  for (const current of [undefined, 'not the password']) {
    const answer = await put({ firstName: 'Eve', password: NEXT, current })
    expect([answer.status, answer.body.errors[0].path]).toEqual([403, 'current'])
  }
  expect((await put({ firstName: 'Nok' })).body).toMatchObject({ firstName: 'Nok' })
  expect((await put({ password: NEXT, current: PASSWORD })).status).toBe(200)
  expect([await check(here), await check(elsewhere)]).toEqual([200, 401])
  expect((await login(world, username, NEXT)).status).toBe(200)
  world.now = start
})

test('a password that was reset meanwhile is not put back by whoever knew the old one', async () => {
  const start = world.now
  world.now = new Date(start.getTime() + 10_800_000)
  const { id, username, enter } = await someone()
  const here = await enter()
  const admin = await world.signIn('admin')
  const reset = { as: admin, body: { password: 'as the admin says' } }
  const [theirs, ours] = await Promise.all([
    change(here, { current: PASSWORD, next: NEXT }),
    world.request('PUT', `/api/admin/users/${id}`, reset),
  ])
  expect(ours.status).toBe(200)
  expect([204, 401, 403]).toContain(theirs.status)
  expect((await login(world, username, 'as the admin says')).status).toBe(200)
  expect((await login(world, username, NEXT)).status).toBe(401)
  world.now = start
})
