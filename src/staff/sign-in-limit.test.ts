import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../test-app.ts'
import { aUser, login, PASSWORD } from './test-factory.ts'

// Two apps on one database stand for two processes.
let one: TestApp
let other: TestApp
beforeAll(async () => {
  const env = { TRUST_PROXY: '1' }
  one = await testApp({ limits: true, env })
  other = await testApp({ limits: true, env, url: one.url })
  other.now = one.now
})

const from = (address: string) => ({ 'x-forwarded-for': address })
const wrong = (world: TestApp, username: string, address: string) =>
  login(world, username, 'not the password', from(address))

test('after ten failures the account is closed to that address, in every process', async () => {
  const { username } = await aUser(one, { role: 'admin' })
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const answer = await wrong(attempt % 2 ? one : other, username, '203.0.113.7')
    expect(answer.status).toBe(401)
  }
  for (const world of [one, other]) {
    const answer = await login(world, username.toUpperCase(), PASSWORD, from('203.0.113.7'))
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('900')
    expect(answer.body.message).toBe('Too many attempts. Please try again in 15 minutes.')
  }
  const elsewhere = await login(one, username, PASSWORD, from('203.0.113.8'))
  expect(elsewhere.status).toBe(200)
})

test('the account opens again after 15 minutes', async () => {
  const { username } = await aUser(one, { role: 'admin' })
  const start = one.now
  for (let attempt = 0; attempt < 10; attempt += 1) await wrong(one, username, '203.0.113.9')
  try {
    one.now = new Date(start.getTime() + 15 * 60_000 - 1)
    const early = await login(one, username, PASSWORD, from('203.0.113.9'))
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '1'])
    one.now = new Date(start.getTime() + 15 * 60_000)
    expect((await login(one, username, PASSWORD, from('203.0.113.9'))).status).toBe(200)
  } finally {
    one.now = start
  }
})

test('successes do not count', async () => {
  const { username } = await aUser(one, { role: 'admin' })
  for (let attempt = 0; attempt < 12; attempt += 1) {
    expect((await login(one, username, PASSWORD, from('203.0.113.10'))).status).toBe(200)
  }
})

test('an unknown name is limited like a known one', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await wrong(one, 'no-such-name', '203.0.113.11')).status).toBe(401)
  }
  expect((await wrong(one, 'no-such-name', '203.0.113.11')).status).toBe(429)
})

test('forty guesses sent at once get no more answers than ten', async () => {
  const { username } = await aUser(one, { role: 'admin' })
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => wrong(i % 2 ? one : other, username, '203.0.113.12')),
  )
  const count = (status: number) => answers.filter((answer) => answer.status === status).length
  expect(count(401)).toBeLessThanOrEqual(10)
  expect(count(401) + count(429)).toBe(40)
})

test('no other spelling of a name escapes the lock of its user', async () => {
  await aUser(one, { username: 'victimi', role: 'admin' })
  expect((await login(one, 'V\u0130CT\u0130M\u0130', PASSWORD, from('203.0.113.20'))).status).toBe(
    200,
  )
  for (let attempt = 0; attempt < 10; attempt += 1) await wrong(one, 'victimi', '203.0.113.21')
  for (const spelling of ['VICTIMI', 'V\u0130CT\u0130M\u0130', 'vict\u0130mi']) {
    expect((await wrong(one, spelling, '203.0.113.21')).status).toBe(429)
  }
})

test('thirty failures over any names close the address to all names, and no other address', async () => {
  const { username } = await aUser(one, { role: 'admin' })
  for (let attempt = 0; attempt < 30; attempt += 1) {
    expect((await wrong(one, `sprayed-${attempt}`, '203.0.113.22')).status).toBe(401)
  }
  expect((await wrong(other, 'sprayed-30', '203.0.113.22')).status).toBe(429)
  expect((await login(one, username, PASSWORD, from('203.0.113.22'))).status).toBe(429)
  expect((await login(one, username, PASSWORD, from('203.0.113.23'))).status).toBe(200)
})

test('a flood from one address takes nobody else’s place in the queue', async () => {
  const { username } = await aUser(one, { role: 'admin' })
  const flood = Array.from({ length: 200 }, (_, i) => wrong(one, `flood-${i}`, '203.0.113.24'))
  const rightOnes = await Promise.all(
    Array.from({ length: 8 }, (_, i) => login(one, username, PASSWORD, from(`203.0.114.${i}`))),
  )
  expect(rightOnes.map(({ status }) => status)).toEqual(Array(8).fill(200))
  await Promise.all(flood)
})

test('ten colleagues in one office sign in at the same time', async () => {
  const users = await Promise.all(Array.from({ length: 10 }, () => aUser(one, { role: 'admin' })))
  const answers = await Promise.all(
    users.map(({ username }) => login(one, username, PASSWORD, from('203.0.113.25'))),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
})

test('an address of our own making does not help: only the trusted proxy is believed', async () => {
  const { username } = await aUser(one, { role: 'admin' })
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await wrong(one, username, `198.51.100.${attempt}, 203.0.113.13`)
  }
  expect((await wrong(one, username, '198.51.100.99, 203.0.113.13')).status).toBe(429)
})

test('an IPv6 sender is its network of 64 bits', async () => {
  const { username } = await aUser(one, { role: 'admin' })
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await wrong(one, username, `2001:db8:0:1::${attempt}`)
  }
  expect((await wrong(one, username, '2001:db8:0:1:ffff::1')).status).toBe(429)
  expect((await wrong(one, username, '2001:db8:0:2::1')).status).toBe(401)
})
