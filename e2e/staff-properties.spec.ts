import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { addDeveloper, signInAs } from './staff-people.ts'

const sheet = { name: /^(Add Project|Edit )/ }

test('an agent adds a property, finds it by its station, changes it, and may not delete it', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const builder = await addDeveloper(site)
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Properties' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.getByRole('button', { name: 'Add Project' }).click()
  const form = page.getByRole('dialog', sheet)
  const name = `Rabbit Hill ${Date.now()}`
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Address')).toHaveAccessibleDescription('Required')
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Thai name').fill('เนินกระต่าย')
  await form.getByLabel('Address').fill('nowhere at all')
  await expect(form.getByText('Could not find coordinates for this address')).toBeVisible()
  await form.getByLabel('Address').fill('Sukhumvit 55, Watthana, Bangkok')
  await expect(form.getByText(/^Found by soi: .*Sukhumvit/)).toBeVisible()
  await expect(form.getByRole('status').filter({ hasText: 'Found by' })).toContainText('Thong Lo')
  await form.getByLabel('Property type').selectOption('Condo')
  await form.getByLabel('Built').fill('พ.ศ. 2562')
  await form.getByLabel('Total floors').fill('31')
  await form.getByLabel('Total units').fill('24')
  const developer = form.getByRole('combobox', { name: 'Developer' })
  await developer.fill(builder.name.toLowerCase())
  await page.getByRole('option', { name: builder.name }).click()
  await expect(developer).toHaveValue(builder.name)
  const facilities = form.getByRole('combobox', { name: 'Facilities' })
  await facilities.fill('swim')
  await facilities.press('Enter')
  await form.getByLabel('Amenities').fill('Sauna, Golf room')
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Property created successfully')
  await expect(form).toBeHidden()

  await page.goto('/admin/properties?search=thonglor')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Thong Lo')
  await expect(row).toContainText('พ.ศ. 2562')
  await row.getByRole('link', { name }).click()
  const detail = page.getByRole('dialog', { name })
  await expect(detail).toContainText('เนินกระต่าย')
  await expect(detail).toContainText('Golf room')
  await expect(detail).toContainText('No units in this property yet.')
  await expect(detail.getByRole('link', { name: 'View on map' })).toHaveAttribute(
    'href',
    /google\.com\/maps\/search\/\?api=1&query=13\.\d+%2C100\.\d+/,
  )
  await detail.getByRole('link', { name: 'Add unit' }).click()
  const addUnit = page.getByRole('dialog', { name: 'Add Unit' })
  await expect(addUnit.getByRole('combobox', { name: 'Project' })).toHaveValue(name)
  await addUnit.getByRole('button', { name: 'Cancel' }).click()
  await expect(detail).toBeVisible()
  await detail.getByRole('button', { name: 'Edit Project' }).click()
  await expect(form.getByLabel('Amenities')).toHaveValue('Sauna, Golf room')
  await form.getByLabel('Total units').fill('240')
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Property updated successfully')
  await expect(row).toContainText('240 units')
  await row.hover()
  await expect(row.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  const matches = await (
    await site.admin.get(`/api/projects?search=${encodeURIComponent(name)}`)
  ).json()
  expect(matches[0]).toMatchObject({
    totalUnits: 240,
    buildingFloors: 31,
    facilities: ['swimming_pool'],
    developer: { name: builder.name },
  })
  const refused = await page.request.delete(`/api/projects/${matches[0].id}`, {
    headers: { origin: site.origin },
  })
  expect(refused.status()).toBe(403)
})

test('an admin deletes an empty property and restores it; one with units stays', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'admin')
  const name = `Empty House ${Date.now()}`
  const place = { latitude: 13.7256, longitude: 100.5788, address: 'Sukhumvit 55' }
  await site.admin.post('/api/projects', { data: { name, ...place } })
  await page.goto('/admin/properties?sort=name')
  const row = page.getByRole('row').filter({ hasText: name })
  await row.hover()
  await row.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await holdToast(page, 'Property deleted successfully')
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})

test.describe('refusals', () => {
  test.use({ causes: [/status of (409|422)/] })

  test('an address far away is refused, and a property with units cannot be deleted', async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'admin')
    await page.goto('/admin/properties?add=1')
    const form = page.getByRole('dialog', sheet)
    await form.getByLabel('Name', { exact: true }).fill('Far away')
    await form.getByLabel('Address').fill('Chiang Mai')
    await form.getByLabel('Property type').selectOption('House')
    await form.getByLabel('Built').fill('2020')
    await form.getByLabel('Total floors').fill('2')
    await form.getByLabel('Total units').fill('1')
    const facilities = form.getByRole('combobox', { name: 'Facilities' })
    await facilities.fill('car')
    await facilities.press('Enter')
    await form.getByLabel('Latitude').fill('18.7883')
    await form.getByLabel('Longitude').fill('98.9853')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form.getByRole('alert')).toContainText('Address Not Covered')
    await expect(form.getByRole('alert')).toContainText(
      'This address is outside our service area...',
    )
    await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Far away')
    await page.keyboard.press('Escape')
    await form.getByRole('button', { name: 'Discard' }).click()
    // Other tests may have added a page of properties meanwhile.
    await page.goto('/admin/properties?search=Baan+Sirin')
    const row = page.getByRole('row').filter({ hasText: 'Baan Sirin' })
    await row.hover()
    await row.getByRole('button', { name: 'Delete Baan Sirin' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to delete project: Baan Sirin')
    await expect(row).toBeVisible()
  })
})

test('the tab, its form and its detail are accessible', async ({ page, site }) => {
  await signInAs(page.context(), site, 'admin')
  const [project] = await (await site.admin.get('/api/projects?search=Baan')).json()
  for (const path of ['', `?edit=${project.id}`, `/${project.id}`]) {
    await page.goto(`/admin/properties${path}`)
    await expect(page.getByRole(path ? 'dialog' : 'table').first()).toBeVisible()
    await expectAccessible(page)
  }
})
