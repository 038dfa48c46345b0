import { holdRequests } from './hold-requests.ts'
import { expect, test } from './site.ts'
import { addDeveloper, signInAs } from './staff-people.ts'

test.describe('before any script has loaded', () => {
  test.use({ javaScriptEnabled: false })

  test('the list is rendered, as rows or as cards, without what the user may not see', async ({
    page,
    site,
  }) => {
    const { name } = await addDeveloper(site)
    await signInAs(page.context(), site, 'agent')
    await page.goto(`/admin/developers?search=${encodeURIComponent(name)}`)
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
    await expect(page.getByRole('definition').first()).toHaveText(/^\d+$/)
    await page.setExtraHTTPHeaders({ 'sec-ch-ua-mobile': '?1' })
    await page.reload()
    await expect(page.getByRole('list', { name: 'Developers' })).toContainText(name)
    await page.context().clearCookies()
    await page.reload()
    await expect(page.getByRole('row')).toHaveCount(0)
    expect(await page.content()).not.toContain(name)
  })

  test('a list fits a narrow window that the server took for a wide one', async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'agent')
    await page.setViewportSize({ width: 390, height: 844 })
    for (const list of ['listings', 'contacts', 'properties', 'developers', 'search']) {
      await page.goto(`/admin/${list}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, list).toBe(390)
    }
  })
})

test('a button pressed early takes effect afterwards', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const arrive = await holdRequests(page, '**/assets/*.js')
  await page.goto('/admin/developers', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Add Developer' }).click()
  arrive()
  await expect(page.getByRole('dialog', { name: 'Add Developer' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Account' })).toHaveCount(0)
})

test('so does a ticked box or a chosen filter', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const arrive = await holdRequests(page, '**/assets/*.js')
  await page.goto('/admin/listings', { waitUntil: 'commit' })
  const ticks = page.getByRole('row').getByRole('checkbox', { name: /^Select (?!this page)/ })
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  arrive()
  await expect(page.getByRole('toolbar')).toContainText('2 selected')

  const again = await holdRequests(page, '**/assets/*.js')
  await page.goto('/admin/properties', { waitUntil: 'commit' })
  await page.getByLabel('Property type').selectOption('Condo')
  again()
  await expect(page).toHaveURL(/type=condo/)
})

test('so does a typed search', async ({ page, site }) => {
  const { name } = await addDeveloper(site)
  await signInAs(page.context(), site, 'agent')
  const arrive = await holdRequests(page, '**/assets/*.js')
  await page.goto('/admin/developers', { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: 'Search developers' }).fill(name)
  arrive()
  await expect(page).toHaveURL(/search=/)
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
  await expect(page.getByRole('searchbox', { name: 'Search developers' })).toHaveValue(name)
})

test('data in the document is not requested again, and the title follows the screen', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const reads: string[] = []
  page.on('request', (request) => {
    if (/\/api\/(?!events)/.test(request.url())) reads.push(new URL(request.url()).pathname)
  })
  await page.goto('/admin/developers')
  await page.getByRole('button', { name: 'Add Developer' }).click()
  await expect(page.getByRole('dialog', { name: 'Add Developer' })).toBeVisible()
  expect(reads).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle('Developers · Sathani')
  await page.getByRole('link', { name: 'Import CSV' }).click()
  await expect(page).toHaveTitle('Import CSV · Developers · Sathani')
  await page.goBack()
  await expect(page).toHaveTitle('Developers · Sathani')
})

test("a list is requested once, while its screen's code is still loading", async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/developers')
  const lists: string[] = []
  page.on('request', (request) => {
    if (/\/api\/units\/search/.test(request.url())) lists.push(request.url())
  })
  const arrive = await holdRequests(page, '**/assets/listings-tab*.js')
  const read = page.waitForRequest(/\/api\/units\/search/)
  await page.getByRole('link', { name: /^Listings/ }).click()
  await read
  await expect(page).toHaveURL('/admin/listings')
  await expect(page.getByRole('table', { name: 'Listings' })).toHaveCount(0)
  arrive()
  await expect(page.getByRole('table', { name: 'Listings' })).toBeVisible()
  expect(lists).toHaveLength(1)
})

test('going Back before the scripts have loaded shows the previous screen', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings')
  const views = page.getByRole('navigation', { name: 'Views of listings' })
  await views.getByRole('link', { name: 'Unconfirmed for 30 days' }).click()
  await expect(page).toHaveURL(/stale=30/)
  const arrive = await holdRequests(page, '**/assets/*.js')
  await page.reload({ waitUntil: 'commit' })
  await expect(views).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).not.toHaveURL(/stale=30/)
  arrive()
  await expect(views.getByRole('link', { name: 'All listings' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.getByRole('table', { name: 'Listings' })).toBeVisible()
})
