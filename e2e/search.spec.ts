import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

test('an in-page search has its own URL, and Back returns to the previous one', async ({
  page,
}) => {
  await page.goto('/search')
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('3 homes')

  await page.getByText('Rent', { exact: true }).click()
  await searchNow(page)
  await expect(headline).toHaveText('1 home for rent')
  await expect(page).toHaveURL('/search?listingType=rent')

  await page.getByText('Any', { exact: true }).first().click()
  await page.getByLabel('Bedrooms').selectOption('3+ Bedrooms')
  await searchNow(page)
  await expect(page.getByText('No homes match this search')).toBeVisible()
  await expect(page).toHaveURL('/search?bedrooms=3')

  await page.goBack()
  await expect(headline).toHaveText('1 home for rent')
  await expect(page.getByLabel('Rent')).toBeChecked()
  await expect(page.getByLabel('Bedrooms')).toHaveValue('')
  await page.reload()
  await expect(headline).toHaveText('1 home for rent')
})

test('Search moves the focus to the heading of the results; changing the order does not', async ({
  page,
}) => {
  await page.goto('/search')
  const headline = page.getByRole('heading', { level: 1 })
  await page.getByLabel('Sort').selectOption('Largest')
  await expect(headline).toHaveText('3 homes, largest first')
  await expect(headline).not.toBeFocused()
  await page.getByLabel('Bedrooms').selectOption('1 Bedroom')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(headline).toHaveText('1 home with 1 bedroom, largest first')
  await expect(headline).toBeFocused()
})

