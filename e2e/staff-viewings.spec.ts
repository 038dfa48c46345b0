import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { holdRequests } from './hold-requests.ts'
import { aContact, scheduleOneHome } from './schedule-viewing.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

type Site = { admin: Page['request']; units: { sale: number } }

async function schedule(
  page: Page,
  site: Site,
  width: 'desktop' | 'phone',
  known: Awaited<ReturnType<typeof aContact>> | null = null,
) {
  const contact = known ?? (await aContact(site))
  await page.goto(`/admin/contacts/${contact.id}`)
  if (width === 'phone') await page.getByRole('tab', { name: /Related/ }).click()
  await page.getByRole('button', { name: 'Schedule Viewing' }).click()
  const sheet = page.getByRole('dialog', { name: 'Schedule Viewing' })
  await expect(sheet.getByRole('combobox', { name: 'Client' })).toHaveValue(contact.name)
  await sheet.getByRole('combobox', { name: 'Add home' }).fill('12A')
  await page.getByRole('option', { name: /12A/ }).first().click()
  await expect(sheet.getByRole('list', { name: 'Homes in order' })).toContainText('12A')
  await sheet.getByRole('textbox', { name: 'Date' }).fill('25 Dec 2027')
  await sheet.getByLabel('Start time').fill('14:30')
  await expect(sheet.getByRole('listitem').first()).toContainText('14:30')
  await expectAccessible(page, '[role=dialog]')
  await sheet.getByRole('button', { name: 'Schedule Viewing' }).click()
  const made = page.getByRole('dialog', { name: 'Viewing scheduled' })
  await expect(made.getByLabel('Message to the client', { exact: true }).last()).toHaveValue(
    /Baan Sirin/,
  )
  await expectAccessible(page, '[role=dialog]')
  await made.getByText('ไทย').click()
  await expect(made.getByRole('textbox')).toHaveValue(/นัดชมห้อง/)
  await made.getByRole('button', { name: 'Done' }).click()
  return contact
}

