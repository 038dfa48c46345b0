import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'
import { addUnit } from './staff-units.ts'

const sheet = { name: /^(Add Unit|Edit )/ }
test('an agent adds a unit for rent with its owner, and finds it by the owner', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings')
  await page.getByRole('button', { name: 'Add Unit' }).click()
  const form = page.getByRole('dialog', sheet)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Furnishing')).toHaveAccessibleDescription('Required')
  await expect(form.getByRole('combobox', { name: 'Project' })).toHaveAccessibleDescription(
    'Required',
  )
  await form.getByRole('combobox', { name: 'Project' }).fill('baan')
  await page.getByRole('option', { name: /Baan Sirin/ }).click()
  const number = `R${Date.now()}`
  await form.getByLabel('Unit number').fill(number)
  await expect(form.getByLabel('Rent', { exact: true })).toBeHidden()
  await form.getByLabel('Listing type').selectOption('For rent')
  await form.getByLabel('Size').fill('41.5')
  await form.getByLabel('Furnishing').selectOption('Fully furnished')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Rent', { exact: true })).toHaveAccessibleDescription(
    /A unit for rent needs a rent amount/,
  )
  await form.getByLabel('Rent', { exact: true }).fill('28,500')
  await form.getByLabel('Shown on the website').uncheck()
  const owner = `Khun ${number}`
  await form.getByRole('combobox', { name: 'Owner', exact: true }).fill(owner)
  await page.getByRole('option', { name: /as Owner/ }).click()
  await expectToast(page, 'Owner contact created successfully')
  await expect(form.getByRole('combobox', { name: 'Owner', exact: true })).toHaveValue(owner)
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Listing added successfully!')
  await expect(form).toBeHidden()

  await page.getByRole('searchbox', { name: 'Search units' }).fill(owner)
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row).toContainText('28,500 THB/month')
  await expect(row).toContainText('Confirmed today')
  await row.hover()
  await expect(row.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
  await row.getByRole('link', { name: new RegExp(number) }).click()
  const detail = page.getByRole('dialog', { name: new RegExp(number) })
  await expect(detail).toContainText(owner)
  await expect(detail).toContainText('Fully furnished')
  await detail.getByRole('button', { name: 'Edit Unit' }).click()
  await expect(form.getByLabel('Rent', { exact: true })).toHaveValue('28,500')
})

test('a status is changed in its row, the website follows, and the change is undone', async ({
  page,
  site,
}) => {
  const unit = await addUnit(site, { showOnWebsite: true })
  await signInAs(page.context(), site, 'manager')
  await page.goto(`/admin/listings?search=${unit.unitNumber}`)
  const row = page.getByRole('row').filter({ hasText: unit.unitNumber })
  const website = row.getByRole('switch')
  await expect(website).toBeChecked()
  await row.getByRole('button', { name: /change status/ }).click()
  await page.getByRole('menuitem', { name: 'Sold' }).click()
  await holdToast(page, 'Marked as sold', `${unit.unitNumber} is no longer on the website.`)
  await expect(website).not.toBeChecked()
  expect((await page.request.get(`/property/${unit.id}`)).status()).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(website).toBeChecked()
  await expect(row).toContainText('Available')
  await website.click()
  await expectToast(page, 'Hidden from the website')
  await expect(website).not.toBeChecked()
})

