import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, type Site, test, waitForScripts } from './site.ts'
import { signInAs } from './staff-people.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
let people = 0

async function addContact(site: Site, fields: Record<string, unknown> = {}) {
  people += 1
  const name = `Henrik Dahl ${process.pid}-${people}`
  const made = await site.admin.post('/api/leads', {
    data: { name, phone: `+45 20 00 ${1000 + people}`, contactType: 'lead', ...fields },
  })
  expect(made.status(), await made.text()).toBe(201)
  return (await made.json()) as { id: number; name: string }
}

async function sendTo(site: Site, contactId: number | null, changes = {}) {
  const data = {
    ...{ unitIds: [site.units.sale, site.units.rent], by: 'whatsapp', language: 'en', text: '' },
    ...{ contactId, showUnitNumbers: false, showProjectNames: true, ...changes },
  }
  const made = await site.admin.post('/api/sends', { data })
  expect(made.status(), await made.text()).toBe(201)
  const { id, url } = await made.json()
  return { id: id as number, path: new URL(url).pathname }
}

/** Opens a page as its reader does: on a phone of their own, signed in nowhere. */
async function readerOf(
  browser: Browser,
  site: Site,
  path: string,
  javaScriptEnabled = true,
): Promise<Page> {
  const context = await browser.newContext({ ...PHONE, baseURL: site.origin, javaScriptEnabled })
  const page = await context.newPage()
  if (javaScriptEnabled) await waitForScripts(page)
  await page.goto(path)
  return page
}

const homeOf = (page: Page, number: number) => page.locator(`#home-${number}`)
const button = (page: Page, number: number, name: string) =>
  homeOf(page, number).getByRole('button', { name, exact: true })

test('homes are sent to a person, who likes two on a phone; the sender sees it as it happens', async ({
  page,
  site,
  browser,
}) => {
  const contact = await addContact(site)
  await site.admin.put(`/api/leads/${contact.id}`, {
    data: { search: 'bedrooms=2&listingType=rent&priceMax=65000' },
  })
  await signInAs(page.context(), site, 'agent')
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.goto(`/admin/listings?send=${site.units.sale},${site.units.rent}`)
  const sheet = page.getByRole('dialog', { name: 'Send 2 homes' })
  await sheet.getByRole('combobox', { name: 'Add person' }).fill(contact.name)
  await page
    .getByRole('option', { name: new RegExp(contact.name) })
    .first()
    .click()
  await expect(
    sheet.getByText('Two bedrooms, up to 65,000 THB a month', { exact: true }),
  ).toBeVisible()
  await expect(sheet.getByLabel('Message')).toHaveValue(
    /^Hi Henrik, these two homes match what you’re looking for: two bedrooms, up to 65,000 THB a month\./,
  )
  await expect(sheet.getByText('no LINE ID')).toBeVisible()
  await expectAccessible(page)
  const opened = page.waitForEvent('popup')
  await sheet.getByRole('button', { name: 'Open WhatsApp' }).click()
  const whatsapp = await opened
  expect(whatsapp.url()).toMatch(/wa\.me\/4520001\d+\?text=Hi%20Henrik/)
  const path = /\/s\/[\w-]{22}/.exec(decodeURIComponent(whatsapp.url()))?.[0] ?? ''
  await whatsapp.close()
  await expect(sheet.getByText('Did you send it?')).toBeVisible()
  const meanwhile = await page.context().newPage()
  await meanwhile.goto(`/admin/contacts/${contact.id}`)
  await expect(meanwhile.getByText('Not recorded as sent')).toBeVisible()
  await meanwhile.close()
  await sheet.getByRole('button', { name: 'Yes, record it' }).click()
  await sheet.getByRole('button', { name: 'Track' }).click()

  const watched = page.getByRole('dialog', { name: `Two homes for ${contact.name}` })
  await expect(watched.getByText('Recorded as sent by WhatsApp, in English')).toBeVisible()
  await expect(watched.getByText('not opened yet')).toBeVisible()

  const reader = await readerOf(browser, site, path)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Two homes for Henrik')
  await expect(reader.getByText(/sees when this page is opened/)).toBeVisible()
  await expect(watched.getByText('Once', { exact: true })).toBeVisible()
  await button(reader, 1, 'Like').tap()
  await button(reader, 2, 'Like').tap()
  await expect(button(reader, 2, 'Like')).toHaveAttribute('aria-pressed', 'true')
  await expect(watched.getByText('Liked', { exact: true })).toHaveCount(2)
  await button(reader, 2, 'Ask to see').tap()
  await expect(homeOf(reader, 2).getByText(/has been notified and will reply/)).toBeVisible()
  await expect(watched.getByText('Asked to see it')).toHaveCount(1)
  await reader.reload()
  await expect(button(reader, 1, 'Like')).toHaveAttribute('aria-pressed', 'true')
  await button(reader, 1, 'Like').tap()
  await expect(button(reader, 1, 'Like')).toHaveAttribute('aria-pressed', 'false')
  await expect(watched.getByText('Liked', { exact: true })).toHaveCount(1)
  await expectAccessible(reader)
  await reader.context().close()

  await expectAccessible(page)
  await page.goto(`/admin/contacts/${contact.id}`)
  await expect(page.getByText(/Viewed 12A, 7B\. Liked 7B\. Asked to see 7B\./)).toBeVisible()
  await page.getByRole('link', { name: 'View sent homes' }).first().click()
  await expect(watched).toBeVisible()
})

