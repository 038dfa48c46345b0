import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expectToast } from './expect-toast.ts'
import { expect, type Site, test } from './site.ts'
import { addDeveloper, endSessionsOf, signInAs } from './staff-people.ts'

// Chromium logs refused requests of an ended session, and cut connections.
test.use({ causes: [/status of (401|403|409)|ERR_(FAILED|INTERNET_DISCONNECTED)/] })

test('what one user adds, changes and deletes, another sees without doing anything', async ({
  page,
  browser,
  site,
}) => {
  await signInAs(page.context(), site, 'admin')
  await refusePolls(page.context())
  const { id, name } = await addDeveloper(site)
  await page.goto(`/admin/developers/${id}?search=${encodeURIComponent(name)}`)
  const profile = page.getByRole('dialog', { name })
  await expect(profile).toContainText('0 active projects')
  const colleague = await anotherBrowser(browser, site)
  await refusePolls(colleague.context())
  await colleague.goto(`/admin/developers?edit=${id}`)
  const form = colleague.getByRole('dialog', { name: `Edit ${name}` })
  await form.getByLabel('Founded').fill('1987')
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(colleague, 'Developer updated successfully')
  await expect(profile).toContainText('1987')
  const project = { name: `${name} Tower`, address: '1 Sathon Road, Bangkok', developerId: id }
  const created = await site.admin.post('/api/projects', { data: project })
  expect(created.status()).toBe(201)
  await expect(profile).toContainText('1 active project')
  await page.keyboard.press('Escape')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('1987')
  const { id: projectId } = await created.json()
  await site.admin.delete(`/api/projects/${projectId}`)
  await expect(row).toContainText('0')
  await site.admin.delete(`/api/developers/${id}`)
  await expect(row).toHaveCount(0)
})

