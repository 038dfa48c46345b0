import type { Page } from '@playwright/test'
import { SLOW } from './map-site.ts'
import { expect, test } from './site.ts'

/* Back from a home leads to the map as it was left. */

const mapOf = (page: Page) => page.getByRole('application', { name: 'Homes on the map' })
const count = (page: Page) => page.locator('#results')

for (const { view, width } of [
  { view: 'both', width: 1280 },
  { view: 'map', width: 390 },
]) {
  test(`Back from a home keeps the frame and the chosen building of a map: view=${view}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`/search?view=${view}`)
    const map = mapOf(page)
    await expect(map.getByRole('button', { name: /Ratchada Court/ })).toBeVisible(SLOW)
    await expect(count(page)).toHaveText('3 homes on this map')
    await map.getByRole('button', { name: /Ratchada Court/ }).click()
    await expect(count(page)).toHaveText('1 home in Ratchada Court')
    await map.focus()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    const ratchada = map.getByRole('button', { name: /Ratchada Court/ })
    await expect(ratchada).toHaveCount(0)
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ratchada Court')
    await page.goBack()
    await expect(count(page)).toHaveText('1 home in Ratchada Court')
    await expect(map).toHaveAttribute('data-map', 'drawn', SLOW)
    await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible()
    await expect(ratchada, 'still outside').toHaveCount(0)

    await page.goto(`/search?view=${view}`)
    await expect(ratchada, 'a link begins anew').toBeVisible(SLOW)
    await expect(count(page)).toHaveText('3 homes on this map')
  })
}

test('a building that was chosen in another search is not chosen after Back', async ({ page }) => {
  await page.goto('/search?view=both')
  const map = mapOf(page)
  await map.getByRole('button', { name: /Ratchada Court/ }).click(SLOW)
  await expect(count(page)).toHaveText('1 home in Ratchada Court')
  await page.getByText('Buy', { exact: true }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(count(page)).toHaveText('2 homes on this map')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(count(page)).toHaveText('2 homes on this map')
})

test('Back from a home scrolls the list beside the map to where it was', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 560 })
  await page.goto('/search?view=both')
  await expect(mapOf(page)).toHaveAttribute('data-map', 'drawn', SLOW)
  const list = page.locator('[data-results]')
  await list.evaluate((element) => element.scrollTo(0, 180))
  const top = await list.evaluate((element) => element.scrollTop)
  expect(top).toBeGreaterThan(0)
  await page.getByRole('article').nth(1).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect.poll(() => list.evaluate((element) => element.scrollTop)).toBe(top)
})
