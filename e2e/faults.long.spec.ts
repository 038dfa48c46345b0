import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type RunningServer, runServer } from './run-server.ts'

const ROUNDS = 10
const PASSWORD = 'a password for faults'

test.describe.configure({ mode: 'serial' })
test.setTimeout(600_000)

test(`every acknowledged write survives ${ROUNDS} kills in the middle of writes`, async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sathani-faults-'))
  const env = { DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD }
  const acknowledged = new Map<number, string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = await runServer(env, { npm: true })
    await writeUntilKilled(server, round, acknowledged)
  }
  const server = await runServer(env, { npm: true })
  try {
    const stored = await storedInquiries(server.origin)
    expect(acknowledged.size).toBeGreaterThan(ROUNDS * 20)
    const missing = [...acknowledged].filter(([id, email]) => stored.get(id) !== email)
    expect(missing).toEqual([])
    await expectWholeInquiries(server.origin, stored.size)
  } finally {
    await server.stop()
    // npm may end before the server it started, which ends its database first.
    const lock = path.join(folder, 'postgres', 'postmaster.pid')
    await expect.poll(() => existsSync(lock), { timeout: 60_000 }).toBe(false)
    await fs.rm(folder, { recursive: true, force: true })
  }
})

/**
 * Writes with eight senders at once; after some acknowledgements the whole process group is killed.
 */
async function writeUntilKilled(
  server: RunningServer,
  round: number,
  acknowledged: Map<number, string>,
): Promise<void> {
  const enough = acknowledged.size + 30 + round * 7
  let killed: Promise<void> | null = null
  const send = async (sender: number) => {
    for (let n = 0; !killed; n += 1) {
      const email = `round${round}.sender${sender}.${n}@visitor.example`
      const id = await post(server.origin, email)
      if (id === null) return
      acknowledged.set(id, email)
      if (acknowledged.size >= enough) killed ??= server.kill()
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, sender) => send(sender)))
  expect(killed, server.output()).not.toBeNull()
  await killed
}

/** The id of the stored inquiry, or null when the server was killed before it responded. */
async function post(origin: string, email: string): Promise<number | null> {
  try {
    const response = await fetch(`${origin}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Visitor in a storm', email }),
    })
    if (response.status !== 201) return null
    const { id } = await response.json()
    return id
  } catch {
    return null
  }
}

async function staffGet(origin: string, address: string) {
  const signedIn = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  expect(signedIn.status).toBe(200)
  const cookie = signedIn.headers.getSetCookie().map((set) => set.split(';')[0])
  return fetch(`${origin}${address}`, { headers: { cookie: cookie.join('; ') } })
}

async function storedInquiries(origin: string): Promise<Map<number, string>> {
  const stored = new Map<number, string>()
  for (let offset = 0; ; offset += 1000) {
    const response = await staffGet(origin, `/api/inquiries?limit=1000&offset=${offset}`)
    const page: { id: number; email: string }[] = await response.json()
    for (const { id, email } of page) stored.set(id, email)
    if (page.length < 1000) return stored
  }
}

/** Checks that nothing is half-written: each stored inquiry has its contact. */
async function expectWholeInquiries(origin: string, inquiries: number): Promise<void> {
  const response = await staffGet(origin, '/api/leads?limit=1')
  expect(Number(response.headers.get('x-total-count'))).toBe(inquiries)
}
