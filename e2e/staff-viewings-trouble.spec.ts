import type { Page } from '@playwright/test'
import { expectToast, holdToast } from './expect-toast.ts'
import { aContact, scheduleOneHome } from './schedule-viewing.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

/** Schedules a viewing with a contact, and leaves open what follows. */
async function openSheet(page: Page, { id }: { id: number }) {
  const sheet = page.getByRole('dialog', { name: 'Schedule Viewing' })
  await page.goto(`/admin/contacts/${id}?schedule=1`)
  await sheet.getByRole('combobox', { name: 'Add home' }).fill('12A')
  await page.getByRole('option', { name: /12A/ }).first().click()
  await sheet.getByRole('textbox', { name: 'Date' }).fill('26 Dec 2027')
  await sheet.getByRole('button', { name: 'Schedule Viewing' }).click()
  return page.getByRole('dialog', { name: 'Viewing scheduled' })
}

test.describe('without a connection', () => {
  test.use({ causes: [/ERR_INTERNET_DISCONNECTED/] })

  test('a viewing is refused at once, instead of being scheduled when nobody looks', async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'agent')
    const contact = await aContact(site)
    const sheet = await scheduleOneHome(page, contact.id)
    await expect(sheet.getByRole('listitem').first()).toContainText('10:00')
    await page.context().setOffline(true)
    await sheet.getByLabel('Start time').fill('16:00')
    await sheet.getByRole('button', { name: 'Schedule Viewing' }).click()
    await expect(sheet.getByText('The connection was lost. Please try again.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(sheet.getByRole('listitem').first()).toContainText('16:00')
    const viewings = await site.admin.get(`/api/viewings?contactId=${contact.id}`)
    expect(await viewings.json()).toEqual([])
  })
})

test.describe('two people', () => {
  test.use({ causes: [/status of 409/] })

  test('what a colleague changed of a viewing is said before it is replaced', async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'admin')
    const contact = await aContact(site)
    const at = (hour: string) => `2027-12-26T${hour}:00:00+07:00`
    const homes = (hour: string) => [{ unitId: site.units.sale, startsAt: at(hour), minutes: 30 }]
    const made = await site.admin.post('/api/viewings', {
      data: { contactId: contact.id, homes: homes('10') },
    })
    expect(made.status(), await made.text()).toBe(201)
    const path = `/api/viewings/${(await made.json()).id}`
    await page.goto(`/admin/contacts/${contact.id}`)
    const sheet = page.getByRole('dialog', { name: 'Change viewing' })
    const change = async () => {
      await page.getByRole('button', { name: `More for the viewing with ${contact.name}` }).click()
      await page.getByRole('menuitem', { name: 'Change' }).click()
    }
    await change()
    await expect(sheet).toBeVisible()
    await page.goBack()
    await expect(sheet).toHaveCount(0)
    await change()
    await expect(sheet.getByRole('listitem').first()).toContainText('10:00')
    const theirs = { homes: homes('13'), note: 'กุญแจอยู่ที่นิติบุคคล' }
    expect((await site.admin.put(path, { data: theirs })).status()).toBe(200)
    // It has reached this screen, behind the sheet.
    await expect(page.getByText('26 Dec 2027, 13:00').first()).toBeAttached()
    await sheet.getByLabel('Start time').fill('16:00')
    await sheet.getByRole('button', { name: 'Save viewing' }).click()
    await expect(sheet.getByRole('alert')).toContainText(
      'saved this just now: Start time and Note. Your changes are kept.',
    )
    // What both have changed is chosen first.
    await sheet.getByRole('button', { name: 'Save viewing' }).click()
    await expect(sheet.getByText('Theirs: 13:00')).toBeVisible()
    expect((await (await site.admin.get(path)).json()).note).toBe(theirs.note)
    await expect(sheet.getByLabel('Note')).toHaveValue(theirs.note)
    await sheet.getByText('Mine: 16:00').click()
    await sheet.getByRole('button', { name: 'Save viewing' }).click()
    await expect(page.getByRole('dialog', { name: 'Viewing scheduled' })).toBeVisible()
    const stored = await (await site.admin.get(path)).json()
    expect(Date.parse(stored.startsAt)).toBe(Date.parse(at('16')))
    expect(stored.note).toBe(theirs.note)
  })

  test('a viewing that a colleague cancels meanwhile is not planned again unseen', async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'admin')
    const contact = await aContact(site)
    const startsAt = '2027-12-27T10:00:00+07:00'
    const homes = [{ unitId: site.units.sale, startsAt, minutes: 30 }]
    const made = await site.admin.post('/api/viewings', { data: { contactId: contact.id, homes } })
    const path = `/api/viewings/${(await made.json()).id}`
    await page.goto(`/admin/contacts/${contact.id}`)
    await page.getByRole('button', { name: `More for the viewing with ${contact.name}` }).click()
    await page.getByRole('menuitem', { name: 'Change' }).click()
    const sheet = page.getByRole('dialog', { name: 'Change viewing' })
    await sheet.getByLabel('Note').fill('Key at the office')
    expect((await site.admin.put(path, { data: { state: 'cancelled' } })).status()).toBe(200)
    await sheet.getByRole('button', { name: 'Save viewing' }).click()
    await expect(sheet.getByRole('alert')).toContainText('saved this just now: Status.')
    await sheet.getByRole('button', { name: 'Save viewing' }).click()
    await expect(sheet).toHaveCount(0)
    const stored = await (await site.admin.get(path)).json()
    expect(stored).toMatchObject({ state: 'cancelled', note: 'Key at the office' })
  })
})

