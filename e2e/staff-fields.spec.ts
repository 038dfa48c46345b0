import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

let created = 0

/** Opens the form of a new hidden unit, which `saved` saves and reads from the API. */
async function openUnit(page: Page, site: Site, fields: object) {
  created += 1
  const { projectId } = await (await site.admin.get(`/api/units/${site.units.sale}`)).json()
  const data = {
    ...{ projectId, unitNumber: `Fd${process.pid}-${created}`, bedrooms: 1, bathrooms: 1 },
    ...{ size: 68.5, listingType: 'sell', price: 17_200_000, showOnWebsite: false },
    ...{ furnishing: 'fully_furnished', ...fields },
  }
  const response = await site.admin.post('/api/units', { data })
  expect(response.status(), await response.text()).toBe(201)
  const { id } = await response.json()
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?edit=${id}`)
  const form = page.getByRole('dialog', { name: /^Edit / })
  const saved = async () => {
    await form.getByRole('button', { name: 'Save' }).click()
    await expectToast(page, 'Unit updated successfully')
    return (await site.admin.get(`/api/units/${id}`)).json()
  }
  return { form, saved }
}

test('a number is unformatted while it is typed, and an invalid one stays', async ({
  page,
  site,
}) => {
  const { form, saved } = await openUnit(page, site, {})
  const price = form.getByLabel('Price')
  await expect(price).toHaveValue('17,200,000')
  await expect(price).toHaveAccessibleDescription('THB')
  await price.focus()
  await expect(price).toHaveValue('17200000')
  await price.fill('nine million')
  await price.blur()
  await expect(price).toHaveValue('nine million')
  await expect(price).toHaveAccessibleDescription('THB Write a number, for example 62,000')
  await price.fill('9,500,000')
  await price.blur()
  await expect(price).toHaveValue('9,500,000')
  await expect(price).not.toHaveAttribute('aria-invalid')
  await expect(form.getByLabel('Size')).toHaveValue('68.5')

  const floor = form.getByLabel('Floor')
  await floor.fill('ground')
  await floor.blur()
  await expect(floor).toHaveAttribute('aria-invalid', 'true')
  await floor.fill('')
  await floor.blur()
  await expect(floor).not.toHaveAttribute('aria-invalid')
  expect(await saved()).toMatchObject({ price: 9_500_000, floor: null })
})

test('a day is typed in any notation or chosen by keyboard', async ({ page, site }) => {
  // 19 Nov 2026 in Bangkok
  const { form, saved } = await openUnit(page, site, {
    availabilityDate: '2026-11-18T17:00:00.000Z',
  })
  const day = form.getByRole('textbox', { name: 'Available from' })
  await expect(day).toHaveValue('19 Nov 2026')
  for (const text of ['2027-04-30', '30 apr 2027', '30/4/2027', '๓๐/๔/๒๕๗๐']) {
    await day.fill('1 Jan 2030')
    await day.fill(text)
    await day.blur()
    await expect(day).toHaveValue('30 Apr 2027')
  }
  await day.fill('31 Feb 2027')
  await day.blur()
  await expect(day).toHaveValue('31 Feb 2027')
  await expect(day).toHaveAccessibleDescription('Write a day, for example 19 Nov 2026')
  await form.getByRole('button', { name: 'Clear Available from' }).click()
  await expect(day).toHaveValue('')
  await expect(day).toBeFocused()

  await day.fill('2026-11-30')
  await day.press('ArrowDown')
  const calendar = page.getByRole('dialog', { name: 'Available from, a calendar' })
  await expect(calendar.locator('th').first()).toHaveAttribute('aria-label', 'Monday')
  await expect(calendar.getByRole('row')).toHaveCount(6)
  await expect(calendar.getByRole('gridcell', { selected: true })).toHaveText('30')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(calendar.getByText('December 2026')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Enter')
  await expect(calendar).toBeHidden()
  await expect(day).toBeFocused()
  await expect(day).toHaveValue('8 Dec 2026')
  expect(await saved()).toMatchObject({ availabilityDate: '2026-12-07T17:00:00.000Z' })
})

test('several values are ticked by keyboard', async ({ page, site }) => {
  const { form, saved } = await openUnit(page, site, { propertyView: ['city_view', 'river_view'] })
  const seen = form.getByRole('combobox', { name: 'View' })
  const chips = seen.locator('..').getByRole('button')
  const option = (name: string) => page.getByRole('option', { name, exact: true })
  await seen.fill('pool')
  await seen.press('Enter')
  await expect(chips).toHaveCount(3)
  await expect(option('Pool View')).toHaveAttribute('aria-selected', 'true')
  await seen.press('Backspace')
  await expect(chips).toHaveCount(2)
  await expectAccessible(page, '[role=dialog]')
  await seen.press('Escape')
  await form.getByRole('button', { name: 'Remove City View' }).click()
  await expect(chips).toHaveCount(1)
  await expect(seen).toBeFocused()
  expect(await saved()).toMatchObject({ propertyView: ['river_view'] })
})

test('a record is searched from two letters on, and keeps its name', async ({ page, site }) => {
  const mark = `pornth${process.pid}`
  for (const name of [`${mark}ip Saelim`, `${mark}ep Kittisak`]) {
    await site.admin.post('/api/leads', {
      data: { name, email: `${mark}@mail.example`, contactType: 'owner' },
    })
  }
  const { form, saved } = await openUnit(page, site, {})
  const owner = form.getByRole('combobox', { name: 'Owner', exact: true })
  const options = page.getByRole('listbox').getByRole('option')
  await owner.fill('p')
  await expect(options).toHaveCount(0)
  await owner.fill('po')
  await expect(options).not.toHaveCount(0)
  await owner.fill(`${mark}i`)
  await expect(options).toHaveText([
    new RegExp(`${mark}ip Saelim`),
    `Create “${mark}i” as Owner`,
    `Create “${mark}i” as Agent`,
  ])
  await expect(options.first().locator('mark')).toHaveText(`${mark}i`)
  await expectAccessible(page, '[role=dialog]')
  await owner.press('Enter')
  await expect(owner).toHaveValue(`${mark}ip Saelim`)

  await owner.fill('nobody here')
  await expect(page.getByText('Nothing matches “nobody here”.')).toBeVisible()
  await owner.blur()
  await expect(owner).toHaveValue('nobody here')
  await expect(owner).toHaveAccessibleDescription(/“nobody here” is not chosen yet/)
  await form.getByRole('button', { name: 'Clear Owner' }).click()
  await owner.fill(`${mark}ip Saelim`)
  await expect(options).toHaveCount(1)
  await owner.fill(`Somchai ${mark}`)
  await expect(options).toHaveCount(2)
  await owner.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await owner.press('Enter')
  await expectToast(page, 'Agent contact created successfully')
  await expect(owner).toHaveValue(`Somchai ${mark}`)

  const agent = form.getByRole('combobox', { name: 'Agent', exact: true })
  await agent.fill('porn')
  await agent.press('Escape')
  await agent.fill('')
  await agent.blur()
  await expect(agent).toHaveValue('')
  expect(await saved()).toMatchObject({ agentContactId: null })
})
