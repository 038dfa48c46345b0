import { chooseCsv } from './choose-csv.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

const HEAD = 'โครงการ,เลขห้อง,ห้องนอน,ห้องน้ำ,ขนาด,ค่าเช่า,สถานะ,เฟอร์นิเจอร์'

/** A building of this test with a home that exists, and the rows of a list about it. */
async function listOf({ admin }: Site, name: string) {
  const created = await admin.post('/api/projects', {
    data: { name, address: '92 Sukhumvit 55, Watthana, Bangkok', propertyType: 'condo' },
  })
  const { id } = await created.json()
  const home = { projectId: id, unitNumber: 'V1', bedrooms: 1, bathrooms: 1, size: 30 }
  await admin.post('/api/units', { data: { ...home, listingType: 'rent', rentAmount: 20_000 } })
  const rows = [
    `${name},V1,1,1,30,21000,ว่าง,`,
    `${name},V2,1,1,30,25.000,ว่าง,บิ้วอิน`,
    `${name},V3,1,1,ถามเจ้าของ,25000,ว่าง,`,
    `${name},V4,กว้าง,1,30,25000,มีผู้เช่า,`,
  ]
  return { id, text: `${HEAD}\n${rows.join('\n')}\n` }
}

async function removeAll({ admin }: Site, projectId: number): Promise<void> {
  const units = await (await admin.get(`/api/units?projectId=${projectId}`)).json()
  for (const unit of units) await admin.delete(`/api/units/${unit.id}`)
  await admin.delete(`/api/projects/${projectId}`)
  const answers = await (await admin.get('/api/settings/import-mappings')).json()
  for (const { id } of answers) await admin.delete(`/api/settings/import-mappings/${id}`)
}

