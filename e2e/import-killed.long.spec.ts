import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type APIRequestContext, expect, request, test } from '@playwright/test'
import { runServer } from './run-server.ts'

const PASSWORD = 'a password that outlives its server'
const ROWS = 3000

test.setTimeout(300_000)

test('an import that is killed together with the server continues at the next start, and writes every row once', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sathani-killed-'))
  const env = { DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD }
  const broken = await runServer(env)
  const first = await signedIn(broken.origin)
  const checked = await first.post('/api/imports', { multipart: { kind: 'projects', file } })
  const { id, create } = await checked.json()
  expect(create).toBe(ROWS)
  expect((await first.post(`/api/imports/${id}/run`)).status()).toBe(202)
  let done = 0
  await expect
    .poll(
      async () => {
        done = Number((await allRows(first, id)).done)
        return done
      },
      { intervals: [20] },
    )
    .toBeGreaterThan(0)
  expect(done).toBeLessThan(ROWS)
  // Kills the database too, in the middle of its writes.
  await broken.kill()

  const server = await runServer(env)
  try {
    const admin = await signedIn(server.origin)
    await expect
      .poll(async () => (await allRows(admin, id)).state, { timeout: 240_000, intervals: [500] })
      .toBe('done')
    expect(await allRows(admin, id)).toMatchObject({ create: ROWS, done: ROWS, error: 0 })
    const names = await pages(admin, '/api/projects')
    expect(names.length).toBe(ROWS)
    expect(new Set(names).size).toBe(ROWS)
  } finally {
    await server.stop()
    await fs.rm(folder, { recursive: true, force: true })
  }
})

// Each 300 m from the next, so that none is a duplicate.
const lines = Array.from({ length: ROWS }, (_, i) => {
  const latitude = 13.6 + (i % 60) * 0.003
  const longitude = 100.45 + Math.floor(i / 60) * 0.003
  return `Killed ${i},${i} Long Road,${latitude.toFixed(4)},${longitude.toFixed(4)}`
})
const file = {
  name: 'killed.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`name,address,latitude,longitude\n${lines.join('\n')}\n`),
}

async function signedIn(baseURL: string): Promise<APIRequestContext> {
  const admin = await request.newContext({ baseURL, timeout: 120_000 })
  const data = { username: 'admin', password: PASSWORD }
  expect((await admin.post('/api/auth/login', { data })).status()).toBe(200)
  return admin
}

async function allRows(admin: APIRequestContext, id: number): Promise<Record<string, unknown>> {
  return (await admin.get(`/api/imports/${id}`)).json()
}

async function pages(admin: APIRequestContext, list: string): Promise<string[]> {
  const names: string[] = []
  for (let offset = 0; ; offset += 1000) {
    const response = await admin.get(`${list}?limit=1000&offset=${offset}`)
    const page: { name: string }[] = await response.json()
    names.push(...page.map(({ name }) => name))
    if (page.length < 1000) return names
  }
}
