import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

let visitors = 0

/** At every hour of every day somebody of these is on duty, until the test ends. */
async function onDuty(site: Site, people: number[]): Promise<void> {
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '23:59' }))
  const data = { people, hours, closedOnHolidays: false, daysOff: [] }
  const done = await site.admin.put('/api/settings/inquiries', { data })
  expect(done.status(), await done.text()).toBe(200)
}
test.afterEach(({ site }) => onDuty(site, []))

function aVisitor() {
  visitors += 1
  const number = process.pid * 100 + visitors
  return {
    name: `Visitor ${number}`,
    email: `visitor-${number}@people.example`,
    phone: `08${String(number % 100_000_000).padStart(8, '0')}`,
  }
}
type Visitor = ReturnType<typeof aVisitor>

/** A visitor fills in the form of a home, in a browser of their own. */
async function asksAbout(page: Page, site: Site, { name, email, phone }: Visitor): Promise<void> {
  await page.goto(`${site.origin}/property/${site.units.sale}`)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Phone', { exact: true }).fill(phone)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send Inquiry' }).click()
  await expect(page.getByText("We'll contact you soon about this property!").first()).toBeVisible()
}

async function asksByForm(site: Site, visitor: Visitor, requirements: string): Promise<void> {
  const sent = await fetch(`${site.origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...visitor, requirements }),
  })
  expect(sent.status).toBe(201)
}

async function anotherBrowser(browser: Browser, site: Site): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.origin })
  return context.newPage()
}

async function sameUser(browser: Browser, site: Site, from: BrowserContext): Promise<Page> {
  const page = await anotherBrowser(browser, site)
  await page.context().addCookies(await from.cookies())
  return page
}

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notices/ })
const list = (page: Page) => page.getByRole('dialog', { name: 'Notices' })

test('from a visitor’s inquiry to the colleague on duty, who is told while their browser is open', async ({
  page,
  browser,
  site,
}) => {
  const nok = await signInAs(page.context(), site, 'agent')
  await onDuty(site, [nok.id])
  const second = await sameUser(browser, site, page.context())
  await page.goto('/admin/contacts')
  await second.goto('/admin/listings')
  await expect(bell(page)).toHaveAccessibleName('Notices')

  const visitor = aVisitor()
  const visitors = await anotherBrowser(browser, site)
  await asksAbout(visitors, site, visitor)
  for (const open of [page, second]) {
    await expect(bell(open)).toHaveAccessibleName('Notices, 1 unread')
    await expect(open).toHaveTitle(/^\(1\) .+ · Sathani$/)
  }

  // The visitor is a contact and has a conversation, both of whom are on duty.
  const found = await site.admin.get(`/api/leads?search=${visitor.email}`)
  const [contact] = await found.json()
  expect(contact).toMatchObject({ name: visitor.name, assignedToId: nok.id })
  const threads = async () =>
    (await site.admin.get(`/api/inbox/threads?contactId=${contact.id}`)).json()
  const [thread] = await threads()
  expect(thread).toMatchObject({ channel: 'website', assignedToId: nok.id })

  await bell(page).click()
  const notice = list(page).getByRole('link', { name: visitor.name })
  await expect(notice).toContainText(`New inquiry: ${visitor.name}`)
  await expect(notice).toContainText('Unit 12A')
  await expect(notice).toHaveAttribute('href', `/admin/inbox/${thread.id}`)
  await expectAccessible(page, '[role="dialog"]', [1280])

  // They ask again under another name: the same contact, the same conversation, the same line.
  await asksByForm(site, { ...visitor, name: 'Somebody else' }, 'ขอดูห้องวันเสาร์ได้ไหมคะ')
  await expect(notice).toContainText('ขอดูห้องวันเสาร์ได้ไหมคะ')
  expect(await (await site.admin.get(`/api/leads?search=${visitor.email}`)).json()).toHaveLength(1)
  expect(await threads()).toMatchObject([{ id: thread.id, unreadCount: 2 }])
  await expect(bell(second)).toHaveAccessibleName('Notices, 1 unread')

  await list(page).getByRole('button', { name: 'Mark all read' }).click()
  for (const open of [page, second]) {
    await expect(bell(open)).toHaveAccessibleName('Notices')
    await expect(open).toHaveTitle(/^[^(].+ · Sathani$/)
  }
})

test('a conversation opened in the inbox reads its notice in this window too', async ({
  page,
  site,
}) => {
  const nok = await signInAs(page.context(), site, 'agent')
  await onDuty(site, [nok.id])
  const visitor = aVisitor()
  await page.goto('/admin/inbox')
  await asksByForm(site, visitor, 'A balcony')
  await expect(bell(page)).toHaveAccessibleName('Notices, 1 unread')
  await page.getByRole('link', { name: visitor.name }).click()
  await expect(bell(page)).toHaveAccessibleName('Notices')
  // And of what is said while it is open.
  await asksByForm(site, visitor, 'And a pool')
  await expect(page.getByRole('region', { name: /^Messages with / })).toContainText('And a pool')
  const unread = async () =>
    (await (await page.request.get('/api/notifications/counts')).json()).unread
  await expect.poll(unread).toBe(0)
  await expect(bell(page)).toHaveAccessibleName('Notices')
})

test('two inquiries at once go to two people, each told of theirs', async ({
  page,
  browser,
  site,
}) => {
  const colleague = await anotherBrowser(browser, site)
  const nok = await signInAs(page.context(), site, 'agent')
  const ploy = await signInAs(colleague.context(), site, 'agent')
  await onDuty(site, [nok.id, ploy.id])
  await page.goto('/admin/contacts')
  await colleague.goto('/admin/contacts')
  await Promise.all([asksByForm(site, aVisitor(), 'A'), asksByForm(site, aVisitor(), 'B')])
  for (const open of [page, colleague]) {
    await expect(bell(open)).toHaveAccessibleName('Notices, 1 unread')
  }
})

test('an inquiry outside working hours is nobody’s, and says so to everybody', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const none = await site.admin.put('/api/settings/inquiries', { data: { hours: [] } })
  expect(none.status()).toBe(200)
  await page.goto('/admin/contacts')
  const visitor = aVisitor()
  await asksByForm(site, visitor, 'A balcony')
  await expect(bell(page)).toHaveAccessibleName(/unread/)
  await bell(page).press('Enter')
  const notice = list(page).getByRole('link', { name: visitor.name })
  await expect(notice).toContainText('Nobody has it yet. “A balcony”')
  await page.goto(`/admin/inbox?search=${encodeURIComponent(visitor.name)}`)
  const inquiry = page.getByRole('listitem').filter({ hasText: visitor.name })
  await expect(inquiry).toContainText('nobody yet')
})

test('what a colleague gives is told, and opens by keyboard', async ({ page, browser, site }) => {
  const nok = await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings')
  const name = `Gift ${process.pid}`
  const created = await site.admin.post('/api/leads', { data: { name, assignedToId: nok.id } })
  const { id } = await created.json()
  await expect(bell(page)).toHaveAccessibleName('Notices, 1 unread')
  const second = await sameUser(browser, site, page.context())
  await second.goto('/admin/notifications')
  await expect(second.getByRole('link', { name })).toContainText('Unread')

  await bell(page).focus()
  await page.keyboard.press('Enter')
  const notice = list(page).getByRole('link', { name })
  await expect(notice).toContainText(`gave you a contact: ${name}`)
  await notice.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/contacts/${id}`)
  await expect(list(page)).toHaveCount(0)
  await expect(second.getByRole('link', { name })).not.toContainText('Unread')
  await expect(bell(page)).toHaveAccessibleName('Notices')
  await bell(page).press('Enter')
  await page.keyboard.press('Escape')
  await expect(bell(page)).toBeFocused()
})

