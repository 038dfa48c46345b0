import fs from 'node:fs/promises'
import { bangkokDate } from '../src/shared/dates.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

const panel = { name: 'Power Search' }

test('Power Search counts matches, searches on submit, and is kept in the URL', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/search')
  await page.getByRole('button', { name: /^Power Search/ }).click()
  const form = page.getByRole('dialog', panel)
  await expect(form.getByRole('status').last()).toHaveText(/^\d+ homes? match$/)
  await form.getByRole('radio', { name: 'Sale', exact: true }).check({ force: true })
  const bedrooms = form.getByRole('group', { name: 'Bedrooms' })
  await bedrooms.getByRole('button', { name: '1' }).click()
  await bedrooms.getByRole('button', { name: '3' }).click()
  await expect(bedrooms.getByRole('button', { pressed: true })).toHaveText(['1', '2', '3'])
  await bedrooms.getByRole('button', { name: '1' }).click()
  await expect(bedrooms.getByRole('button', { pressed: true })).toHaveText(['2', '3'])
  await form.getByRole('textbox', { name: 'Price range to, THB' }).fill('9,000,000 baht')
  await expect(form.getByRole('textbox', { name: 'Price range to, THB' })).toHaveValue('9000000')
  await expect(form.getByLabel('Floor', { exact: true })).toBeDisabled()
  await expect(page).not.toHaveURL(/selectedBedrooms/)
  await form.getByRole('button', { name: 'Search now!' }).click()
  await expect(form).toBeHidden()
  await expect(page).toHaveURL(/selectedBedrooms=2%2C3/)
  await expect(page).toHaveURL(/priceMax=9000000/)
  await expect(page.getByRole('row').filter({ hasText: 'Baan Sirin · 12A' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: '7B' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('list', { name: 'Filters in use' })).toContainText('Under 9M THB')
  await page.goBack()
  await expect(page).not.toHaveURL(/selectedBedrooms/)
})

test('rents have their own scale, a floor needs a direction, and closing keeps the filters', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/search?panel=1')
  const form = page.getByRole('dialog', panel)
  await form.getByRole('radio', { name: 'Rent' }).check({ force: true })
  await expect(form.getByRole('slider', { name: 'Rent range, highest' })).toHaveAttribute(
    'aria-valuemax',
    '500000',
  )
  await form.getByRole('radio', { name: 'Above' }).check({ force: true })
  await form.getByLabel('Floor', { exact: true }).fill('10th')
  await expect(form.getByLabel('Floor', { exact: true })).toHaveValue('10')
  await form.getByRole('checkbox', { name: 'Swimming pool' }).check()
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await expect(page).not.toHaveURL(/swimming_pool/)
  await page.getByRole('button', { name: /^Power Search/ }).click()
  await expect(form.getByRole('checkbox', { name: 'Swimming pool' })).toBeChecked()
  await expect(form.getByRole('radio', { name: 'Rent' })).toBeChecked()
  await form.getByRole('button', { name: 'Clear All' }).click()
  await expect(form.getByRole('checkbox', { name: 'Swimming pool' })).not.toBeChecked()
  await form.getByLabel('Property ID').fill('no such home')
  await expect(form.getByRole('status').last()).toContainText('None match. Remove')
})

