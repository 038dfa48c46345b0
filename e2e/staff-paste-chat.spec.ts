import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { box, openPaste, paste, row } from './paste-chat.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

// Chromium logs failed requests.
test.use({ causes: [/status of 500/], permissions: ['clipboard-read', 'clipboard-write'] })

const toAsk = (page: Page) => page.locator('header').getByText('1 missing', { exact: true })

/** A message about a home, with a number of its own. */
const offer = (number: string) => `สวัสดีค่ะ ฝากปล่อยเช่าคอนโดค่ะ
Baan Sirin ใกล้ BTS ทองหล่อ
ห้อง ${number} ชั้น 18
2 นอน 64.5 ตรม. ทิศใต้ เฟอร์ครบ
เช่า 48k/mth สัญญา 1 ปี, avail 1 ธค
คุณนภา 082-000-0148 LINE: napa.home`

/** The chats on the timeline of whoever has a phone. */
async function chatsOf(site: Site, phone: string) {
  const [owner] = await (await site.admin.get(`/api/leads?search=${phone}`)).json()
  return (await site.admin.get(`/api/leads/${owner.id}/activities?type=chat`)).json()
}

async function takeBack(page: Page, site: Site): Promise<void> {
  const [, id] = /listings\/(\d+)/.exec(page.url()) ?? []
  const { status } = await site.admin
    .delete(`/api/units/${id}`)
    .then((response) => ({ status: response.status() }))
  expect(status).toBe(204)
}

test('a pasted chat becomes a unit with its owner and its first note', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings')
  await page.getByRole('link', { name: 'Paste a chat' }).click()
  await paste(page, offer('1811'))
  await expect(toAsk(page)).toBeVisible()
  await expect(row(page, 'Project')).toContainText('name and station match')
  await expect(page.getByLabel('Rent', { exact: true })).toHaveValue('48,000')
  await expect(row(page, 'Available from')).toContainText('Year is a guess')
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  // Words and field light each other.
  const words = page.getByRole('button', { name: /^ชั้น 18/ })
  await words.press('Enter')
  const source = row(page, 'Unit, floor').getByRole('button', { name: /“ชั้น 18”/ })
  await expect(source).toHaveAttribute('aria-pressed', 'true')
  await source.press('Enter')
  await expect(words).toHaveAttribute('aria-pressed', 'false')

  const asked = row(page, 'Bathrooms')
  await asked.getByRole('button', { name: 'Copy the question' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('ห้องมีห้องน้ำกี่ห้องคะ')
  await asked.getByText('2', { exact: true }).click()
  await expect(toAsk(page)).toBeHidden()

  await page.getByRole('button', { name: 'Create unit' }).click()
  const form = page.getByRole('dialog', { name: 'Add Unit' })
  await expect(form.getByLabel('Unit number')).toHaveValue('1811')
  await expect(
    form.getByText(/นภา, \+66 82 000 0148 will be added as a contact and the owner/),
  ).toBeVisible()
  const before = await site.admin.get('/api/units/search?search=1811')
  expect(await before.json()).toEqual([])
  await expect(form.getByRole('combobox', { name: 'Assigned to' })).not.toHaveValue('')
  await form.getByRole('button', { name: 'Save' }).click()

  const sheet = page.getByRole('dialog', { name: /1811 · Baan Sirin/ })
  await expect(sheet.getByRole('region', { name: 'Notes' })).toContainText('สัญญา 1 ปี')
  await expect(sheet.getByText('นภา').first()).toBeVisible()
  expect(await chatsOf(site, '0820000148')).toMatchObject([{ description: offer('1811') }])
  await takeBack(page, site)
})

test('the text and what was filled in survive a failed request and a reload', async ({
  page,
  site,
}) => {
  await openPaste(page, site)
  await page.route('**/api/ai/drafts', (route) => route.fulfill({ status: 500 }))
  await paste(page, offer('1812'))
  await expect(page.getByText('Couldn’t load the text.')).toBeVisible()
  await page.unroute('**/api/ai/drafts')
  await page.getByRole('button', { name: 'Retry' }).click()
  await row(page, 'Bathrooms').getByText('1', { exact: true }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: /1812/ }).first()).toBeVisible()
  await expect(toAsk(page)).toBeHidden()
  await expect(row(page, 'Bathrooms').getByRole('radio', { name: '1' })).toBeChecked()
})

test('what was filled in stays while the message is edited, and goes with another one', async ({
  page,
  site,
}) => {
  await openPaste(page, site)
  await paste(page, offer('1813'))
  await row(page, 'Bathrooms').getByText('2', { exact: true }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  await box(page).press('Control+End')
  await page.keyboard.type('\nno pets')
  await page.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(row(page, 'Pets')).toBeVisible()
  await expect(row(page, 'Bathrooms').getByRole('radio', { name: '2' })).toBeChecked()
  await page.getByRole('button', { name: 'Edit' }).click()
  await box(page).press('Control+A')
  await paste(page, offer('1814'))
  await expect(page.getByRole('button', { name: /1814/ }).first()).toBeVisible()
  await expect(toAsk(page)).toBeVisible()
})

test('a text that is too long is kept whole and said to be so', async ({ page, site }) => {
  await openPaste(page, site)
  const long = `${offer('1815')}\n`.repeat(400)
  await paste(page, long)
  await expect(page.getByText(/^At most 50,000 characters can be read/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Read', exact: true })).toBeDisabled()
  await page.reload()
  await expect(box(page)).toHaveValue(long)
  await expectAccessible(page)
})

test('saving again after the note failed makes no second unit and no second owner', async ({
  page,
  site,
}) => {
  const phone = '0820031820'
  await openPaste(page, site)
  await paste(page, offer('1820').replace('082-000-0148', phone).replace('napa.home', 'napa.1820'))
  await row(page, 'Bathrooms').getByText('2', { exact: true }).click()
  await page.getByRole('button', { name: 'Create unit' }).click()
  const form = page.getByRole('dialog', { name: 'Add Unit' })
  await page.route('**/api/units/*/activities', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 500 }) : route.fallback(),
  )
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('The unit was saved, but its first note wasn’t')).toBeVisible()
  await form.getByLabel('Floor', { exact: true }).fill('19')
  await page.unroute('**/api/units/*/activities')
  await form.getByRole('button', { name: 'Save' }).click()

  const sheet = page.getByRole('dialog', { name: /1820 · Baan Sirin/ })
  await expect(sheet.getByRole('region', { name: 'Notes' })).toContainText('สัญญา 1 ปี')
  const units = await (await site.admin.get('/api/units/search?search=1820')).json()
  expect(units).toMatchObject([{ unitNumber: '1820', floor: 19 }])
  const owners = await (await site.admin.get(`/api/leads?search=${phone}`)).json()
  expect(owners).toHaveLength(1)
  expect(await chatsOf(site, phone)).toHaveLength(1)
  await takeBack(page, site)
})

