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

test('a confirmed home stays in its row of what needs follow-up, and a second press reaches no other', async ({
  page,
  site,
}) => {
  const { id: assignedToId } = await signInAs(page.context(), site, 'agent')
  const { mark, ids } = await threeUnits(site)
  const availabilityDate = new Date(Date.now() - 40 * 86_400_000).toISOString()
  for (const id of ids) {
    await site.admin.put(`/api/units/${id}`, {
      data: { status: 'available', availabilityDate, assignedToId },
    })
  }
  const confirmed = async () => {
    const homes = await Promise.all(ids.map((id) => site.admin.get(`/api/units/${id}`)))
    const dates = await Promise.all(homes.map(async (home) => (await home.json()).availabilityDate))
    return dates.filter((date) => date !== dates[2]).length
  }
  await page.goto('/admin/tasks?view=follow-ups&kind=confirm')
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `${mark}A` })
  const next = page.getByRole('button', { name: new RegExp(`^Confirm .*${mark}B`) })
  const press = row.getByRole('button', { name: /^Confirm/ })
  await press.scrollIntoViewIfNeeded()
  const { x = 0, y = 0 } = (await press.boundingBox()) ?? {}
  const place = await next.boundingBox()
  await page.mouse.click(x + 9, y + 9)
  await expect(row.getByText('Confirmed', { exact: true })).toBeFocused()
  await expectAccessible(page, 'main')
  expect(await next.boundingBox()).toEqual(place)
  await page.mouse.click(x + 9, y + 9)
  await page.mouse.click(x + 60, y + 9)
  expect(await confirmed()).toBe(1)
  await row.getByRole('button', { name: /^Undo/ }).click()
  await expect(press).toBeVisible()
  expect(await confirmed()).toBe(0)
  await press.click()
  await expect(row.getByText('Confirmed', { exact: true })).toBeVisible()
  await page.reload()
  await expect(next).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await confirmed()).toBe(1)
})
