import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test('at 320 px nothing scrolls sideways, and the header is one line', async ({ page, site }) => {
  await signInAs(page.context(), site, 'admin')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['', '/properties', '/developers', '/listings', '/search', '/contacts']) {
    await page.goto(`/admin${path}`)
    await expect(page.locator('[data-list-title]').first()).toBeVisible()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect([path, await width()]).toEqual([path, 320])
  }
  await page.goto('/admin/listings')
  const sort = await page.getByLabel('Sort by').boundingBox()
  expect((sort?.x ?? 0) + (sort?.width ?? 999)).toBeLessThanOrEqual(320)
  const [brand, account] = [
    await page.getByRole('link', { name: 'Sathani, back to the site' }).boundingBox(),
    await page.getByRole('button', { name: /^Account of/ }).boundingBox(),
  ]
  expect(account?.y).toBeLessThan((brand?.y ?? 0) + (brand?.height ?? 0))
})

for (const width of [1024, 1180])
  test(`at ${width} px the whole header is in view`, async ({ page, site }) => {
    await signInAs(page.context(), site, 'admin')
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/admin/contacts')
    const button = await page.getByRole('button', { name: 'Log out' }).boundingBox()
    expect(button?.y).toBeGreaterThanOrEqual(8)
  })
