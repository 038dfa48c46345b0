import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

// What a colleague deletes is read again.
test.use({ causes: [/status of 404/] })

let count = 0

async function aDeal(site: Site, data: object = {}) {
  count += 1
  const name = `Arisa Home${process.pid}x${count}`
  const post = async (path: string, body: object) => {
    const response = await site.admin.post(path, { data: body })
    expect(response.status(), await response.text()).toBe(201)
    return response.json()
  }
  const contact = await post('/api/leads', { name, phone: '+66 80 000 0406' })
  const dealName = `Home deal ${process.pid}x${count}`
  const deal = await post('/api/deals', {
    ...{ contactId: contact.id, unitId: site.units.sale, dealName, value: 8_900_000, ...data },
  })
  return { id: deal.id as number, dealName, contact, path: `/admin/pipeline/${deal.id}` }
}

test('homes are added to a deal, made the main one and removed, each with Undo', async ({
  page,
  site,
}) => {
  const { path } = await aDeal(site)
  await signInAs(page.context(), site, 'agent')
  await page.goto(path)
  const homes = page.getByRole('region', { name: 'Homes shown' })
  const strip = page.getByRole('region', { name: 'The home and the figures' })
  await homes.getByRole('button', { name: 'Add a home' }).click()
  await homes.getByLabel('Home to add').fill('2107')
  await page.getByRole('option', { name: /2107/ }).click()
  await expectToast(page, 'Deal updated', 'With 2107')
  await expect(homes).toContainText('2107 · Ratchada Court')
  await homes.getByRole('button', { name: /What to do with .*2107/ }).click()
  await page.getByRole('menuitem', { name: 'Make it the main one' }).click()
  await holdToast(page, 'It is about')
  await expect(strip).toContainText('2107 · Ratchada Court')
  await expect(homes).toContainText('12A · Baan Sirin')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(strip).toContainText('12A · Baan Sirin')
  await homes.getByRole('button', { name: /What to do with .*2107/ }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(homes).toContainText('None yet')
})

test('a proposal with a ticked alternative goes to the contact, and is among the homes shown afterwards', async ({
  page,
  site,
}) => {
  const near = { latitude: 13.726, longitude: 100.5795 }
  const project = await site.admin.post('/api/projects', {
    data: { name: 'Monsoon House', address: '12 Sukhumvit 55, Watthana, Bangkok', ...near },
  })
  const { id: projectId } = await project.json()
  const unit = await site.admin.post('/api/units', {
    data: {
      ...{ projectId, unitNumber: '12C', bedrooms: 2, bathrooms: 2, size: 66, status: 'available' },
      ...{ listingType: 'sell', price: 8_200_000 },
    },
  })
  const { id: unitId } = await unit.json()
  const { path, contact } = await aDeal(site)
  await signInAs(page.context(), site, 'agent')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  const alternatives = page.getByRole('region', { name: 'Alternative Units' })
  await expect(alternatives).toContainText('8.2M THB · 167 m away')
  await expect(alternatives).toContainText('Same 2 beds · 8% cheaper · −2 sqm')
  await alternatives.getByRole('checkbox', { name: /12C .* in the proposal/ }).check()
  await expect(alternatives).toContainText('1 in the proposal')
  await expectAccessible(page, 'main', [1280])
  await page.getByRole('button', { name: 'Send Proposal' }).click()
  const sheet = page.getByRole('dialog', { name: 'Send 2 homes' })
  await expect(sheet).toContainText(contact.name)
  await expect(sheet).toContainText('12A')
  await sheet.getByRole('radio', { name: /Copy link/ }).check({ force: true })
  await sheet.getByRole('button', { name: 'Copy link', exact: true }).click()
  await expectToast(page, 'Copied')
  await sheet.getByRole('button', { name: 'Close' }).last().click()
  await expect(sheet).toHaveCount(0)
  const activity = page.getByRole('region', { name: 'Deal Activity' })
  await expect(activity.getByRole('link', { name: 'See what was sent' })).toBeVisible()
  const homes = page.getByRole('region', { name: 'Homes shown' })
  await expect(homes).toContainText('12C · Monsoon House')
  // Deleted, it is said in words, and no alternative any more.
  expect((await site.admin.delete(`/api/units/${unitId}`)).ok()).toBe(true)
  await expect(homes).toContainText('Deleted')
  await expect(alternatives).toContainText('No similar units found within 750m radius')
})

test('the deals of a contact and of a home lead to their pages, and a new one to the form', async ({
  page,
  site,
}) => {
  const { id, dealName, contact } = await aDeal(site, { months: 12, value: 384_000 })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/contacts?search=${encodeURIComponent(contact.name)}`)
  await expect(page.getByRole('row', { name: new RegExp(contact.name) })).toContainText(
    '1 deal32,000 THB/month',
  )
  await page.goto(`/admin/contacts/${contact.id}`)
  const deals = page.getByRole('region', { name: 'Deals' })
  const form = page.getByRole('dialog', { name: 'Add Deal' })
  await deals.getByRole('link', { name: 'New deal' }).click()
  await expect(form.getByRole('combobox', { name: 'Contact' })).toHaveValue(contact.name)
  await page.goBack()
  await deals.getByRole('link', { name: dealName }).click()
  await expect(page).toHaveURL(`/admin/pipeline/${id}`)
  await expect(page.getByRole('heading', { name: dealName })).toBeVisible()

  await page.goto(`/admin/listings?unit=${site.units.sale}`)
  const sheet = page.getByRole('dialog')
  const ofUnit = sheet.getByRole('region', { name: 'Deals' })
  await expect(ofUnit.getByRole('link', { name: dealName })).toBeVisible()
  await ofUnit.getByRole('link', { name: 'New deal' }).click()
  await expect(form.getByRole('combobox', { name: 'Unit' })).toHaveValue(/12A/)
})

test('moves of others appear, a deleted contact is said, and so is a deal that is gone', async ({
  page,
  site,
}) => {
  const { id, path, dealName, contact } = await aDeal(site)
  await signInAs(page.context(), site, 'agent')
  await page.goto(path)
  await site.admin.post(`/api/deals/${id}/move`, { data: { stage: 'contract' } })
  await expect(page.getByRole('radio', { name: 'Contract' })).toBeChecked()
  // An agent deletes only their own deals.
  await expect(page.getByRole('button', { name: 'Further actions' })).toHaveCount(0)
  await site.admin.delete(`/api/leads/${contact.id}`)
  await expect(page.getByText('This contact was deleted. The deal stays.')).toBeVisible()
  await expectAccessible(page, 'main', [1280])
  await site.admin.delete(`/api/deals/${id}`)
  await expect(page.getByText('This deal could not be found.')).toBeVisible()
  await expect(page.getByRole('heading', { name: dealName })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a deal fills the screen, with tabs of its own and a bar at the thumb', async ({
    page,
    site,
  }) => {
    const { id, path, contact, dealName } = await aDeal(site)
    await signInAs(page.context(), site, 'manager')
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden()
    await expect(page.getByRole('link', { name: `Call ${contact.name}` })).toBeVisible()
    await expectAccessible(page, 'main', [390])
    await page.getByRole('tab', { name: 'Details' }).click()
    await expect(page.getByRole('region', { name: 'Deal Metrics' })).toBeVisible()
    await expectAccessible(page, 'main', [390])
    await page.getByRole('button', { name: 'Note', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
    await page.getByRole('tab', { name: 'Alternatives' }).click()
    await expect(page.getByText('No similar units found within 750m radius')).toBeVisible()
    await page.getByRole('button', { name: 'Further actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await holdToast(page, 'Deal deleted successfully', dealName)
    await page.getByRole('button', { name: 'Undo' }).click()
    const isBack = async () => (await site.admin.get(`/api/deals/${id}`)).status()
    await expect.poll(isBack).toBe(200)
    await page.goto(path)
    await expect(page.getByRole('heading', { name: dealName })).toBeVisible()
  })
})
