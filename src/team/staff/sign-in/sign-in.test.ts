import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { signedIn } from '../guard.ts'
import { createUser } from '../save-user.ts'
import { aUser, login, PASSWORD } from '../test-factory.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp()
  world.app.get('/a-page-of-its-own', async (call) => {
    const actor = await signedIn(call)
    return new Response(actor?.username)
  })
})

const cookieOf = (response: { headers: Headers }) => response.headers.getSetCookie()[0] ?? ''
const cookieHeader = (cookie: string) => ({ cookie: cookie.split(';')[0] ?? '' })
const check = (headers: Record<string, string>) =>
  world.request('GET', '/api/auth/check', { headers })

test('an admin signs in with the username in any letter case and gets the own user', async () => {
  await aUser(world, {
    username: 'Malee',
    firstName: 'Malee',
    lastName: 'Suk',
    email: 'malee@sathani.example',
    role: 'admin',
  })
  const response = await login(world, ' mALEE ')
  expect(response.status).toBe(200)
  const { id, permissions, ...otherFields } = response.body
  expect(otherFields).toEqual({
    username: 'Malee',
    firstName: 'Malee',
    lastName: 'Suk',
    email: 'malee@sathani.example',
    role: 'admin',
    isAdmin: true,
  })
  expect(id).toBeGreaterThan(0)
  expect(permissions).toMatchObject({ openDashboard: true, manageUsers: true, deleteUnits: true })
  const checked = await check(cookieHeader(cookieOf(response)))
  expect(checked.status).toBe(200)
  expect(checked.body).toEqual(response.body)
  expect(Object.keys(checked.body).sort()).toEqual(
    ['id', 'username', 'firstName', 'lastName', 'email', 'role', 'isAdmin', 'permissions'].sort(),
  )
})

