import type { Browser, Locator, Page } from '@playwright/test'
import { sql } from 'kysely'
import { expectToast } from './expect-toast.ts'
import { expect, openSite, type Site, test as siteTest, waitForScripts } from './site.ts'
import { signInAs } from './staff-people.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const CLIENT = 'Ploy Suksai'

/** A site of its own: the home that is let is on the website no more. */
const test = siteTest.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names here
    async ({}, use) => {
      const { site, stop } = await openSite()
      await use(site)
      await stop()
    },
    { scope: 'worker' },
  ],
})

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

test('an inquiry becomes a deal with a task and a viewing, is answered by agent and client, and is won, all of it on one timeline', async ({
  page,
  site,
  browser,
}) => {
  await inquire(page, site)
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/inbox')
  await page.getByRole('link', { name: CLIENT }).first().click()
  await expect(region(page, /^Messages with /)).toContainText('Baan Sirin Unit 7B')
  await region(page, 'Deals').getByRole('link', { name: 'New deal' }).click()
  await addDeal(page)
  const dealPath = new URL(page.url()).pathname
  await addTask(page)
  await schedule(page)

  await letViewingPass(site)
  const phone = await onPhone(browser, site, await page.context().storageState())
  await answerAsAgent(phone)
  const client = await onPhone(browser, site)
  await client.goto(await askClient(phone))
  await answerAsClient(client)
  await client.context().close()

  await page.goto(dealPath)
  await win(page)
  const unit = await (await site.admin.get(`/api/units/${site.units.rent}`)).json()
  expect(unit).toMatchObject({ status: 'rented', rentAmount: 31_000, showOnWebsite: false })
  expect((await page.request.get(`/property/${site.units.rent}`)).status()).toBe(404)

  await expectChain(region(page, 'Deal Activity'))
  await region(page, 'Contact Details').getByRole('link', { name: CLIENT }).click()
  const activity = region(page, 'Activity')
  await expectChain(activity)
  await expect(activity.getByRole('link', { name: 'Ploy rents 7B' }).first()).toBeVisible()
  await page.goto(`/admin/listings?unit=${site.units.rent}`)
  const viewings = page.getByRole('dialog').getByRole('region', { name: 'Viewings' })
  await expect(viewings.getByRole('listitem')).toContainText([`${CLIENT}Liked it`])
  await phone.goto(dealPath)
  await phone.getByRole('tab', { name: /Activity/ }).click()
  await expectChain(region(phone, 'Deal Activity'))
  await phone.context().close()
  const asBefore = { showOnWebsite: true, status: 'available', rentAmount: 32_000 }
  await site.admin.put(`/api/units/${site.units.rent}`, { data: asBefore })
})

async function inquire(page: Page, site: Site): Promise<void> {
  await page.goto(`/property/${site.units.rent}`)
  // Before its scripts have loaded, a form would be posted without them.
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Name', { exact: true }).fill(CLIENT)
  await page.getByLabel('Phone', { exact: true }).fill('812345678')
  await page.getByLabel('Email', { exact: true }).fill('ploy@visitor.example')
  await page.getByRole('button', { name: 'Send Inquiry' }).click()
  await expectToast(page, 'Inquiry Sent Successfully')
}

/** Adds the deal whose form is open, and opens its page. */
async function addDeal(page: Page): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Add Deal' })
  await expect(form.getByRole('combobox', { name: 'Contact' })).toHaveValue(CLIENT)
  await form.getByRole('combobox', { name: 'Unit' }).fill('7B')
  await form.getByRole('option', { name: /^7B · Baan Sirin/ }).click()
  await expect(form.getByLabel('Deal value')).toHaveValue('384,000')
  await form.getByLabel('Deal name').fill('Ploy rents 7B')
  await form.getByRole('button', { name: 'Add Deal' }).click()
  await expectToast(page, 'Deal created successfully')
  await page.getByRole('link', { name: new RegExp(CLIENT) }).click()
  await expect(page.getByRole('heading', { name: 'Ploy rents 7B', level: 1 })).toBeVisible()
}

async function addTask(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Task' }).click()
  const form = page.getByRole('dialog', { name: 'Add Task' })
  await form.getByRole('textbox', { name: 'Task' }).fill('ส่งสัญญาเช่าให้คุณพลอย')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(region(page, 'Tasks')).toContainText('ส่งสัญญาเช่าให้คุณพลอย')
}

