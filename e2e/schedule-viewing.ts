import type { Locator, Page } from '@playwright/test'
import { expect } from './site.ts'

/** A contact that sees homes. */
export async function aContact({
  admin,
}: {
  admin: Page['request']
}): Promise<{ id: number; name: string }> {
  const name = `Sees Homes${Date.now()}`
  const made = await admin.post('/api/leads', { data: { name, email: 'sees@people.example' } })
  expect(made.status()).toBe(201)
  return { id: (await made.json()).id, name }
}

/** The sheet that schedules a viewing with a contact, with one home chosen. */
export async function scheduleOneHome(page: Page, contactId: number): Promise<Locator> {
  await page.goto(`/admin/contacts/${contactId}?schedule=1`)
  const sheet = page.getByRole('dialog', { name: 'Schedule Viewing' })
  await sheet.getByRole('combobox', { name: 'Add home' }).fill('12A')
  await page.getByRole('option', { name: /12A/ }).first().click()
  return sheet
}
