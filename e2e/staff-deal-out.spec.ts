import fs from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

/* What leaves a deal and the pipeline: an e-mail where mail is connected, and CSV files. */

async function aDeal({ admin, units }: Site) {
  const name = `Out Going ${Date.now()}`
  const email = `out${Date.now()}@mail.example`
  const contact = await (await admin.post('/api/leads', { data: { name, email } })).json()
  const dealName = `Goes out ${Date.now()}`
  const data = { contactId: contact.id, unitId: units.sale, dealName, value: 8_900_000 }
  const deal = await (await admin.post('/api/deals', { data })).json()
  return { contact, dealName, path: `/admin/pipeline/${deal.id}` }
}

/** Says that mail is connected, which it is not in these tests. */
async function connectMail(page: Page): Promise<void> {
  await page.route('**/api/inbox/channels', async (route) => {
    const response = await route.fetch()
    const channels: { id: string }[] = await response.json()
    await route.fulfill({
      response,
      json: channels.map((channel) => ({ ...channel, isConnected: channel.id === 'email' })),
    })
  })
}

async function linesOf(download: Promise<Download>): Promise<string[]> {
  const file = await (await download).path()
  return (await fs.readFile(file, 'utf8')).replace('\uFEFF', '').trim().split(/\r?\n/)
}

test('Send Email of a deal begins an email to its contact where mail is connected', async ({
  page,
  site,
}) => {
  const { contact, path } = await aDeal(site)
  await signInAs(page.context(), site, 'agent')
  await connectMail(page)
  await page.goto(path)
  const link = page.getByRole('link', { name: 'Send Email' })
  // Until the channels are read it opens the mail program.
  await expect(link).toHaveAttribute('href', /inbox/)
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/admin/inbox\\?.*contact=${contact.id}`))
  const form = page.getByRole('dialog', { name: 'New conversation' })
  await expect(form.getByRole('combobox', { name: 'Contact' })).toHaveValue(contact.name)
  await expect(form.getByLabel('Email address')).toHaveValue(contact.email)
})

test('the table and the figures are saved as CSV', async ({ page, site }) => {
  const { dealName } = await aDeal(site)
  await signInAs(page.context(), site, 'manager')
  await page.goto(`/admin/pipeline?view=table&search=${encodeURIComponent(dealName)}`)
  await expect(page.getByRole('link', { name: dealName }).first()).toBeVisible()
  const table = page.waitForEvent('download')
  await page.getByRole('link', { name: /as CSV|Export/ }).click()
  const [header, ...rows] = await linesOf(table)
  expect(header).toContain('dealName')
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(dealName)

  await page.goto('/admin/pipeline?view=figures')
  const figures = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const [months, ...figureRows] = await linesOf(figures)
  expect(months).toContain('won')
  expect(figureRows.length).toBeGreaterThan(0)
})