test.describe(() => {
  test.use({ viewport: { width: 390, height: 760 } })

  test('many conditions stand in one line on a phone, with the number of those beyond it', async ({
    page,
  }) => {
    await page.goto(
      '/search?availableOnly=true&bedrooms=2&listingType=sale&priceMax=10000000&priceMin=5000000&stationId=30',
    )
    const chips = page.getByRole('navigation', { name: 'Search filters' })
    const links = chips.getByRole('link', { name: /^Remove / })
    const tops = await links.evaluateAll((all) =>
      all.map((link) => Math.round(link.getBoundingClientRect().top)),
    )
    expect(tops.length).toBeGreaterThan(3)
    expect(new Set(tops).size).toBe(1)
    await expect(links.last()).not.toBeInViewport()
    const more = chips.getByRole('button', { name: /^Show \d more$/ })
    const hidden = async () => Number((await more.textContent())?.slice(1))
    const before = await hidden()
    await more.click()
    await expect.poll(hidden).toBeLessThan(before)
    await links.last().focus()
    await expect(links.last()).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe(() => {
  test.use({ viewport: { width: 430, height: 760 } })

  test('Clear All is no filter beyond the end of the line', async ({ page }) => {
    await page.goto('/search?bedrooms=2&listingType=sale')
    const chips = page.getByRole('navigation', { name: 'Search filters' })
    const clear = chips.getByRole('link', { name: 'Clear All' })
    await expect(chips.getByRole('link', { name: /^Remove / }).last()).toBeInViewport({ ratio: 1 })
    // Makes the line as narrow as its two filters.
    await clear.evaluate((link) => {
      const list = link.closest('ul')
      if (list) list.style.maxWidth = `${(link.parentElement?.offsetLeft ?? 0) + 4}px`
    })
    await expect(clear).not.toBeInViewport({ ratio: 0.9 })
    await expect(chips.getByRole('button', { name: /^Show/ })).toHaveCount(0)
  })
})

test('of two simultaneous searches the later one is shown, whichever responds first', async ({
  page,
}) => {
  await page.goto('/search')
  const gate = Promise.withResolvers<void>()
  await page.route(/units\/search\?listingType=rent/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByText('Rent', { exact: true }).click()
  await searchNow(page)
  const headline = page.getByRole('heading', { level: 1 })
  await expect(page.getByRole('button', { name: 'Searching...' })).toBeDisabled()
  await expect(headline, 'what is asked for shows at once').toHaveText('Homes for rent in Bangkok')
  await expect(page.getByRole('link', { name: 'Remove For rent' })).toBeVisible()
  await page.getByText('Buy', { exact: true }).click()
  await page.getByLabel('Sort').selectOption('Lowest price')
  await expect(headline).toHaveText('2 homes for sale, lowest price first')

  const late = page.waitForResponse(/units\/search\?listingType=rent/)
  gate.resolve()
  await (await late).finished()
  await expect(headline).toHaveText('2 homes for sale, lowest price first')
  await expect(page).toHaveTitle('Homes for sale in Bangkok, lowest price first · Sathani')
})

test('changing the order searches at once', async ({ page }) => {
  await page.goto('/search?listingType=sale')
  const prices = page.getByRole('article').getByText(/M THB$/)
  await expect(prices).toHaveText(['4.2M THB', '8.9M THB'])
  await page.getByLabel('Sort').selectOption('Highest price')
  await expect(prices).toHaveText(['8.9M THB', '4.2M THB'])
  await expect(page).toHaveURL('/search?listingType=sale&sort=price_desc')
})

test('a listing type offers only its own prices', async ({ page }) => {
  await page.goto('/search')
  const offered = page.getByLabel('Price range').getByRole('option')
  await expect(offered).toHaveCount(9)
  await page.getByText('Rent', { exact: true }).click()
  await expect(offered).toHaveText([
    'Any',
    'Under 20,000 THB/month',
    '20,000 - 40,000 THB/month',
    '40,000+ THB/month',
    'Custom rent range',
  ])
  await page.getByText('Buy', { exact: true }).click()
  await expect(offered).toHaveText([
    'Any',
    'Under 5M THB',
    '5M - 10M THB',
    '10M+ THB',
    'Custom price range',
  ])
})

test('a shared search keeps conditions that the panel has no field for', async ({ page }) => {
  await page.goto('/search?selectedFacilities=swimming_pool&priceMin=3000000&priceMax=9000000')
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('1 home, 3M - 9M THB, swimming pool')
  await expect(page.getByLabel('Price range')).toHaveValue('sale-own')
  await expect(page.getByLabel('From, THB')).toHaveValue('3000000')
  await expect(page.getByLabel('To, THB')).toHaveValue('9000000')
  await page.getByLabel('Bedrooms').selectOption('2 Bedrooms')
  await searchNow(page)
  await expect(page).toHaveURL(
    '/search?bedrooms=2&priceMax=9000000&priceMin=3000000&selectedFacilities=swimming_pool',
  )
  await expect(headline).toHaveText('1 home with 2 bedrooms, 3M - 9M THB, swimming pool')

  await page.getByRole('link', { name: 'Remove Swimming pool' }).press('Enter')
  await expect(headline).toHaveText('2 homes with 2 bedrooms, 3M - 9M THB')
  await expect(headline, 'the keyboard goes on from what it led to').toBeFocused()
  await page.getByRole('link', { name: 'Clear All' }).click()
  await expect(page).toHaveURL('/search')
  await expect(headline).toHaveText('3 homes')
  await expect(page.getByLabel('Price range')).toHaveValue('')
})

test('an empty search suggests searches that find something', async ({ page }) => {
  await page.goto('/search?bedrooms=1&listingType=sale&projectName=Sirin')
  const without = page.getByRole('link', { name: 'Remove “For sale”' })
  await expect(without).toContainText('1 home')
  await without.click()
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('1 home with 1 bedroom, named “Sirin”')
  await expect(page).toHaveURL('/search?bedrooms=1&projectName=Sirin')

  await page.getByText('Buy', { exact: true }).click()
  await searchNow(page)
  await expect(page.getByRole('link', { name: 'Clear All' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Remove “1 Bedroom”' }).click()
  await expect(headline).toHaveText('1 home for sale, named “Sirin”')
})

test('the suggestions of an empty search fit a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/search?bedrooms=2&listingType=rent&priceMax=100&stationId=30')
  const both = 'Remove “For rent” and “Under 100 THB/month”'
  await expect(page.getByRole('link', { name: both })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('Back restores the search and the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto('/search?sort=price_asc')
  await page.getByLabel('Sort').selectOption('Highest price')
  await expect(page).toHaveURL('/search?sort=price_desc')
  const last = page.getByRole('article').last()
  await expect(last).toContainText('32,000 THB/month')
  await last.scrollIntoViewIfNeeded()
  const top = await page.evaluate(() => scrollY)
  expect(top).toBeGreaterThan(300)

  await page
    .getByRole('link', { name: /View Details/ })
    .last()
    .click()
  await expect(page).toHaveURL(/\/property\/\d+$/)
  await page.goBack()
  await expect(last).toContainText('32,000 THB/month')
  await expect(page.getByLabel('Sort')).toHaveValue('price_desc')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)

  await page.evaluate(() => scrollTo(0, 0))
  await page.getByLabel('Sort').selectOption('Largest')
  await expect(page).toHaveURL('/search?sort=size')
  // The URL changes before the page is rendered: until then it cannot be scrolled.
  await page.waitForLoadState()
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
  await page.goBack()
  await expect(page.getByLabel('Sort')).toHaveValue('price_desc')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goForward()
  await expect(page.getByLabel('Sort')).toHaveValue('size')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(500)
})

test('two tabs search independently', async ({ page, context }) => {
  await page.goto('/search')
  const other = await context.newPage()
  await other.goto('/search')
  await page.getByText('Rent', { exact: true }).click()
  await searchNow(page)
  await other.getByText('Buy', { exact: true }).click()
  await searchNow(other)
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('2 homes for sale')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 home for rent')
  await other.goBack()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('3 homes')
  await expect(page).toHaveURL('/search?listingType=rent')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 home for rent')
})

test('while searching, cards stay in place, and nothing on the page jumps', async ({ page }) => {
  await page.goto('/search')
  const card = await page.getByRole('article').first().boundingBox()
  const gate = Promise.withResolvers<void>()
  await page.route('/api/units/search?**', async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.getByLabel('Sort').selectOption('Largest')
  const place = page.locator('[aria-busy=true] > *').first()
  const box = await place.boundingBox()
  gate.resolve()
  expect(Math.abs((box?.height ?? 0) - (card?.height ?? 0))).toBeLessThan(24)
  expect([box?.x, box?.y, box?.width]).toEqual([card?.x, card?.y, card?.width])
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('the bounds of a custom price range are separated when their field is left, and plain in the address', async ({
  page,
}) => {
  await page.goto('/search')
  await page.getByLabel('Price range').selectOption('Custom price range')
  const most = page.getByLabel('To, THB')
  await most.pressSequentially('15,000,000')
  await expect(most).toHaveValue('15000000')
  await most.blur()
  await expect(most).toHaveValue('15,000,000')
  await searchNow(page)
  await expect(page).toHaveURL('/search?priceMax=15000000')
  await expect(most).toHaveValue('15,000,000')
  await most.focus()
  await expect(most).toHaveValue('15000000')
})

test.describe('when the search fails', () => {
  test.use({ causes: [/status of 503/] })

  test('the list is empty, reports it, and can be loaded again', async ({ page }) => {
    await page.goto('/search')
    await page.route('/api/units/search?**', (route) => route.fulfill({ status: 503, body: '' }))
    await page.getByLabel('Bedrooms').selectOption('2 Bedrooms')
    await searchNow(page)
    await expect(page.getByText('The search failed.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(page.getByLabel('Bedrooms')).toHaveValue('2')
    await page.unroute('/api/units/search?**')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
  })
})

async function searchNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}
