/** Runs the command as a person would: as a separate process, beside the server or alone. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { joinEmbedded, startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { type TestApp, testApp } from '../src/platform/testing/test-app.ts'
import { aUser, login } from '../src/team/staff/test-factory.ts'

const command = fileURLToPath(new URL('admin-password.ts', import.meta.url))

async function run(env: Record<string, string>, input: string, ...args: string[]) {
  const child = spawn(process.execPath, [command, ...args], {
    env: { PATH: process.env.PATH, ...env },
  })
  child.stdin.end(input)
  const [stdout, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { code, stdout, complained }
}

let world: TestApp
let folder = ''
beforeAll(async () => {
  world = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'sathani-password-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('in an empty database it creates the admin with the password from standard input', async () => {
  const env = { DATABASE_URL: world.url }
  expect(await run(env, 'a new good password\n')).toEqual({
    code: 0,
    stdout: 'The password of admin is set; all their sessions have ended.\n',
    complained: '',
  })
  expect((await login(world, 'admin', 'a new good password')).status).toBe(200)
})

test('an empty password is replaced by a generated one, which is shown', async () => {
  const { stdout } = await run({ DATABASE_URL: world.url }, '')
  const password = /^Password \(shown once\): ([\w-]{20})$/m.exec(stdout)?.[1] ?? ''
  expect((await login(world, 'admin', password)).status).toBe(200)
})

test('another admin can be named; errors are one line', async () => {
  const env = { DATABASE_URL: world.url }
  const otherAdmin = await aUser(world, { role: 'admin' })
  expect((await run(env, 'a new good password', otherAdmin.username)).code).toBe(0)
  expect((await login(world, otherAdmin.username, 'a new good password')).status).toBe(200)
  expect(await run(env, 'short')).toEqual({
    code: 1,
    stdout: '',
    complained: 'Use at least 8 characters.\n',
  })
  const unknown = await run(env, 'a new good password', 'nobody')
  expect(unknown.complained).toMatch(/^There is no admin named nobody\. Admins: admin, .*\n$/)
})

test('it works on the embedded database: alone, and while a server uses it', async () => {
  const env = { DATA_DIR: folder }
  expect((await run(env, 'set while nothing runs')).code).toBe(0)
  const server = await startEmbedded(folder)
  try {
    const running = await testApp({ url: server.url })
    expect((await login(running, 'admin', 'set while nothing runs')).status).toBe(200)
    expect((await run(env, 'set while it runs')).code).toBe(0)
    expect((await login(running, 'admin', 'set while it runs')).status).toBe(200)
    const joined = await joinEmbedded(folder)
    expect(joined.url).toBe(server.url)
    await running.db.destroy()
  } finally {
    await server.stop()
  }
})