test('an admin deletes a unit and restores it', async ({ page, site }) => {
  const { unitNumber } = await addUnit(site)
  await signInAs(page.context(), site, 'admin')
  await page.goto(`/admin/listings?search=${unitNumber}`)
  const row = page.getByRole('row').filter({ hasText: unitNumber })
  await row.hover()
  await row.getByRole('button', { name: `Delete ${unitNumber}` }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await holdToast(page, 'Unit deleted successfully')
  await expect(page.getByText('No units were found for this filter')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})

test('an admin duplicates a unit and takes the copy back', async ({ page, site }) => {
  const { unitNumber } = await addUnit(site)
  await signInAs(page.context(), site, 'admin')
  await page.goto(`/admin/listings?search=${unitNumber}`)
  const rows = page.getByRole('row').filter({ hasText: unitNumber })
  await rows.hover()
  await rows.getByRole('button', { name: `Duplicate ${unitNumber}` }).click()
  await holdToast(page, 'Unit duplicated')
  await expect(rows).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(1)
})

test('units not confirmed for long are counted on the tab, and confirmed with one click', async ({
  page,
  site,
}) => {
  const response = await site.admin.post('/api/leads', {
    data: { name: 'Khun Freshness', phone: '0897654321', contactType: 'owner' },
  })
  const { id } = await response.json()
  const availabilityDate = new Date(Date.now() - 40 * 86_400_000).toISOString()
  const { unitNumber } = await addUnit(site, { ownerContactId: id, availabilityDate })
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/developers')
  const tab = page.getByRole('navigation', { name: 'Back office' }).getByRole('link', {
    name: /Listings \d+ to confirm/,
  })
  await tab.click()
  await page.getByRole('link', { name: 'Unconfirmed for 30 days' }).click()
  await expect(page).toHaveURL(/stale=30/)
  await expect(page.getByRole('link', { name: /^Export \d+$/ })).toHaveAttribute(
    'href',
    /export\?unconfirmed=30$/,
  )
  const group = page.getByRole('region', { name: 'Khun Freshness' })
  await expect(group).toContainText('Confirmed 40 days ago')
  await expect(group.getByRole('link', { name: 'Call Khun Freshness' })).toHaveText('089 765 4321')
  await expect(group.getByRole('link', { name: 'WhatsApp Khun Freshness' })).toHaveAttribute(
    'href',
    /wa\.me\/66897654321/,
  )
  await expectAccessible(page)
  // The list without the unit is read again before everything else on the page is.
  const release = await holdRequests(page, '**/api/stats*')
  await group.getByRole('button', { name: `Still available: ${unitNumber}` }).click()
  await holdToast(page, 'Confirmed today')
  // It stays in its place, so that nothing moves under the pointer.
  await expect(group).toContainText('Confirmed today')
  release()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(group).toContainText('Confirmed 40 days ago')
  await group.getByRole('button', { name: `Sold: ${unitNumber}` }).click()
  await expectToast(page, 'Marked as sold')
  await expect(group).toContainText('Sold ·')
  await group.getByRole('button', { name: `Rented: ${unitNumber}` }).click()
  const lease = page.getByRole('dialog', { name: `Lease of ${unitNumber}` })
  await lease.getByLabel('Rent', { exact: true }).fill('21,000')
  await lease.getByRole('textbox', { name: 'Rented until' }).fill('31 Dec 2031')
  await lease.getByRole('button', { name: 'Mark as rented' }).click()
  await expect(group).toContainText('Rented · Until 31 Dec 2031')
  await page.reload()
  await expect(group).toHaveCount(0)
})

test('a confirmed unit says how long ago', async ({ page, site }) => {
  const { unitNumber } = await addUnit(site, { status: 'confirmed' })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?search=${unitNumber}`)
  const row = page.getByRole('row').filter({ hasText: unitNumber })
  await expect(row).toContainText('Confirmed today')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a unit is a card with its status and a link to call its owner', async ({ page, site }) => {
    const owner = await site.admin.post('/api/leads', {
      data: { name: 'Khun Mali', phone: '081 234 5678', contactType: 'owner' },
    })
    const { id } = await owner.json()
    const { unitNumber } = await addUnit(site, {
      ownerContactId: id,
      listingType: 'rent_sell',
      rentAmount: 125_000,
    })
    await signInAs(page.context(), site, 'agent')
    await page.goto(`/admin/listings?search=${unitNumber}`)
    const card = page.getByRole('list', { name: 'Listings' }).getByRole('listitem')
    await expect(card).toHaveCount(1)
    await expect(card.getByRole('link', { name: 'Call Khun Mali' })).toHaveAttribute(
      'href',
      'tel:0812345678',
    )
    await card.getByRole('button', { name: /change status/ }).tap()
    await page.getByRole('menuitem', { name: 'Visited' }).tap()
    await expectToast(page, 'Marked as visited')
    await expect(card).toContainText('Visited')
  })
})

test('the tab, its form and its detail are accessible', async ({ page, site }) => {
  test.slow()
  await signInAs(page.context(), site, 'admin')
  await addUnit(site, {
    listingType: 'rent',
    rentAmount: 1_250_000,
    unitNumber: 'ห้องชุดเลขที่ 99/1234',
  })
  for (const path of ['', `?edit=${site.units.sale}`, `/${site.units.sale}`]) {
    await page.goto(`/admin/listings${path}`)
    await expect(page.getByRole(path ? 'dialog' : 'table').first()).toBeVisible()
    await expectAccessible(page)
  }
})
