import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, request, test } from '@playwright/test'
import { runServer } from './run-server.ts'

const PASSWORD = 'a password for two starts'

// faults.long.spec.ts kills it again and again, first-start.long.spec.ts the first start with the demo agency.
test('on an empty folder the product starts with a database of its own, and keeps what it acknowledged when it is killed', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sathani-start-'))
  const env = { DATA_DIR: folder, ADMIN_PASSWORD: PASSWORD }
  const first = await runServer(env)
  const visitor = await request.newContext({ baseURL: first.origin })
  const data = { name: 'Visitor in a storm', email: 'storm@visitor.example' }
  expect((await visitor.post('/api/leads', { data })).status()).toBe(201)
  await first.kill()
  await visitor.dispose()

  const second = await runServer(env)
  const admin = await request.newContext({ baseURL: second.origin })
  const signIn = { data: { username: 'admin', password: PASSWORD } }
  expect((await admin.post('/api/auth/login', signIn)).status()).toBe(200)
  expect(await (await admin.get('/api/inquiries')).json()).toMatchObject([data])
  await admin.dispose()
  await second.stop()
  await fs.rm(folder, { recursive: true, force: true })
})
