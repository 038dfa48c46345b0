import { Writable } from 'node:stream'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../platform/testing/test-app.ts'
import { aUser, login, PASSWORD } from '../test-factory.ts'

let world: TestApp
const lines: Record<string, unknown>[] = []
beforeAll(async () => {
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  const services = { log: pino(destination) }
  world = await testApp({ limits: true, env: { TRUST_PROXY: '1' }, services })
})

const wrong = (username: string, address: string) =>
  login(world, username, 'not the password', { 'x-forwarded-for': address })
const failures = () =>
  world.db
    .selectFrom('audit')
    .select(['subject', 'subjectId', 'actorId', 'changes', 'requestId'])
    .where('action', '=', 'sign_in_failed')
    .orderBy('id')
    .execute()

test('a failed sign-in is logged with its sender and its account', async () => {
  const { id, username } = await aUser(world, { role: 'admin' })
  await wrong(username.toUpperCase(), '203.0.113.1')
  await wrong('Nobody at all', '203.0.113.2')
  await login(world, username, PASSWORD)
  const logged = lines.filter(({ msg }) => msg === 'sign-in failed')
  expect(logged).toMatchObject([
    { sender: '203.0.113.1', userId: id, requestId: expect.stringMatching(/^[\w-]{36}$/) },
    { sender: '203.0.113.2', username: 'nobody at all' },
  ])
  expect(JSON.stringify(logged)).not.toContain('not the password')
})

test('the audit log has the first, tenth and hundredth failure of an account in an hour', async () => {
  const { id, username } = await aUser(world, { role: 'admin' })
  const before = (await failures()).length
  for (let attempt = 0; attempt < 12; attempt += 1) await wrong(username, `198.51.100.${attempt}`)
  const start = world.now
  world.now = new Date(start.getTime() + 3_600_000)
  await wrong(username, '198.51.100.1')
  world.now = start
  const counted = (await failures()).slice(before)
  expect(counted).toMatchObject(
    [1, 10, 1].map((count) => ({
      subject: 'user',
      subjectId: id,
      actorId: null,
      changes: { failuresInTheHour: [null, count] },
    })),
  )
})

test('failures with unknown names are counted together, without storing the names', async () => {
  const before = (await failures()).length
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await wrong(`my password by mistake ${attempt}`, `192.0.2.${attempt}`)
  }
  const counted = (await failures()).slice(before)
  expect(counted.length).toBeLessThanOrEqual(2)
  expect(counted.at(-1)).toMatchObject({
    subjectId: null,
    changes: { failuresInTheHour: [null, 10] },
  })
  expect(JSON.stringify(counted)).not.toContain('mistake')
})
