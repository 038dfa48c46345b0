import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

let created = 0

/** Adds hidden units whose numbers begin with the same prefix, which finds them. */
async function addUnits(site: Site, ...fields: Record<string, unknown>[]) {
  created += 1
  const prefix = `F${process.pid}-${created}-`
  const { projectId } = await (await site.admin.get(`/api/units/${site.units.sale}`)).json()
  const units = []
  for (const [i, one] of fields.entries()) {
    const data = {
      ...{ projectId, unitNumber: `${prefix}${i}`, bedrooms: 1, bathrooms: 1, size: 35 },
      ...{ listingType: 'sell', price: 5_000_000, showOnWebsite: false },
      ...one,
    }
    const response = await site.admin.post('/api/units', { data })
    expect(response.status(), await response.text()).toBe(201)
    units.push(await response.json())
  }
  return { prefix, units }
}

const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: /^Filters/ }).click()
  return page.getByRole('region', { name: 'Filters' })
}
const stored = async (site: Site, id: number) => (await site.admin.get(`/api/units/${id}`)).json()

test('filters narrow the list, stand as chips, and become a view with its number', async ({
  page,
  site,
}) => {
  const { prefix } = await addUnits(
    site,
    { bedrooms: 2 },
    { bedrooms: 2, status: 'pending' },
    { bedrooms: 3, status: 'sold' },
  )
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?search=${prefix}`)
  const filters = await openFilters(page)
  await filters.getByRole('button', { name: /^Status/ }).click()
  await page.getByRole('checkbox', { name: 'Available' }).check()
  await page.getByRole('checkbox', { name: 'Pending' }).check()
  await page.keyboard.press('Escape')
  const rows = page.getByRole('table', { name: 'Listings' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await filters.getByRole('button', { name: '2', exact: true }).click()
  await filters.getByLabel('Price to').fill('6000000')
  // It is ticked once the address has it, which on a busy machine takes a moment.
  await filters.getByRole('checkbox', { name: 'Owner' }).click()
  await expect(filters.getByRole('checkbox', { name: 'Owner' })).toBeChecked()
  await expect(page.getByRole('button', { name: /^2 Bedrooms, remove/ })).toBeVisible()
  await expect(page).toHaveURL(/priceMax=6000000/)
  await expect(page.getByRole('status').filter({ hasText: /^2 of \d+$/ })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Save these filters' }).click()
  const name = `Mine ${prefix}`
  await page.getByLabel('Save current filters as').fill(name)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expectToast(page, 'Filters saved')
  await page.keyboard.press('Escape')
  const views = page.getByRole('navigation', { name: 'Listing views' })
  await views.getByRole('link', { name: 'All listings' }).click()
  await expect(page).toHaveURL('/admin/listings')
  const view = views.getByRole('link', { name: `${name} 2` })
  await view.click()
  await expect(view).toHaveAttribute('aria-current', 'page')
  await expect(rows).toHaveCount(3)

  await page.getByRole('button', { name: /^Available, Pending, remove/ }).click()
  await expect(page).not.toHaveURL(/status=/)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(`/admin/listings?search=${prefix}`)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible()
  await page.goto(`/admin/listings?search=${prefix}&status=rented`)
  await expect(page.getByText('No units were found for this filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/admin/listings')
})

test.describe('prices', () => {
  // The browser logs the refused save.
  test.use({ causes: [/409/] })

  test('prices are edited in their rows by keyboard, undone, and a conflict shows theirs', async ({
    page,
    site,
  }) => {
    const { prefix, units } = await addUnits(
      site,
      { listingType: 'rent_sell', rentAmount: 30_000 },
      {},
    )
    const [both, sale] = units
    await signInAs(page.context(), site, 'agent')
    await page.goto(`/admin/listings?search=${prefix}`)
    const open = (number: string) => page.getByRole('dialog', { name: `Price of ${number}` })
    const row = page.getByRole('row').filter({ hasText: sale.unitNumber })
    await row.getByRole('link').focus()
    await page.keyboard.press('F2')
    await open(sale.unitNumber).getByLabel('Price').fill('4500000')
    await expect(open(sale.unitNumber)).toContainText('Was 5,000,000 · −10%')
    await page.keyboard.press('Tab')
    await expect(open(both.unitNumber)).toBeVisible()
    await expect(row).toContainText('4.5M THB')
    await open(both.unitNumber).getByLabel('Rent').fill('31000')
    await page.keyboard.press('Enter')
    await holdToast(page, 'Price changed')
    await expect(open(both.unitNumber)).toHaveCount(0)
    const price = (number: string) =>
      page
        .getByRole('row')
        .filter({ hasText: number })
        .getByRole('button', { name: /edit the price/ })
    await expect(price(both.unitNumber)).toBeFocused()
    expect(await stored(site, both.id)).toMatchObject({ price: 5_000_000, rentAmount: 31_000 })
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await stored(site, both.id)).rentAmount).toBe(30_000)

    await row.getByRole('button', { name: /edit the price/ }).click()
    await open(sale.unitNumber).getByLabel('Price').fill('4400000')
    await page.keyboard.press('Escape')
    await expect(open(sale.unitNumber)).toHaveCount(0)
    await expect(price(sale.unitNumber)).toBeFocused()
    expect((await stored(site, sale.id)).price).toBe(4_500_000)
    await page.keyboard.press('Enter')
    await open(sale.unitNumber).getByLabel('Price').fill('cheap')
    await page.keyboard.press('Enter')
    await expect(open(sale.unitNumber).getByLabel('Price')).toHaveAccessibleDescription(
      /Enter a number/,
    )
    await page.keyboard.press('Escape')

    await page.route(/\/api\/events\b/, () => {})
    await page.reload()
    await row.getByRole('button', { name: /edit the price/ }).click()
    await site.admin.put(`/api/units/${sale.id}`, { data: { price: 4_900_000 } })
    await open(sale.unitNumber).getByLabel('Price').fill('4400000')
    await page.keyboard.press('Enter')
    await expect(open(sale.unitNumber).getByRole('alert')).toContainText('to 4.9M THB')
    await page.keyboard.press('Enter')
    await expect(open(sale.unitNumber)).toHaveCount(0)
    expect((await stored(site, sale.id)).price).toBe(4_400_000)
  })
})

test('selected units are assigned, deleted and brought back', async ({ page, site }) => {
  const { prefix, units } = await addUnits(site, {}, {})
  const me = await signInAs(page.context(), site, 'admin')
  await page.goto(`/admin/listings?search=${prefix}`)
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  const bar = page.getByRole('toolbar')
  await expect(bar.getByRole('link', { name: 'Export' })).toHaveAttribute(
    'href',
    /export\?ids=\d+,\d+/,
  )
  await bar.getByRole('button', { name: 'Assign agent' }).click()
  const colleague = page.getByRole('menuitem').nth(1)
  const name = (await colleague.textContent()) ?? ''
  await colleague.click()
  await expectToast(page, '2 units assigned to ')
  // Where there is room, the list says whose a unit is.
  await page.setViewportSize({ width: 1500, height: 900 })
  await expect(page.getByRole('cell', { name, exact: true })).toHaveCount(2)
  expect((await stored(site, units[0].id)).assignedToId).toBeGreaterThan(0)
  expect(me.id).toBeGreaterThan(0)

  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await bar.getByRole('button', { name: 'Yes' }).click()
  await holdToast(page, '2 units deleted')
  await expect(page.getByText('No units were found for this filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('row')).toHaveCount(3)
})

test('the Search tab takes several stations and statuses, and sorts by minutes', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/search')
  const stations = page.getByRole('combobox', { name: 'Where' })
  await stations.fill('thonglor')
  await page.getByRole('option', { name: /Thong Lo.*Station/ }).click()
  await stations.fill('huai khwang')
  await page.getByRole('option', { name: /Huai Khwang.*Station/ }).click()
  await expect(page).toHaveURL(/stationIds=/)
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.goto('/admin/search?minutesTo=28')
  await page.getByRole('columnheader', { name: 'Minutes' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=minutes/)
  await expect(page.getByRole('row').nth(1)).toContainText(/\d+ minutes/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('filters are a sheet that Back closes, as it closes menus; the first card stands near the top', async ({
    page,
    site,
  }) => {
    const { prefix } = await addUnits(site, {}, { status: 'sold' })
    await signInAs(page.context(), site, 'manager')
    await page.goto(`/admin/listings?search=${prefix}`)
    const cards = page.getByRole('list', { name: 'Listings' }).getByRole('listitem')
    await expect(cards).toHaveCount(2)
    expect((await cards.first().boundingBox())?.y).toBeLessThanOrEqual(280)
    const address = page.url()

    await page.getByRole('button', { name: /^Filters/ }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.getByRole('button', { name: /^Status/ }).tap()
    await page.getByRole('checkbox', { name: 'Sold' }).check()
    await expect(sheet.getByRole('button', { name: 'Show 1 unit' })).toBeVisible()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await expect(page).toHaveURL(/status=sold/)
    await expect(cards).toHaveCount(1)
    await page.goto(address)

    for (const name of ['More for units', /^Actions for /, /change status/]) {
      await page.getByRole('button', { name }).first().tap()
      await expect(page.getByRole('menu')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('menu')).toHaveCount(0)
      expect(page.url()).toBe(address)
    }
    await cards
      .first()
      .getByRole('button', { name: /edit the price/ })
      .tap()
    await expect(page.getByRole('dialog', { name: /^Price of/ })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(page.url()).toBe(address)
  })

  test('selected units have every action at the thumb', async ({ page, site }) => {
    const { prefix } = await addUnits(site, {}, {})
    await signInAs(page.context(), site, 'admin')
    await page.goto(`/admin/listings?search=${prefix}`)
    await page.getByRole('button', { name: 'Select', exact: true }).tap()
    await page
      .getByRole('checkbox', { name: /^Select F/ })
      .first()
      .check()
    await page.getByRole('button', { name: /^Select all 2/ }).tap()
    await expect(page.getByRole('toolbar')).toContainText('2 selected')
    for (const name of ['Set status', 'Assign agent', 'Website', 'Export', 'Delete']) {
      const action = page.getByRole('toolbar').getByRole(name === 'Export' ? 'link' : 'button', {
        name,
      })
      const box = await action.boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 390, name).toBe(true)
      expect(box && box.height >= 44, name).toBe(true)
    }
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Clear selection' }).tap()
    await expect(page.getByRole('toolbar')).toHaveCount(0)
  })
})

test('an Undo of many says which a colleague changed since', async ({ page, site }) => {
  const shown = { showOnWebsite: true }
  const { prefix, units } = await addUnits(site, shown, shown)
  const [first, second] = units
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?search=${prefix}`)
  await page.getByRole('checkbox', { name: 'Select this page' }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Website' }).click()
  await page.getByRole('menuitem', { name: 'Hide' }).click()
  await holdToast(page, '2 units hidden from the website')
  await site.admin.put(`/api/units/${second.id}`, { data: { size: 41 } })
  await page.getByRole('button', { name: 'Undo' }).click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Not undone: 2 units')
  await expect(alert).toContainText('1 of 2 not undone.')
  expect((await stored(site, first.id)).showOnWebsite).toBe(true)
  expect((await stored(site, second.id)).showOnWebsite).toBe(false)
  await site.admin.put(`/api/units/${first.id}`, { data: { showOnWebsite: false } })
})