test('questions are answered and cells corrected by keyboard, and the homes updated', async ({
  page,
  site,
}) => {
  const { id, text } = await listOf(site, `Keyboard Court ${process.pid}`)
  await signInAs(page.context(), site, 'manager')
  await page.goto('/admin/listings/imports')
  // A row with two errors.
  await chooseCsv(page, 'values.csv', text.replace('V3,1', 'V3,กว้าง'))
  const panel = page.getByRole('region', { name: 'Values in the file' })
  await expect(panel).toContainText('3 to answer')
  await expectAccessible(page)
  await panel.getByRole('button', { name: '25,000', exact: true }).press('Enter')
  // The focus goes on to the next question.
  await expect(panel.getByRole('button', { name: 'Rented', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('combobox', { name: 'Meaning of “บิ้วอิน”' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(panel).toContainText('No questions')

  const rows = page.getByRole('table', { name: 'Rows of values.csv' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('was 20,000, becomes 21,000')
  await rows.nth(3).getByRole('button', { name: 'กว้าง' }).press('Enter')
  await page.keyboard.type('1')
  await page.keyboard.press('Enter')
  const size = page.getByRole('textbox', { name: 'Size of row 4' })
  await expect(size).toBeFocused()
  await size.fill('99')
  await page.keyboard.press('Escape')
  await expect(rows.nth(3).getByRole('button', { name: 'ถามเจ้าของ' })).toBeFocused()
  await page.keyboard.press('Enter')
  await size.fill('35')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Bedrooms of row 5' })).toBeFocused()
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 create, 1 update, 0 skipped, 0 not imported')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 4 listings' }).press('Enter')
  await expect(page.getByText('Successfully imported 3 listings, updated 1 (4 total')).toBeVisible()
  const units = await (await site.admin.get(`/api/units?projectId=${id}`)).json()
  const rents = Object.fromEntries(
    units.map((unit: { unitNumber: string; rentAmount: number }) => [
      unit.unitNumber,
      unit.rentAmount,
    ]),
  )
  expect(rents).toEqual({ V1: 21_000, V2: 25_000, V3: 25_000, V4: 25_000 })
  await removeAll(site, id)
})

test('cells left empty are counted, lead to their rows, and hold none of them up', async ({
  page,
  site,
}) => {
  const name = `Empty Court ${process.pid}`
  const { id } = await listOf(site, name)
  await signInAs(page.context(), site, 'manager')
  await page.goto('/admin/listings/imports')
  const lines = [`${name},E1,1,1,30,25000,VIP,`, `${name},E2,1,1,30,26000,ว่าง,`]
  const last = `${name},E3,1,1,30,27000,VIP,ตามรูป`
  await chooseCsv(page, 'empty.csv', `${HEAD}\n${[...lines, last].join('\n')}\n`)
  const panel = page.getByRole('region', { name: 'Values in the file' })
  await expect(panel).toContainText('2 to answer')
  await expect(panel).not.toContainText('blocking')
  await page.getByRole('link', { name: '3 cells left empty: look' }).press('Enter')
  const rows = page.getByRole('table', { name: 'Rows of empty.csv' }).getByRole('row')
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(1)).toContainText('Left empty: Status')
  await expect(rows.nth(2)).toContainText('Furnishing ตามรูป')
  await expectAccessible(page)
  await panel.getByRole('combobox', { name: 'Meaning of “VIP”' }).selectOption('Available')
  await panel.getByRole('button', { name: 'Keep' }).first().press('Enter')
  await expect(panel).toContainText('1 to answer')
  await expect(rows).toHaveCount(2)
  await page.getByText('All 3', { exact: true }).click()
  await expect(rows).toHaveCount(4)
  await page.getByRole('button', { name: 'Import 3 listings' }).press('Enter')
  await expect(page.getByText('Successfully imported 3 listings')).toBeVisible()
  await expect(page.getByRole('link', { name: '1 cell left empty: look' })).toBeVisible()
  await rows.nth(3).getByRole('link', { name: 'E3' }).click()
  await expect(page.getByText('Furnishing left empty: ตามรูป')).toBeVisible()
  // An open home that is deleted is read again, and is gone.
  await page.goto('about:blank')
  await removeAll(site, id)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  test.use({ causes: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] })

  test('questions come first and rows as cards; what was not sent is sent again', async ({
    page,
    site,
  }) => {
    const { id, text } = await listOf(site, `Phone Court ${process.pid}`)
    await signInAs(page.context(), site, 'manager')
    await page.goto('/admin/listings/imports')
    await chooseCsv(page, 'phone.csv', text)
    const panel = page.getByRole('region', { name: 'Values in the file' })
    await expect(panel).toContainText('3 to answer')
    await page.context().setOffline(true)
    await expect(page.getByText('You’re offline, so you can’t import yet.')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Import \d/ })).toBeDisabled()
    await panel.getByRole('button', { name: 'Rented', exact: true }).tap()
    await expect(panel.getByRole('alert')).toContainText('1 answer was not saved')
    await page.context().setOffline(false)
    await panel.getByRole('button', { name: 'Retry' }).tap()
    await expect(panel).toContainText('2 to answer')
    await expect(panel.getByRole('alert')).toHaveCount(0)
    await page.route('**/values', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await panel.getByRole('button', { name: '25,000', exact: true }).tap()
    await expect(panel.getByRole('alert')).toContainText('1 answer was not saved')
    await page.unroute('**/values')
    await panel.getByRole('button', { name: 'Retry' }).tap()
    await expect(panel.getByRole('alert')).toHaveCount(0)
    await expect(panel).toContainText('1 to answer')
    const cards = page.getByRole('list', { name: 'Rows of phone.csv' }).getByRole('listitem')
    await expect(cards.first()).toHaveText(/^UpdateRow 2/)
    await cards.first().getByRole('checkbox').click()
    await expect(cards.first().getByRole('checkbox')).not.toBeChecked()
    await expect(page.getByText('1 create, 0 update, 1 skipped')).toBeVisible()
    await panel.getByRole('button', { name: 'Saved answers' }).tap()
    const list = page.getByRole('list', { name: 'Saved answers' })
    await expect(list).toContainText('25.000')
    await expectAccessible(page)
    await list.getByRole('button', { name: 'Delete “25.000”' }).tap()
    await expect(list).not.toContainText('25.000')
    await expect(list.locator('button:focus')).toHaveCount(1)
    await removeAll(site, id)
  })
})
