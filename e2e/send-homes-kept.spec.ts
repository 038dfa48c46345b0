import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

let asked = 0

/** A contact, and an inquiry of somebody else who left the contact's phone and an e-mail of their own. */
async function wifeAsks(site: Site) {
  asked += 1
  const phone = `+66 81 30${10000 + ((process.pid * 7 + asked) % 90000)}`
  const husband = `Jonathan ${process.pid} ${asked}`
  const lead = await site.admin.post('/api/leads', {
    data: { name: husband, phone, email: `jonathan-${process.pid}-${asked}@x.example` },
  })
  const { id } = await lead.json()
  const hers = `maria-${process.pid}-${asked}@x.example`
  const sent = await site.admin.post('/api/property-inquiry', {
    data: { propertyId: site.units.rent, name: 'Maria Reyes', phone, email: hers },
  })
  expect(sent.status(), await sent.text()).toBe(201)
  const [thread] = await (await site.admin.get(`/api/inbox/threads?contactId=${id}`)).json()
  return { id, husband, hers, threadId: thread.id }
}

/** Catches what a press would open elsewhere. */
const opened = (page: import('@playwright/test').Page) =>
  page.evaluate(() => {
    const addresses: string[] = []
    Object.assign(window, { addresses })
    window.open = (address) => {
      addresses.push(String(address))
      return window
    }
  })

test('homes and a viewing from another person’s message go to that person by e-mail', async ({
  page,
  site,
}) => {
  const { id, husband, hers, threadId } = await wifeAsks(site)
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/search?to=${id}&thread=${threadId}&by=email&send=${site.units.rent}`)
  const sheet = page.getByRole('dialog', { name: 'Send 1 home' })
  await expect(sheet.getByLabel('Message')).toHaveValue(/^(?:Hello|Hi) Maria/)
  await expect(sheet).toContainText(`The email goes to Maria Reyes (${hers})`)
  await opened(page)
  await sheet.getByRole('button', { name: 'Open email' }).click()
  await expect(sheet.getByText('Did you send it?')).toBeVisible()
  const [address] = await page.evaluate(() => (window as { addresses?: string[] }).addresses ?? [])
  expect(decodeURIComponent(address ?? '')).toContain(`mailto:${hers}`)
  // By his own LINE or WhatsApp it goes to him.
  await sheet.getByRole('radio', { name: /WhatsApp/ }).check()
  await expect(sheet.getByLabel('Message')).toHaveValue(
    new RegExp(`^(?:Hello|Hi) ${husband.split(' ')[0]}`),
  )

  await page.goto(`/admin/inbox/${threadId}`)
  await page.getByRole('button', { name: 'Schedule Viewing' }).click()
  await page
    .getByRole('dialog', { name: 'Schedule Viewing' })
    .getByRole('button', { name: 'Schedule Viewing' })
    .click()
  const made = page.getByRole('dialog', { name: 'Viewing scheduled' })
  await expect(made.getByRole('textbox', { name: 'Message to the client' })).toHaveValue(/Maria/)
  await expect(made.getByRole('link', { name: 'Open in your email app' })).toHaveAttribute(
    'href',
    new RegExp(`mailto:${hers.replace('@', '(?:@|%40)')}`),
  )
})

test('a message that left for LINE is still asked about after a reload, and recorded later', async ({
  page,
  site,
}) => {
  const { id } = await wifeAsks(site)
  await site.admin.put(`/api/leads/${id}`, { data: { line: `jon-${id}` } })
  await signInAs(page.context(), site, 'agent')
  const address = `/admin/search?to=${id}&by=line&send=${site.units.rent}`
  await page.goto(address)
  const sheet = page.getByRole('dialog', { name: 'Send 1 home' })
  await sheet.getByLabel('Message').fill('In my own words: [link]')
  await page.reload()
  await expect(sheet.getByLabel('Message')).toHaveValue('In my own words: [link]')
  await opened(page)
  await sheet.getByRole('button', { name: /Copy for LINE|Open LINE|Copy message/ }).click()
  await expect(sheet.getByText('Did you send it?')).toBeVisible()
  await page.reload()
  await expect(sheet.getByText('Did you send it?')).toBeVisible()
  await expect(sheet).not.toContainText('was sent to them')
  // It is closed without an answer: the page that was made asks the same.
  await sheet
    .getByRole('button', { name: /Cancel|Close/ })
    .first()
    .click()
  const [made] = await (await site.admin.get(`/api/sends?contactId=${id}`)).json()
  expect(made.delivery).toBeNull()
  await page.goto(`/admin/contacts/${id}?page-sent=${made.id}`)
  await page.getByRole('button', { name: 'Yes, record it' }).click()
  await expect(page.getByText('Did you send it?')).toHaveCount(0)
  const [now] = await (await site.admin.get(`/api/sends?contactId=${id}`)).json()
  expect(now.delivery).toMatchObject({ by: 'line', state: 'recorded' })
})
