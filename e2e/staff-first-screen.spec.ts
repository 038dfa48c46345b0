import { holdRequests } from './hold-requests.ts'
import { expect, test } from './site.ts'
import { addDeveloper, signInAs } from './staff-people.ts'

test.describe('before any script', () => {
  test.use({ javaScriptEnabled: false })

  test('the list stands already, as rows or as cards, and what nobody may see is not there', async ({
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
})

test('a button that is pressed before its script has come is not pressed in vain', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const arrive = await holdRequests(page, '**/assets/*.js')
  await page.goto('/admin/developers', { waitUntil: 'commit' })
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('button', { name: 'Add Developer' }).click()
  arrive()
  await expect(page.getByRole('dialog', { name: 'Add Developer' })).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Account' })).toHaveCount(0)
})

test('nor is a box ticked or a filter chosen in vain', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const arrive = await holdRequests(page, '**/assets/*.js')
  await page.goto('/admin/listings', { waitUntil: 'commit' })
  const ticks = page.getByRole('row').getByRole('checkbox', { name: /^Select (?!this page)/ })
  await ticks.nth(0).check()
  await ticks.nth(1).check()
  await page.getByLabel('Listing', { exact: true }).selectOption('For rent')
  arrive()
  await expect(page.getByRole('toolbar')).toContainText('2 selected')
  await expect(page).toHaveURL(/listingType=rent/)
})

test('nor is a search typed in vain', async ({ page, site }) => {
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

test('who goes Back before the scripts have come is shown where that leads', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings')
  const views = page.getByRole('navigation', { name: 'Listings by freshness' })
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