test('an agent schedules a viewing at a contact, sees it there, cancels it and takes that back', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const contact = await schedule(page, site, 'desktop')
  const viewings = page.getByRole('region', { name: 'Viewings' })
  await expect(viewings).toContainText('25 Dec 2027, 14:30')
  await viewings.getByRole('button', { name: `More for the viewing with ${contact.name}` }).click()
  await page.getByRole('menuitem', { name: 'Cancel viewing' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel viewing' })
  await expect(question).toContainText(`with ${contact.name} on 25 Dec 2027, 14:30?`)
  await question.getByRole('button', { name: 'Cancel viewing' }).click()
  const cancelled = page.getByRole('dialog', { name: 'Viewing cancelled' })
  await expect(cancelled.getByRole('textbox')).toHaveValue(
    /our viewing on Saturday 25 December is cancelled/,
  )
  // At one width: another one shows the page anew.
  await expectAccessible(page, '[role=dialog]', [1280])
  await holdToast(page, 'Viewing: cancelled')
  await cancelled.getByRole('button', { name: 'Done' }).click()
  await expect(viewings).toContainText('Cancelled')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(viewings).not.toContainText('Cancelled')
  await page.goto('/admin/tasks?view=viewings')
  await expect(page.getByRole('region', { name: /Upcoming/ })).toContainText(contact.name)
  await expectAccessible(page, 'main', [390, 1280])
})

test('the owner of a home is asked, and ticked once they confirmed; the client is called from the list', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const client = await aContact(site)
  await site.admin.put(`/api/leads/${client.id}`, { data: { phone: '081 555 0102' } })
  const owner = await site.admin.post('/api/leads', {
    data: { name: `Olive Owner ${process.pid}`, contactType: 'owner', whatsapp: '+66815550103' },
  })
  const { id: ownerContactId } = await owner.json()
  await site.admin.put(`/api/units/${site.units.sale}`, { data: { ownerContactId } })
  await schedule(page, site, 'desktop', client)
  await page.goto('/admin/tasks?view=viewings')
  const line = page
    .getByRole('region', { name: /Upcoming/ })
    .getByRole('listitem')
    .filter({ hasText: client.name })
    .first()
  await expect(line.getByRole('link', { name: `Call ${client.name}` })).toHaveAttribute(
    'href',
    'tel:0815550102',
  )
  await expect(line.getByRole('link', { name: `WhatsApp ${client.name}` })).toHaveAttribute(
    'href',
    'https://wa.me/66815550102',
  )
  await expect(line.getByRole('link', { name: /^Map/ })).toHaveAttribute(
    'href',
    /google\.com\/maps/,
  )
  await line.getByRole('button', { name: /^Ask the owner/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask the owner' })
  await expect(dialog.getByRole('textbox')).toHaveValue(
    /^Hi Olive, can we show 12A at Baan Sirin on Saturday 25 December at 14:30\?/,
  )
  await expect(dialog.getByRole('link', { name: 'Open in WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/66815550103\?text=Hi%20Olive/,
  )
  await expectAccessible(page, '[role=dialog]')
  const opened = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'Open in WhatsApp' }).click()
  await (await opened).close()
  await dialog.getByRole('button', { name: 'Yes, record it' }).click()
  await expectToast(page, 'Recorded in the conversation')
  await line.getByRole('checkbox', { name: /Owner confirmed/ }).click()
  await expect(line.getByRole('checkbox', { name: /Owner confirmed/ })).toBeEnabled()
  await page.reload()
  await expect(line.getByRole('checkbox', { name: /Owner confirmed/ })).toBeChecked()
  // Whoever was asked is told at another time, and when it is cancelled.
  const more = line.getByRole('button', { name: `More for the viewing with ${client.name}` })
  await more.click()
  await page.getByRole('menuitem', { name: 'Change' }).click()
  const sheet = page.getByRole('dialog', { name: 'Change viewing' })
  await expect(sheet.getByRole('listitem').first()).toContainText('14:30')
  await sheet.getByLabel('Start time').fill('16:00')
  await expect(sheet.getByRole('listitem').first()).toContainText('16:00')
  await sheet.getByRole('button', { name: 'Save viewing' }).click()
  const made = page.getByRole('dialog', { name: 'Viewing scheduled' })
  await expect(made.getByRole('textbox')).toHaveValue(/our viewing has a new time/)
  await made.getByRole('button', { name: /^Ask the owner/ }).click()
  await expect(dialog.getByRole('textbox')).toHaveValue(/has a new time\. Can we show it/)
  await page.keyboard.press('Escape')
  await made.getByRole('button', { name: 'Done' }).click()
  await more.click()
  await page.getByRole('menuitem', { name: 'Cancel viewing' }).click()
  await page.getByRole('button', { name: 'Cancel viewing' }).click()
  const cancelled = page.getByRole('dialog', { name: 'Viewing cancelled' })
  await expect(cancelled.getByRole('textbox')).toHaveValue(/is cancelled/)
  await cancelled.getByRole('button', { name: 'Tell the owner of 12A' }).click()
  await expect(
    page.getByRole('dialog', { name: 'Tell the owner' }).getByRole('textbox'),
  ).toHaveValue(
    /^Hi Olive, the viewing of 12A at Baan Sirin on Saturday 25 December at 16:00 is cancelled/,
  )
  await page.keyboard.press('Escape')
  await holdToast(page, 'Viewing: cancelled')
  await cancelled.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(line.getByText('Sold')).toHaveCount(0)
  await site.admin.put(`/api/units/${site.units.sale}`, { data: { status: 'sold' } })
  await expect(line.getByText('Sold')).toBeVisible()
  await expect(line.getByRole('link', { name: /^Find another home/ })).toHaveAttribute(
    'href',
    new RegExp(`/admin/search\\?to=${client.id}$`),
  )
  await site.admin.put(`/api/units/${site.units.sale}`, {
    data: { ownerContactId: null, status: 'available' },
  })
})

test.describe('a server that fails or is slow', () => {
  test.use({ causes: [/status of 500/] })

  test('says that the times are missing, keeps the note, and saves once they are there', async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'agent')
    const contact = await aContact(site)
    const plan = '**/api/viewings/plan?**'
    await page.route(plan, (route) => route.fulfill({ status: 500 }))
    const sheet = await scheduleOneHome(page, contact.id)
    await sheet.getByLabel('Note').fill('กุญแจอยู่ที่นิติบุคคล')
    await expect(sheet.getByText('Couldn’t load the times.')).toBeVisible()
    await page.unrouteAll()
    const release = await holdRequests(page, plan)
    await sheet.getByRole('button', { name: 'Retry' }).click()
    // Pressed before the times are there, it waits for them.
    await sheet.getByRole('button', { name: 'Schedule Viewing' }).click()
    await page.route('**/api/viewings', (route) => route.fulfill({ status: 500 }))
    release()
    await expect(sheet.getByRole('alert')).toHaveText('Failed to schedule the viewing')
    await expect(sheet.getByLabel('Note')).toHaveValue('กุญแจอยู่ที่นิติบุคคล')
    await page.unrouteAll()
    await sheet.getByRole('button', { name: 'Schedule Viewing' }).click()
    await expect(page.getByRole('dialog', { name: 'Viewing scheduled' })).toBeVisible()
  })
})

