import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { SLOW } from './map-site.ts'
import { expect, test } from './site.ts'
import { watchShifts } from './watch-shifts.ts'

/* A search near a place that is no station. Two homes are near Thong Lo, one is near Huai Khwang. */

const NEAR = '/search?near=13.72424~100.57853~Camillian%20Hospital'
const headline = (page: Page) => page.getByRole('heading', { level: 1 })
const chip = (page: Page) => page.getByRole('button', { name: /Camillian Hospital · within/ })
const menu = (page: Page) => page.getByRole('menu', { name: 'Distance' })

test('each card begins with the distance, and the radius is chosen by its homes', async ({
  page,
}) => {
  await page.goto(NEAR)
  await expect(headline(page)).toHaveText('2 homes near Camillian Hospital')
  await expect(page.getByRole('article').first()).toContainText(
    /Camillian Hospital \d+ m · \d+ min walk/,
  )
  await expect(page.getByLabel('Sort')).toHaveValue('')
  await expect(page.getByLabel('Sort').locator('option:checked')).toHaveText('Nearest first')

  await chip(page).focus()
  await page.keyboard.press('ArrowDown')
  const items = menu(page).getByRole('menuitemradio')
  await expect(items).toHaveText(['500 m2 homes', '1 km2 homes', '2 km2 homes', '3 km2 homes'])
  await expect(items.nth(1)).toBeFocused()
  await expect(items.nth(1)).toHaveAttribute('aria-checked', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toHaveCount(0)
  await expect(chip(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(items.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(items.nth(2)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/nearMeters=2000/)
  await expect(headline(page)).toHaveText('2 homes within 2 km of Camillian Hospital')
  await expect(chip(page)).toBeFocused()

  await page.getByRole('link', { name: /Remove Camillian Hospital/ }).click()
  await expect(headline(page)).toHaveText('3 homes')
  await expect(page.getByLabel('Sort').locator('option:checked')).toHaveText('Newest first')
})

test('a place picked while results are shown sorts them by their distance', async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('combobox', { name: 'Where' }).fill('camillian')
  await page.getByRole('option', { name: /Camillian Hospital/ }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/search\?near=[^&]+$/)
  await expect(page.getByLabel('Sort').locator('option:checked')).toHaveText('Nearest first')
})

for (const [where, viewport] of Object.entries({
  'a desktop': { width: 1360, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport })

    test('the map shows the place and its circle, whole', async ({ page }) => {
      await page.goto(`${NEAR}&view=both`)
      const map = page.getByRole('application', { name: 'Homes on the map' })
      await expect(map).toHaveAttribute('data-map', 'drawn', SLOW)
      await expect(map.getByText('Camillian Hospital', { exact: true })).toBeVisible()
      await expect(map.getByText('1 km · 13 min walk')).toBeVisible()
      await expect
        .poll(async () => {
          const [frame, circle] = await Promise.all([
            map.boundingBox(),
            map.locator('.map-ring').boundingBox(),
          ])
          if (!frame || !circle) return 'no circle'
          const isIn =
            circle.x >= frame.x &&
            circle.y >= frame.y &&
            circle.x + circle.width <= frame.x + frame.width &&
            circle.y + circle.height <= frame.y + frame.height
          return isIn && circle.width > 150 ? 'whole' : JSON.stringify({ frame, circle })
        })
        .toBe('whole')
    })
  })
}

test('the map alone says how many homes there are, and without any what finds some', async ({
  page,
}) => {
  await page.goto('/search?view=map')
  await expect(page.locator('#results')).toHaveText('3 homes on this map')
  await expect(page.locator('#results')).toBeVisible()
  await page.goto('/search?view=map&districtId=1039&bedrooms=3&priceMin=49000000')
  await expect(page.getByText('No homes match this search')).toBeVisible()
  await page
    .getByRole('link', { name: /^Clear All/ })
    .last()
    .click()
  await expect(page.locator('#results')).toHaveText(/3 homes/)
  await expect(page.getByText('No homes match this search')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the distances are links', async ({ page }) => {
    await page.goto(NEAR)
    await page.getByRole('menuitemradio', { name: /2 km/ }).click()
    await expect(headline(page)).toHaveText('2 homes within 2 km of Camillian Hospital')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  test('the map stands where it is from the first paint', async ({ page }) => {
    await page.addInitScript(watchShifts)
    await page.goto('/search?view=map')
    const map = page.getByRole('application', { name: 'Homes on the map' })
    await expect(map).toHaveAttribute('data-map', 'drawn', SLOW)
    await expect(page.locator('#results')).toHaveText('3 homes on this map')
    expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.01)
  })
})
