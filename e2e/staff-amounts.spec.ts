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
  await expect(price).toHaveAccessibleDescription(/Enter 25,000 or 25: 25.000 could be either/)

  await page.goto('/admin/developers')
  await page.getByRole('button', { name: 'Add Developer' }).click()
  const founded = page.getByLabel('Founded')
  await founded.fill('๒๕๔๐')
  await founded.blur()
  await expect(founded).toHaveValue('1997')
})

test('the value of a deal is read as a price is, and a home that fills it in takes the fault away', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const contact = await site.admin.post('/api/leads', { data: { name: `Payer ${Date.now()}` } })
  const { id } = await contact.json()
  await page.goto(`/admin/pipeline?add=1&contact=${id}`)
  const form = page.getByRole('dialog', { name: 'Add Deal' })
  const value = form.getByLabel('Deal value')
  for (const text of ['780k', '0.78M', '780,000 baht', '780,000.-']) {
    await value.fill(text)
    await value.blur()
    await expect(value).toHaveValue('780,000')
  }
  await value.fill('780.000')
  await value.blur()
  await expect(value).toHaveAccessibleDescription(/Enter 780,000 or 780: 780.000 could be either/)
  await value.fill('abc')
  await value.blur()
  await expect(value).toHaveAccessibleDescription(/Enter a number/)
  await form.getByRole('combobox', { name: 'Unit' }).fill('7B')
  await form.getByRole('option', { name: /^7B · Baan Sirin/ }).click()
  await expect(value).toHaveValue('384,000')
  await expect(value).not.toHaveAccessibleDescription(/Enter a number/)
  await form.getByRole('button', { name: 'Add Deal' }).click()
  await expect(form).toBeHidden()
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
