import type { Page } from '@playwright/test'
import { expectToast } from './expect-toast.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

/** Fills a new unit's required fields and leaves the form open. */
async function startUnit(page: Page, number: string) {
  await page.goto('/admin/listings?add=1')
  const form = page.getByRole('dialog', { name: 'Add Unit' })
  await form.getByRole('combobox', { name: 'Project' }).fill('baan')
  await page.getByRole('option', { name: /Baan Sirin/ }).click()
  await form.getByLabel('Unit number').fill(number)
  await form.getByLabel('Size').fill('40')
  await form.getByLabel('Price').fill('5000000')
  await form.getByLabel('Furnishing').selectOption('Fully furnished')
  return form
}

async function stored(site: Site, number: string) {
  const response = await site.admin.get(`/api/units?propertyId=${number}`)
  return (await response.json())[0]
}

test('a unit added as sold stays off the website unless its switch is set', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const hidden = `V${Date.now()}`
  let form = await startUnit(page, hidden)
  const website = form.getByLabel('Shown on the website')
  await expect(website).toBeChecked()
  await form.getByLabel('Property Status').selectOption('Sold')
  await expect(website).not.toBeChecked()
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Listing added successfully!')
  expect((await stored(site, hidden)).showOnWebsite).toBe(false)

  const shown = `W${Date.now()}`
  form = await startUnit(page, shown)
  await form.getByLabel('Property Status').selectOption('Sold')
  await website.check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  const { id, showOnWebsite } = await stored(site, shown)
  expect(showOnWebsite).toBe(true)
  await site.admin.put(`/api/units/${id}`, { data: { showOnWebsite: false } })
})

test('whoever adds a unit or a contact has it, unless they clear the field', async ({
  page,
  site,
}) => {
  const { id: me } = await signInAs(page.context(), site, 'manager')
  for (const [letter, isCleared] of [
    ['M', false],
    ['N', true],
  ] as const) {
    const number = `${letter}${Date.now()}`
    const form = await startUnit(page, number)
    await form.getByLabel('Shown on the website').uncheck()
    const assigned = form.getByRole('combobox', { name: 'Assigned to' })
    await expect(assigned).not.toHaveValue('')
    if (isCleared) await assigned.fill('')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    expect((await stored(site, number)).assignedToId).toBe(isCleared ? null : me)

    await page.goto('/admin/contacts?add=1')
    const person = page.getByRole('dialog', { name: 'Add Contact' })
    await person.getByLabel('Name', { exact: true }).fill(`Owner of ${number}`)
    await person.getByLabel('Contact type').selectOption('Owner')
    const whose = person.getByRole('combobox', { name: 'Assigned to' })
    await expect(whose).not.toHaveValue('')
    if (isCleared) await whose.fill('')
    await person.getByRole('button', { name: 'Add Contact' }).click()
    await expect(page).toHaveURL(/\/admin\/contacts\/\d+$/)
    const contact = await site.admin.get(`/api/leads/${page.url().split('/').at(-1)}`)
    expect((await contact.json()).assignedToId).toBe(isCleared ? null : me)
  }
})

test('a floor above the building’s last one is pointed out, and saved if it is right', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const number = `F${Date.now()}`
  const [{ project }] = await (await site.admin.get('/api/units?search=baan')).json()
  await site.admin.put(`/api/projects/${project.id}`, { data: { buildingFloors: 20 } })
  const form = await startUnit(page, number)
  const hint = form.getByText(/^Baan Sirin.* has 20 floors\. Is floor 45 right\?$/)
  await form.getByLabel('Floor', { exact: true }).fill('20')
  await expect(hint).toHaveCount(0)
  await form.getByLabel('Floor', { exact: true }).fill('45')
  await expect(hint).toBeVisible()
  await form.getByLabel('Shown on the website').uncheck()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  expect((await stored(site, number)).floor).toBe(45)
  await site.admin.put(`/api/projects/${project.id}`, { data: { buildingFloors: null } })
})

