import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'
import { threeUnits } from './three-units.ts'

// Chromium logs failed requests.
test.use({ causes: [/status of 500/] })

/** Holds writes to an address; the returned function has them fail. */
async function holdWrites(page: Page, address: RegExp): Promise<() => void> {
  const { promise: held, resolve } = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.continue()
    await held
    await route.fulfill({ status: 500, body: '' })
  })
  return resolve
}

test('a status, the website and a deletion are shown before the server has answered, and taken back when it fails', async ({
  page,
  site,
}) => {
  const { mark, list } = await threeUnits(site)
  await signInAs(page.context(), site, 'admin')
  await page.goto(list)
  const row = page.getByRole('row').filter({ hasText: `${mark}B` })
  const website = row.getByRole('switch')
  await expect(website).not.toBeChecked()
  const fail = await holdWrites(page, /\/api\/units\/\d+$/)
  await row.getByRole('button', { name: /change status/ }).click()
  await page.getByRole('menuitem', { name: 'Visited' }).click()
  await expect(row.getByRole('button', { name: /change status/ })).toContainText('Visited')
  await website.click()
  await expect(website).toBeChecked()
  await row.hover()
  await row.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(row).toHaveCount(0)
  fail()
  await expect(row.getByRole('button', { name: /change status/ })).toContainText('Available')
  await expect(website).not.toBeChecked()
  await expect(page.getByRole('alert').first()).toContainText('Failed to')
})

test('a unit opens from its list with what the list knows', async ({ page, site }) => {
  const { mark, list } = await threeUnits(site)
  await signInAs(page.context(), site, 'agent')
  await page.goto(list)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/api\/units\/\d+$/, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: new RegExp(`${mark}B`) }).click()
  const sheet = page.getByRole('dialog', { name: new RegExp(`${mark}B`) })
  await expect(sheet).toContainText('25,000 THB/month')
  release()
  await expect(
    sheet
      .getByRole('link', { name: 'Edit' })
      .or(sheet.getByRole('button', { name: 'Edit' }))
      .first(),
  ).toBeVisible()
})