test('a viewing whose time has passed is recorded once that is confirmed', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const contact = await aContact(site)
  const sheet = await scheduleOneHome(page, contact.id)
  await sheet.getByRole('textbox', { name: 'Date' }).fill('2 Feb 2026')
  const save = sheet.getByRole('button', { name: 'Schedule Viewing' })
  await save.click()
  await expect(sheet.getByLabel('Start time')).toHaveAccessibleDescription(/^This time has passed/)
  await sheet.getByRole('checkbox', { name: /already taken place/ }).check()
  await save.click()
  // There is nothing to tell the client.
  await expect(sheet).toHaveCount(0)
  const stored = await (await site.admin.get(`/api/viewings?contactId=${contact.id}`)).json()
  expect(stored).toMatchObject([{ startsAt: '2026-02-02T03:00:00.000Z', state: 'planned' }])
})

test('an answer that was pressed by mistake is undone from its toast', async ({ page, site }) => {
  const { id: agentId } = await signInAs(page.context(), site, 'agent')
  const contact = await aContact(site)
  const homes = [{ unitId: site.units.sale, startsAt: '2026-02-03T10:00:00+07:00', minutes: 30 }]
  const data = { contactId: contact.id, agentId, homes }
  const made = await site.admin.post('/api/viewings', { data })
  expect(made.status(), await made.text()).toBe(201)
  const path = `/api/viewings/${(await made.json()).id}`
  await page.goto('/admin/tasks')
  const asked = page.getByRole('region', { name: 'How was the viewing?' })
  await expect(asked).toContainText(contact.name)
  await asked.getByRole('button', { name: 'Too far' }).click()
  await holdToast(page, 'Feedback saved', 'Too far')
  await expect(asked).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(asked).toContainText(contact.name)
  const stored = await (await site.admin.get(path)).json()
  expect(stored).toMatchObject({ state: 'planned', homes: [{ agent: null }] })
})

test('a message that was opened elsewhere is recorded only once it was sent', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const contact = await aContact(site)
  await site.admin.put(`/api/leads/${contact.id}`, { data: { whatsapp: '+66 81 555 0101' } })
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }))
  const made = await openSheet(page, contact)
  const written = async () => {
    const response = await site.admin.get(`/api/leads/${contact.id}/activities?type=chat`)
    return (await response.json()).length
  }
  const open = async () => {
    const opened = page.waitForEvent('popup')
    await made.getByRole('link', { name: 'Open in WhatsApp' }).click()
    await (await opened).close()
  }
  await open()
  await expect(made.getByText('Did you send it?')).toBeVisible()
  expect(await written()).toBe(0)
  await made.getByRole('button', { name: 'No', exact: true }).click()
  await expect(made.getByText('Did you send it?')).toHaveCount(0)
  await open()
  await made.getByRole('button', { name: 'Yes, record it' }).click()
  await expectToast(page, 'Recorded in the conversation')
  expect(await written()).toBe(1)
})
