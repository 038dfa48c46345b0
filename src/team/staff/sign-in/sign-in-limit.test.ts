import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { aUser, login, PASSWORD } from '../test-factory.ts'

// Two apps on one database simulate two processes.
let firstProcess: TestApp
let secondProcess: TestApp
beforeAll(async () => {
  const env = { TRUST_PROXY: '1' }
  firstProcess = await testApp({ limits: true, env })
  secondProcess = await testApp({ limits: true, env, url: firstProcess.url })
  secondProcess.now = firstProcess.now
})

const from = (address: string) => ({ 'x-forwarded-for': address })
const signInWrongly = (world: TestApp, username: string, address: string) =>
  login(world, username, 'not the password', from(address))

test('after ten failures the account is blocked for that address, in every process', async () => {
  const { username } = await aUser(firstProcess, { role: 'admin' })
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const response = await signInWrongly(
      attempt % 2 ? firstProcess : secondProcess,
      username,
      '203.0.113.7',
    )
    expect(response.status).toBe(401)
  }
  for (const world of [firstProcess, secondProcess]) {
    const response = await login(world, username.toUpperCase(), PASSWORD, from('203.0.113.7'))
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toBe('900')
    expect(response.body.message).toBe('Too many attempts. Please try again in 15 minutes.')
  }
  const elsewhere = await login(firstProcess, username, PASSWORD, from('203.0.113.8'))
  expect(elsewhere.status).toBe(200)
})

test('the account is unblocked after 15 minutes', async () => {
  const { username } = await aUser(firstProcess, { role: 'admin' })
  const start = firstProcess.now
  for (let attempt = 0; attempt < 10; attempt += 1)
    await signInWrongly(firstProcess, username, '203.0.113.9')
  try {
    firstProcess.now = new Date(start.getTime() + 15 * 60_000 - 1)
    const early = await login(firstProcess, username, PASSWORD, from('203.0.113.9'))
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1'])
    firstProcess.now = new Date(start.getTime() + 15 * 60_000)
    expect((await login(firstProcess, username, PASSWORD, from('203.0.113.9'))).status).toBe(200)
  } finally {
    firstProcess.now = start
  }
})

test('successes do not count', async () => {
  const { username } = await aUser(firstProcess, { role: 'admin' })
  for (let attempt = 0; attempt < 12; attempt += 1) {
    expect((await login(firstProcess, username, PASSWORD, from('203.0.113.10'))).status).toBe(200)
  }
})

test('an unknown name is limited like a known one', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await signInWrongly(firstProcess, 'no-such-name', '203.0.113.11')).status).toBe(401)
  }
  expect((await signInWrongly(firstProcess, 'no-such-name', '203.0.113.11')).status).toBe(429)
})

test('of forty simultaneous guesses only ten are checked', async () => {
  const { username } = await aUser(firstProcess, { role: 'admin' })
  const responses = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      signInWrongly(i % 2 ? firstProcess : secondProcess, username, '203.0.113.12'),
    ),
  )
  const count = (status: number) =>
    responses.filter((response) => response.status === status).length
  expect(count(401)).toBeLessThanOrEqual(10)
  expect(count(401) + count(429)).toBe(40)
})

test('spellings of a name share the limit of its user', async () => {
  await aUser(firstProcess, { username: 'victimi', role: 'admin' })
  expect(
    (await login(firstProcess, 'V\u0130CT\u0130M\u0130', PASSWORD, from('203.0.113.20'))).status,
  ).toBe(200)
  for (let attempt = 0; attempt < 10; attempt += 1)
    await signInWrongly(firstProcess, 'victimi', '203.0.113.21')
  for (const spelling of ['VICTIMI', 'V\u0130CT\u0130M\u0130', 'vict\u0130mi']) {
    expect((await signInWrongly(firstProcess, spelling, '203.0.113.21')).status).toBe(429)
  }
})

test('thirty failures with any names block that address only, for all names', async () => {
  const { username } = await aUser(firstProcess, { role: 'admin' })
  for (let attempt = 0; attempt < 30; attempt += 1) {
    expect((await signInWrongly(firstProcess, `sprayed-${attempt}`, '203.0.113.22')).status).toBe(
      401,
    )
  }
  expect((await signInWrongly(secondProcess, 'sprayed-30', '203.0.113.22')).status).toBe(429)
  expect((await login(firstProcess, username, PASSWORD, from('203.0.113.22'))).status).toBe(429)
  expect((await login(firstProcess, username, PASSWORD, from('203.0.113.23'))).status).toBe(200)
})

test('a flood from one address does not block the queue for others', async () => {
  const { username } = await aUser(firstProcess, { role: 'admin' })
  const flood = Array.from({ length: 200 }, (_, i) =>
    signInWrongly(firstProcess, `flood-${i}`, '203.0.113.24'),
  )
  const rightOnes = await Promise.all(
    Array.from({ length: 8 }, (_, i) =>
      login(firstProcess, username, PASSWORD, from(`203.0.114.${i}`)),
    ),
  )
  expect(rightOnes.map(({ status }) => status)).toEqual(Array(8).fill(200))
  await Promise.all(flood)
})

test('ten colleagues at one address can sign in at the same time', async () => {
  const users = await Promise.all(
    Array.from({ length: 10 }, () => aUser(firstProcess, { role: 'admin' })),
  )
  const responses = await Promise.all(
    users.map(({ username }) => login(firstProcess, username, PASSWORD, from('203.0.113.25'))),
  )
  expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200))
})

test('a forged sender address is ignored: only the trusted proxy may set it', async () => {
  const { username } = await aUser(firstProcess, { role: 'admin' })
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await signInWrongly(firstProcess, username, `198.51.100.${attempt}, 203.0.113.13`)
  }
  expect((await signInWrongly(firstProcess, username, '198.51.100.99, 203.0.113.13')).status).toBe(
    429,
  )
})

test('IPv6 senders are limited by their /64 network', async () => {
  const { username } = await aUser(firstProcess, { role: 'admin' })
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await signInWrongly(firstProcess, username, `2001:db8:0:1::${attempt}`)
  }
  expect((await signInWrongly(firstProcess, username, '2001:db8:0:1:ffff::1')).status).toBe(429)
  expect((await signInWrongly(firstProcess, username, '2001:db8:0:2::1')).status).toBe(401)
})
