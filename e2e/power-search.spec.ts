import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './site.ts'

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Power Search' })
const opener = (page: Page) => page.getByRole('button', { name: /^Power Search/ })

async function openPanel(page: Page, path = '/search'): Promise<Locator> {
  await page.goto(path)
  await opener(page).click()
  const panel = panelOf(page)
  await expect(panel.getByRole('status').last()).toHaveText(/match/)
  return panel
}

test('every kind of filter is set by keyboard, counted, searched for and shared by its URL', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/search')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  const panel = panelOf(page)
  const count = panel.getByRole('status').last()
  await expect(count).toHaveText('3 homes match')
  // A single choice, a slider, a row of numbers, check boxes, a text and a list found by typing.
  await panel.getByRole('radio', { name: 'Any' }).first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByRole('radio', { name: 'Sale' })).toBeChecked()
  await expect(count).toHaveText('2 homes match')
  await panel.getByRole('slider', { name: 'Price range, highest' }).focus()
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('PageDown')
  await expect(panel.getByLabel('Price range to, THB')).toHaveValue('30,000,000')
  await panel.getByLabel('Floor size from, sqm').fill('35 sqm')
  await page.keyboard.press('Tab')
  const bedrooms = panel.getByRole('group', { name: 'Bedrooms' })
  await bedrooms.getByRole('button', { name: '2' }).press('Enter')
  await panel.getByRole('checkbox', { name: 'Swimming pool' }).press('Space')
  await expect(count).toHaveText('1 home matches')
  await panel.getByRole('combobox', { name: 'Transport station' }).fill('thong lo')
  await page.keyboard.press('Enter')
  await panel.getByRole('combobox', { name: 'Project' }).fill('Sirin')
  await expect(page.getByRole('option', { name: /Baan Sirin/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page, 'nothing is searched before it is asked for').toHaveURL('/search')
  await panel.getByRole('button', { name: 'Search now!' }).press('Enter')

  await expect(panel).toBeHidden()
  await expect(opener(page)).toBeFocused()
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toContainText(
    '1 home with 2 bedrooms for sale in Baan Sirin near Thong Lo',
  )
  await expect(page).toHaveURL(/selectedFacilities=swimming_pool/)
  const chips = page.getByRole('navigation', { name: 'Search filters' })
  const conditions = await chips.getByRole('link', { name: /^Remove/ }).count()
  expect(conditions).toBe(7)
  await expect(opener(page), 'the button counts the chips').toContainText('7')

  const shared = await browser.newPage()
  await shared.goto(site.origin + new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(shared.getByRole('heading', { level: 1 })).toHaveText(await headline.innerText())
  await shared.close()
  await page.goBack()
  await expect(headline).toHaveText('3 homes')
  await page.goForward()
  await expect(chips.getByRole('link', { name: /^Remove Baan Sirin/ })).toBeVisible()
  await page.reload()
  await expect(headline).toContainText('in Baan Sirin near Thong Lo')
})

test('closing keeps the filters without searching; with no results it suggests what to drop', async ({
  page,
}) => {
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: '2' }).first().click()
  await panel.getByLabel('Property ID').fill('no such home')
  const count = panel.getByRole('status').last()
  await expect(count).toHaveText(/^None match. Remove “.+”: \d homes?$/)
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL('/search')
  await opener(page).click()
  await expect(panel.getByLabel('Property ID')).toHaveValue('no such home')
  await panel.getByRole('button', { name: 'Clear All' }).click()
  await expect(count).toHaveText('3 homes match')
  await panel.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Rent', { exact: true }).click()
  await opener(page).click()
  await expect(panel.getByRole('radio', { name: 'Rent' }), 'the form’s own choice').toBeChecked()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the panel fills the whole screen and is used by touch', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Advanced Search' }).tap()
    const panel = panelOf(page)
    await expect(panel.getByRole('status').last()).toHaveText('3 homes match')
    expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await panel.getByText('Rent', { exact: true }).tap()
    await panel.getByRole('group', { name: 'Bedrooms' }).getByRole('button', { name: '1' }).tap()
    await expect(panel.getByRole('status').last()).toHaveText('1 home matches')
    await panel.getByRole('button', { name: 'Search now!' }).tap()
    await expect(page).toHaveURL('/search?listingType=rent&selectedBedrooms=1')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '1 home with 1 bedroom for rent',
    )
  })
})

test('the landing page’s own choices are set in its Advanced Search', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Buy', { exact: true }).click()
  await page.getByLabel('Price range').selectOption('Under 5M THB')
  await page.getByRole('button', { name: 'Advanced Search' }).click()
  const panel = panelOf(page)
  await expect(panel.getByRole('radio', { name: 'Sale' })).toBeChecked()
  await expect(panel.getByLabel('Price range to, THB')).toHaveValue('5,000,000')
  await expect(panel.getByRole('status').last()).toHaveText('1 home matches')
})