test('a restored record shows at once everywhere', async ({ page, browser, site }) => {
  await signInAs(page.context(), site, 'admin')
  await refusePolls(page.context())
  const { id, name } = await addDeveloper(site)
  await site.admin.delete(`/api/developers/${id}`)
  await page.goto(`/admin/developers?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(page.getByText('No developers match your search.')).toBeVisible()
  const colleague = await anotherBrowser(browser, site, 'admin')
  await refusePolls(colleague.context())
  await colleague.goto(`/admin?settings=trash&settings.search=${encodeURIComponent(name)}`)
  const deleted = colleague.getByRole('row').filter({ hasText: name })
  await deleted.getByRole('button', { name: /Restore/ }).click()
  await expectToast(colleague, 'Developer restored')
  await expect(row).toBeVisible()
  await site.admin.delete(`/api/developers/${id}`)
  await expect(deleted).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a form being filled in keeps what was typed, and reports the conflict when it is saved', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const { id, name } = await addDeveloper(site, { foundedYear: 1990 })
  await page.goto(`/admin/developers?edit=${id}`)
  const form = page.getByRole('dialog', { name: `Edit ${name}` })
  await form.getByLabel('Founded').fill('1991')
  const read = page.waitForResponse(new RegExp(`/api/developers/${id}$`))
  const done = await site.admin.put(`/api/developers/${id}`, { data: { foundedYear: 1992 } })
  expect(done.status()).toBe(200)
  await read
  await expect(form.getByLabel('Founded')).toHaveValue('1991')
  const refused = page.waitForResponse((response) => response.request().method() === 'PUT')
  await form.getByRole('button', { name: 'Save' }).click()
  expect((await refused).status()).toBe(409)
  await expect(form.getByRole('alert')).toContainText('Founded')
  await expect(form.getByLabel('Founded')).toHaveValue('1991')
})

test('the tabs of a browser share one stream, and another tab takes over when one is closed', async ({
  page,
  site,
}) => {
  const context = page.context()
  await signInAs(context, site, 'agent')
  await refusePolls(context)
  const streams = streamsOf(context)
  const { id, name } = await addDeveloper(site)
  const address = `/admin/developers/${id}`
  await page.goto(address)
  await expect.poll(() => streams.length).toBe(1)
  const second = await context.newPage()
  await second.goto(address)
  const year = async (founded: number, tabs: Page[]) => {
    await site.admin.put(`/api/developers/${id}`, { data: { foundedYear: founded } })
    for (const tab of tabs) {
      await expect(tab.getByRole('dialog', { name })).toContainText(String(founded))
    }
  }
  await year(1981, [page, second])
  expect(streams).toHaveLength(1)
  await page.close()
  await expect.poll(() => streams.length).toBe(2)
  await year(1982, [second])
  expect(streams).toHaveLength(2)
})

test("the tab's own save is read once", async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await refusePolls(page.context())
  const { id, name } = await addDeveloper(site)
  await page.goto(`/admin/developers?edit=${id}`)
  const form = page.getByRole('dialog', { name: `Edit ${name}` })
  await form.getByLabel('Founded').fill('1977')
  const lists: string[] = []
  page.on('request', (request) => {
    if (/\/api\/developers\?/.test(request.url())) lists.push(request.url())
  })
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Developer updated successfully')
  // Another user's change arrives after this tab's own.
  const other = await addDeveloper(site)
  await expect(page.getByRole('row').filter({ hasText: other.name })).toBeVisible()
  expect(lists).toHaveLength(2)
})

test('changes made while offline show after reconnecting', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const { id, name } = await addDeveloper(site)
  await page.goto(`/admin/developers/${id}`)
  const profile = page.getByRole('dialog', { name })
  await expect(profile).toBeVisible()
  await page.context().setOffline(true)
  await site.admin.put(`/api/developers/${id}`, { data: { foundedYear: 1971 } })
  await page.context().setOffline(false)
  await expect(profile).toContainText('1971')
})

test('without a stream, changes are polled every few seconds', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const { id, name } = await addDeveloper(site)
  // Like a buffering proxy: neither messages nor the end get through.
  await page.route(/\/api\/events(\?|$)/, () => {})
  const statuses: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/events/latest')) statuses.push(response.status())
  })
  await page.clock.install()
  await page.goto(`/admin/developers/${id}`)
  const profile = page.getByRole('dialog', { name })
  await expect(profile).toBeVisible()
  // The clock of the page, which runs by itself too.
  await page.clock.runFor(25_000)
  await expect.poll(() => statuses.length).toBeGreaterThan(1)
  await site.admin.put(`/api/developers/${id}`, { data: { foundedYear: 1961 } })
  await page.clock.runFor(5_000)
  await expect(profile).toContainText('1961')
})

test('a session ended elsewhere shows the sign-in form, and changed rights change the screens', async ({
  page,
  site,
}) => {
  const me = await signInAs(page.context(), site, 'admin')
  await page.goto('/admin/developers?settings=users')
  const settings = page.getByRole('dialog', { name: 'User Management Settings' })
  await expect(settings.getByRole('row').filter({ hasText: me.username })).toBeVisible()
  await site.admin.put(`/api/admin/users/${me.id}`, { data: { role: 'agent' } })
  await expect(settings).toBeHidden()
  await endSessionsOf(site, me.id)
  await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible()
})

/** Refuses polls, so that what shows from here on came by the stream. */
async function refusePolls(context: BrowserContext): Promise<void> {
  await context.route('**/api/events/latest', (route) => route.abort())
}

async function anotherBrowser(
  browser: Browser,
  site: Site,
  role: 'admin' | 'agent' = 'agent',
): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin })
  await signInAs(context, site, role)
  return context.newPage()
}

/** The stream requests of a browser's pages. */
function streamsOf(context: BrowserContext): string[] {
  const streams: string[] = []
  context.on('request', (request) => {
    if (/\/api\/events(\?|$)/.test(request.url())) streams.push(request.url())
  })
  return streams
}
