import type { Locator } from '@playwright/test'
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

test('nothing of a result is cut: on a phone its other price and its floor, at 1024 the phone', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const owner = await site.admin.post('/api/leads', {
    data: { name: 'Olive Owner', contactType: 'owner', phone: '+66 81 234 5678' },
  })
  const { id: ownerContactId } = await owner.json()
  const path = `/api/units/${site.units.sale}`
  const { listingType, rentAmount } = await (await site.admin.get(path)).json()
  await site.admin.put(path, {
    data: { listingType: 'rent_sell', rentAmount: 65_000, ownerContactId },
  })
  const isWhole = (text: Locator) => text.evaluate((box) => box.scrollWidth <= box.clientWidth)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/admin/search?search=12A')
  const card = page.getByRole('listitem').filter({ hasText: 'Baan Sirin' }).first()
  await expect(card.getByText('or 65,000 THB/month')).toBeVisible()
  expect(await isWhole(card.getByText(/bed · .* bath/))).toBe(true)
  await page.setViewportSize({ width: 1024, height: 800 })
  const phone = page.getByRole('row').filter({ hasText: '12A' }).locator('a[href^="tel:"]')
  await expect(phone).toBeVisible()
  expect(await isWhole(phone.locator('..'))).toBe(true)
  await site.admin.put(path, { data: { listingType, rentAmount, ownerContactId: null } })
})
