import { expectAccessible } from './expect-accessible.ts'
import { holdToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test('a building is added by its name and address, and its stations are shown', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/properties')
  await page.getByRole('button', { name: 'Add New Property' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add New Property' })
  const add = dialog.getByRole('button', { name: 'Add New Property' })
  const alert = page.getByRole('alertdialog')
  await add.click()
  await expect(alert).toContainText('Please fill in property name and address')
  await alert.getByRole('button', { name: 'OK' }).click()

  const name = `Quick House ${process.pid}`
  await dialog.getByLabel('Property name').fill(name)
  await dialog.getByLabel('Address').fill('88 Sukhumvit 55, Watthana, Bangkok')
  await dialog.getByLabel('Total units').fill('120')
  await expect(dialog.getByText('Thong Lo').first()).toBeVisible()
  // What was typed has been restored.
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Add New Property' }).click()
  await expect(dialog.getByLabel('Property name')).toHaveValue(name)
  await add.click()
  await expect(alert).toContainText(name)
  await expect(alert).toContainText('Nearest station: Thong Lo (BTS Sukhumvit Line)')
  await expect(alert).toContainText(/\d+ m, \d+ min walk/)
  await alert.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('searchbox', { name: 'Search properties' }).fill(name)
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
  const [stored] = await (
    await site.admin.get(`/api/projects?search=${encodeURIComponent(name)}`)
  ).json()
  expect(stored).toMatchObject({ description: 'Condo with 120 units', totalUnits: 120 })
})

test('a double click before the button shows that it is busy adds one building', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/properties?quick=1')
  const dialog = page.getByRole('dialog', { name: 'Add New Property' })
  const name = `Pressed Twice ${process.pid}`
  await dialog.getByLabel('Property name').fill(name)
  await dialog.getByLabel('Address').fill('90 Sukhumvit 55, Watthana, Bangkok')
  await dialog
    .getByRole('button', { name: 'Add New Property' })
    .evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
  await expect(page.getByRole('alertdialog')).toContainText('Property added successfully!')
  const added = await site.admin.get(`/api/projects?search=${encodeURIComponent(name)}`)
  expect(await added.json()).toHaveLength(1)
})

test.describe('refusals', () => {
  test.use({ causes: [/status of (400|409|422|500)/] })

  test('are shown in an alert, with the reason, and what was typed stays', async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'agent')
    await page.goto('/admin/properties?quick=1')
    const dialog = page.getByRole('dialog', { name: 'Add New Property' })
    const alert = page.getByRole('alertdialog')
    await dialog.getByLabel('Property name').fill('Far House')
    await dialog.getByLabel('Address').fill('18.7883, 98.9853')
    await dialog.getByRole('button', { name: 'Add New Property' }).click()
    await expect(alert).toContainText('Address Not Covered')
    await expect(alert).toContainText('This address is outside our service area...')
    await alert.getByRole('button', { name: 'OK' }).click()
    await page.route('/api/projects', (route) => route.fulfill({ status: 500, body: '' }))
    await dialog.getByRole('button', { name: 'Add New Property' }).click()
    await expect(alert).toContainText('Failed to create property: Please check all required fields')
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(dialog.getByLabel('Property name')).toHaveValue('Far House')
  })

  test('also for a listing: without its fields, and with a number that is taken', async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'agent')
    await page.goto('/admin/listings?quick=1')
    const dialog = page.getByRole('dialog', { name: 'Add New Listing' })
    const add = dialog.getByRole('button', { name: 'Add New Listing' })
    const alert = page.getByRole('alertdialog')
    await add.click()
    await expect(alert).toContainText('Please fill in all required fields')
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(dialog.getByRole('combobox', { name: 'Project' })).toBeFocused()
    for (const label of ['Unit number', 'Bedrooms', 'Bathrooms', 'Size', 'Price']) {
      await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(/Required/)
    }
    await dialog.getByRole('combobox', { name: 'Project' }).fill('ratchada')
    await page.getByRole('option', { name: /Ratchada Court/ }).click()
    await dialog.getByLabel('Unit number').fill('2107')
    await dialog.getByLabel('Bedrooms').fill('2')
    await dialog.getByLabel('Bathrooms').fill('1')
    await dialog.getByLabel('Size').fill('48.5')
    await dialog.getByLabel('Price').fill('4,300,000')
    await dialog.getByLabel('Floor', { exact: true }).fill('twelve')
    await add.click()
    await expect(dialog.getByLabel('Floor', { exact: true })).toBeFocused()
    await dialog.getByLabel('Floor', { exact: true }).fill('12')
    await add.click()
    await expect(alert).toContainText('Failed to create listing: ')
    await alert.getByRole('button', { name: 'OK' }).click()
    await dialog.getByLabel('Unit number').fill(`2108-${process.pid}`)
    await add.click()
    await expect(alert).toContainText('Listing added successfully!')
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('row').filter({ hasText: `2108-${process.pid}` })).toBeVisible()
    const [stored] = await (
      await site.admin.get(`/api/units?propertyId=2108-${process.pid}`)
    ).json()
    expect(stored).toMatchObject({ listingType: 'sell', price: 4_300_000, floor: 12, size: 48.5 })
    await site.admin.delete(`/api/units/${stored.id}`)
  })
})