test('headers sort both ways, a row opens its details, and a viewing is scheduled from there', async ({
  page,
  site,
}) => {
  const contact = await site.admin.post('/api/leads', {
    data: { name: `Khun Viewing ${process.pid}`, phone: '081 000 1111', contactType: 'lead' },
  })
  const { id, name } = await contact.json()
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/search?propertyId=12A')
  await page.getByRole('button', { name: 'Listing Name' }).click()
  await expect(page).toHaveURL(/sort=name(&|$)/)
  await page.getByRole('button', { name: 'Listing Name' }).click()
  await expect(page).toHaveURL(/sort=name_desc/)
  await expect(page.getByRole('columnheader', { name: 'Listing Name' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await page.getByRole('row').filter({ hasText: 'Baan Sirin · 12A' }).click()
  const details = page.getByRole('dialog', { name: /^12A · Baan Sirin/ })
  await expect(details).toContainText('8.9M THB')
  await expect(page).toHaveURL(/unit=\d+/)
  await details.getByRole('button', { name: 'Schedule Viewing' }).click()
  const viewing = page.getByRole('dialog', { name: 'Schedule Viewing' })
  await viewing.getByRole('button', { name: 'Schedule Viewing' }).click()
  await expect(viewing.getByRole('combobox', { name: 'Client' })).toHaveAccessibleDescription(
    'Choose a client',
  )
  await viewing.getByRole('combobox', { name: 'Client' }).fill(name)
  await page
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .click()
  await viewing.getByRole('textbox', { name: 'Date' }).fill(bangkokDate(new Date()))
  await viewing.getByLabel('Start time').fill('00:00')
  await viewing.getByRole('button', { name: 'Schedule Viewing' }).click()
  await expect(viewing.getByLabel('Start time')).toHaveAccessibleDescription(
    /^This time has passed/,
  )
  await viewing.getByRole('textbox', { name: 'Date' }).fill('25 Dec 2027')
  await viewing.getByLabel('Start time').fill('14:30')
  const isCut = (box: HTMLInputElement) => box.scrollWidth > box.clientWidth
  expect(await viewing.getByRole('textbox', { name: 'Date' }).evaluate(isCut)).toBe(false)
  await expect(viewing.getByRole('listitem')).toContainText('14:30')
  // A click may be tried again after the sheet was replaced.
  await viewing.getByRole('button', { name: 'Schedule Viewing' }).press('Enter')
  const made = page.getByRole('dialog', { name: 'Viewing scheduled' })
  await expect(made).toContainText('25 Dec 2027, 14:30')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    made.getByRole('link', { name: 'For my calendar' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^viewing-\d+\.ics$/)
  expect(await fs.readFile(await download.path(), 'utf8')).toContain('DTSTART:20271225T073000Z')
  const timeline = await (await site.admin.get(`/api/leads/${id}/activities`)).json()
  expect(timeline[0]).toMatchObject({ type: 'meeting', timestamp: '2027-12-25T07:30:00.000Z' })
})

test('View on Map shows a home that is outside the initial view', async ({ page, site }) => {
  const name = `Far Out House ${process.pid}`
  const far = { name, address: 'Lat Krabang', latitude: 13.7266, longitude: 100.7489 }
  const project = await site.admin.post('/api/projects', {
    data: { ...far, propertyType: 'condo', yearBuilt: '2019' },
  })
  expect(project.status(), await project.text()).toBe(201)
  const { id: projectId } = await project.json()
  const home = { projectId, unitNumber: 'F1', bedrooms: 1, bathrooms: 1, size: 30, price: 2e6 }
  const { id } = await (await site.admin.post('/api/units', { data: home })).json()
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/search/${id}`)
  await page.getByRole('link', { name: 'View on Map' }).click()
  await expect(page).toHaveURL(/view=map/)
  const onMap = page.getByRole('list', { name: 'On this map' })
  await expect(onMap.getByRole('button', { name: new RegExp(name) })).toBeVisible()
  // After panning by hand it stays out of view.
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(onMap).toContainText('None here. Move the map to see more.')
  await site.admin.delete(`/api/units/${id}`)
})

test('Save Property saves the edited unit', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/search/${site.units.elsewhere}`)
  await page.getByRole('button', { name: 'Edit Unit' }).click()
  const form = page.getByRole('dialog', { name: 'Property Details' })
  await form.getByLabel('Data source').fill('Asked at the desk')
  await form.getByLabel('Furnishing').selectOption('Unfurnished')
  await form.getByLabel('Property type').selectOption('Condo')
  await form.getByRole('button', { name: 'Save Property' }).click()
  await expectToast(page, 'Unit updated successfully')
  const stored = await (await site.admin.get(`/api/units/${site.units.elsewhere}`)).json()
  expect(stored.externalDataSource).toBe('Asked at the desk')
})

test('filters are saved under a name and applied again, and their results are exported', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/search?bedrooms=1&listingType=rent')
  await page.getByRole('button', { name: 'Saved' }).click()
  const saved = page.getByRole('dialog', { name: 'Saved filters' })
  await saved.getByLabel('Save current filters as').fill('One bed to rent')
  await saved.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Filters saved', 'One bed to rent')
  await page.goto('/admin/search')
  await page.getByRole('button', { name: 'Saved' }).click()
  await saved.getByRole('button', { name: 'One bed to rent', exact: true }).click()
  await expect(page).toHaveURL(/bedrooms=1/)
  await expect(page.getByRole('row').filter({ hasText: 'Baan Sirin · 7B' })).toBeVisible()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export' }).click(),
  ])
  const file = await fs.readFile(await download.path(), 'utf8')
  expect(file.charCodeAt(0)).toBe(0xfeff)
  expect(file).toContain('Baan Sirin')
  expect(file).not.toContain('12A')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('results are cards and the panel fills the screen', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    await page.goto('/admin/search')
    await expect(page.getByRole('list', { name: 'Search results' })).toContainText('Baan Sirin')
    await page.getByRole('button', { name: /^Power Search/ }).tap()
    const form = page.getByRole('dialog', panel)
    const box = await form.boundingBox()
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 })
    await form.getByRole('button', { name: 'Search now!' }).tap()
    await expect(form).toBeHidden()
    const map = page.getByRole('region', { name: 'Property map' })
    await expect(map).toHaveCount(0)
    await page.getByRole('button', { name: 'Map', exact: true }).tap()
    await expect(page).toHaveURL(/view=map/)
    await expect(map).toBeVisible()
  })

  test('homes for somebody with wishes can be ticked at once, and the first one stands high up', async ({
    page,
    site,
  }) => {
    const made = await site.admin.post('/api/leads', {
      data: { name: `Wanda Wish ${process.pid}`, contactType: 'lead' },
    })
    const { id, name } = await made.json()
    await signInAs(page.context(), site, 'agent')
    const wishes =
      'availableOnly=true&propertyType=condo&selectedBedrooms=1,2,3,4&selectedBathrooms=1,2,3'
    await page.goto(`/admin/search?${wishes}&to=${id}`)
    await expect(page.getByText(`Tick homes for ${name}, then press Send.`)).toBeVisible()
    const first = page.getByRole('list', { name: 'Search results' }).getByRole('listitem').first()
    await expect(first.getByRole('checkbox')).toBeVisible()
    expect((await first.boundingBox())?.y).toBeLessThanOrEqual(280)
    await page.getByRole('button', { name: /^Show \d+ more$/ }).tap()
    await first.getByRole('checkbox').check()
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible()
    await expectAccessible(page)
  })
})

