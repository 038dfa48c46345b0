import type { Locator, Page } from '@playwright/test'
import { chooseCsv } from './choose-csv.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

const INVALID = 'Invalid file type: Please select a CSV file'

const rows = (page: Page): Locator => page.getByRole('table', { name: /^Rows of/ }).getByRole('row')
const rowOf = (page: Page, name: string): Locator => rows(page).filter({ hasText: name })

test('an agent imports a hand-made list of properties, and sees the result of every row', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/properties')
  const template = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download template' }).click()
  expect((await template).suggestedFilename()).toBe('property_import_template.csv')
  await page.getByRole('link', { name: 'Import CSV' }).click()
  await expect(page).toHaveURL('/admin/properties/imports')
  await chooseCsv(page, 'list.xlsx', 'PK', 'application/vnd.ms-excel')
  await expect(page.getByRole('alert')).toHaveText(INVALID)
  const mark = Date.now()
  // A title above the header, blank lines, semicolons, a formula, a number in words, an existing
  // row.
  await chooseCsv(
    page,
    'sukhumvit-november.csv',
    `\uFEFFProperties of November;;;;\r\n\r\nProject name;ที่อยู่;Floors;Units;Colour\r\n="Import A ${mark}";27 Soi Sukhumvit 53, Watthana, Bangkok;31;1,142;red\r\n;;;;\r\nBaan Sirin;88 Sukhumvit 55, Watthana, Bangkok;32;210;\r\nImport B ${mark};Prachachuen Road, Bang Sue, Bangkok;twelve;#REF!;\r\nFar ${mark};13.3, 100.1;8;96;\r\n`,
  )
  await expect(page).toHaveURL(/\/admin\/properties\/imports\/\d+$/)
  await expect(
    page.getByText(/^4 rows · \d+ bytes · read as UTF-8 · 4 of 5 columns matched$/),
  ).toBeVisible()
  await expect(page.getByRole('list', { name: 'Steps' }).locator('[aria-current]')).toHaveText(
    'Check',
  )
  await expect(rowOf(page, `Import A ${mark}`)).toContainText('Create')
  await expect(rowOf(page, `Import A ${mark}`)).toContainText('Thong Lo')
  await expect(rowOf(page, 'Baan Sirin')).toContainText('Update')
  await expect(rowOf(page, `Import B ${mark}`)).toContainText(
    'Total units: The spreadsheet could not work this out, not “#REF!”',
  )
  await expect(rowOf(page, 'Far')).toContainText('This address is outside our service area...')
  await page.getByText('Error 2').click()
  await expect(page).toHaveURL(/verdict=error/)
  await page.reload()
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByText('1 create, 1 update, 0 skipped, 2 not imported')).toBeVisible()

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByLabel('What Colour stands for').selectOption('Thai name')
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect(page.getByText('5 of 5 columns matched')).toBeVisible()
  await page.getByRole('button', { name: 'Leave out all updates' }).click()
  await page.getByRole('button', { name: 'Import 1 property' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Successfully' })).toContainText(
    'Successfully imported 1 property (4 total processed)2 rows were not imported.',
  )
  await expect(page.getByRole('button', { name: 'Undo import' })).toHaveCount(0)
  const report = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download rows not imported' }).click()
  expect((await report).suggestedFilename()).toBe('sukhumvit-november-report.csv')
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const text = await (await site.admin.get(`/api/imports/${id}/report?verdict=error`)).text()
  expect(text.split('\r\n')[0]).toMatch(/,Colour,verdict,why$/)
  const refused = await page.request.post(`/api/imports/${id}/undo`, {
    headers: { origin: site.origin },
  })
  expect(refused.status()).toBe(403)
  await page.getByText('All 4').click()
  await rowOf(page, `Import A ${mark}`).getByRole('link').click()
  const detail = page.getByRole('dialog', { name: `Import A ${mark}` })
  await expect(detail).toContainText('red')
  await page.goBack()
  await expect(page.getByRole('list', { name: 'Steps' }).locator('[aria-current]')).toHaveText(
    'Report',
  )
})

const YES = 'yes Y TRUE t 1 x ✓ ✔ on ok ใช่ มี ได้ จริง ถูก'.split(' ')

