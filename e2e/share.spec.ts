import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'

test('a home is shared by its URL, and printed', async ({ page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/property/${site.units.sale}?minutesTo=24`)
  await page.getByRole('link', { name: 'Share', exact: true }).click()
  await expectToast(page, 'The link is copied.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(`${site.origin}/property/${site.units.sale}`)
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
})

test('when copying is impossible the URL is shown', async ({ page, site }) => {
  await page.goto(`/property/${site.units.sale}`)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await page.getByRole('link', { name: 'Share', exact: true }).click()
  await expectToast(page, `Copy the link: ${site.origin}/property/${site.units.sale}`)
})