test('a press that was refused does not save later, when the time is changed', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const contact = await aContact(site)
  const sheet = await scheduleOneHome(page, contact.id)
  await expect(sheet.getByRole('listitem').first()).toBeVisible()
  const release = await holdRequests(page, '**/api/viewings/plan?**')
  await sheet.getByRole('textbox', { name: 'Date' }).fill('1 Jan 2020')
  await sheet.getByLabel('Start time').fill('10:00')
  await sheet.getByRole('button', { name: 'Schedule Viewing' }).click()
  await sheet.getByRole('textbox', { name: 'Date' }).fill('25 Dec 2027')
  await sheet.getByLabel('Start time').fill('14:30')
  release()
  await expect(sheet.getByRole('listitem').first()).toContainText('14:30')
  await expect(sheet.getByRole('button', { name: 'Schedule Viewing' })).toBeEnabled()
  const viewings = await site.admin.get(`/api/viewings?contactId=${contact.id}`)
  expect(await viewings.json()).toEqual([])
})

test('a day that is none leaves the time and the homes as they are', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const contact = await aContact(site)
  const sheet = await scheduleOneHome(page, contact.id)
  await expect(sheet.getByRole('listitem').first()).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Date' }).fill('31/2/2570')
  await sheet.getByRole('button', { name: 'Schedule Viewing' }).click()
  await expect(sheet).toContainText('1 home, shown once you choose a date and time.')
  await expect(sheet.getByText('Choose a time')).toHaveCount(0)
  await sheet.getByRole('textbox', { name: 'Date' }).fill('25 Dec 2027')
  await expect(sheet.getByRole('listitem').first()).toContainText('12A')
})

test('Back asks before what was typed is lost', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const contact = await aContact(site)
  await page.goto(`/admin/contacts/${contact.id}`)
  await page.getByRole('button', { name: 'Schedule Viewing' }).click()
  const sheet = page.getByRole('dialog', { name: 'Schedule Viewing' })
  await sheet.getByLabel('Note').fill('กุญแจอยู่ที่นิติบุคคล')
  await page.goBack()
  await expect(sheet.getByText('Discard 1 change?')).toBeVisible()
  await sheet.getByRole('button', { name: 'Keep editing' }).click()
  await expect(sheet.getByLabel('Note')).toHaveValue('กุญแจอยู่ที่นิติบุคคล')
  await page.goBack()
  await sheet.getByRole('button', { name: 'Discard' }).click()
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: 'Schedule Viewing' }).click()
  await sheet.getByLabel('Start time').fill('14:30')
  await page.goBack()
  await expect(sheet.getByText('Discard 1 change?')).toBeVisible()
})

test('what was typed of a viewing survives a reload', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const contact = await aContact(site)
  const sheet = await scheduleOneHome(page, contact.id)
  await sheet.getByLabel('Note').fill('กุญแจอยู่ที่นิติบุคคล')
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(sheet.getByText('Unsaved draft')).toBeVisible()
  await expect(sheet.getByRole('list', { name: 'Homes in order' })).toContainText('12A')
  await expect(sheet.getByLabel('Note')).toHaveValue('กุญแจอยู่ที่นิติบุคคล')
  await sheet.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(sheet.getByRole('list', { name: 'Homes in order' })).toHaveCount(0)
  await expect(sheet.getByLabel('Note')).toHaveValue('')
})

test('Back closes an untouched sheet and stays at the viewings', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/tasks')
  await page.getByRole('link', { name: /^Viewings/ }).click()
  await page.getByRole('button', { name: 'Schedule Viewing' }).click()
  await expect(page.getByRole('dialog', { name: 'Schedule Viewing' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/view=viewings/)
  await expect(page.getByRole('button', { name: 'Schedule Viewing' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true })
  test('a viewing is scheduled by touch', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    const contact = await schedule(page, site, 'phone')
    await expect(page.getByText('25 Dec 2027, 14:30').first()).toBeVisible()
    await expect(page.getByRole('link', { name: contact.name }).first()).toBeVisible()
  })
})
