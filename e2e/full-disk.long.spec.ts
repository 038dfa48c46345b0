import { execFileSync } from 'node:child_process'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type APIRequestContext, expect, request, test } from '@playwright/test'
import { runServer } from './run-server.ts'

const PASSWORD = 'a password for a full disk'

test.setTimeout(300_000)
test.skip(!canMount(), 'A small disk needs root, and a kernel that lets it mount one')

test('a server whose disk is full serves its pages, says why it saves nothing, and recovers', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sathani-full-'))
  const server = await runServer(
    { DATA_DIR: path.join(folder, 'data'), ADMIN_PASSWORD: PASSWORD },
    { smallDisk: folder },
  )
  // The disk is mounted for the server only.
  const ballast = `/proc/${server.pid}/root${folder}/ballast`
  try {
    const admin = await signedIn(server.origin)
    const saved: number[] = []
    const save = async () => {
      const data = { name: `Saved ${Date.now()} ${Math.random()}`, description: 'x'.repeat(9000) }
      const response = await admin.post('/api/developers', { data })
      if (response.status() === 201) saved.push((await response.json()).id)
      return response
    }
    expect((await save()).status()).toBe(201)
    await fill(ballast)
    await expect.poll(async () => (await save()).status()).toBe(507)
    expect((await (await save()).json()).code).toBe('disk_full')
    for (let i = 0; i < 200; i += 1) {
      expect((await save()).status()).toBe(507)
      expect((await admin.get(`/search?priceMax=${2_000_000 + i}`)).status()).toBe(200)
    }
    expect((await admin.get('/')).status()).toBe(200)
    const health = await admin.get('/healthz')
    expect([health.status(), await health.text()]).toEqual([
      200,
      'degraded: the disk is full, nothing is saved',
    ])
    await fs.rm(ballast)
    await expect.poll(async () => (await save()).status()).toBe(201)
    expect(await (await admin.get('/healthz')).text()).toBe('ok')
    const found: { id: number }[] = await (await admin.get('/api/developers?limit=1000')).json()
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(saved))
  } finally {
    await server.stop()
    await fs.rm(folder, { recursive: true, force: true })
  }
})

/** Writes until there is no room left. */
async function fill(file: string): Promise<void> {
  const handle = await fs.open(file, 'w')
  try {
    for (;;) await handle.write(Buffer.alloc(1024 * 1024))
  } catch (error) {
    expect(error).toMatchObject({ code: 'ENOSPC' })
  } finally {
    await handle.close()
  }
}

function canMount(): boolean {
  try {
    execFileSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

async function signedIn(baseURL: string): Promise<APIRequestContext> {
  const admin = await request.newContext({ baseURL, timeout: 60_000 })
  const data = { username: 'admin', password: PASSWORD }
  expect((await admin.post('/api/auth/login', { data })).status()).toBe(200)
  return admin
}
