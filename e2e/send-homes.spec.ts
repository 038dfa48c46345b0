import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

const PHONE = { width: 390, height: 844 }

/** Makes a page of homes by the API, as the admin. */
async function sendHomes(site: Site, changes: Record<string, unknown> = {}) {
  const data = {
    ...{ unitIds: [site.units.sale, site.units.rent], by: 'link', language: 'en', text: '' },
    ...{ showUnitNumbers: false, showProjectNames: true, ...changes },
  }
  const response = await site.admin.post('/api/sends', { data })
  expect(response.status(), await response.text()).toBe(201)
  const { id, url } = await response.json()
  return { id, path: new URL(url).pathname }
}

test('homes are selected in Listings, put in order and sent, by keyboard alone', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings?active=true')
  for (const unit of ['12A', '7B', '2107']) {
    await page.getByRole('checkbox', { name: `Select ${unit}`, exact: true }).press('Space')
  }
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Send 3 homes' })
  const homes = sheet.getByRole('region', { name: 'Homes' }).getByRole('listitem')
  await expect(homes).toHaveText([/12A/, /7B/, /2107/])
  await expectAccessible(page)

  await sheet.getByRole('button', { name: 'Move 2107', exact: true }).press('ArrowUp')
  await expect(homes).toHaveText([/12A/, /2107/, /7B/])
  await expect(sheet.getByText('2107 is now number 2 of 3')).toBeAttached()
  await expect(sheet.getByRole('button', { name: 'Move 2107', exact: true })).toBeFocused()
  await sheet.getByRole('button', { name: 'Remove 12A' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Send 2 homes' })).toBeVisible()

  const message = page.getByLabel('Message')
  await expect(message).toHaveValue(/^Hello, these two homes may be/)
  await message.fill('Have a look: [link]')
  await page.getByRole('button', { name: 'Restore' }).press('Enter')
  await expect(message).toHaveValue(/^Hello, these two homes/)
  await message.fill('Have a look: [link]')
  await message.press('Control+Enter')
  await expectToast(page, 'Copied', 'Message and link copied.')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^Have a look: http:\/\/\S+\/s\/[\w-]{22}$/)

  // Once for the toast, once for the sheet.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto(copied.slice('Have a look: '.length))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two homes for you')
  await expect(page.locator('#home-1')).toContainText('Ratchada Court')
  await expect(page.locator('#home-2')).toContainText('Baan Sirin')
})

test('a message that was written is not lost by Back, and Discard leaves it', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings?active=true')
  await page.getByRole('checkbox', { name: 'Select 12A', exact: true }).press('Space')
  await page.getByRole('button', { name: 'Send', exact: true }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Send 1 home' })
  await sheet.getByLabel('Message').fill('In my own words: [link]')
  await page.goBack()
  await expect(sheet.getByText('Discard 1 change?')).toBeVisible()
  await sheet.getByRole('button', { name: 'Keep editing' }).press('Enter')
  await expect(sheet.getByLabel('Message')).toHaveValue('In my own words: [link]')
  await sheet.getByRole('button', { name: 'Cancel' }).press('Enter')
  await sheet.getByRole('button', { name: 'Discard' }).press('Enter')
  await expect(sheet).toBeHidden()
  await expect(page).not.toHaveURL(/send=/)
})

test('a written message is opened in the mail program, and the page stays without a warning', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const warnings: string[] = []
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type())
    void dialog.accept()
  })
  // Chromium without a mail program tells nobody of the window.
  await page.addInitScript(() => {
    window.open = (url) => {
      document.title = String(url)
      return window
    }
  })
  await page.goto(`/admin/listings?send=${site.units.sale}`)
  const sheet = page.getByRole('dialog', { name: 'Send 1 home' })
  await sheet.getByRole('radio', { name: /Email/ }).check({ force: true })
  await sheet.getByLabel('Message').fill('In my own words: [link]')
  await sheet.getByRole('button', { name: 'Open email' }).click()
  await expect(page).toHaveTitle(/^mailto:\?subject=.+&body=In%20my%20own%20words/)
  await expect(sheet.getByLabel('Message')).toHaveValue('In my own words: [link]')
  expect(warnings).toEqual([])
})

