import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test('forms read amounts as imports do, and take none that can mean two things', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings?quick=1')
  const price = page.getByRole('dialog').getByLabel('Price')
  for (const text of ['4.5 ล้าน', '4500k', '4,500,000.-', '4.5 ลบ.']) {
    await price.fill(text)
    await price.blur()
    await expect(price).toHaveValue('4,500,000')
  }
  await price.fill('25.000')
  await price.blur()
  await expect(price).toHaveValue('25.000')
  await expect(price).toHaveAccessibleDescription(/Write a number, for example 62,000/)

  await page.goto('/admin/developers')
  await page.getByRole('button', { name: 'Add Developer' }).click()
  const founded = page.getByLabel('Founded')
  await founded.fill('๒๕๔๐')
  await founded.blur()
  await expect(founded).toHaveValue('1997')
})

test('a contact is made in the picker with its phone', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings')
  await page.getByRole('button', { name: 'Add Unit' }).click()
  const owner = page.getByRole('combobox', { name: 'Owner', exact: true })
  const name = `Nok P${process.pid}`
  await owner.fill(`${name} 081 234 5678`)
  await page.getByRole('option', { name: /as Owner/ }).click()
  await expect(owner).toHaveValue(name)
  const found = await site.admin.get(`/api/leads?search=${encodeURIComponent(name)}`)
  expect(await found.json()).toMatchObject([{ name, phone: '081 234 5678' }])
})
