import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

/* Code that is loaded later may be gone: without a network, or after another version was installed. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first()
const isGone = (page: Page) => page.route('**/*.js', (route) => route.abort())

test.use({
  causes: [/Failed to load resource|net::ERR|Failed to fetch dynamically imported module/],
})

for (const [name, viewport] of Object.entries({
  desktop: { width: 1360, height: 900 },
  phone: { width: 390, height: 844 },
})) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    for (const address of ['/', '/search', '/search?view=both', '/properties']) {
      test(`no part of ${address} that cannot be loaded takes the page away`, async ({ page }) => {
        await page.goto(address)
        await isGone(page)
        const parts = page.locator(
          'button:visible:not([type=submit]), input[type=text]:visible, select:visible',
        )
        const count = await parts.count()
        expect(count).toBeGreaterThan(0)
        for (let i = 0; i < count; i += 1) {
          const part = parts.nth(i)
          if (!(await part.isVisible())) continue
          await part.focus()
          await page.keyboard.press('Enter')
          await page.keyboard.press('a')
          await page.keyboard.press('Escape')
          await expect(heading(page)).toBeAttached()
        }
      })
    }
  })
}

test('a place box whose list cannot be loaded sends its text, and loads the list when it can', async ({
  page,
}) => {
  await page.goto('/')
  let isDown = true
  await page.route(/place-list/, (route) => (isDown ? route.abort() : route.continue()))
  const box = page.getByRole('combobox', { name: 'Where' })
  await box.fill('thon')
  await expect(heading(page)).toBeVisible()
  await expect(box).toHaveValue('thon')
  isDown = false
  await box.fill('thonglor')
  await expect(page.getByRole('option').first()).toContainText('Thong Lo')

  isDown = true
  await page.goto('/search')
  await box.fill('E4')
  await box.press('Enter')
  await expect(page).toHaveURL('/search?stationId=28&took=E4')
})

test('a failed server is reported once, and one Retry loads list and map', async ({ page }) => {
  await page.goto('/search?view=both')
  await expect(page.locator('#results')).toHaveText('3 homes on this map')
  await page.route(/api\/units\//, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.getByLabel('Available only').check()
  await expect(page.getByText('The search failed.')).toBeVisible()
  const retries = page.getByRole('button', { name: 'Retry' })
  await expect(retries).toHaveCount(1)
  await expect(page.getByText('Couldn’t load the homes on the map.')).toHaveCount(0)
  await page.unroute(/api\/units\//)
  await retries.click()
  await expect(page.locator('#results')).toHaveText(/^\d homes? on this map$/)
  await expect(retries).toHaveCount(0)
})