test("similar homes are found from a home's page, where it can be saved too", async ({
  page,
  site,
}) => {
  await page.goto(`/property/${site.units.sale}`)
  await page.getByRole('button', { name: 'Find similar' }).click()
  const panel = page.getByRole('dialog', { name: 'Property Details' })
  await expect(panel.getByRole('combobox', { name: 'Transport station' })).toHaveValue(/Thong Lo/)
  await expect(panel.getByRole('radio', { name: 'Sale' })).toBeChecked()
  await expect(panel.getByLabel('Price range from, THB')).toHaveValue('7,000,000')
  await expect(panel.getByLabel('Price range to, THB')).toHaveValue('11,000,000')
  const bedrooms = panel.getByRole('group', { name: 'Bedrooms' })
  await expect(bedrooms.getByRole('button', { pressed: true })).toHaveText(['2'])
  await expect(panel.getByRole('status').last()).toHaveText('No other home matches')
  await panel.getByRole('button', { name: 'Save Property' }).click()
  await expect(panel.getByRole('button', { name: 'Save Property', pressed: true })).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Search now!' }).click()
  await expect(page).toHaveURL(/\/search\?listingType=sale&.*selectedBedrooms=2&stationId=\d+$/)
  await page.goto('/saved')
  await expect(page.getByRole('article')).toContainText('Baan Sirin')
})

test('the panel is accessible', async ({ page }) => {
  await openPanel(page, '/search?listingType=sale')
  await expectAccessible(page)
})

test.describe('failures', () => {
  test.use({ causes: [/Failed to load resource|net::ERR/] })

  test('a failed search empties the list, reports it, and Retry repeats it', async ({ page }) => {
    const panel = await openPanel(page)
    let isDown = true
    await page.route(/\/api\/units\/search/, (route) =>
      isDown ? route.fulfill({ status: 500, body: '{}' }) : route.continue(),
    )
    await panel.getByText('Sale', { exact: true }).click()
    await expect(panel.getByRole('status').last()).toHaveText('Couldn’t load the count.')
    await panel.getByRole('button', { name: 'Search now!' }).click()
    await expect(page.getByText('The search failed.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    isDown = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 homes for sale')
    await expect(page.getByRole('article')).toHaveCount(2)
  })

  test('parks and shopping centers that cannot be loaded are reported, and Retry loads them', async ({
    page,
  }) => {
    await page.route(/\/api\/(parks|malls)/, (route) => route.fulfill({ status: 500, body: '{}' }))
    const panel = await openPanel(page)
    const lost = panel.getByRole('alert')
    await expect(lost).toContainText(['Failed to fetch parks', 'Failed to fetch shopping centers'])
    await page.unroute(/\/api\/(parks|malls)/)
    await lost.first().getByRole('button', { name: 'Retry' }).click()
    await lost.getByRole('button', { name: 'Retry' }).click()
    await expect(lost).toHaveCount(0)
    await panel.getByRole('combobox', { name: 'Parks' }).fill('Lumphini')
    await expect(page.getByRole('option', { name: /Lumphini/ })).toBeVisible()
  })

  test('a panel that cannot be loaded is reported in a toast', async ({ page }) => {
    await page.goto('/search')
    await page.route(/power-panel/, (route) => route.abort())
    await opener(page).click()
    await expect(page.getByText('Couldn’t open Power Search.').first()).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Back closes the panel, and no history entry is doubled', async ({ page }) => {
    await page.goto('/')
    const panel = await openPanel(page)
    await panel.getByRole('button', { name: '2' }).first().click()
    await expect(panel.getByRole('status').last()).toHaveText('2 homes match')
    await page.goBack()
    await expect(panel).toBeHidden()
    await expect(page).toHaveURL('/search')
    await opener(page).click()
    await expect(panel.getByRole('button', { name: '2' }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await panel.getByRole('button', { name: 'Search now!' }).click()
    const headline = page.getByRole('heading', { level: 1 })
    await expect(headline).toHaveText('2 homes with 2 bedrooms')
    await page.getByText('Change search').click()
    await opener(page).click()
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toBeHidden()
    await page.goBack()
    await expect(headline).toHaveText('3 homes')
    await page.goBack()
    await expect(page).toHaveURL('/')
  })

  test('from the landing page it leads to the results, and Back returns to it', async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Advanced Search' }).click()
    await page.getByRole('button', { name: 'Search now!' }).click()
    await expect(page).toHaveURL('/search')
    await page.goBack()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('button', { name: 'Advanced Search' })).toBeVisible()
    await page.goForward()
    await expect(page).toHaveURL('/search')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every filter is in a plain form on a page of its own', async ({ page }) => {
    await page.goto('/search?listingType=sale&sort=price_desc')
    await page.getByRole('link', { name: /^Power Search/ }).click()
    await expect(page).toHaveURL('/search/power?listingType=sale&sort=price_desc')
    await expect(page.getByLabel('Listing Type')).toHaveValue('sale')
    await page
      .getByLabel('Transport station')
      .selectOption({ label: 'Thong Lo · BTS Sukhumvit Line' })
    await page.getByLabel('To, THB', { exact: true }).fill('9000000')
    await page.getByRole('group', { name: 'Bedrooms' }).getByLabel('1').check()
    await page.getByRole('group', { name: 'Bedrooms' }).getByLabel('2').check()
    await page.getByLabel('Swimming pool').check()
    await page.getByRole('button', { name: 'Search now!' }).click()
    await expect(page).toHaveURL(
      /\/search\?listingType=sale&priceMax=9000000&selectedBedrooms=1,2&selectedFacilities=swimming_pool&sort=price_desc&stationId=\d+$/,
    )
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      '1 home with 1 or 2 bedrooms',
    )
  })
})
