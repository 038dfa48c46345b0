import { beforeAll, expect, test } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '../../platform/testing/test-app.ts'
import { aUser, login, PASSWORD } from './test-factory.ts'

let world: TestApp
let admin: SignedIn
beforeAll(async () => {
  world = await testApp()
  admin = await world.signIn('admin')
})

const post = (body: unknown) => world.request('POST', '/api/admin/users', { as: admin, body })
const put = (id: number, body: unknown) =>
  world.request('PUT', `/api/admin/users/${id}`, { as: admin, body })
const remove = (id: number) => world.request('DELETE', `/api/admin/users/${id}`, { as: admin })
const restore = (id: number) =>
  world.request('POST', `/api/admin/users/${id}/restore`, { as: admin })
const names = async () => {
  const { body } = await world.request('GET', '/api/admin/users', { as: admin })
  return body.map((user: { username: string }) => user.username)
}

test('an admin creates a user who can sign in', async () => {
  const response = await post({
    username: ' Wichai ',
    password: PASSWORD,
    email: 'wichai@sathani.example',
    firstName: 'Wichai',
    lastName: '',
    role: 'admin',
  })
  expect(response.status).toBe(201)
  expect(response.body).toEqual({
    id: expect.any(Number),
    username: 'Wichai',
    email: 'wichai@sathani.example',
    firstName: 'Wichai',
    lastName: null,
    ...{ nameTh: null, called: null, particle: null, phone: null, line: null, position: null },
    ...{ photo: null, signature: null, signatureTh: null },
    role: 'admin',
    isActive: true,
    canDeleteUnits: true,
    createdAt: world.now.toISOString(),
    version: 1,
  })
  expect((await names())[0]).toBe('Wichai')
  expect((await login(world, 'wichai')).status).toBe(200)
})

test('a new user is by default a `user` who may not delete units', async () => {
  const defaultUser = (await post({ username: 'plain', password: PASSWORD })).body
  expect(defaultUser).toMatchObject({ role: 'user', isActive: true, canDeleteUnits: false })
  const trusted = { username: 'trusted', password: PASSWORD, role: 'agent', canDeleteUnits: true }
  expect((await post(trusted)).body).toMatchObject({ role: 'agent', canDeleteUnits: true })
})

test('invalid fields of a new user are reported', async () => {
  const cases: [unknown, { path: string; message: string }[]][] = [
    [
      {},
      [
        { path: 'username', message: 'Username is required' },
        { path: 'password', message: 'Password is required for new users' },
      ],
    ],
    [
      { username: 'two words', password: PASSWORD },
      [{ path: 'username', message: 'Usernames can’t contain spaces' }],
    ],
    [
      { username: 'x', password: '   ' },
      [{ path: 'password', message: 'Password is required for new users' }],
    ],
    [
      { username: 'x', password: '1234567' },
      [{ path: 'password', message: 'At least 8 characters' }],
    ],
    [
      { username: 'x', password: PASSWORD, role: 'boss' },
      [{ path: 'role', message: 'Choose one of admin, manager, agent, user' }],
    ],
    [
      { username: 'x', password: PASSWORD, email: 'not an address' },
      [{ path: 'email', message: 'Enter an email address such as name@example.com' }],
    ],
  ]
  for (const [body, errors] of cases) {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(response.body.errors).toMatchObject(errors)
  }
})

test('common passwords are refused in any letter case, for new and changed users', async () => {
  const { id } = await aUser(world)
  for (const password of ['password', 'Iloveyou', 'QWERTY123', '1q2w3e4r', '\uff11\uff12345678']) {
    for (const response of [
      await post({ username: 'weak', password }),
      await put(id, { password }),
    ]) {
      expect([password, response.status]).toEqual([password, 400])
      expect(response.body.errors).toMatchObject([
        {
          path: 'password',
          message: 'This password is too common. Choose another.',
        },
      ])
    }
  }
})

test('a username that is taken in any letter case is 409', async () => {
  const user = await aUser(world, { username: 'Ploy' })
  for (const response of [
    await post({ username: 'pLOY', password: PASSWORD }),
    await put((await aUser(world)).id, { username: 'PLOY' }),
  ]) {
    expect(response.status).toBe(409)
    expect(response.body.errors).toMatchObject([
      { path: 'username', message: 'This username is already taken' },
    ])
  }
  expect((await put(user.id, { username: 'PLOY' })).body.username).toBe('PLOY')
})

test('the password hash is in no response and no audit entry', async () => {
  const { id } = (await post({ username: 'secretive', password: PASSWORD })).body
  const responses = [
    await put(id, { password: 'another good password' }),
    await world.request('GET', '/api/admin/users', { as: admin }),
    await world.request('GET', '/api/audit', { as: admin }),
  ]
  for (const { text } of responses) expect(text).not.toMatch(/argon2|good long|another good/)
})

test('absent fields stay, null and blank clear a field, a blank password keeps the current one', async () => {
  const user = await aUser(world, { role: 'admin', email: 'a@b.example', firstName: 'Nok' })
  const response = await put(user.id, { email: null, password: '' })
  expect(response.status).toBe(200)
  expect(response.body).toEqual({ ...user, email: null, version: 2 })
  expect((await put(user.id, { firstName: ' ', password: null })).body.firstName).toBe(null)
  expect((await login(world, user.username)).status).toBe(200)
})

test('a change of an outdated version is 409 with the stored record', async () => {
  const user = await aUser(world)
  await put(user.id, { firstName: 'First', version: 1 })
  const late = await put(user.id, { firstName: 'Late', version: 1 })
  expect(late.status).toBe(409)
  expect(late.body.current).toMatchObject({ id: user.id, firstName: 'First', version: 2 })
})