test('a rented home requires its rent and the end of the lease', async ({ page, site }) => {
  const { projectId } = await (await site.admin.get(`/api/units/${site.units.sale}`)).json()
  const unitNumber = `LET-${process.pid}`
  const created = await site.admin.post('/api/units', {
    data: {
      projectId,
      unitNumber,
      bedrooms: 1,
      bathrooms: 1,
      size: 30,
      price: 3e6,
      showOnWebsite: false,
    },
  })
  const { id } = await created.json()
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?search=${unitNumber}`)
  const row = page.getByRole('row').filter({ hasText: unitNumber })
  await row.getByRole('button', { name: /change status/ }).click()
  await page.getByRole('menuitem', { name: 'Rented' }).click()
  const lease = page.getByRole('dialog', { name: `Lease of ${unitNumber}` })
  await page.keyboard.press('Escape')
  await expect(lease).toBeHidden()
  await expect(row).toContainText('Available')
  await row.getByRole('button', { name: /change status/ }).click()
  await page.getByRole('menuitem', { name: 'Rented' }).click()
  await lease.getByLabel('Rent', { exact: true }).fill('18,500')
  const until = lease.getByRole('textbox', { name: 'Rented until' })
  await until.fill('1 Jan 2025')
  await lease.getByRole('button', { name: 'Mark as rented' }).click()
  await expect(until).toHaveAccessibleDescription('This day has passed. Press again to keep it.')
  await until.fill('31 Dec 2027')
  await lease.getByRole('button', { name: 'Mark as rented' }).click()
  await holdToast(page, 'Marked as rented')
  await expect(row).toContainText('Rented')
  await expect(row).toContainText('Until 31 Dec 2027')
  const stored = async () => (await site.admin.get(`/api/units/${id}`)).json()
  expect(await stored()).toMatchObject({ status: 'rented', rentAmount: 18_500 })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toContainText('Available')
  expect(await stored()).toMatchObject({ rentAmount: null, rentedUntil: null })

  const openLease = async (data: object) => {
    await site.admin.put(`/api/units/${id}`, { data })
    await page.reload()
    await row.getByRole('button', { name: /change status/ }).click()
    await page.getByRole('menuitem', { name: 'Rented' }).click()
  }
  await openLease({ rentedUntil: '2025-06-30' })
  await until.fill('1 Jan 2025')
  await lease.getByRole('button', { name: 'Mark as rented' }).click()
  await expect(until).toHaveAccessibleDescription(/^This day has passed/)
  await lease.getByRole('button', { name: 'Mark as rented' }).click()
  await expect.poll(stored).toMatchObject({ status: 'rented', rentedUntil: '2025-01-01' })

  await openLease({ status: 'available' })
  await lease.getByRole('textbox', { name: 'Rented until' }).fill('')
  await lease.getByRole('button', { name: 'Mark as rented' }).click()
  await expect(row).toContainText('Rented')
  await expect.poll(stored).toMatchObject({ status: 'rented', rentedUntil: null })
})

test('on a phone the filters are a sheet that shows the number of results', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByText('Rent', { exact: true }).click()
  await expect(page).toHaveURL(/listingType=rent/)
  await sheet.getByRole('button', { name: /^Show \d+ units?$/ }).click()
  await expect(sheet).toBeHidden()
})

test('both dialogs are accessible', async ({ page, site }) => {
  await signInAs(page.context(), site, 'manager')
  for (const tab of ['properties', 'listings']) {
    await page.goto(`/admin/${tab}?quick=1`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  }
})
