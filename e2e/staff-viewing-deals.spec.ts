import { aContact } from './schedule-viewing.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test('a viewing says which deal it belongs to, joins none of another home, and tells a new deal its stage', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const phone = `09${String(Date.now()).slice(-8)}`
  const name = `Rent Asker ${phone}`
  const asked = await site.admin.post('/api/property-inquiry', {
    data: { name, phone, email: `${phone}@x.example`, propertyId: site.units.rent },
  })
  expect(asked.ok(), await asked.text()).toBe(true)
  const [contact] = await (await site.admin.get(`/api/leads?search=${phone}`)).json()
  const sale = {
    contactId: contact.id,
    dealName: `Buys ${phone}`,
    value: 1,
    unitId: site.units.sale,
  }
  await site.admin.post('/api/deals', { data: sale })
  await page.goto('/admin/inbox')
  await page.getByRole('link', { name }).first().click()
  const about = page.getByRole('complementary', { name: /About/ }).or(page.locator('main'))
  await about.getByRole('button', { name: 'Schedule Viewing' }).first().click()
  const sheet = page.getByRole('dialog', { name: 'Schedule Viewing' })
  await expect(sheet.getByRole('list', { name: 'Homes in order' })).toContainText('7B')
  const deal = sheet.getByLabel('Deal', { exact: true })
  await expect(deal).toHaveValue('')
  await deal.selectOption(`Buys ${phone}`)
  await expect(sheet.getByText('Add this deal’s homes, or similar ones')).toBeVisible()
  await deal.selectOption('No deal')
  await expect(sheet.getByText('Add this deal’s homes, or similar ones')).toBeHidden()
  await sheet.getByRole('button', { name: 'Schedule Viewing' }).click()
  await page.getByRole('dialog', { name: 'Viewing scheduled' }).waitFor()
  const [viewing] = await (await site.admin.get(`/api/viewings?contactId=${contact.id}`)).json()
  expect(viewing.dealId).toBeNull()

  await page.goto(`/admin/pipeline?add=1&contact=${contact.id}&unit=${site.units.rent}`)
  const form = page.getByRole('dialog', { name: 'Add Deal' })
  await expect(form.getByLabel('Stage')).toHaveValue('viewingschedule')
  await expect(form.getByLabel('Probability')).not.toHaveValue('10')
})

test.describe('a deal whose contact was deleted', () => {
  test.use({ causes: [/status of 404/] })

  test('says that there is no client', async ({ page, site }) => {
    const contact = await aContact(site)
    const data = { contactId: contact.id, dealName: `Gone${Date.now()}`, value: 1 }
    const deal = await (await site.admin.post('/api/deals', { data })).json()
    expect((await site.admin.delete(`/api/leads/${contact.id}`)).status()).toBe(204)
    await signInAs(page.context(), site, 'agent')
    await page.goto(`/admin/pipeline/${deal.id}`)
    await page.getByRole('button', { name: 'Schedule Viewing' }).first().click()
    const sheet = page.getByRole('dialog', { name: 'Schedule Viewing' })
    await expect(sheet.getByRole('alert')).toContainText('was deleted. Choose another')
    await expect(sheet.getByRole('button', { name: 'Schedule Viewing' })).toBeDisabled()
  })
})
