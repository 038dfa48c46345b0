import { expect, test } from '@playwright/test'
import { ownDatabase } from './databases.ts'
import { runServer } from './run-server.ts'

const PASSWORD = 'a password for two processes'

test('a change through one process is visible through the other within a second', async ({
  page,
  request,
}) => {
  const database = await ownDatabase()
  const env = { ...database.env, ADMIN_PASSWORD: PASSWORD }
  const first = await runServer(env)
  const second = await runServer(env)
  try {
    const signedIn = await request.post(`${first.origin}/api/auth/login`, {
      data: { username: 'admin', password: PASSWORD },
    })
    expect(signedIn.status()).toBe(200)
    const names = async (origin: string) => {
      const response = await fetch(`${origin}/api/developers`)
      const developers: { name: string }[] = await response.json()
      return developers.map(({ name }) => name)
    }
    for (const name of ['Khlong Side Homes', 'Rain Tree Living', 'Tha Tian Estates']) {
      expect(await names(second.origin)).not.toContain(name)
      const created = await request.post(`${first.origin}/api/developers`, { data: { name } })
      expect(created.status()).toBe(201)
      expect(await names(first.origin), 'the writer itself sees it at once').toContain(name)
      const written = performance.now()
      let lastStale = 0
      const read = async () => {
        const sent = performance.now() - written
        const namesSeen = await names(second.origin)
        if (!namesSeen.includes(name)) lastStale = sent
        return namesSeen
      }
      await expect.poll(read, { intervals: [20] }).toContain(name)
      // However long a busy machine takes to respond: a response a second later is never stale.
      expect(lastStale).toBeLessThan(1000)
    }
    // Also in the browser of a user of the other process.
    await page.context().addCookies((await request.storageState()).cookies)
    // Polls are refused, so that only the stream remains.
    await page.route('**/api/events/latest', (route) => route.abort())
    await page.goto(`${second.origin}/admin/developers?search=Rain`)
    const row = page.getByRole('row').filter({ hasText: 'Rain Tree Living' })
    await expect(row).toBeVisible()
    const found = await fetch(`${first.origin}/api/developers?search=Rain+Tree`)
    const [{ id }]: [{ id: number }] = await found.json()
    const changes = { foundedYear: 1966 }
    const changed = await request.put(`${first.origin}/api/developers/${id}`, { data: changes })
    expect(changed.status()).toBe(200)
    await expect(row).toContainText('1966')
  } finally {
    await first.stop()
    await second.stop()
    await database.drop()
  }
})
