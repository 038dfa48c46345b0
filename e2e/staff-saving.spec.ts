import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

// Chromium logs refused and failed requests.
test.use({ causes: [/status of (400|409|500)|ERR_FAILED/] })

const PHONE = { width: 390, height: 844 }

test('the reason why a save was refused is shown beside Save, visible and focused', async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE)
  await signInAs(page.context(), site, 'manager')
  await page.goto(`/admin/listings?edit=${site.units.sale}`)
  const form = page.getByRole('dialog', { name: /^Edit / })
  await form.getByLabel('Data source').fill('A walk on Sunday')
  await page.route(`/api/units/${site.units.sale}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 500, body: '' })
      : route.continue(),
  )
  await form.getByRole('button', { name: 'Save' }).click()
  const alert = form.getByRole('alert')
  await expect(alert).toHaveText('Failed to update unit')
  await expect(alert).toBeInViewport({ ratio: 1 })
  await expect(alert).toBeFocused()
  await expectAccessible(page, '[role=dialog]')
})

test('a save that did not reach the server says so, and is sent again', async ({
  page,
  site,
  context,
}) => {
  await signInAs(context, site, 'agent')
  await page.goto('/admin/developers?add=1')
  const form = page.getByRole('dialog', { name: 'Add Developer' })
  await form.getByLabel('Name', { exact: true }).fill(`Offline ${Date.now()}`)
  await page.route('/api/developers', (route) => route.abort(), { times: 1 })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toHaveText(
    'Failed to create developerThe connection was lost. Please try again.',
  )
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Developer created successfully')
})

test('a double click opens one form, which closes when it has been saved', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/developers')
  // By its text: an open form hides the list from assistive technology.
  const add = page.locator('button', { hasText: 'Add Developer' })
  const form = page.getByRole('dialog', { name: 'Add Developer' })
  await add.click()
  await expect(form).toBeVisible()
  // The second click of a double click, after the form has opened.
  await add.dispatchEvent('click')
  await form.getByLabel('Name', { exact: true }).fill(`Twice ${Date.now()}`)
  await form.getByRole('button', { name: 'Save' }).dblclick()
  await expectToast(page, 'Developer created successfully')
  await expect(form).toBeHidden()
  await expect(page).toHaveURL('/admin/developers')
})

test('a second Save does not override an unresolved conflict', async ({ page, site }) => {
  await page.setViewportSize(PHONE)
  await signInAs(page.context(), site, 'manager')
  const address = `/api/units/${site.units.sale}`
  const price = async () => (await (await site.admin.get(address)).json()).price
  await page.goto(`/admin/listings?edit=${site.units.sale}`)
  const form = page.getByRole('dialog', { name: /^Edit / })
  const save = form.getByRole('button', { name: 'Save' })
  await form.getByLabel('Price').fill('8500000')
  expect((await site.admin.put(address, { data: { price: 9_100_000 } })).status()).toBe(200)
  await save.click()
  const alert = form.getByRole('alert')
  await expect(alert).toContainText(/admin saved this just now: Price\./)
  await expect(alert).toBeInViewport()
  await expect(alert).toBeFocused()
  await save.click()
  const theirValue = alert.getByRole('radio', { name: 'Theirs: 9100000' })
  await expect(theirValue).toBeFocused()
  await expect(theirValue).not.toBeChecked()
  await expect(alert.getByRole('radio', { name: 'Mine: 8500000' })).not.toBeChecked()
  expect(await price()).toBe(9_100_000)
  await expectAccessible(page, '[role=dialog]')
  await alert.getByRole('radio', { name: 'Mine: 8500000' }).check()
  await save.click()
  await expectToast(page, 'Unit updated successfully')
  expect(await price()).toBe(8_500_000)
  await site.admin.put(address, { data: { price: 8_900_000 } })
})

test('all faults are shown at once, the first one is focused, and each disappears when corrected', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings?add=1')
  const form = page.getByRole('dialog', { name: 'Add Unit' })
  await form.getByLabel('Floor').fill('twelve')
  await form.getByRole('button', { name: 'Save' }).click()
  const project = form.getByRole('combobox', { name: 'Project' })
  await expect(project).toBeFocused()
  const described = {
    'Unit number': 'Required',
    Price: 'A unit for sale needs a price',
    Floor: 'Write a number, for example 2$',
    Size: 'Required',
    Furnishing: 'Required',
  }
  for (const [label, fault] of Object.entries(described)) {
    await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      new RegExp(fault),
    )
  }
  await expect(form.getByText('6 fields need attention')).toBeVisible()
  await form.getByLabel('Listing type').selectOption('For rent')
  await expect(form.getByLabel('Price')).not.toHaveAttribute('aria-invalid')
  await expect(form.getByLabel('Rent', { exact: true })).toHaveAccessibleDescription(
    /A unit for rent needs a rent amount/,
  )
  await form.getByLabel('Listing type').selectOption('For sale')
  await expect(form.getByLabel('Rent', { exact: true })).not.toHaveAttribute('aria-invalid')
  await expect(form.getByLabel('Price')).toHaveAttribute('aria-invalid')
})

test('a record from a quick dialog can be edited without the fields it lacks, which are only marked', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const name = `Half Known ${process.pid}`
  const created = await site.admin.post('/api/projects', {
    data: { name, address: '90 Sukhumvit 55, Watthana, Bangkok' },
  })
  const { id } = await created.json()
  await page.goto(`/admin/properties?edit=${id}`)
  const form = page.getByRole('dialog', { name: `Edit ${name}` })
  const built = form.getByLabel('Built')
  await expect(built).toHaveAccessibleDescription('Not filled in yet')
  await form.getByLabel('Thai name').fill('บ้านครึ่งหลัง')
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Property updated successfully')
  expect(await (await site.admin.get(`/api/projects/${id}`)).json()).toMatchObject({
    nameTh: 'บ้านครึ่งหลัง',
    yearBuilt: null,
  })

  await page.goto(`/admin/properties?edit=${id}`)
  await form.getByLabel('Name', { exact: true }).fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Required')
  await expect(form.getByText('1 field needs attention')).toBeVisible()
  await site.admin.delete(`/api/projects/${id}`)
})

test('the header of a scrolled list stays below the tabs', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 260 })
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings')
  await page
    .getByRole('table', { name: 'Listings' })
    .getByRole('row')
    .last()
    .scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 2000)
  const tabs = await page.getByRole('navigation', { name: 'Back office' }).boundingBox()
  const head = await page.getByRole('columnheader', { name: 'Price' }).boundingBox()
  if (!tabs || !head) throw new Error('the list is not on the page')
  expect(tabs.y).toBe(0)
  expect(Math.abs(head.y - (tabs.y + tabs.height))).toBeLessThanOrEqual(1)
})
