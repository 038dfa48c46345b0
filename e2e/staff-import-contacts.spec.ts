import { chooseCsv } from './choose-csv.ts'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test('an agency imports its list of contacts: what is not clear is asked, who is known is updated', async ({
  page,
  site,
}) => {
  const mark = `${process.pid}${Date.now() % 100_000}`
  const phone = `081 5${mark.slice(-6, -3)} ${mark.slice(-3).padStart(4, '7')}`
  const known = await site.admin.post('/api/leads', { data: { name: `Anong ${mark}`, phone } })
  const { id } = await known.json()
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/contacts')
  await page.getByRole('button', { name: 'More for contacts' }).click()
  await page.getByRole('menuitem', { name: 'Import CSV or vCard' }).click()
  await expect(page).toHaveURL('/admin/contacts/imports')
  await chooseCsv(
    page,
    'รายชื่อ.csv',
    [
      'ชื่อ-นามสกุล,เบอร์โทร,ประเภท,หมายเหตุ',
      `คุณวันดี ${mark},8.17E+08,ผู้เช่า,โทรเย็น`,
      `Anong ${mark},${phone.replaceAll(' ', '')},เพื่อน,มีห้องเพิ่ม`,
    ].join('\n'),
  )
  const rows = page.getByRole('table', { name: /^Rows of/ }).getByRole('row')
  await expect(rows.filter({ hasText: 'คุณวันดี' })).toContainText('Error')
  await expectAccessible(page, 'main')
  await page.getByRole('combobox', { name: /เพื่อน/ }).selectOption('Owner')
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect(rows.filter({ hasText: `Anong ${mark}` })).toContainText('Update')
  await expect(rows.filter({ hasText: `Anong ${mark}` })).toContainText('มีห้องเพิ่ม')
  await page.getByRole('button', { name: 'Leave empty' }).click()
  await expect(rows.filter({ hasText: 'คุณวันดี' })).toContainText('Create')
  await page.getByRole('button', { name: 'Import 2 contacts' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Successfully' })).toContainText(
    'Successfully imported 1 contact, updated 1 (2 total processed)',
  )
  expect(await (await site.admin.get(`/api/leads/${id}`)).json()).toMatchObject({
    contactType: 'owner',
    notes: 'มีห้องเพิ่ม',
  })
  await rows.filter({ hasText: 'คุณวันดี' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`คุณวันดี ${mark}`)
})

test.describe('with a file that is refused', () => {
  test.use({ causes: [/status of 400/] })

  test('a contact is saved as a vCard, and vCards of a phone are imported', async ({
    page,
    site,
  }) => {
    const mark = `${process.pid}${Date.now() % 100_000}`
    const made = await site.admin.post('/api/leads', { data: { name: `Somchai ${mark}` } })
    const { id } = await made.json()
    await signInAs(page.context(), site, 'agent')
    await page.goto(`/admin/contacts/${id}`)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Save .* as a vCard/ }).click()
    expect((await download).suggestedFilename()).toBe(`Somchai ${mark}.vcf`)

    await page.goto('/admin/contacts/imports')
    await chooseCsv(page, 'none.vcf', 'no card in here', 'text/vcard')
    await expect(page.getByRole('alert')).toContainText('There is no vCard in this file')
    await chooseCsv(
      page,
      'phone.vcf',
      `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Malee ${mark}\r\nTEL:0899${mark.slice(-6)}\r\nEND:VCARD\r\n`,
      'text/vcard',
    )
    await expect(page.getByText('1 card', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Columns' })).toBeHidden()
    await page.getByRole('button', { name: 'Import 1 contact' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Successfully' })).toContainText(
      'Successfully imported 1 contact',
    )
    await signInAs(page.context(), site, 'admin')
    await page.reload()
    await page.getByRole('button', { name: 'Undo import' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await expectToast(page, 'Import undone')
  })
})
