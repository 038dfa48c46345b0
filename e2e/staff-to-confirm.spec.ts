import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'
import { threeUnits } from './three-units.ts'

test('an owner is asked once about all homes that are to be confirmed', async ({ page, site }) => {
  const { owner, mark, ids } = await threeUnits(site)
  await site.admin.put(`/api/leads/${owner.id}`, {
    data: { line: 'owner.to.confirm', phone: '02 555 1212', whatsapp: null },
  })
  const availabilityDate = new Date(Date.now() - 40 * 86_400_000).toISOString()
  for (const id of ids) {
    const data = { status: 'available', availabilityDate, showOnWebsite: false }
    await site.admin.put(`/api/units/${id}`, { data })
  }
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings?stale=30')
  const group = page.getByRole('region', { name: owner.name })
  await expect(group.getByRole('link', { name: `LINE ${owner.name}` })).toHaveAttribute(
    'href',
    /~owner\.to\.confirm$/,
  )
  // A landline is called, and has no WhatsApp.
  await expect(group.getByRole('link', { name: `Call ${owner.name}` })).toHaveAttribute(
    'href',
    'tel:025551212',
  )
  await expect(group.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0)
  await group.getByRole('button', { name: /^Ask the owner/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask the owner' })
  const text = dialog.getByRole('textbox')
  await expect(text).toHaveValue(/are these homes still available/)
  for (const letter of ['A', 'B', 'C'])
    await expect(text).toHaveValue(new RegExp(`• ${mark}${letter}, `))
  await expect(dialog.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Copy for LINE' }).click()
  await expect(dialog.getByText('Did you send it?')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Yes, record it' }).click()
  await expectToast(page, 'Recorded in the conversation')
  const entries = await site.admin.get(`/api/units/${ids[0]}/activities`)
  expect(JSON.stringify(await entries.json())).toContain('Availability request by LINE, recorded')
})

test('a long rent stays within its card on the narrowest phone', async ({ page, site }) => {
  const { mark, ids } = await threeUnits(site)
  await site.admin.put(`/api/units/${ids[0]}`, {
    data: { listingType: 'rent', rentAmount: 1_250_000 },
  })
  await page.setViewportSize({ width: 320, height: 700 })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?search=${mark}A`)
  const price = page.getByRole('button', { name: /edit the price/ }).first()
  await expect(price).toContainText('THB/month')
  const [card, rent] = [
    await price.locator('xpath=ancestor::li').first().boundingBox(),
    await price.boundingBox(),
  ]
  if (!card || !rent) throw new Error('The card or its rent is not on screen.')
  expect(card.x + card.width - (rent.x + rent.width)).toBeGreaterThanOrEqual(6)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
