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

  await page.goto('/admin/developers?new=1')
  const founded = page.getByLabel('Founded')
  await founded.fill('๒๕๔๐')
  await founded.blur()
  await expect(founded).toHaveValue('1997')
})
