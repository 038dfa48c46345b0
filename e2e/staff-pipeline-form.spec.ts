import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { addLead, column } from './pipeline.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test.use({ viewport: { width: 1360, height: 900 } })

test('a deal is added in a stage, with the exact messages, a contact made in its place and the value of its home', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/pipeline')
  await page.getByRole('button', { name: 'Add deal in Qualified' }).click()
  const form = page.getByRole('dialog', { name: 'Add Deal' })
  await expect(form.getByLabel('Stage', { exact: true })).toHaveValue('qualified')
  await expect(form.getByLabel('Probability')).toHaveValue('10')
  await form.getByRole('button', { name: 'Add Deal' }).click()
  for (const message of ['Contact is required', 'Deal name is required', 'Deal value is required'])
    await expect(form.getByText(message)).toBeVisible()
  await expectAccessible(page, '[role=dialog]')
  await page.setViewportSize({ width: 1360, height: 900 })

  const name = `Made Here ${Date.now()}`
  await form.getByRole('combobox', { name: 'Contact' }).fill(name)
  await form.getByRole('option', { name: /Create .* as Lead/ }).click()
  await expect(form.getByRole('combobox', { name: 'Contact' })).toHaveValue(name)
  await expect(form.getByLabel('Deal name')).toHaveValue(name)
  await form.getByRole('combobox', { name: 'Unit' }).fill('7B')
  await form.getByRole('option', { name: /^7B · Baan Sirin/ }).click()
  await expect(form.getByLabel('Deal value')).toHaveValue('384,000')
  await expect(form.getByLabel('Deal name')).toHaveValue('Baan Sirin 7B')
  await form.getByLabel('Lease term (months)').fill('6')
  await expect(form.getByLabel('Deal value')).toHaveValue('192,000')
  await form.getByLabel('Deal name').fill(`Rent of ${name}`)
  await form.getByLabel('Expected close', { exact: true }).fill('1 Jan 2020')
  await form.getByLabel('Deal name').focus()
  await expect(form.getByText('Choose today or a later date')).toBeVisible()
  await form.getByLabel('Expected close', { exact: true }).fill('1 Jan 2099')
  await form.getByRole('textbox', { name: 'Commission' }).fill('3.5')
  await form.getByRole('button', { name: 'Add Deal' }).click()
  await expectToast(page, 'Deal created successfully', `Rent of ${name}`)
  await expect(form).toHaveCount(0)
  await expect(column(page, 'Qualified')).toContainText(name)
  const [found] = await (await site.admin.get(`/api/deals?search=${name}`)).json()
  const deal = await (await site.admin.get(`/api/deals/${found.id}`)).json()
  expect(deal).toMatchObject({ months: 6, value: 192_000, commissionPercent: 3.5 })
  expect(deal).toMatchObject({ unitId: site.units.rent, expectedCloseDate: '2099-01-01' })
})

test('what was typed is kept as a draft', async ({ page, site }) => {
  const contact = await addLead(site, 'Draft Lead')
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/pipeline?add=1&contact=${contact.id}`)
  const form = page.getByRole('dialog', { name: 'Add Deal' })
  await expect(form.getByRole('combobox', { name: 'Contact' })).toHaveValue(contact.name)
  await expect(form.getByLabel('Deal name')).toHaveValue(contact.name)
  await form.getByLabel('Deal name').fill('Half a deal')
  await expect(form.getByText('1 change not saved')).toBeVisible()
  await page.reload()
  await expect(form.getByText(/Unsaved draft/)).toBeVisible()
  await expect(form.getByLabel('Deal name')).toHaveValue('Half a deal')
})

test('a new lead leads to the pipeline, with Undo and Open contact in the toast', async ({
  page,
  site,
}) => {
  const name = `Fresh Lead ${Date.now()}`
  await signInAs(page.context(), site, 'manager')
  await page.goto('/admin/contacts?add=1')
  const form = page.getByRole('dialog', { name: 'Add Contact' })
  await form.getByLabel('Name').fill(name)
  await form.getByRole('button', { name: 'Add Contact' }).click()
  await expect(page).toHaveURL(/\/admin\/pipeline$/)
  await expectToast(page, 'Lead contact created successfully', name)
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.getByRole('button', { name: 'Open contact' }).click()
  await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('a manager changes the settings of the pipeline, an agent is not offered them', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'manager')
  await page.goto('/admin/pipeline')
  await page.getByRole('button', { name: 'More for the pipeline' }).click()
  await page.getByRole('menuitem', { name: 'Pipeline settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Pipeline settings' })
  await settings.getByRole('region', { name: 'Stale after' }).getByLabel('Contract').fill('25')
  await expectAccessible(page, '[role=dialog]')
  await page.setViewportSize({ width: 1360, height: 900 })
  await settings.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Pipeline settings saved')
  const stored = await (await site.admin.get('/api/settings/pipeline')).json()
  expect(stored.staleDays.contract).toBe(25)
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/pipeline')
  await expect(page.getByRole('heading', { name: 'Sales Pipeline' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'More for the pipeline' })).toHaveCount(0)
})

test('figures say which days they cannot be of', async ({ page, site }) => {
  await signInAs(page.context(), site, 'manager')
  await page.goto('/admin/pipeline?view=figures')
  await expect(page.getByText(/^All deals, /)).toBeVisible()
  const from = page.getByLabel('From', { exact: true })
  await from.fill('1 Jan 2099')
  await from.press('Enter')
  await expect(page.getByText(/Must be on or before /)).toBeVisible()
  await from.fill('1 Jan 1990')
  await from.press('Enter')
  await expect(page.getByText('At most 20 years')).toBeVisible()
  await from.fill('1 Jan 2026')
  await from.press('Enter')
  await expect(page.getByText(/^All deals, 1 Jan 2026 to /)).toBeVisible()
})
