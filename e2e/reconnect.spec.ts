import { expect, test } from './site.ts'

/* What could not be loaded is loaded when the network is back, and what is shown when somebody returns to it. */

test.describe('a search', () => {
  test.use({ causes: [/ERR_INTERNET_DISCONNECTED/] })

  test('that failed offline is made again when the network is back', async ({ page }) => {
    await page.goto('/search')
    await page.getByLabel('Bedrooms').focus()
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.getByLabel('Bedrooms').selectOption('2 Bedrooms')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page.getByText('The search failed.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(page.getByRole('article')).toHaveCount(2)
    await expect(page.getByText('The search failed.')).toBeHidden()
  })

  test('is refreshed when its window is used again, and what is typed stays', async ({
    page,
    site,
  }) => {
    await page.goto('/search')
    await expect(page.getByRole('article')).toHaveCount(3)
    const where = page.getByRole('combobox', { name: 'Where' })
    await where.fill('thong')
    await site.admin.put(`/api/units/${site.units.rent}`, { data: { showOnWebsite: false } })
    try {
      await page.evaluate(() => dispatchEvent(new Event('focus')))
      await expect(page.getByRole('article')).toHaveCount(2)
      await expect(where).toHaveValue('thong')
    } finally {
      await site.admin.put(`/api/units/${site.units.rent}`, { data: { showOnWebsite: true } })
    }
  })
})