/** Schedules a viewing of the deal's home and another one, and moves the deal on. */
async function schedule(page: Page): Promise<void> {
  await region(page, 'Quick Actions').getByRole('button', { name: 'Schedule Viewing' }).click()
  const sheet = page.getByRole('dialog', { name: 'Schedule Viewing' })
  const homes = sheet.getByRole('list', { name: 'Homes in order' })
  await expect(homes).toContainText('7B · Baan Sirin')
  await sheet.getByRole('combobox', { name: 'Add home' }).fill('2107')
  await page.getByRole('option', { name: /2107/ }).first().click()
  await expect(homes).toContainText('2107 · Ratchada Court')
  await expect(homes).toContainText('min by train')
  await sheet.getByRole('button', { name: 'Schedule Viewing' }).click()
  const made = page.getByRole('dialog', { name: 'Viewing scheduled' })
  await made.getByRole('button', { name: 'Move to Viewing Schedule' }).click()
  await made.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('radio', { name: 'Viewing Schedule' })).toBeChecked()
}

/** Moves the only viewing two days back: nothing else makes a viewing of tomorrow one of yesterday. */
async function letViewingPass({ db }: Site): Promise<void> {
  const { numAffectedRows } = await sql`
    update viewings set starts_at = starts_at - interval '2 days',
      ends_at = ends_at - interval '2 days'`.execute(db)
  expect(numAffectedRows).toBe(1n)
  await sql`update viewing_homes set starts_at = starts_at - interval '2 days'`.execute(db)
}

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>

/** A phone, signed in with these cookies or nowhere. */
async function onPhone(browser: Browser, site: Site, storageState?: Cookies): Promise<Page> {
  const context = await browser.newContext({
    ...{ ...PHONE, baseURL: site.origin, locale: 'en-GB', reducedMotion: 'reduce' },
    ...(storageState && { storageState }),
  })
  const page = await context.newPage()
  await waitForScripts(page)
  return page
}

async function answerAsAgent(phone: Page): Promise<void> {
  await phone.goto('/admin/tasks')
  const asked = region(phone, 'How was the viewing?')
  await expect(asked).toContainText(CLIENT)
  const of = (home: RegExp): Locator => asked.getByRole('group', { name: home })
  // Changed, it is said once, and the keyboard stays where it was.
  const other = of(/7B/).getByRole('button', { name: 'Other' })
  await other.press('Enter')
  await phone.keyboard.type('มืดไปหน่อย')
  await phone.keyboard.press('Enter')
  await expect(other).toHaveAttribute('aria-pressed', 'true')
  await expect(other).toBeFocused()
  const dear = of(/7B/).getByRole('button', { name: 'Too expensive' })
  await dear.press('Enter')
  await expect(dear).toHaveAttribute('aria-pressed', 'true')
  await expect(dear).toBeFocused()
  await of(/7B/).getByRole('button', { name: 'Liked it' }).tap()
  await expect(of(/7B/).getByRole('button', { name: 'Liked it' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
}

/** Makes the page that asks the client; returns its address. */
async function askClient(phone: Page): Promise<string> {
  await phone.getByRole('button', { name: `More for the viewing with ${CLIENT}` }).tap()
  await phone.getByRole('menuitem', { name: 'Ask for feedback' }).tap()
  const dialog = phone.getByRole('dialog', { name: 'Ask for feedback' })
  await dialog.getByRole('button', { name: 'Create link' }).tap()
  const message = dialog.getByRole('textbox', { name: 'Message to the client' })
  await expect(message).toHaveValue(/\/v\/[\w-]{22}/)
  const found = /\/v\/[\w-]{22}/.exec(await message.inputValue())
  await phone.keyboard.press('Escape')
  return found?.[0] ?? ''
}

async function answerAsClient(client: Page): Promise<void> {
  const home = client.getByRole('region', { name: /2107|Ratchada Court/ })
  await home.getByRole('button', { name: 'Too far' }).tap()
  await expect(home.getByRole('status')).toHaveText('Thank you. You said: Too far.')
}

async function win(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Won' }).click()
  const question = page.getByRole('dialog', { name: 'Why was this deal won?' })
  await question.getByRole('radio').first().check()
  await question.getByLabel('Rent', { exact: true }).fill('31000')
  await question.getByRole('button', { name: 'Mark as won' }).click()
  await expectToast(page, 'Deal won')
}

/** Expects every step of the chain, the newest first, and the viewing on its own day. */
async function expectChain(timeline: Locator): Promise<void> {
  const today = timeline.getByRole('list', { name: 'Today' }).getByRole('listitem')
  await expect(today).toContainText([
    'Viewing Schedule to Won',
    'After the viewing: Too far',
    'After the viewing: Liked it',
    'Lead In to Viewing Schedule',
    'ส่งสัญญาเช่าให้คุณพลอย',
    'Deal: Ploy rents 7B',
    'Inquiry about Baan Sirin Unit 7B',
  ])
  await expect(timeline.getByText('Viewing of 2 homes (completed)')).toBeVisible()
}
