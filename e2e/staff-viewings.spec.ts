import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

type Site = { admin: Page['request']; units: { sale: number } }

async function aContact({ admin }: Site): Promise<{ id: number; name: string }> {
  const name = `Sees Homes${Date.now()}`
  const made = await admin.post('/api/leads', { data: { name, email: 'sees@people.example' } })
  expect(made.status()).toBe(201)
  return { id: (await made.json()).id, name }
}

async function schedule(page: Page, site: Site, width: 'desktop' | 'phone') {
  const contact = await aContact(site)
  await page.goto(`/admin/contacts/${contact.id}`)
  if (width === 'phone') await page.getByRole('tab', { name: /Units and messages/ }).click()
  await page.getByRole('button', { name: 'Schedule Viewing' }).click()
  const sheet = page.getByRole('dialog', { name: 'Schedule Viewing' })
  await expect(sheet.getByRole('combobox', { name: 'Who comes' })).toHaveValue(contact.name)
  await sheet.getByRole('combobox', { name: 'Add a home' }).fill('12A')
  await page.getByRole('option', { name: /12A/ }).first().click()
  await expect(sheet.getByRole('list', { name: 'Homes in their order' })).toContainText('12A')
  await sheet.getByRole('textbox', { name: 'Day' }).fill('25 Dec 2027')
  await sheet.getByLabel('Begins at').fill('14:30')
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
  await expectToast(page, 'Viewing: cancelled')
  await expect(viewings).toContainText('Cancelled')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(viewings).not.toContainText('Cancelled')
  await page.goto('/admin/tasks?view=viewings')
  await expect(page.getByRole('region', { name: /To come/ })).toContainText(contact.name)
  await expectAccessible(page, 'main', [390, 1280])
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
