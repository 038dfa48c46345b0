import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { startEmbedded } from '../src/db/embedded.ts'
import { runServer } from './run-server.ts'

const PASSWORD = 'a password for two processes'

test('a change through one process shows through the other within a second', async ({
  request,
}) => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sathani-two-'))
  const database = await startEmbedded(folder)
  const env = {
    DATABASE_URL: database.url,
    DATABASE_OWNER_URL: database.ownerUrl,
    DATA_DIR: folder,
    ADMIN_PASSWORD: PASSWORD,
  }
  const one = await runServer(env)
  const other = await runServer(env)
  try {
    const signedIn = await request.post(`${one.origin}/api/auth/login`, {
      data: { username: 'admin', password: PASSWORD },
    })
    expect(signedIn.status()).toBe(200)
    const names = async (origin: string) => {
      const answer = await fetch(`${origin}/api/developers`)
      const developers: { name: string }[] = await answer.json()
      return developers.map(({ name }) => name)
    }
    for (const name of ['Khlong Side Homes', 'Rain Tree Living', 'Tha Tian Estates']) {
      expect(await names(other.origin)).not.toContain(name)
      const created = await request.post(`${one.origin}/api/developers`, { data: { name } })
      expect(created.status()).toBe(201)
      expect(await names(one.origin), 'the writer itself sees it at once').toContain(name)
      await expect
        .poll(() => names(other.origin), { timeout: 1000, intervals: [20] })
        .toContain(name)
    }
  } finally {
    await one.stop()
    await other.stop()
    await database.stop()
    await fs.rm(folder, { recursive: true, force: true })
  }
})
