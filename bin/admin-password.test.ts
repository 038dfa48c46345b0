/** The command as a person runs it: a process of its own, beside the server or alone. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinEmbedded, startEmbedded } from '../src/db/embedded.ts'
import { aUser, login } from '../src/staff/test-factory.ts'
import { type TestApp, testApp } from '../src/test-app.ts'

const command = fileURLToPath(new URL('admin-password.ts', import.meta.url))

async function run(env: Record<string, string>, input: string, ...args: string[]) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, ...env },
  })
  child.stdin.end(input)
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code, said, complained }
}

let world: TestApp
let folder = ''
beforeAll(async () => {
  world = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'sathani-password-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('in an empty database it makes the admin with the password that is piped in', async () => {
  const env = { DATABASE_URL: world.url }
  expect(await run(env, 'a new good password\n')).toEqual({
    code: 0,
    said: 'The password of admin is set; all their sessions have ended.\n',
    complained: '',
  })
  expect((await login(world, 'admin', 'a new good password')).status).toBe(200)
})

test('left empty, a password is generated and shown', async () => {
  const { said } = await run({ DATABASE_URL: world.url }, '')
  const password = /^Password \(shown once\): ([\w-]{20})$/m.exec(said)?.[1] ?? ''
  expect((await login(world, 'admin', password)).status).toBe(200)
})

test('another admin can be named; what is wrong is said in one line', async () => {
  const env = { DATABASE_URL: world.url }
  const other = await aUser(world, { role: 'admin' })
  expect((await run(env, 'a new good password', other.username)).code).toBe(0)
  expect((await login(world, other.username, 'a new good password')).status).toBe(200)
  expect(await run(env, 'short')).toEqual({
    code: 1,
    said: '',
    complained: 'A password has at least 8 characters.\n',
  })
  const unknown = await run(env, 'a new good password', 'nobody')
  expect(unknown.complained).toMatch(/^There is no admin named nobody\. Admins: admin, .*\n$/)
})

test('it works on the embedded database: alone, and beside the server that has it open', async () => {
  const env = { DATA_DIR: folder }
  expect((await run(env, 'set while nothing runs')).code).toBe(0)
  const server = await startEmbedded(folder)
  try {
    const beside = await testApp({ url: server.url })
    expect((await login(beside, 'admin', 'set while nothing runs')).status).toBe(200)
    expect((await run(env, 'set while it runs')).code).toBe(0)
    expect((await login(beside, 'admin', 'set while it runs')).status).toBe(200)
    const joined = await joinEmbedded(folder)
    expect(joined.url).toBe(server.url)
    await beside.db.destroy()
  } finally {
    await server.stop()
  }
})
