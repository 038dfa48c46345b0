import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './site.ts'

/* Homes that are ticked on their cards, on any page, and compared in one table. */

const ticks = (page: Page) => page.getByRole('checkbox', { name: /^Compare/ })
const bar = (page: Page) => page.getByRole('region', { name: 'Comparison' })

test('homes are ticked on their cards and compared, over pages and tabs', async ({ page }) => {
  await page.goto('/search')
  await expect(bar(page)).toHaveCount(0)
  await ticks(page).first().check()
  await expect(bar(page)).toContainText('Comparing 1Choose one more')
  await ticks(page).nth(1).check()
  await expect(bar(page)).toContainText('Comparing 2')
  await expectAccessible(page)

  const other = await page.context().newPage()
  await other.goto('/search')
  await expect(bar(other)).toContainText('Comparing 2')
  await expect(ticks(other).nth(1)).toBeChecked()
  await ticks(other).nth(1).uncheck()
  await expect(bar(page)).toContainText('Comparing 1')
  await expect(ticks(page).nth(1)).not.toBeChecked()
  await other.close()

  await ticks(page).nth(1).check()
  await page.reload()
  await bar(page).getByRole('link', { name: 'See them' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compared homes')
  await expect(page.getByRole('heading', { name: 'Comparing 2 of 2' })).toBeVisible()
  await expect(bar(page)).toHaveCount(1)

  await page.goBack()
  await bar(page).getByRole('button', { name: 'Compare none' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(ticks(page).first()).not.toBeChecked()
})

test('the focus of the bar that goes away moves to a tick in view, or to the heading', async ({
  page,
}) => {
  const close = async () => {
    await bar(page).getByRole('button', { name: 'Compare none' }).focus()
    await page.keyboard.press('Enter')
    await expect(bar(page)).toHaveCount(0)
  }
  await page.goto('/search')
  await ticks(page).nth(1).check()
  await close()
  await expect(ticks(page).nth(1)).toBeFocused()
  await ticks(page).nth(1).check()
  await page.goto('/developers')
  await close()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('what is removed from the table is no longer ticked on its card', async ({ page }) => {
  await page.goto('/search')
  for (const at of [0, 1, 2]) await ticks(page).nth(at).check()
  await bar(page).getByRole('link', { name: 'See them' }).click()
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Comparing 2 of 3' })).toBeVisible()
  await page.goto('/search')
  await expect(bar(page)).toContainText('Comparing 2')
})

test('homes that were ticked on their cards are ticked among the saved ones too', async ({
  page,
  site,
}) => {
  const { sale, rent } = site.units
  await page.addInitScript(
    (ids) => {
      localStorage.setItem('saved', JSON.stringify(ids))
    },
    [sale, rent],
  )
  await page.goto('/search')
  for (const id of [sale, rent]) await page.locator(`input[name=ticked][value="${id}"]`).check()
  await expect(bar(page)).toContainText('Comparing 2')
  await page.goto('/saved')
  await expect(page.getByRole('heading', { name: 'Comparing 2 of 2' })).toBeVisible()
  await page
    .getByRole('checkbox', { name: /^Compare/, checked: true })
    .first()
    .uncheck()
  await page.goto('/search')
  await expect(bar(page)).toContainText('Comparing 1')
})

test('after the fourth home the other ticks rest', async ({ page, site }) => {
  const ids = [901, 902, 903]
  await page.addInitScript((others) => {
    localStorage.setItem('compared', JSON.stringify(others.map((id) => ({ id, image: null }))))
  }, ids)
  await page.goto(`/property/${site.units.sale}`)
  await expect(bar(page)).toContainText('Comparing 3')
  await page.goto('/search')
  await ticks(page).first().check()
  await expect(bar(page)).toContainText('Comparing 4')
  await expect(ticks(page).nth(1)).toBeDisabled()
  await ticks(page).first().uncheck()
  await expect(ticks(page).nth(1)).toBeEnabled()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the ticks are a form that leads to the table', async ({ page }) => {
    await page.goto('/search')
    await ticks(page).nth(0).check()
    await ticks(page).nth(1).check()
    await page.getByRole('button', { name: 'Compare the ticked homes' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compared homes')
    await expect(page.getByRole('heading', { name: 'Comparing 2 of 2' })).toBeVisible()
  })
})

test('saved homes and their comparison say how far the place is that was searched', async ({
  page,
}) => {
  await page.goto('/search?near=13.7255~100.5795~NIST&nearMeters=2000')
  await ticks(page).first().check()
  await ticks(page).nth(1).check()
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  await page.goto('/saved')
  await expect(page.getByRole('article').first()).toContainText('NIST')
  await expect(page.getByRole('article').first()).toContainText('111 m · 2 min walk')
  await page.goto('/search')
  await bar(page).getByRole('link', { name: 'See them' }).click()
  await expect(page.getByRole('row', { name: /^NIST/ })).toContainText('111 m · 2 min walk')
  // The list that is shared is compared there too.
  const mail = page.getByRole('link', { name: 'Share this list' })
  await expect(mail).toHaveAttribute('href', /homes%3D\d+%2C\d+%26compare%3D\d+%2C\d+$/)
  await expectAccessible(page)
})