test('the cookie is SameSite, HttpOnly and lasts 14 days', async () => {
  const user = await aUser(world, { role: 'admin' })
  const cookie = cookieOf(await login(world, user.username))
  expect(cookie).toMatch(
    /^sathani_session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test('the token itself is not stored', async () => {
  const user = await aUser(world, { role: 'admin' })
  const token = /=([\w-]{43});/.exec(cookieOf(await login(world, user.username)))?.[1] ?? ''
  const rows = await world.db
    .selectFrom('sessions')
    .selectAll()
    .where('userId', '=', user.id)
    .execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.tokenHash).toHaveLength(32)
  expect(rows[0]?.tokenHash.toString('base64url')).not.toBe(token)
})

test('over HTTPS (PUBLIC_URL or a trusted proxy) the cookie is Secure and bound to the host', async () => {
  const https = await testApp({ url: world.url, env: { PUBLIC_URL: 'https://sathani.example' } })
  const proxied = await testApp({ url: world.url, env: { TRUST_PROXY: '1' } })
  const { username } = await aUser(world, { role: 'admin' })
  const forwarded = { 'x-forwarded-proto': 'https' }
  const bound =
    /^__Host-sathani_session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/
  expect(cookieOf(await login(https, username))).toMatch(bound)
  expect(cookieOf(await login(proxied, username, PASSWORD, forwarded))).toMatch(bound)
  expect(cookieOf(await login(proxied, username))).not.toMatch(/__Host-|Secure/)
  expect(cookieOf(await login(world, username, PASSWORD, forwarded))).not.toMatch(/__Host-|Secure/)
})

test('the cookie’s HTTP name is ignored over HTTPS, and its HTTPS name over HTTP', async () => {
  const https = await testApp({ url: world.url, env: { PUBLIC_URL: 'https://sathani.example' } })
  const { username } = await aUser(world, { role: 'admin' })
  const hostCookie = cookieHeader(cookieOf(await login(https, username))).cookie
  const plainCookie = hostCookie.replace('__Host-', '')
  const checked = async (app: TestApp, cookie: string) =>
    (await app.request('GET', '/api/auth/check', { headers: { cookie } })).status
  expect([await checked(https, hostCookie), await checked(https, plainCookie)]).toEqual([200, 401])
  expect([await checked(world, hostCookie), await checked(world, plainCookie)]).toEqual([401, 200])
  const out = await https.request('POST', '/api/auth/logout', { headers: { cookie: hostCookie } })
  expect(cookieOf(out)).toMatch(/^__Host-sathani_session=; Max-Age=0; Path=\/; .*Secure/)
})

test('a wrong password, an unknown name and a deactivated user get the same response', async () => {
  const active = await aUser(world, { role: 'admin' })
  const inactive = await aUser(world, { role: 'admin', isActive: false })
  const responses = [
    await login(world, active.username, 'not the password'),
    await login(world, 'nobody at all'),
    await login(world, inactive.username),
  ]
  for (const response of responses) {
    expect(response.status).toBe(401)
    expect(response.body.message).toBe('Invalid username or password')
    expect(response.headers.getSetCookie()).toEqual([])
  }
})

test('a missing username or password is reported', async () => {
  const response = await world.request('POST', '/api/auth/login', { body: { username: ' ' } })
  expect(response.status).toBe(400)
  expect(response.body.errors).toMatchObject([
    { path: 'username', message: 'Username is required' },
    { path: 'password', message: 'Password is required' },
  ])
})

test('no session is opened without access to the dashboard', async () => {
  for (const role of ['manager', 'agent', 'user'] as const) {
    const user = await aUser(world, { role })
    const response = await login(world, user.username)
    expect(response.status).toBe(403)
    expect(response.body.message).toBe('Your account does not have access to the dashboard.')
    expect(response.headers.getSetCookie()).toEqual([])
    const sessions = await world.db
      .selectFrom('sessions')
      .selectAll()
      .where('userId', '=', user.id)
      .execute()
    expect(sessions).toEqual([])
  }
})

test('a request without a session is 401', async () => {
  expect((await check({})).status).toBe(401)
  expect((await check({ cookie: 'sathani_session=made-up' })).status).toBe(401)
  expect((await check({ cookie: 'sathani_session=' })).status).toBe(401)
})

test('signing out ends the session, deletes the cookie, and can be repeated', async () => {
  const user = await aUser(world, { role: 'admin' })
  const headers = cookieHeader(cookieOf(await login(world, user.username)))
  const response = await world.request('POST', '/api/auth/logout', { headers })
  expect(response.status).toBe(204)
  expect(cookieOf(response)).toMatch(
    /^sathani_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect((await check(headers)).status).toBe(401)
  expect((await world.request('POST', '/api/auth/logout', { headers })).status).toBe(204)
  expect((await world.request('POST', '/api/auth/logout')).status).toBe(204)
})

test('signing in again in the same browser replaces the old session', async () => {
  const user = await aUser(world, { role: 'admin' })
  const first = cookieHeader(cookieOf(await login(world, user.username)))
  const second = cookieHeader(cookieOf(await login(world, user.username, PASSWORD, first)))
  expect((await check(first)).status).toBe(401)
  expect((await check(second)).status).toBe(200)
})

test('using a session extends it and its cookie; unused it expires after 14 days', async () => {
  const user = await aUser(world, { role: 'admin' })
  const start = world.now
  const afterHours = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
  try {
    const headers = cookieHeader(cookieOf(await login(world, user.username)))
    world.now = afterHours(0.5)
    expect((await check(headers)).headers.getSetCookie()).toEqual([])
    world.now = afterHours(13 * 24)
    expect(cookieOf(await check(headers))).toContain('Max-Age=1209600')
    world.now = afterHours(14 * 24)
    const page = await world.request('GET', '/a-page-of-its-own', { headers })
    expect([page.text, page.headers.getSetCookie().length]).toEqual([user.username, 1])
    world.now = afterHours(26 * 24)
    expect((await check(headers)).status).toBe(200)
    world.now = afterHours(41 * 24)
    expect((await check(headers)).status).toBe(401)
  } finally {
    world.now = start
  }
})

test('a session expires after 90 days, even if used', async () => {
  const user = await aUser(world, { role: 'admin' })
  const start = world.now
  try {
    const headers = cookieHeader(cookieOf(await login(world, user.username)))
    for (let day = 10; day < 90; day += 10) {
      world.now = new Date(start.getTime() + day * 86_400_000)
      expect([day, (await check(headers)).status]).toEqual([day, 200])
    }
    world.now = new Date(start.getTime() + 90 * 86_400_000 - 1)
    expect((await check(headers)).status).toBe(200)
    world.now = new Date(start.getTime() + 90 * 86_400_000)
    expect((await check(headers)).status).toBe(401)
  } finally {
    world.now = start
  }
})

test('signing in and out is in the audit log', async () => {
  const user = await aUser(world, { role: 'admin', firstName: 'Somchai', lastName: 'Dee' })
  const headers = cookieHeader(cookieOf(await login(world, user.username)))
  await world.request('POST', '/api/auth/logout', { headers })
  const rows = await world.db
    .selectFrom('audit')
    .select(['action', 'actorId', 'actorName', 'subject', 'requestId'])
    .where('subjectId', '=', user.id)
    .where('action', 'in', ['sign_in', 'sign_out'])
    .orderBy('id')
    .execute()
  expect(rows).toMatchObject([
    { action: 'sign_in', actorId: user.id, actorName: 'Somchai Dee', subject: 'user' },
    { action: 'sign_out', actorId: user.id, actorName: 'Somchai Dee', subject: 'user' },
  ])
  expect(rows[0]?.requestId).toMatch(/^[\w-]{36}$/)
})

test('a hash with outdated parameters is replaced on signing in', async () => {
  const { id } = await createUser(world.context(), {
    username: 'from-long-ago',
    password: PASSWORD,
    role: 'admin',
  })
  const old =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  await world.db.updateTable('staffUsers').set({ passwordHash: old }).where('id', '=', id).execute()
  const responses = await Promise.all([
    login(world, 'from-long-ago', 'password'),
    login(world, 'from-long-ago', 'password'),
  ])
  expect(responses.map((response) => response.status)).toEqual([200, 200])
  const { passwordHash } = await world.db
    .selectFrom('staffUsers')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await login(world, 'from-long-ago', 'password')).status).toBe(200)
})