test('a new password, a deactivation and a deletion end all sessions at once', async () => {
  const endSessions = [
    (id: number) => put(id, { password: 'another good password' }),
    (id: number) => put(id, { isActive: false }),
    (id: number) => remove(id),
  ]
  for (const end of endSessions) {
    const somebody = await world.signIn('admin')
    const check = () => world.request('GET', '/api/auth/check', { as: somebody })
    expect((await check()).status).toBe(200)
    await end(somebody.actor.id)
    expect((await check()).status).toBe(401)
  }
})

test('a change of name ends no session, and a change of role applies at once', async () => {
  const somebody = await world.signIn('admin')
  await put(somebody.actor.id, { firstName: 'New' })
  const list = () => world.request('GET', '/api/admin/users', { as: somebody })
  expect((await list()).status).toBe(200)
  await put(somebody.actor.id, { role: 'agent' })
  expect((await list()).status).toBe(403)
})

test('a deleted user is in no list and can be restored for 30 days', async () => {
  const user = await aUser(world, { role: 'agent', firstName: 'Gone' })
  const staff = async () => (await world.request('GET', '/api/staff', { as: admin })).text
  expect(await staff()).toContain('Gone')
  expect((await remove(user.id)).status).toBe(204)
  expect(await names()).not.toContain(user.username)
  expect(await staff()).not.toContain('Gone')
  expect((await login(world, user.username)).status).toBe(401)
  expect((await put(user.id, {})).status).toBe(404)
  expect((await remove(user.id)).status).toBe(404)

  const restored = await restore(user.id)
  expect(restored.status).toBe(200)
  expect(restored.body).toMatchObject({ id: user.id, firstName: 'Gone' })
  expect((await restore(user.id)).status).toBe(404)
})

test('after 30 days a deleted user cannot be restored', async () => {
  const user = await aUser(world)
  await remove(user.id)
  const start = world.now
  try {
    world.now = new Date(start.getTime() + 30 * 86_400_000 + 1)
    admin = await world.signIn('admin')
    expect((await restore(user.id)).status).toBe(404)
  } finally {
    world.now = start
    admin = await world.signIn('admin')
  }
})

test('the username of a deleted user can be reused; restoring that user is then 409', async () => {
  const first = await aUser(world, { username: 'shared-name' })
  await remove(first.id)
  expect((await post({ username: 'SHARED-name', password: PASSWORD })).status).toBe(201)
  expect((await restore(first.id)).status).toBe(409)
})

test('unknown users are 404', async () => {
  for (const id of ['0', '-1', '1.5', 'x', '2147483648', '999999', '%00']) {
    const path = `/api/admin/users/${id}`
    expect((await world.request('PUT', path, { as: admin, body: {} })).status).toBe(404)
    expect((await world.request('DELETE', path, { as: admin })).status).toBe(404)
    expect((await world.request('POST', `${path}/restore`, { as: admin })).status).toBe(404)
  }
})

test('only admins manage users, even when the dashboard is open to all staff', async () => {
  const somebody = [null, await world.signIn('manager'), await world.signIn('agent')]
  for (const as of somebody) {
    const expected = as ? 403 : 401
    const body = { username: 'intruder', password: PASSWORD, role: 'admin' }
    for (const [method, path] of [
      ['GET', '/api/admin/users'],
      ['POST', '/api/admin/users'],
      ['PUT', `/api/admin/users/${admin.actor.id}`],
      ['DELETE', `/api/admin/users/${admin.actor.id}`],
      ['POST', `/api/admin/users/${admin.actor.id}/restore`],
    ] as const) {
      const payload = method === 'POST' || method === 'PUT' ? { body } : {}
      expect((await world.request(method, path, { as, ...payload })).status).toBe(expected)
    }
  }
})

test('users are listed newest first, in pages', async () => {
  const firstPage = await world.request('GET', '/api/admin/users?limit=2', { as: admin })
  const total = Number(firstPage.headers.get('x-total-count'))
  const ids = firstPage.body.map((user: { id: number }) => user.id)
  expect(ids).toHaveLength(2)
  expect(ids[0]).toBeGreaterThan(ids[1])
  expect(firstPage.headers.get('link')).toBe('</api/admin/users?limit=2&offset=2>; rel="next"')
  const allUsers = await world.request('GET', '/api/admin/users', { as: admin })
  expect(allUsers.body).toHaveLength(total)
  expect(allUsers.headers.get('link')).toBe(null)
})

test('every change of a user is in the audit log with the previous values', async () => {
  const { id } = (await post({ username: 'watched', password: PASSWORD, role: 'agent' })).body
  await put(id, { firstName: 'Dao', role: 'manager' })
  await put(id, { firstName: 'Dao' })
  await put(id, { password: 'another good password' })
  await remove(id)
  await restore(id)
  const path = `/api/audit?subject=user&subjectId=${id}`
  const { body } = await world.request('GET', path, { as: admin })
  expect(body.map((entry: { action: string }) => entry.action)).toEqual([
    'restore',
    'delete',
    'update',
    'update',
    'create',
  ])
  expect(body[2].changes).toEqual({ passwordChanged: [false, true] })
  expect(body[3].changes).toEqual({ firstName: [null, 'Dao'], role: ['agent', 'manager'] })
  expect(body[4]).toMatchObject({
    actorId: admin.actor.id,
    changes: { username: [null, 'watched'], role: [null, 'agent'] },
  })
})