test('all notices are a page, by pages, with the unread ones apart; on a phone the bell leads there', async ({
  page,
  site,
}) => {
  const nok = await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/notifications')
  await expect(page.getByText('Nothing new.')).toBeVisible()
  const names = Array.from({ length: 27 }, (_, index) => `Page ${process.pid} ${index}`)
  for (const name of names) {
    await site.admin.post('/api/leads', { data: { name, assignedToId: nok.id } })
  }
  const notices = page.getByRole('region', { name: 'Notices' }).getByRole('listitem')
  await expect(notices).toHaveCount(25)
  await expect(page.getByText('1–25 of 27')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/admin/contacts')
  await page.getByRole('banner').getByRole('link', { name: 'Notices, 27 unread' }).click()
  await expect(page).toHaveURL('/admin/notifications')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(notices).toHaveCount(2)
  await page.goto('/admin/notifications')
  await page.getByRole('button', { name: 'Mark all read' }).click()
  await page.getByRole('radio', { name: 'Unread' }).check()
  await expect(page.getByText('Nothing new.')).toBeVisible()
})

test.describe('a server that fails', () => {
  test.use({ causes: [/status of 500|ERR_INTERNET_DISCONNECTED|dynamically imported module/] })

  test('leaves unread what could not be marked as read', async ({ page, context, site }) => {
    const nok = await signInAs(context, site, 'agent')
    const name = `Unread ${process.pid}`
    await site.admin.post('/api/leads', { data: { name, assignedToId: nok.id } })
    await page.goto('/admin/notifications')
    const notice = page.getByRole('link', { name })
    await expect(notice).toContainText('Unread')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Mark all read' }).click()
    await expect(page.getByText('It could not be marked as read.').first()).toBeVisible()
    await expect(notice).toContainText('Unread')
    await context.setOffline(false)
  })

  test('says that the notices could not be read, and reads them again', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    await page.goto('/admin/contacts')
    let isDown = true
    await page.route(/\/api\/notifications\?/, (route) =>
      isDown ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
    await bell(page).click()
    await expect(list(page).getByText('The notices could not be read.')).toBeVisible()
    isDown = false
    await list(page).getByRole('button', { name: 'Retry' }).click()
    await expect(list(page).getByText('Nothing new.')).toBeVisible()
    // A quiet line, no box within the box.
    const around = list(page).getByText('Nothing new.').locator('xpath=..')
    await expect(around).not.toHaveCSS('border-top-style', 'dashed')
  })
})
