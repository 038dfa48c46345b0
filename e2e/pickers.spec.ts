import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './site.ts'

async function openPanel(page: Page, query = '') {
  await page.goto(`/search${query}`)
  await page.getByRole('button', { name: /^Power Search/ }).click()
  const panel = page.getByRole('dialog', { name: 'Power Search' })
  await expect(panel.getByRole('status').last()).toHaveText(/match/)
  return panel
}

test('a station is found in Thai or English, by keyboard alone', async ({ page }) => {
  const panel = await openPanel(page)
  const station = panel.getByRole('combobox', { name: 'Transport station' })
  const listbox = page.getByRole('listbox')
  const options = listbox.getByRole('option')
  await station.press('ArrowDown')
  await expect(listbox.locator('..')).toHaveJSProperty('offsetHeight', 300)
  await expect(page.getByRole('group', { name: 'BTS Silom Line' })).toBeAttached()
  await station.fill('siam')
  await expect(options.first()).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.setViewportSize({ width: 1280, height: 900 })
  await station.fill('ทองหล่อ')
  await expect(options).toHaveCount(1)
  await station.press('Enter')
  await expect(station).toHaveValue('Thong Lo · BTS Sukhumvit Line')
  await expect(options).toHaveCount(0)

  await station.fill('lat phrao')
  await expect(options.first()).toHaveText(/Lat Phrao.*MRT Blue Line/)
  await station.press('ArrowDown')
  await station.press('Enter')
  await expect(station).toHaveValue('Lat Phrao · MRT Yellow Line')

  await station.fill('no such place')
  await expect(listbox.locator('..').getByText('No station matches “no such place”.')).toBeVisible()
  await station.press('Escape')
  await expect(station).toHaveValue('Lat Phrao · MRT Yellow Line')
  await panel.getByRole('button', { name: 'Clear Transport station' }).click()
  await expect(station).toHaveValue('All stations')
})

test('the lowest price never exceeds the highest', async ({ page }) => {
  const panel = await openPanel(page, '?listingType=sale&priceMin=5000000&priceMax=12000000')
  const price = panel.getByRole('group', { name: /^Price range/ })
  const lowest = price.getByRole('slider', { name: 'Price range, lowest' })
  const highest = price.getByRole('slider', { name: 'Price range, highest' })
  const from = price.getByLabel('Price range from, THB')
  const to = price.getByLabel('Price range to, THB')
  await lowest.press('ArrowRight')
  await expect(from).toHaveValue('5,500,000')
  await expect(lowest).toHaveAttribute('aria-valuetext', '5.5M THB')
  await lowest.press('PageUp')
  await expect(from).toHaveValue('10,500,000')
  await lowest.press('PageUp')
  await expect(from).toHaveValue('12,000,000')
  await highest.press('ArrowLeft')
  await expect(to).toHaveValue('12,000,000')
  await highest.press('End')
  await expect(to).toHaveValue('50,000,000')

  await to.fill('8,250,000 baht')
  await expect(to).toHaveValue('8250000')
  await to.blur()
  await expect(to).toHaveValue('12,000,000')
  await from.fill('')
  await from.blur()
  await expect(from).toHaveValue('0')
  await to.fill('8250000')
  await to.blur()
  await expect(highest).toHaveAttribute('aria-valuenow', '8250000')
})
