import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../test-app.ts'
import { signedIn } from './guard.ts'
import { createUser } from './save-user.ts'
import { aUser, login, PASSWORD } from './test-factory.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp()
  world.app.get('/a-page-of-its-own', async (call) => {
    const actor = await signedIn(call)
    return new Response(actor?.username)
  })
})

const cookieOf = (answer: { headers: Headers }) => answer.headers.getSetCookie()[0] ?? ''
const pair = (cookie: string) => ({ cookie: cookie.split(';')[0] ?? '' })
const check = (headers: Record<string, string>) =>
  world.request('GET', '/api/auth/check', { headers })

test('an admin signs in with the username in any letter case and is told who they are', async () => {
  await aUser(world, {
    username: 'Malee',
    firstName: 'Malee',
    lastName: 'Suk',
    email: 'malee@sathani.example',
    role: 'admin',
  })
  const answer = await login(world, ' mALEE ')
  expect(answer.status).toBe(200)
  const { id, permissions, ...rest } = answer.body
  expect(rest).toEqual({
    username: 'Malee',
    firstName: 'Malee',
    lastName: 'Suk',
    email: 'malee@sathani.example',
    role: 'admin',
    isAdmin: true,
  })
  expect(id).toBeGreaterThan(0)
  expect(permissions).toMatchObject({ openDashboard: true, manageUsers: true, deleteUnits: true })
  const checked = await check(pair(cookieOf(answer)))
  expect(checked.status).toBe(200)
  expect(checked.body).toEqual(answer.body)
  expect(Object.keys(checked.body).sort()).toEqual(
    ['id', 'username', 'firstName', 'lastName', 'email', 'role', 'isAdmin', 'permissions'].sort(),
  )
})

test('the cookie is for this site only, out of reach of scripts, and lives 14 days', async () => {
  const user = await aUser(world, { role: 'admin' })
  const cookie = cookieOf(await login(world, user.username))
  expect(cookie).toMatch(
    /^sathani_session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/,
  )
})

test('the token itself is stored nowhere', async () => {
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

test('over https the cookie is Secure and bound to the host: by PUBLIC_URL, or by a trusted proxy', async () => {
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

test('over https no cookie of the plain name signs anybody in, nor the other way round', async () => {
  const https = await testApp({ url: world.url, env: { PUBLIC_URL: 'https://sathani.example' } })
  const { username } = await aUser(world, { role: 'admin' })
  const bound = pair(cookieOf(await login(https, username))).cookie
  const plain = bound.replace('__Host-', '')
  const checked = async (app: TestApp, cookie: string) =>
    (await app.request('GET', '/api/auth/check', { headers: { cookie } })).status
  expect([await checked(https, bound), await checked(https, plain)]).toEqual([200, 401])
  expect([await checked(world, bound), await checked(world, plain)]).toEqual([401, 200])
  const out = await https.request('POST', '/api/auth/logout', { headers: { cookie: bound } })
  expect(cookieOf(out)).toMatch(/^__Host-sathani_session=; Max-Age=0; Path=\/; .*Secure/)
})

test('a wrong password, an unknown name and a deactivated user hear the same words', async () => {
  const active = await aUser(world, { role: 'admin' })
  const inactive = await aUser(world, { role: 'admin', isActive: false })
  const answers = [
    await login(world, active.username, 'not the password'),
    await login(world, 'nobody at all'),
    await login(world, inactive.username),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(401)
    expect(answer.body.message).toBe('Invalid username or password')
    expect(answer.headers.getSetCookie()).toEqual([])
  }
})

test('a missing username or password is named', async () => {
  const answer = await world.request('POST', '/api/auth/login', { body: { username: ' ' } })
  expect(answer.status).toBe(400)
  expect(answer.body.errors).toEqual([
    { path: 'username', message: 'Username is required' },
    { path: 'password', message: 'Password is required' },
  ])
})

test('without access to the dashboard there is no session', async () => {
  for (const role of ['manager', 'agent', 'user'] as const) {
    const user = await aUser(world, { role })
    const answer = await login(world, user.username)
    expect(answer.status).toBe(403)
    expect(answer.body.message).toBe('Your account does not have access to the dashboard.')
    expect(answer.headers.getSetCookie()).toEqual([])
    const sessions = await world.db
      .selectFrom('sessions')
      .selectAll()
      .where('userId', '=', user.id)
      .execute()
    expect(sessions).toEqual([])
  }
})

test('nobody signed in is 401', async () => {
  expect((await check({})).status).toBe(401)
  expect((await check({ cookie: 'sathani_session=made-up' })).status).toBe(401)
  expect((await check({ cookie: 'sathani_session=' })).status).toBe(401)
})

test('signing out ends the session and takes the cookie away, and may be done twice', async () => {
  const user = await aUser(world, { role: 'admin' })
  const headers = pair(cookieOf(await login(world, user.username)))
  const answer = await world.request('POST', '/api/auth/logout', { headers })
  expect(answer.status).toBe(204)
  expect(cookieOf(answer)).toMatch(/^sathani_session=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/)
  expect((await check(headers)).status).toBe(401)
  expect((await world.request('POST', '/api/auth/logout', { headers })).status).toBe(204)
  expect((await world.request('POST', '/api/auth/logout')).status).toBe(204)
})

test('signing in again in the same browser replaces the old session', async () => {
  const user = await aUser(world, { role: 'admin' })
  const first = pair(cookieOf(await login(world, user.username)))
  const second = pair(cookieOf(await login(world, user.username, PASSWORD, first)))
  expect((await check(first)).status).toBe(401)
  expect((await check(second)).status).toBe(200)
})

test('a session that is used lives on, with its cookie; one left alone for 14 days is over', async () => {
  const user = await aUser(world, { role: 'admin' })
  const start = world.now
  const later = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
  try {
    const headers = pair(cookieOf(await login(world, user.username)))
    world.now = later(0.5)
    expect((await check(headers)).headers.getSetCookie()).toEqual([])
    world.now = later(13 * 24)
    expect(cookieOf(await check(headers))).toContain('Max-Age=1209600')
    world.now = later(14 * 24)
    const page = await world.request('GET', '/a-page-of-its-own', { headers })
    expect([page.text, page.headers.getSetCookie().length]).toEqual([user.username, 1])
    world.now = later(26 * 24)
    expect((await check(headers)).status).toBe(200)
    world.now = later(41 * 24)
    expect((await check(headers)).status).toBe(401)
  } finally {
    world.now = start
  }
})

test('a session ends after 90 days, however much it is used', async () => {
  const user = await aUser(world, { role: 'admin' })
  const start = world.now
  try {
    const headers = pair(cookieOf(await login(world, user.username)))
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

test('signing in and out stand in the audit log', async () => {
  const user = await aUser(world, { role: 'admin', firstName: 'Somchai', lastName: 'Dee' })
  const headers = pair(cookieOf(await login(world, user.username)))
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

test('a hash made with other parameters is replaced when its owner signs in', async () => {
  const { id } = await createUser(world.context(), {
    username: 'from-long-ago',
    password: PASSWORD,
    role: 'admin',
  })
  const old =
    '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  await world.db.updateTable('staffUsers').set({ passwordHash: old }).where('id', '=', id).execute()
  const both = await Promise.all([
    login(world, 'from-long-ago', 'password'),
    login(world, 'from-long-ago', 'password'),
  ])
  expect(both.map((answer) => answer.status)).toEqual([200, 200])
  const { passwordHash } = await world.db
    .selectFrom('staffUsers')
    .select('passwordHash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await login(world, 'from-long-ago', 'password')).status).toBe(200)
})