test.describe('while the server fails', () => {
  test.use({ causes: [/status of 503/] })

  test('the text is kept when sending fails, and Retry sends it', async ({
    page,
    site,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await signInAs(page.context(), site, 'agent')
    await page.goto(`/admin/listings?send=${site.units.sale}`)
    const sheet = page.getByRole('dialog', { name: 'Send 1 home' })
    await sheet.getByText('ไทย').click()
    await sheet.getByLabel('Message').fill('ดูห้องนี้ [ลิงก์]')
    await page.route('**/api/sends', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
    )
    await sheet.getByRole('button', { name: 'Copy link', exact: true }).click()
    await expect(sheet.getByRole('alert')).toContainText('Couldn’t create the link')
    await expect(sheet.getByLabel('Message')).toHaveValue('ดูห้องนี้ [ลิงก์]')
    await sheet.getByRole('button', { name: 'Close' }).click()
    await sheet.getByRole('button', { name: 'Keep editing' }).click()
    await page.unroute('**/api/sends')
    await sheet.getByRole('button', { name: 'Retry' }).click()
    await expectToast(page, 'Copied', 'Message and link copied.')
    await expect(sheet.getByRole('alert')).toBeHidden()
  })
})

test('a page is made once, however often it is sent', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.context().route(/wa\.me/, (route) => route.fulfill({ body: 'WhatsApp' }))
  await page.goto(`/admin/search?send=${site.units.sale},${site.units.rent}`)
  const sheet = page.getByRole('dialog', { name: 'Send 2 homes' })
  await sheet.getByRole('radio', { name: /WhatsApp/ }).check({ force: true })
  const opened = page.waitForEvent('popup')
  await sheet.getByRole('button', { name: 'Open WhatsApp' }).click()
  const whatsapp = await opened
  const text = new URL(whatsapp.url()).searchParams.get('text') ?? ''
  await whatsapp.close()
  const url = /http\S+/.exec(text)?.[0] ?? ''
  await sheet.getByRole('button', { name: 'Remove 7B' }).click()
  await page.getByRole('radio', { name: /PDF/ }).check({ force: true })
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await download
  expect(file.url()).toBe(`${url}/homes.pdf`)
  expect(file.suggestedFilename()).toBe('homes.pdf')
  await page.goto(url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One home for you')
})

test('what was sent is listed, and revoked', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?send=${site.units.sale}`)
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  const made = await opened
  await expect(made.getByRole('heading', { level: 1 })).toHaveText('One home for you')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('button', { name: 'More for units' }).click()
  await page.getByRole('menuitem', { name: 'Sent homes' }).click()
  const list = page.getByRole('dialog', { name: 'Sent homes' })
  const row = list.getByRole('listitem').first()
  await expect(row).toContainText('12A · Baan Sirin')
  await expectAccessible(page)
  await row.getByRole('button', { name: 'Revoke' }).click()
  await row.getByRole('button', { name: 'Yes' }).click()
  await expect(row).toContainText('Revoked')
  await expect(row.getByRole('button', { name: /Copy link|Revoke/ })).toHaveCount(0)
  const over = await page.request.get(made.url())
  expect(over.status()).toBe(410)
  expect(await over.text()).toContain('The person who sent it has revoked it.')
})

test('a home that is hidden from the website is named and left out', async ({ page, site }) => {
  const { projectId } = await (await site.admin.get(`/api/units/${site.units.sale}`)).json()
  const data = { projectId, unitNumber: `S${Date.now()}`, listingType: 'sell', price: 5_000_000 }
  const rooms = { bedrooms: 1, bathrooms: 1, size: 35, showOnWebsite: false }
  const hidden = await (await site.admin.post('/api/units', { data: { ...data, ...rooms } })).json()
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?send=${hidden.id},${site.units.sale}`)
  const sheet = page.getByRole('dialog', { name: 'Send 1 home' })
  await expect(
    sheet.getByText(
      `${hidden.unitNumber} · Baan Sirin is hidden from the website, so it isn’t included.`,
    ),
  ).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('homes are selected in Search, and LINE opens with the text', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    await page.context().route(/line\.me/, (route) => route.fulfill({ body: 'LINE' }))
    await page.goto('/admin/search')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('checkbox', { name: /7B/ }).check()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Send 1 home' })
    await expect(sheet.getByText('Unit numbers hidden, project names shown')).toBeVisible()
    await expectAccessible(page)
    const opened = page.waitForEvent('popup')
    await sheet.getByRole('button', { name: 'Open LINE' }).click()
    const line = await opened
    expect(decodeURIComponent(line.url())).toMatch(
      /^https:\/\/line\.me\/R\/msg\/text\/\?Hello, this home[\s\S]*\/s\/[\w-]{22}/,
    )
    await page.goBack()
    await expect(sheet).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page shows its homes, and leads to the PDF and to the agency', async ({
    page,
    site,
  }) => {
    const { path } = await sendHomes(site)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two homes for you')
    await page.getByRole('link', { name: '2', exact: false }).first().click()
    for (const words of ['8.9M THB', '32,000 THB/month', 'Thong Lo', 'A corner home']) {
      await expect(page.getByText(words).first()).toBeVisible()
    }
    await expect(page.locator('body')).not.toContainText('12A')
    await expect(page.getByRole('link', { name: 'Call 02 000 0000' }).last()).toBeVisible()
    const href = await page.getByRole('link', { name: 'Download as PDF' }).getAttribute('href')
    const pdf = await page.request.get(href ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  })
})

test('the page is accessible, in Thai too, and hydrates as it was rendered', async ({
  page,
  site,
}) => {
  for (const language of ['en', 'th']) {
    const { path } = await sendHomes(site, { language })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.locator('footer').getByRole('radio').last().check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectAccessible(page)
  }
})

test('a refused clipboard says which text to copy', async ({ page, site }) => {
  await page.addInitScript(() => {
    if (navigator.clipboard) navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
  })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/listings?send=${site.units.sale}`)
  const sheet = page.getByRole('dialog', { name: 'Send 1 home' })
  await sheet.getByRole('button', { name: 'Copy link', exact: true }).click()
  await expectToast(page, 'Couldn’t copy. Copy the message: Hello, this home may be')
})
