import { expect, test } from './site.ts'

test('a search in place has an address of its own, and Back returns to the one before', async ({
  page,
}) => {
  await page.goto('/search')
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('3 homes')

  await page.getByText('Rent', { exact: true }).click()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(headline).toHaveText('1 home for rent')
  await expect(page).toHaveURL('/search?listingType=rent')

  await page.getByText('Any', { exact: true }).first().click()
  await page.getByLabel('Bedrooms').selectOption('3+ Bedrooms')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByText('No homes match this search')).toBeVisible()
  await expect(page).toHaveURL('/search?bedrooms=3')

  await page.goBack()
  await expect(headline).toHaveText('1 home for rent')
  await expect(page.getByLabel('Rent')).toBeChecked()
  await expect(page.getByLabel('Bedrooms')).toHaveValue('')
  await page.reload()
  await expect(headline).toHaveText('1 home for rent')
})

test('of two searches under way the later one is shown, whichever is answered first', async ({
  page,
}) => {
  await page.goto('/search')
  const held = Promise.withResolvers<void>()
  await page.route(/units\/search\?listingType=rent/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByText('Rent', { exact: true }).click()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('button', { name: 'Searching...' })).toBeDisabled()
  await page.getByText('Buy', { exact: true }).click()
  await page.getByLabel('Sort').selectOption('Lowest price')
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('2 homes for sale')

  const late = page.waitForResponse(/units\/search\?listingType=rent/)
  held.resolve()
  await (await late).finished()
  await expect(headline).toHaveText('2 homes for sale')
  await expect(page).toHaveTitle('2 homes for sale · Sathani')
})

test('another order searches at once', async ({ page }) => {
  await page.goto('/search?listingType=sale')
  const prices = page.getByRole('article').getByText(/M THB$/)
  await expect(prices).toHaveText(['4.2M THB', '8.9M THB'])
  await page.getByLabel('Sort').selectOption('Highest price')
  await expect(prices).toHaveText(['8.9M THB', '4.2M THB'])
  await expect(page).toHaveURL('/search?listingType=sale&sort=price_desc')
})

test('a listing type offers its own prices only', async ({ page }) => {
  await page.goto('/')
  const offered = page.getByLabel('Price range').getByRole('option')
  await expect(offered).toHaveCount(7)
  await page.getByText('Rent', { exact: true }).click()
  await expect(offered).toHaveText([
    'Any',
    'Under 20,000 THB/month',
    '20,000 - 40,000 THB/month',
    '40,000+ THB/month',
  ])
  await page.getByText('Buy', { exact: true }).click()
  await expect(offered).toHaveText(['Any', 'Under 5M THB', '5M - 10M THB', '10M+ THB'])
})

test.describe('when the search fails', () => {
  test.use({ causes: [/status of 503/] })

  test('the list is empty, says so, and can be asked for again', async ({ page }) => {
    await page.goto('/search')
    await page.route('/api/units/search?**', (route) => route.fulfill({ status: 503, body: '' }))
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('The search failed.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await page.unroute('/api/units/search?**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
  })
})