test('a manager imports units with fifteen spellings of yes, and an admin undoes the import', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'manager')
  await page.goto('/admin/listings')
  await page.getByRole('button', { name: 'More for units' }).click()
  await page.getByRole('menuitem', { name: 'Import CSV' }).click()
  const lines = YES.map((yes, i) => `Baan Sirin\tY${i}\t1\t1\t3${i}.5 sqm\t4.${i}M\t${yes}`)
  const head = 'โครงการ\tห้อง\tbed\tbath\tขนาด\tราคาขาย\tแสดงบนเว็บ'
  await chooseCsv(page, 'units.csv', `${[head, ...lines].join('\n')}\n`)
  await page.getByRole('button', { name: 'Import 15 listings' }).click()
  await expect(page.getByText('Successfully imported 15 listings (15 total')).toBeVisible()
  const units = await (await site.admin.get('/api/units?limit=1000')).json()
  const created = units.filter(({ unitNumber }: { unitNumber: string }) =>
    /^Y\d+$/.test(unitNumber),
  )
  expect(created.map((unit: { showOnWebsite: boolean }) => unit.showOnWebsite)).toEqual(
    YES.map(() => true),
  )
  await expect(page.getByRole('button', { name: 'Undo import' })).toHaveCount(0)

  await signInAs(page.context(), site, 'admin')
  await site.admin.put(`/api/units/${created[3].id}`, { data: { price: 4_000_000 } })
  await page.reload()
  await page.getByRole('button', { name: 'Undo import' }).click()
  const question = page.getByRole('group', { name: 'Take back 15 listings?' })
  await expect(question.getByRole('button', { name: 'No', exact: true })).toBeFocused()
  await question.getByRole('button', { name: 'Yes' }).click()
  await expectToast(page, 'Import undone', '14 listings taken back, 1 kept.')
  await expect(page.getByText(/^Undone on /)).toBeVisible()
  await expect(rowOf(page, 'It was changed since')).toContainText('Kept')
  await page.goto('/admin/listings/imports')
  await expect(page.getByRole('table', { name: 'Earlier imports' })).toContainText(
    /units\.csv.*Undone on .*, 1 kept/,
  )
  // Deleted, because it would be visible on the website.
  await site.admin.delete(`/api/units/${created[3].id}`)
})

test('an admin undoes an earlier import as well', async ({ page, site }) => {
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin/developers/imports')
  const name = `earlier-${Date.now()}`
  await chooseCsv(page, `${name}.csv`, `name\n${name}\n`)
  await page.getByRole('button', { name: 'Import 1 developer' }).click()
  await expect(page.getByText('Successfully imported 1 developers (1 total')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/admin/developers/imports')
  const row = page.getByRole('row').filter({ hasText: `${name}.csv` })
  await row.hover()
  await row.getByRole('button', { name: `Undo ${name}.csv` }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expectToast(page, 'Import undone')
  await expect(row).toContainText('Undone on')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('an agent imports developers, with cards that show the result first, and a success message', async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'agent')
    await page.goto('/admin/developers')
    await page.getByRole('button', { name: 'Import developers' }).tap()
    await expect(page.getByRole('menuitem', { name: 'Download Sample CSV' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Import CSV' }).tap()
    await chooseCsv(page, 'list.pdf', 'x', 'application/pdf')
    await expect(page.getByRole('alert')).toHaveText('Please upload a CSV file')
    const mark = Date.now()
    const list = ['A', 'B', 'C'].map((name) => `Phone ${name} ${mark},2001`)
    await chooseCsv(
      page,
      'list.csv',
      `Company,Founded\n${list.join('\n')}\nPhone A ${mark},\nPhone D ${mark},soon\n`,
    )
    const cards = page.getByRole('list', { name: 'Rows of list.csv' }).getByRole('listitem')
    await expect(cards).toHaveCount(5)
    await expect(cards.nth(3)).toHaveText(/^DuplicateRow 5.*Same as row 2 of this file$/)
    await expect(cards.nth(4)).toHaveText(/^ErrorRow 6.*not “soon”.*Founded *soon/)
    await page.getByRole('button', { name: 'Import 3 developers' }).tap()
    await expect(page.getByRole('status').filter({ hasText: 'Successfully' })).toContainText(
      'Successfully imported 3 developers, skipped 1 duplicates (5 total processed)',
    )
    await expect(cards.first()).toHaveText(/^Created/)
  })
})

test('a file is imported by keyboard alone', async ({ page, site }) => {
  await signInAs(page.context(), site, 'manager')
  // Before the page loads: the browser reports only choosers opened after the wait began.
  const chooser = page.waitForEvent('filechooser')
  await page.goto('/admin/developers/imports')
  const button = page.getByRole('button', { name: 'Choose a CSV file' })
  await button.press('Enter')
  const mark = Date.now()
  const buffer = Buffer.from(`name\nKeys ${mark}\nKeys ${mark}\n`)
  await (await chooser).setFiles({ name: 'keys.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('radio', { name: 'All 2' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(/verdict=duplicate/)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('button', { name: 'Import 1 developer' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Successfully imported 1 developers, skipped 1')).toBeVisible()
})

test('every step is accessible', async ({ page, site }) => {
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin/developers/imports')
  const mark = Date.now()
  await chooseCsv(
    page,
    'reads.csv',
    `name,founded,x\nReads ${mark},2001,\nB,soon,\nReads ${mark},,\n`,
  )
  await page.getByRole('button', { name: 'Columns' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Import 1 developer' }).click()
  await expect(page.getByText('Successfully')).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByText('Drop a file with developers here')).toBeVisible()
  await expectAccessible(page)
})
