import { expect, PASSWORD, type Site, test } from './site.ts'
import { signInAs, withholdEvents } from './staff-people.ts'

test('a visitor without a session gets the sign-in form, without a failed request', async ({
  page,
}) => {
  const document = await page.goto('/admin')
  expect(document?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect(page.getByText("Don't have access? Contact your administrator.")).toBeVisible()
})

test.describe(() => {
  // Chromium logs the response that refuses the password.
  test.use({ causes: [/status of 401/] })

  test('a wrong password is refused in a red alert; the right one leads to the dashboard', async ({
    page,
  }) => {
    await page.goto('/admin/login')
    const password = page.getByLabel('Password', { exact: true })
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Username is required')
    await expect(password).toHaveAccessibleDescription('Password is required')

    await page.getByLabel('Username').fill('admin')
    await password.fill('not the password')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password')

    await password.fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByText('Welcome, admin')).toBeVisible()
  })
})

test('the dashboard shows the stored counts, survives a reload, and links to the site', async ({
  page,
  site,
}) => {
  const stored = await totals(site)
  await page.goto('/admin')
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const figures = page.getByRole('definition')
  await expect(figures).toHaveText(stored)
  await page.reload()
  await expect(figures).toHaveText(stored)
  await page.goto('/admin/login')
  await expect(page).toHaveURL('/admin')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
})

test('signing in stays at the address that was opened', async ({ page, site }) => {
  const address = `/admin/listings?unit=${site.units.rent}`
  await page.goto(address)
  await page.getByLabel('Username').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('dialog', { name: /^7B/ })).toBeVisible()
  await expect(page).toHaveURL(address)
})

test.describe('when a list cannot be loaded', () => {
  test.use({ causes: [/status of 500/] })

  test('the dashboard names it, and loads it again on request', async ({ page, site }) => {
    const stored = await totals(site)
    await withholdEvents(page)
    await page.route('/api/stats', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/admin')
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Couldn’t load totals.')).toBeVisible()
    await page.unroute('/api/stats')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('definition')).toHaveText(stored)
  })
})

/** The four totals as stored; other tests add to them. */
async function totals(site: Site): Promise<string[]> {
  const stats = await (await site.admin.get('/api/stats')).json()
  const { totalProperties, totalUnits, totalDevelopers, totalOpenDeals } = stats
  return [totalProperties, totalUnits, totalDevelopers, totalOpenDeals].map(String)
}

test('the audit log says whose sign-in failed', async ({ page, site, request }) => {
  const { username } = await signInAs(page.context(), site, 'admin')
  const data = { username, password: 'not the password' }
  expect((await request.post('/api/auth/login', { data })).status()).toBe(401)
  await page.goto(`/admin?settings=audit&settings.search=${username}`)
  const entries = page
    .getByRole('dialog', { name: 'User Management Settings' })
    .getByRole('list')
    .getByRole('listitem')
  await expect(entries.first()).toContainText(/^Sign-in failed: .*admin/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the count of units to confirm does not widen the page', async ({ page, site }) => {
    const availabilityDate = new Date(Date.now() - 40 * 86_400_000).toISOString()
    const { projectId } = await (await site.admin.get(`/api/units/${site.units.sale}`)).json()
    const added = await site.admin.post('/api/units', {
      data: {
        ...{ projectId, unitNumber: `W${Date.now()}`, bedrooms: 1, bathrooms: 1, size: 40 },
        ...{ listingType: 'sell', price: 4_000_000, availabilityDate, showOnWebsite: false },
      },
    })
    expect(added.status(), await added.text()).toBe(201)
    await signInAs(page.context(), site, 'agent')
    await page.goto('/admin/developers')
    await expect(page.getByRole('link', { name: /Listings \d+ to confirm/ })).toBeAttached()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('the chosen colour scheme persists, and is applied before any script', async ({
  page,
  site,
  browser,
}) => {
  await page.context().addCookies((await site.admin.storageState()).cookies)
  await page.goto('/admin')
  const html = page.locator('html')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveCSS('color-scheme', 'dark')

  // In a context of its own: the empty modules must not be left in the cache of the pages after.
  const noModules = await browser.newContext({
    baseURL: site.origin,
    storageState: await page.context().storageState(),
  })
  const bare = await noModules.newPage()
  await bare.route('**/assets/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export {}' }),
  )
  await bare.goto('/', { waitUntil: 'load' })
  await expect(bare.locator('html')).toHaveAttribute('data-theme', 'dark')
  await noModules.close()

  await page.goto('/admin')
  await page.getByRole('radio', { name: 'System', exact: true }).check()
  await expect(html).not.toHaveAttribute('data-theme')
  await page.reload()
  await expect(html).not.toHaveAttribute('data-theme')
})
