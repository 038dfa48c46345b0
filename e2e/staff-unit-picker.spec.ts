import { expectAccessible } from './expect-accessible.ts'
import { aContact } from './schedule-viewing.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'
import { threeUnits } from './three-units.ts'

test('a home is picked by its number: the very number first, and what is rented says so', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const { mark, ids, project } = await threeUnits(site)
  const { id } = await aContact(site)
  const more = { bedrooms: 1, bathrooms: 1, size: 30, listingType: 'rent', rentAmount: 20_000 }
  for (const unitNumber of [`2${mark}A`, `3${mark}A`]) {
    const data = { ...more, projectId: project.id, unitNumber, showOnWebsite: false }
    expect((await site.admin.post('/api/units', { data })).status()).toBe(201)
  }
  await site.admin.put(`/api/units/${ids[2]}`, { data: { status: 'rented' } })
  await page.goto(`/admin/contacts/${id}?schedule=1`)
  const picker = page.getByRole('combobox', { name: 'Add home' })
  const options = page.getByRole('option')
  await picker.fill(`${mark}a`)
  await expect(options).toHaveCount(3)
  await expect(options.first()).toContainText(`${mark}A · ${project.name}`)
  await expect(options.first()).not.toContainText(`3${mark}A`)

  await picker.fill(mark)
  await expect(options).toHaveCount(5)
  await expect(options.filter({ hasText: `${mark}C` })).toContainText('Rented')
  await expect(options.first()).not.toContainText('Rented')
  await expectAccessible(page, '[role=dialog]')

  // The number of a rented home alone is that home.
  await picker.fill(`${mark}C`)
  await expect(options).toHaveCount(1)
  await picker.press('Enter')
  await expect(page.getByRole('list', { name: 'Homes in order' })).toContainText(`${mark}C`)
})