test('the rows begin high up, a home that clients see as Reserved says so, and the map stays as it was left', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.setViewportSize({ width: 1360, height: 900 })
  await page.goto('/admin/search')
  const map = page.getByRole('region', { name: 'Property map' })
  const third = page.getByRole('row').nth(3)
  await expect(third).toBeInViewport({ ratio: 1 })
  await expect(map).toHaveCount(0)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(map).toBeVisible()
  await page.reload()
  await expect(map).toBeVisible()
  const { projectId } = await (await site.admin.get(`/api/units/${site.units.sale}`)).json()
  const home = { projectId, unitNumber: `R${process.pid}`, bedrooms: 1, bathrooms: 1, size: 30 }
  const made = await site.admin.post('/api/units', {
    data: { ...home, price: 2e6, status: 'confirmed' },
  })
  const { id } = await made.json()
  await page.goto(`/admin/search?propertyId=${home.unitNumber}`)
  await expect(page.getByRole('row').filter({ hasText: home.unitNumber })).toContainText(
    'Confirmed, shown as Reserved',
  )
  await page.goto(`/admin/search?send=${id}`)
  const sheet = page.getByRole('dialog', { name: 'Send 1 home' })
  await expect(sheet).toContainText(`${home.unitNumber}: shown as Reserved`)
  await sheet.getByRole('button', { name: `remove it: ${home.unitNumber}` }).click()
  await expect(page.getByText('No homes left to send.')).toBeVisible()
  await site.admin.delete(`/api/units/${id}`)
})

test('the tab, its panel and its details are accessible', async ({ page, site }) => {
  test.slow()
  await signInAs(page.context(), site, 'manager')
  for (const path of ['', '?panel=1', `/${site.units.sale}`]) {
    await page.goto(`/admin/search${path}`)
    await expect(page.getByRole(path ? 'dialog' : 'table').first()).toBeVisible()
    await expectAccessible(page)
  }
})