test('the reader ticks homes and writes when; it is answered from the contact', async ({
  page,
  site,
  browser,
}) => {
  const contact = await addContact(site, { email: `nok-${process.pid}@people.example` })
  const { id, path } = await sendTo(site, contact.id)
  const reader = await readerOf(browser, site, path)
  await reader.getByRole('button', { name: 'Ask to see them' }).tap()
  await expect(reader.getByText('Tick a home, or write what you would like to know.')).toBeVisible()
  await reader.getByRole('checkbox', { name: /Home 1/ }).check()
  const when = reader.getByLabel('When do you have time?')
  await when.fill('Saturday morning?')
  await expect
    .poll(() => reader.evaluate(() => JSON.stringify(sessionStorage)))
    .toContain('Saturday morning?')
  await reader.reload()
  await expect(when).toHaveValue('Saturday morning?')
  await reader.getByRole('checkbox', { name: /Home 1/ }).check()
  await reader.getByRole('button', { name: 'Ask to see them' }).tap()
  await expect(
    reader.getByText('You asked to see home 1. You wrote: “Saturday morning?”.'),
  ).toBeVisible()
  await expect(reader.getByLabel('When do you have time?')).toHaveValue('')
  await reader.getByRole('button', { name: 'None of these' }).tap()
  await expect(button(reader, 2, 'Not for me')).toHaveAttribute('aria-pressed', 'true')
  await homeOf(reader, 2).getByRole('button', { name: /Undo/ }).tap()
  await expect(button(reader, 2, 'Not for me')).toHaveAttribute('aria-pressed', 'false')
  await reader.context().close()

  await signInAs(page.context(), site, 'manager')
  await page.goto(`/admin/listings?page-sent=${id}`)
  const sheet = page.getByRole('dialog', { name: `Two homes for ${contact.name}` })
  await expect(sheet.getByText('Saturday morning?')).toBeVisible()
  await sheet.getByRole('button', { name: 'Schedule Viewing' }).click()
  const viewing = page.getByRole('dialog', { name: 'Schedule Viewing' })
  await expect(viewing.getByRole('combobox', { name: 'Client' })).toHaveValue(contact.name)
  await expect(viewing.getByRole('list', { name: 'Homes in order' })).toContainText('12A')
  await viewing.getByRole('button', { name: 'Close' }).click()
  await expect(sheet.getByRole('link', { name: 'Reply' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Change homes' }).click()
  await sheet.getByRole('button', { name: 'Remove 12A' }).click()
  await sheet.getByRole('button', { name: 'Save homes' }).click()
  await expectToast(page, 'Homes updated')
  const changed = page.getByRole('dialog', { name: `One home for ${contact.name}` })
  await changed.getByRole('button', { name: 'Revoke link' }).click()
  await changed.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(changed.getByText('No longer valid.')).toBeVisible()
})

test('what somebody was sent before is said in the sheet, and choosing begins at the contact', async ({
  page,
  site,
}) => {
  const contact = await addContact(site, { line: 'henrik-line' })
  await sendTo(site, contact.id, { unitIds: [site.units.sale] })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/contacts/${contact.id}`)
  await page.getByRole('link', { name: 'Send homes' }).click()
  await expect(page.getByText(`Tick homes for ${contact.name}`)).toBeVisible()
  await page.getByRole('checkbox', { name: /12A$/ }).check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Send 1 home' })
  await expect(sheet.getByText(/12A was sent to them on/)).toBeVisible()
  await expect(sheet.getByRole('region', { name: `Sent to ${contact.name} before` })).toContainText(
    '12A · Baan Sirin',
  )
  // What is missing is asked for in its place.
  await sheet.getByRole('radio', { name: /Email/ }).check({ force: true })
  await expect(sheet.getByRole('button', { name: 'Open email' })).toBeDisabled()
  await sheet.getByLabel(/email address of/).fill(`henrik-${process.pid}@people.example`)
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(sheet.getByRole('button', { name: 'Open email' })).toBeEnabled()
})

test.describe('what is refused', () => {
  test.use({ causes: [/status of 403/] })

  test('signed-in staff who open a page leave no trace, and are told', async ({ page, site }) => {
    const { id, path } = await sendTo(site, null)
    await signInAs(page.context(), site, 'agent')
    await page.goto(path)
    await button(page, 1, 'Like').click()
    await expect(page.getByText('so what you tap here isn’t saved')).toBeVisible()
    await expect(button(page, 1, 'Like')).toHaveAttribute('aria-pressed', 'false')
    expect(await (await site.admin.get(`/api/sends/${id}`)).json()).toMatchObject({ opened: 0 })
  })
})

test.describe('two people change a page', () => {
  test.use({ causes: [/status of 409/] })

  test('what a colleague changed is shown before it is replaced', async ({ page, site }) => {
    const contact = await addContact(site)
    const { id } = await sendTo(site, contact.id)
    const { sale, rent, elsewhere } = site.units
    const path = `/api/sends/${id}`
    await signInAs(page.context(), site, 'manager')
    await page.goto(`/admin/listings?page-sent=${id}`)
    const sheet = page.getByRole('dialog', { name: `Two homes for ${contact.name}` })
    await sheet.getByRole('button', { name: 'Change homes' }).click()
    await sheet.getByRole('button', { name: 'Remove 12A' }).click()
    const theirs = { unitIds: [sale, rent, elsewhere] }
    expect((await site.admin.put(path, { data: theirs })).status()).toBeLessThan(300)
    const changed = page.getByRole('dialog', { name: `Three homes for ${contact.name}` })
    await changed.getByRole('button', { name: 'Save homes' }).click()
    await expect(changed.getByRole('alert')).toContainText('Homes. Your changes are kept.')
    await changed.getByRole('button', { name: 'Save homes' }).click()
    await changed.getByText(/^Mine: /).click()
    expect((await (await site.admin.get(path)).json()).unitIds).toEqual(theirs.unitIds)
    await changed.getByRole('button', { name: 'Save homes' }).click()
    await expectToast(page, 'Homes updated')
    expect((await (await site.admin.get(path)).json()).unitIds).toEqual([rent])
  })
})

test('a page that is taken back while it is read says so, and keeps what was typed', async ({
  site,
  browser,
}) => {
  const { id, path } = await sendTo(site, null)
  const reader = await readerOf(browser, site, path)
  const words = 'Nok, 081 234 5678'
  await reader.getByLabel(/Your name, how we reach you/).fill(words)
  await site.admin.delete(`/api/sends/${id}`)
  await reader.getByRole('button', { name: 'Ask to see them' }).tap()
  await expect(reader.getByText('This page has expired.')).toBeVisible()
  await expect(reader.getByLabel(/Your name, how we reach you/)).toHaveValue(words)
  await reader.getByRole('button', { name: 'Reload' }).tap()
  await expect(reader.getByText('The person who sent it has revoked it.')).toBeVisible()
  await reader.context().close()
})

test('without JavaScript every button is a form', async ({ site, browser }) => {
  const contact = await addContact(site)
  const { id, path } = await sendTo(site, contact.id)
  const reader = await readerOf(browser, site, path, false)
  await button(reader, 2, 'Like').tap()
  await expect(button(reader, 2, 'Like')).toHaveAttribute('aria-pressed', 'true')
  expect(reader.url()).toContain('#home-2')
  await button(reader, 2, 'Like').tap()
  await expect(button(reader, 2, 'Like')).toHaveAttribute('aria-pressed', 'false')
  await reader.getByRole('checkbox', { name: /Home 2/ }).check()
  await reader.getByLabel('When do you have time?').fill('Sunday')
  await reader.getByRole('button', { name: 'Ask to see them' }).tap()
  await expect(reader.getByText('You asked to see home 2.')).toBeVisible()
  await expect(button(reader, 2, 'Ask to see')).toHaveAttribute('aria-pressed', 'true')
  await reader.context().close()
  expect(await (await site.admin.get(`/api/sends/${id}`)).json()).toMatchObject({
    ...{ opened: 1, liked: 0, asked: 1 },
    visits: [{ said: 'Sunday' }],
  })
})

test('in Thai the page speaks to its reader by name, and is accessible', async ({
  site,
  browser,
}) => {
  const contact = await addContact(site, { name: 'คุณณิชา อุดมโชค' })
  const { path } = await sendTo(site, contact.id, { language: 'th' })
  const reader = await readerOf(browser, site, path)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('ห้อง 2 ห้องสำหรับคุณณิชา')
  await button(reader, 1, 'ถูกใจ').tap()
  await button(reader, 1, 'ขอดูห้อง').tap()
  await button(reader, 2, 'ไม่ใช่').tap()
  await expect(homeOf(reader, 1).getByText(/และจะติดต่อกลับ/)).toBeVisible()
  await expectAccessible(reader)
  await reader.context().close()
})
