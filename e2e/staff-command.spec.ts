import { expectAccessible } from './expect-accessible.ts'
import { addDeal, addLead } from './pipeline.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test('Ctrl K opens a record by words and by keyboard alone, and gives the focus back', async ({
  page,
  site,
}) => {
  const contact = await addLead(site, 'Zelda Palette', { line: 'zelda.p' })
  const deal = await addDeal(site, { contactId: contact.id, dealName: 'Palette deal' })
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/contacts')
  const search = page.getByLabel('Search contacts')
  await search.focus()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and actions' })
  const box = palette.getByRole('combobox')
  await expect(box).toBeFocused()
  await expect(palette.getByRole('group', { name: 'Actions' })).toContainText('Add a task')
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await expect(search).toBeFocused()

  await page.keyboard.press('Control+k')
  await box.fill('palette')
  const contacts = palette.getByRole('group', { name: 'Contacts' })
  await expect(contacts.getByRole('option').first()).toHaveText(/Zelda Palette/)
  await expect(contacts.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await expect(palette.getByRole('group', { name: 'Actions' })).toContainText(
    `Write to ${contact.name} on LINE`,
  )
  await expectAccessible(page, '[role=dialog]')
  await page.keyboard.press('Tab')
  await expect(palette.getByRole('option', { name: 'Palette deal' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/pipeline/${deal.id}`)
  await expect(palette).toHaveCount(0)

  // Esc empties first; the deal behind it is not among the recent ones.
  await page.goto(`/admin/contacts/${contact.id}`)
  await expect(page.getByRole('heading', { name: contact.name })).toBeVisible()
  await page.goto('/admin/tasks')
  await page.keyboard.press('Control+k')
  const recent = palette.getByRole('group', { name: 'Recent' })
  await expect(recent.getByRole('option')).toHaveText([/Zelda Palette/, /Palette deal/])
  await box.fill('zzzz no such words')
  await expect(palette).toContainText('Nothing found for “zzzz no such words”.')
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('')
  await recent.getByRole('option').first().click()
  await expect(page).toHaveURL(`/admin/contacts/${contact.id}`)
})

test('an action opens its form filled in', async ({ page, site }) => {
  const contact = await addLead(site, 'Actionable Person')
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings')
  await page.getByRole('button', { name: 'Search and actions' }).click()
  const palette = page.getByRole('dialog', { name: 'Search and actions' })
  await palette.getByRole('combobox').fill(contact.name)
  await palette.getByRole('option', { name: `Add a deal for ${contact.name}` }).click()
  const form = page.getByRole('dialog', { name: 'Add Deal' })
  await expect(form.getByRole('combobox', { name: 'Contact' })).toHaveValue(contact.name)
})

test('actions and settings are found by the words that people have for them', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and actions' })
  const box = palette.getByRole('combobox')
  await box.fill('new client')
  await expect(palette.getByRole('option', { name: 'Add a contact' })).toBeVisible()
  await expect(palette).not.toContainText('Nothing found')
  // The agency's settings are not this agent's.
  await box.fill('logo')
  await expect(palette).toContainText('Nothing found for “logo”.')
  await box.fill('change password')
  await palette.getByRole('option', { name: 'Password and shortcuts' }).click()
  await expect(page.getByLabel('Current password')).toBeVisible()
  await expect(page).toHaveURL('/admin/settings/password')
})

test('Mark as rented asks for the lease of the unit that was found', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/contacts')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search and actions' })
  await palette.getByRole('combobox').fill('Baan Sirin 7B')
  await palette.getByRole('option', { name: 'Mark 7B as rented' }).click()
  await expect(page.getByRole('dialog', { name: 'Lease of 7B' })).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ causes: [/ERR_INTERNET_DISCONNECTED/] })

  test('recent records and actions stay, and it says so', async ({ page, context, site }) => {
    await signInAs(context, site, 'agent')
    await page.goto('/admin/tasks')
    await page.keyboard.press('Control+k')
    const palette = page.getByRole('dialog', { name: 'Search and actions' })
    await expect(palette).toBeVisible()
    await context.setOffline(true)
    await palette.getByRole('combobox').fill('add a')
    await expect(palette).toContainText('You’re offline.')
    await expect(palette.getByRole('option', { name: 'Add a contact' })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('it has the whole screen', async ({ page, site }) => {
    const contact = await addLead(site, 'Phone Palette')
    await signInAs(page.context(), site, 'agent')
    await page.goto('/admin/tasks')
    await page.getByRole('button', { name: 'Search and actions' }).tap()
    const palette = page.getByRole('dialog', { name: 'Search and actions' })
    await palette.getByRole('combobox').fill('phone palette')
    await palette.getByRole('option', { name: contact.name }).first().tap()
    await expect(page).toHaveURL(`/admin/contacts/${contact.id}`)
  })
})