test('the day a unit becomes available is entered in its form and shown in its row', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const number = `A${Date.now()}`
  const form = await startUnit(page, number)
  await form.getByRole('textbox', { name: 'Available from' }).fill('31 Dec 2031')
  await form.getByLabel('Shown on the website').uncheck()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  const { id, availabilityDate } = await stored(site, number)
  expect(availabilityDate).toBe('2031-12-30T17:00:00.000Z')
  await page.goto(`/admin/listings?search=${number}`)
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('31 Dec 2031')
  await page.goto(`/admin/listings?edit=${id}`)
  await expect(page.getByRole('textbox', { name: 'Available from' })).toHaveValue('31 Dec 2031')
})

test('price and rent are marked as required by the listing type, and a hidden rent has no fault', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const number = `Q${Date.now()}`
  const form = await startUnit(page, number)
  const [price, rent] = [form.getByLabel('Price'), form.getByLabel('Rent', { exact: true })]
  await expect(price).toHaveAttribute('required')
  await form.getByLabel('Listing type').selectOption('For rent')
  await expect(price).not.toHaveAttribute('required')
  await expect(rent).toHaveAttribute('required')
  await rent.fill('about 20k or so')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(rent).toBeFocused()
  await form.getByLabel('Listing type').selectOption('For sale')
  await expect(form.getByText(/needs? attention/)).toBeHidden()
  await form.getByLabel('Shown on the website').uncheck()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  expect((await stored(site, number)).rentAmount).toBeNull()
})

test('contact details in a text that visitors read are asked about, and removed', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const number = `C${Date.now()}`
  const form = await startUnit(page, number)
  await form.getByLabel('Shown on the website').uncheck()
  const description = form.getByRole('textbox', { name: 'Description' }).first()
  await description.fill('Corner room. สนใจโทร0815550199 line:charlotteb')
  await expect(form).toContainText('This text contains a phone number and a LINE ID.')
  const save = form.getByRole('button', { name: 'Save', exact: true })
  const question = form.getByRole('group', { name: /Description contains a phone number/ })
  const keepEditing = question.getByRole('button', { name: 'Keep editing' })
  // Where Save was stands what changes nothing: a second press in the same place cuts no text.
  for (const width of [390, 320, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const { x = 0, y = 0, width: wide = 0, height = 0 } = (await save.boundingBox()) ?? {}
    await save.click()
    await expect(keepEditing).toBeFocused()
    await page.mouse.click(x + wide / 2, y + height / 2)
    await expect(save).toBeVisible()
    await expect(description).toHaveValue(/0815550199/)
  }
  await save.click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(description).toHaveValue('Corner room.')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form).toBeHidden()
  expect((await stored(site, number)).description).toBe('Corner room.')
})

test.describe('a picture that the server refuses', () => {
  test.use({ causes: [/status of 4\d\d/] })

  test('does not skip the question about contact details', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    const number = `D${Date.now()}`
    const form = await startUnit(page, number)
    await form.getByLabel('Shown on the website').uncheck()
    await form.getByRole('textbox', { name: 'Description' }).first().fill('Call 081 555 0199')
    await form.locator('input[type=file]').setInputFiles({
      name: 'broken.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    })
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await form.getByRole('button', { name: 'Save without it' }).click()
    await form.getByRole('button', { name: 'Save anyway' }).click()
    await expect(form).toBeHidden()
    expect((await stored(site, number)).description).toBe('Call 081 555 0199')
  })
})

test.describe('refused by the server', () => {
  test.use({ causes: [/status of 409/] })

  test('a taken unit number is no fault in another project', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    const form = await startUnit(page, '12A')
    const number = form.getByLabel('Unit number')
    await expect(form.getByRole('link', { name: 'Open 12A' })).toHaveAttribute(
      'href',
      `/admin/listings/${site.units.sale}`,
    )
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(number).toHaveAccessibleDescription(/already exists in this project/)
    await form.getByRole('combobox', { name: 'Project' }).fill('ratchada')
    await page.getByRole('option', { name: /Ratchada Court/ }).click()
    await expect(number).not.toHaveAttribute('aria-invalid')
    await expect(form.getByText(/needs? attention/)).toBeHidden()
  })
})