test('a model reads the text as a job, whose progress is shown', async ({ page, site }) => {
  await openPaste(page, site)
  const jobId = '11111111-2222-3333-4444-555555555555'
  let state = 'running'
  const told = { total: null, ahead: null, why: null, id: jobId }
  let started: { draft?: object } = {}
  await page.route('**/api/ai/drafts', async (route) => {
    started = await (await route.fetch()).json()
    await route.fulfill({ json: { ...started, jobId, model: 'Mistral Small' } })
  })
  await page.route('**/api/jobs/*', (route) =>
    route.fulfill({ json: { ...told, state, done: 120 } }),
  )
  await page.route('**/api/ai/drafts/*', (route) =>
    route.fulfill({ json: { draft: { ...started.draft, by: 'Mistral Small' } } }),
  )
  await paste(page, offer('1813'))
  const foot = page.getByRole('status').filter({ hasText: 'Read by' })
  await expect(foot).toContainText('Mistral Small is reading it too, 120 characters so far')
  await expect(page.getByLabel('Rent', { exact: true })).toHaveValue('48,000')
  state = 'done'
  await expect(foot).toContainText('Read by Mistral Small; the message was sent to it.')
})

test('a text about no home says so and is kept', async ({ page, site }) => {
  await openPaste(page, site)
  await box(page).fill('ข้าวมันไก่หน้าปากซอย 50 บาท')
  await box(page).press('Control+Enter')
  await expect(page.getByText('No home found in this text.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create unit' }).first()).toBeDisabled()
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(box(page)).toHaveValue('ข้าวมันไก่หน้าปากซอย 50 บาท')
})

test('two homes are two drafts, and a known owner is proposed, not taken', async ({
  page,
  site,
}) => {
  const name = `Owner ${Date.now()}`
  const made = await site.admin.post('/api/leads', {
    data: { name, phone: '089 000 7711', contactType: 'owner' },
  })
  expect(made.status()).toBe(201)
  await openPaste(page, site)
  await paste(
    page,
    `2 ห้องค่ะ
1) Baan Sirin ชั้น 5 1 นอน 30 ตรม. เช่า 20,000
2) Ratchada Court ชั้น 9 2 นอน 50 ตรม. เช่า 28,000
โทร 0890007711`,
  )
  const owner = row(page, 'Owner')
  await expect(owner).toContainText('already a contact')
  await owner.getByRole('button', { name: `Use ${name} as the owner` }).click()
  await expect(owner).not.toContainText('already a contact')
  await page.getByText('Home 2', { exact: true }).click()
  await expect(page.getByLabel('Rent', { exact: true })).toHaveValue('28,000')
  await expect(row(page, 'Project')).toContainText('Ratchada Court')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the draft stands below the message, and its button at the thumb', async ({
    page,
    site,
  }) => {
    await openPaste(page, site)
    await paste(page, offer('1813'))
    await expect(page.getByText(/1 missing, 1\d found\. Nothing is saved yet\./)).toBeVisible()
    await row(page, 'Bathrooms').getByText('2', { exact: true }).tap()
    await page.getByRole('button', { name: 'Create unit' }).last().tap()
    const form = page.getByRole('dialog', { name: 'Add Unit' })
    await expect(form.getByLabel('Unit number')).toHaveValue('1813')
  })

  test('a buyer’s message becomes a contact with a search', async ({ page, site }) => {
    await openPaste(page, site, 'contacts')
    const name = `Rohan ${Date.now()}`
    await paste(
      page,
      `Hi, looking to buy near BTS Thong Lo, 2 bedrooms, budget up to 15 million. rohan@mail.example
My name is Rohan Mehta`,
    )
    await expect(row(page, 'Name')).toContainText('Rohan Mehta')
    await expect(row(page, 'Looking for')).toContainText('Thong Lo')
    await expectAccessible(page, 'body', [390])
    await page.getByRole('button', { name: 'Create contact' }).last().tap()
    const form = page.getByRole('dialog', { name: 'Add Contact' })
    await form.getByLabel('Name', { exact: false }).first().fill(name)
    await form.getByRole('button', { name: 'Add Contact' }).tap()
    await expect(page).toHaveURL(/\/admin\/contacts\/\d+/)
    const [, id] = /contacts\/(\d+)/.exec(page.url()) ?? []
    const contact = await (await site.admin.get(`/api/leads/${id}`)).json()
    expect(contact).toMatchObject({
      ...{ name, search: expect.stringContaining('priceMax=15000000') },
      assignedToId: expect.any(Number),
    })
  })
})
