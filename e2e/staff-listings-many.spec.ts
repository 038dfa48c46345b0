import type { Page } from '@playwright/test'
import { expectToast, holdToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'
import { addUnit } from './staff-units.ts'

async function hideSelected(page: Page) {
  await page.getByRole('toolbar').getByRole('button', { name: 'Website' }).click()
  await page.getByRole('menuitem', { name: 'Hide' }).click()
}

test('several units are selected and hidden at once, and one is copied', async ({ page, site }) => {
  const shown = { showOnWebsite: true }
  const [first, second] = [await addUnit(site, shown), await addUnit(site, shown)]
  const prefix = first.unitNumber.slice(0, first.unitNumber.lastIndexOf('-') + 1)
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?search=${prefix}`)
  await page.getByRole('checkbox', { name: `Select ${first.unitNumber}`, exact: true }).check()
  await page.getByRole('checkbox', { name: `Select ${second.unitNumber}`, exact: true }).check()
  await hideSelected(page)
  await holdToast(page, '2 units hidden from the website')
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  for (const { id } of [first, second]) {
    const stored = await (await site.admin.get(`/api/units/${id}`)).json()
    expect(stored.showOnWebsite).toBe(false)
  }
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect
    .poll(async () => (await (await site.admin.get(`/api/units/${first.id}`)).json()).showOnWebsite)
    .toBe(true)
  await page.getByRole('checkbox', { name: `Select ${first.unitNumber}`, exact: true }).check()
  await page.getByRole('button', { name: /^Select all \d+ that match$/ }).click()
  await expect(page.getByRole('toolbar')).not.toContainText('1 selected')
  await hideSelected(page)
  for (const { id } of [first, second]) {
    await expect
      .poll(async () => (await (await site.admin.get(`/api/units/${id}`)).json()).showOnWebsite)
      .toBe(false)
  }
  await expect(page.getByRole('toolbar')).toHaveCount(0)
  const row = page.getByRole('row').filter({ hasText: `${first.unitNumber} ·` })
  await row.hover()
  await row.getByRole('button', { name: `Duplicate ${first.unitNumber}` }).click()
  await expectToast(page, 'Unit duplicated')
  await expect(page.getByRole('row').filter({ hasText: `${first.unitNumber} copy` })).toBeVisible()
})

test('a status for several units is asked about first, with what it does to the website', async ({
  page,
  site,
}) => {
  const [first, second] = [await addUnit(site, {}), await addUnit(site, {})]
  const prefix = first.unitNumber.slice(0, first.unitNumber.lastIndexOf('-') + 1)
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?search=${prefix}`)
  for (const { unitNumber } of [first, second])
    await page.getByRole('checkbox', { name: `Select ${unitNumber}`, exact: true }).check()
  const bar = page.getByRole('toolbar')
  const sold = async () => {
    await bar.getByRole('button', { name: 'Set status' }).click()
    await page.getByRole('menuitem', { name: /^Sold/ }).click()
    return bar.getByRole('group', { name: 'Mark 2 units as Sold? They leave the website.' })
  }
  await (await sold()).getByRole('button', { name: 'No' }).click()
  await expect(bar).toContainText('2 selected')
  const statusOf = async (id: number) =>
    (await (await site.admin.get(`/api/units/${id}`)).json()).status
  expect(await statusOf(first.id)).toBe('available')
  await (await sold()).getByRole('button', { name: 'Yes' }).click()
  await holdToast(page, '2 units marked as sold')
  expect(await statusOf(second.id)).toBe('sold')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => statusOf(first.id)).toBe('available')
})

test('Shift selects the rows in between, by mouse and by keyboard', async ({ page, site }) => {
  const { unitNumber } = await addUnit(site)
  for (const end of ['a', 'b', 'c']) await addUnit(site, { unitNumber: `${unitNumber}${end}` })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?search=${unitNumber}`)
  await expect(page.getByRole('row')).toHaveCount(5)
  const tick = (end: string) =>
    page.getByRole('checkbox', { name: `Select ${unitNumber}${end}`, exact: true })
  await tick('c').check()
  await tick('a').click({ modifiers: ['Shift'] })
  for (const end of ['c', 'b', 'a']) await expect(tick(end)).toBeChecked()
  await expect(tick('')).not.toBeChecked()
  await page.keyboard.press('Escape')
  await expect(tick('a')).not.toBeChecked()
  const openers = page.getByRole('row').locator('[data-opens]')
  await openers.last().focus()
  await page.keyboard.press('Space')
  await openers.first().focus()
  await page.keyboard.press('Shift+Space')
  await expect(page.getByRole('toolbar')).toContainText('4 selected')
})
