import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

test('a searched figure is shown first, otherwise each home’s own', async ({ page, site }) => {
  const both = { listingType: 'rent_sell', price: 8_900_000, rentAmount: 45_000 }
  const change = (data: object) => site.admin.put(`/api/units/${site.units.sale}`, { data })
  await change(both)
  try {
    await page.goto('/search?sort=price_asc')
    const prices = page.getByRole('article').getByText(/THB(\/month)?$/)
    await expect(prices).toHaveText(['32,000 THB/month', '4.2M THB', '8.9M THB'])
    const question = page.getByText('Rents and prices can’t be compared. Which do you mean?')
    await question.getByRole('link', { name: 'Homes to rent' }).click()
    await expect(page).toHaveURL('/search?listingType=rent&sort=price_asc')
    await expect(page.getByLabel('Rent', { exact: true })).toBeChecked()
    await expect(prices).toHaveText(['32,000 THB/month', '45,000 THB/month'])
    await expect(page.getByText('8.9M THB · 662 THB/month per sqm')).toBeVisible()
    await expect(question).toBeHidden()
  } finally {
    await change({ listingType: 'sell', rentAmount: null })
  }
})

test('the searched station is shown first on its homes, with the walk to it', async ({ page }) => {
  await page.goto('/search?stationId=31&listingType=sale')
  const card = page.getByRole('article').filter({ hasText: 'Baan Sirin' })
  await expect(card.getByText(/min walk$/)).toHaveCount(2)
  const cardText = (await card.innerText()).replace(/\s+/g, ' ')
  expect(cardText).toMatch(/Ekkamai [\d,]+ m · \d+ min walk Thong Lo \d+ m/)
  await page.goto('/search?stationId=30&listingType=sale')
  await expect(card.getByText(/min walk$/)).toHaveCount(1)
})

test('a custom range can be searched: under 35,000 a month', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByLabel('To, THB')).toBeHidden()
  await page.getByLabel('Price range').selectOption('Custom rent range')
  await page.getByLabel('To, THB').fill('35,000 baht')
  await expect(page.getByLabel('To, THB')).toHaveValue('35000')
  await expect(page.locator('form[action="/search"] [aria-live]')).toHaveText('1 home')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/search?listingType=rent&priceMax=35000')
  const headline = page.getByRole('heading', { level: 1 })
  await expect(headline).toHaveText('1 home for rent, under 35,000 THB/month')
  await expect(page.getByLabel('To, THB')).toHaveValue('35,000')
  await page.getByLabel('From, THB').fill('33000')
  await searchNow(page)
  await expect(page).toHaveURL('/search?listingType=rent&priceMax=35000&priceMin=33000')
  await expect(page.getByText('No homes match this search')).toBeVisible()
})

test('reserved homes are excluded by a switch', async ({ page, site }) => {
  const change = (status: string) =>
    site.admin.put(`/api/units/${site.units.sale}`, { data: { status, showOnWebsite: true } })
  await change('visited')
  try {
    await page.goto('/search?listingType=sale')
    const headline = page.getByRole('heading', { level: 1 })
    await expect(headline).toHaveText('2 homes for sale')
    await page.getByRole('switch', { name: 'Available only' }).check()
    await expect(headline).toHaveText('1 available home for sale')
    await expect(page).toHaveURL('/search?availableOnly=true&listingType=sale')
    await page.getByRole('link', { name: 'Remove Available only' }).click()
    await expect(headline).toHaveText('2 homes for sale')
    await expect(page.getByRole('switch', { name: 'Available only' })).not.toBeChecked()
  } finally {
    await change('available')
  }
})

for (const width of [320, 360, 390, 640, 768, 1024, 1280, 1360, 1920]) {
  test(`no option of the search is cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/search']) {
      await page.goto(path)
      await page.getByLabel('Price range').selectOption('20,000 - 40,000 THB/month')
      const isCut = await page.getByLabel('Price range').evaluate((select) => {
        if (!(select instanceof HTMLSelectElement)) return true
        const style = getComputedStyle(select)
        const pen = document.createElement('canvas').getContext('2d')
        if (!pen) return true
        pen.font = style.font
        const room =
          select.clientWidth -
          Number.parseFloat(style.paddingLeft) -
          Number.parseFloat(style.paddingRight)
        return pen.measureText(select.selectedOptions[0]?.text ?? '').width > room
      })
      expect(isCut, path).toBe(false)
    }
  })
}

async function searchNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search', exact: true }).click()
}
