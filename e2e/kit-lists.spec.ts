import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { openKit } from './open-kit.ts'
import { expect, test } from './site.ts'

test.beforeEach(({ page, site }) => openKit(page, site, 'list-screen'))

const listOf = (page: Page) => page.locator('#list-screen')

test('a list is searched when typing pauses, or at once by Enter', async ({ page }) => {
  const list = listOf(page)
  const search = list.getByRole('searchbox', { name: 'Search units' })
  await list.getByRole('heading', { name: 'Listings' }).click()
  await page.keyboard.press('/')
  await expect(search).toBeFocused()
  await page.keyboard.type('makkasan')
  await expect(list.getByText('20 of 60')).toBeVisible()
  await search.fill('none such')
  await search.press('Enter')
  await expect(list.getByText('No units were found for this filter')).toBeVisible()
  await list.getByRole('button', { name: 'Clear filters' }).click()
  await expect(search).toHaveValue('')
  await expect(list.getByText('60 units')).toBeVisible()
  await search.fill('12a')
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()

  await list.getByRole('button', { name: 'Filters' }).click()
  await expect(list.getByRole('button', { name: 'Filters 1 in use' })).toBeVisible()
  await expect(list.getByText('15 of 60')).toBeVisible()
  await list.getByRole('button', { name: 'Sold, remove this filter' }).press('Enter')
  await expect(list.getByText('60 units')).toBeVisible()

  // Within the pause, both the typed and the chosen value count.
  await search.fill('makkasan')
  await list.getByRole('combobox', { name: 'Status' }).selectOption('Sold')
  await expect(list.getByText('5 of 60')).toBeVisible()
})

test('rows are selected across pages, and the footer offers what to do with them', async ({
  page,
}) => {
  const list = listOf(page)
  const table = list.getByRole('table', { name: 'Listings' })
  const boxes = table.getByRole('row').getByRole('checkbox')
  const bar = list.getByRole('toolbar', { name: 'The selected rows' })
  const allBox = boxes.first()
  await boxes.nth(1).check()
  await boxes.nth(1).press('ArrowDown')
  await expect(boxes.nth(2)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(bar.getByText('2 selected')).toBeVisible()
  await expect(allBox).toHaveJSProperty('indeterminate', true)
  await expect(table.getByRole('row').nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(list.getByText('1–25 of 60')).toBeVisible()
  await list.getByRole('link', { name: 'Next page' }).click()
  await expect(list.getByText('26–50 of 60')).toBeVisible()
  await allBox.check()
  await expect(bar.getByText('27 selected')).toBeVisible()
  await expectAccessible(page, '#list-screen')

  await bar.getByRole('button', { name: 'Select all 60 that match' }).click()
  await expect(bar.getByText('60 selected')).toBeVisible()
  await allBox.focus()
  await page.keyboard.press('Escape')
  await expect(bar).toBeHidden()
  await expect(allBox).not.toBeChecked()
})

test('a row opens when clicked, but its buttons do not open it', async ({ page }) => {
  const list = listOf(page)
  const row = list.getByRole('table', { name: 'Listings' }).getByRole('row').nth(1)
  const next = list.getByRole('table', { name: 'Listings' }).getByRole('row').nth(2)
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  await row.getByText('Sold').click()
  await expectToast(page, 'Unit 18A opened')
  await toast.getByRole('button', { name: 'Close' }).click()

  await row.getByRole('link', { name: '18A · Makkasan Court' }).press('ArrowDown')
  await expect(next.getByRole('link', { name: /^35A/ })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(next.getByRole('checkbox')).toBeChecked()

  await row.hover()
  await row.getByRole('button', { name: 'Delete 18A' }).click()
  const question = row.getByRole('group', { name: 'Delete?' })
  await expect(question.getByRole('button', { name: 'No', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: 'Delete 18A' })).toBeFocused()
  await expect(next.getByRole('checkbox')).toBeChecked()
  await expect(toast).toHaveCount(0)
  await page.keyboard.press('Enter')
  await question.getByRole('button', { name: 'Yes' }).click()
  await expect(list.getByText('59 of 60')).toBeVisible()
  await expect(row.getByRole('link', { name: /^35A/ })).toBeFocused()
})

test('on a phone rows are cards, with an order and a menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const list = listOf(page)
  const cards = list.getByRole('list', { name: 'Listings' }).getByRole('listitem')
  await expect(cards.first()).toContainText('18A · Makkasan Court')
  await list.getByRole('combobox', { name: 'Order' }).selectOption('Price, lowest first')
  await expect(cards.first()).toContainText('4.0M THB')

  const menu = cards.first().getByRole('button', { name: /^Actions for/ })
  await menu.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'View' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(cards.first().getByRole('button', { name: 'No', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(0)

  await list.getByRole('button', { name: 'Select' }).click()
  await cards.nth(1).getByRole('checkbox').check()
  await expect(list.getByText('1 selected').last()).toBeVisible()
  await expectAccessible(page, '#list-screen')
})

test('a menu is used by arrow keys and is accessible', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'More about this contact' })
  await opener.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
  await expectAccessible(page, '[role=menu]')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Edited')
  await expect(opener).toBeFocused()
})
