import { expect, PASSWORD, type Site, test } from './site.ts'

test('somebody signed out gets the form, without a failed request', async ({ page }) => {
  const document = await page.goto('/admin')
  expect(document?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await expect(page.getByText("Don't have access? Contact your administrator.")).toBeVisible()
})

test.describe(() => {
  // Chromium reports the answer that refuses the password.
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

test('the dashboard counts what is stored, stays after a reload, and is left for the site', async ({
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

test.describe('when a list cannot be read', () => {
  test.use({ causes: [/status of 500/] })

  test('the dashboard says which, and reads it again when asked', async ({ page, site }) => {
    const stored = await totals(site)
    await page.route('/api/stats', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/admin')
    await page.getByLabel('Username').fill('admin')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('The totals could not be read.')).toBeVisible()
    await page.unroute('/api/stats')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('definition')).toHaveText(stored)
  })
})

/** The four totals as they are stored, which other tests add to. */
async function totals(site: Site): Promise<string[]> {
  const stats = await (await site.admin.get('/api/stats')).json()
  const { totalProperties, totalUnits, totalDevelopers, totalOpenDeals } = stats
  return [totalProperties, totalUnits, totalDevelopers, totalOpenDeals].map(String)
}
