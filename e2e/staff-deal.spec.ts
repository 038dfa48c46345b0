import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test.use({ causes: [/status of 409/] })

let count = 0

/** A deal about the home for sale, with a contact of its own. */
async function aDeal(site: Site, data: object = {}, contactData: object = {}) {
  count += 1
  const name = `Priya Raghu${process.pid}x${count}`
  const contact = await (
    await site.admin.post('/api/leads', {
      data: { name, phone: '+66 80 000 0405', email: `p${count}@mail.example`, ...contactData },
    })
  ).json()
  const dealName = `Sirin ${process.pid}x${count}`
  const response = await site.admin.post('/api/deals', {
    data: {
      ...{ contactId: contact.id, unitId: site.units.sale, dealName, value: 8_900_000 },
      ...data,
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  const { id } = await response.json()
  return { id: id as number, dealName, contact, path: `/admin/pipeline/${id}` }
}

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const stage = (page: Page, name: string) => page.getByRole('radio', { name })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()

test('a deal that is lost on its page stays on it, with the reason', async ({ page, site }) => {
  const { path, dealName } = await aDeal(site)
  await signInAs(page.context(), site, 'agent')
  await page.goto(path)
  const heading = page.getByRole('heading', { name: dealName, level: 1 })
  // What the server answers to the move is all that the page has until it has read the deal again.
  await page.route(`**/api${path.replace('/admin/pipeline', '/deals')}`, () => {})
  await stage(page, 'Lost').click()
  const question = page.getByRole('dialog', { name: 'Why was this deal lost?' })
  await question.getByRole('radio', { name: 'Stopped responding' }).check()
  await question.getByRole('button', { name: 'Mark as lost' }).click()
  await expectToast(page, 'Deal lost', dealName)
  await expect(heading).toBeVisible()
  await page.unrouteAll()
  await page.reload()
  await expect(stage(page, 'Lost')).toBeChecked()
  await expect(region(page, 'Home and figures')).toContainText('Stopped responding')
})

test('a deal says what it is about, and moves by the keyboard and the mouse, with Undo', async ({
  page,
  site,
}) => {
  const { path, dealName, contact } = await aDeal(site, {
    ...{ probability: 75, expectedCloseDate: '2099-12-12', commissionPercent: 3 },
  })
  await signInAs(page.context(), site, 'agent')
  await page.goto(path)
  await expect(page).toHaveTitle(`${dealName} · Sathani`)
  await expect(page.getByRole('heading', { name: dealName, level: 1 })).toBeVisible()
  const strip = region(page, 'Home and figures')
  for (const text of ['12A · Baan Sirin', '2 beds', '68 sqm', '8.9M THB', '75%', '12 Dec 2099'])
    await expect(strip).toContainText(text)
  await expect(region(page, 'Deal Metrics')).toContainText('267,000 THB, 3%')
  await expect(region(page, 'Contact Details')).toContainText(contact.name)
  await expect(region(page, 'Property Details')).toContainText('88 Sukhumvit 55')
  await expect(region(page, 'Alternative Units')).toContainText(
    'No similar units found within 750m radius',
  )
  await expectAccessible(page)

  await expect(stage(page, 'Lead In')).toBeChecked()
  await stage(page, 'Lead In').focus()
  await page.keyboard.press('ArrowRight')
  await expect(stage(page, 'Qualified')).toBeFocused()
  await expect(stage(page, 'Lead In')).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(stage(page, 'Qualified')).toBeChecked()
  await holdToast(page, 'Moved to Qualified', dealName)
  const activity = region(page, 'Deal Activity')
  await expect(activity).toContainText('Lead In to Qualified')
  await undo(page)
  await expect(stage(page, 'Lead In')).toBeChecked()
  await expect(activity).not.toContainText('Lead In to Qualified')

  await stage(page, 'Negotiation').click()
  await expect(activity).toContainText('Lead In to Negotiation')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(stage(page, 'Viewing Schedule')).toBeChecked()
  const stages = page.getByRole('radiogroup', { name: 'Deal Stage' })
  await expect(stages.getByRole('radio', { checked: true })).toHaveCount(1)

  await page.setViewportSize({ width: 390, height: 800 })
  await stage(page, 'Contract').evaluate((radio: HTMLElement) => radio.click())
  await expect(stage(page, 'Contract')).toBeChecked()
  await expect
    .poll(async () => {
      const box = await stage(page, 'Contract').boundingBox()
      return box && Math.abs(box.x + box.width / 2 - 195)
    })
    .toBeLessThan(30)
})

test.describe('a timeline', () => {
  test.use({ causes: [/ERR_FAILED/] })

  test('is grouped by day, is filtered by kind, loads older entries by a button, and says when it cannot be read', async ({
    page,
    site,
  }) => {
    const { path, contact } = await aDeal(site)
    const { timeline } = await timelineOf(page, site, contact.id, 26)
    await page.goto(path)
    const entries = timeline.getByRole('listitem')
    const today = timeline.getByRole('list', { name: 'Today' })
    await expect(today.getByRole('listitem')).toHaveCount(25)
    await expect(today).toContainText('Anong')
    await timeline.getByRole('button', { name: 'Show older' }).click()
    await expect(timeline.getByText('Note number 0', { exact: true })).toBeVisible()
    await expect(timeline.getByRole('button', { name: 'Show older' })).toHaveCount(0)
    const kind = (name: string) =>
      timeline.getByRole('group', { name: 'Type' }).last().getByRole('button', { name })
    await kind('Call').click()
    await expect(entries).toHaveCount(1)
    await expect(kind('Call')).toHaveAttribute('aria-pressed', 'true')
    await page.route(/activities\?.*type=email/, (route) => route.abort())
    await kind('Email').click()
    await expect(timeline.getByText('Couldn’t load the activity.')).toBeVisible()
    await page.unrouteAll()
    await timeline.getByRole('button', { name: 'Retry' }).click()
    await expect(timeline.getByText('No activity of this type yet')).toBeVisible()
  })
})

/** Adds notes and a call to the timeline of a contact, as an admin of the agency. */
async function timelineOf(page: Page, site: Site, contactId: number, notes: number) {
  await signInAs(page.context(), site, 'admin')
  const add = async (data: object) => {
    const added = await page.request.post(`/api/leads/${contactId}/activities`, { data })
    expect(added.status(), await added.text()).toBe(201)
  }
  for (let i = 0; i < notes; i += 1) await add({ type: 'note', description: `Note number ${i}` })
  await add({ type: 'call', description: 'Rang back', duration: 6 })
  return { timeline: region(page, 'Deal Activity') }
}

test('the contact of a deal is called, written to and saved; a missing handle is asked for', async ({
  page,
  site,
}) => {
  const { id, path, contact } = await aDeal(site)
  await signInAs(page.context(), site, 'agent')
  await page.goto(path)
  await expect(page.getByRole('link', { name: `Call Contact ${contact.name}` })).toHaveAttribute(
    'href',
    'tel:+66800000405',
  )
  await expect(page.getByRole('link', { name: `Email Contact ${contact.name}` })).toHaveAttribute(
    'href',
    `mailto:${contact.email}`,
  )
  await expect(page.getByRole('link', { name: `WhatsApp ${contact.name}` })).toHaveAttribute(
    'href',
    'https://wa.me/66800000405?text=Hi%20Priya%2C%20',
  )
  await page.getByRole('button', { name: /^Facebook: Add a Facebook name/ }).click()
  await page.getByRole('textbox', { name: `Facebook name of ${contact.name}` }).fill('priya.r')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: `Facebook ${contact.name}` })).toHaveAttribute(
    'href',
    'https://m.me/priya.r',
  )
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Save Contact' }).click()
  expect((await download).suggestedFilename()).toBe(`${contact.name} ${id}.vcf`)
})

test('notes, calls and tasks are entered from the page of a deal, and stand on its timeline', async ({
  page,
  site,
}) => {
  const { path, dealName, contact } = await aDeal(site)
  await signInAs(page.context(), site, 'agent')
  await page.goto(path)
  const activity = region(page, 'Deal Activity')
  await page.getByRole('button', { name: 'Log Call' }).click()
  const box = page.getByRole('textbox', { name: 'Call' })
  await expect(box).toBeFocused()
  await box.fill('Worried about the west sun')
  await page.getByLabel('Minutes').fill('6')
  await page.getByRole('button', { name: 'Add call' }).click()
  await expect(activity).toContainText('Call, 6 min')
  await page.getByRole('button', { name: 'Add Note', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
  await page.keyboard.type('งบไม่เกิน 18 ล้าน')
  await page.keyboard.press('Control+Enter')
  await expect(activity).toContainText('งบไม่เกิน 18 ล้าน')

  await page.getByRole('button', { name: 'Add Task' }).click()
  const form = page.getByRole('dialog', { name: 'Add Task' })
  await expect(form.getByRole('combobox', { name: 'Contact' })).toHaveValue(contact.name)
  await form.getByRole('textbox', { name: 'Task' }).fill('Send the floor plan')
  await form.getByRole('button', { name: 'Save' }).click()
  const tasks = region(page, 'Tasks')
  await expect(tasks).toContainText('Send the floor plan')
  await tasks.getByRole('checkbox', { name: 'Complete Send the floor plan' }).click()
  await expectToast(page, 'Task completed')
  await expect(tasks).toContainText('No tasks for this deal yet')

  const notes = region(page, 'Notes')
  await notes.getByRole('button', { name: 'Edit the notes' }).click()
  await notes.getByRole('textbox').fill('Owner asks 17.2M')
  // What was typed is kept when the page is left.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await notes.getByRole('button', { name: 'Edit the notes' }).click()
  await expect(notes.getByRole('textbox')).toHaveValue('Owner asks 17.2M')
  await notes.getByRole('button', { name: 'Save Notes' }).click()
  await expect(notes.getByRole('textbox')).toHaveCount(0)
  await expect(notes).toContainText('Owner asks 17.2M')
  await expectToast(page, 'Deal updated successfully', dealName)
})

test('every field is edited in the page, and what a colleague saved meanwhile is shown', async ({
  page,
  site,
}) => {
  const { id, path, dealName } = await aDeal(site)
  await signInAs(page.context(), site, 'agent')
  await page.goto(path)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const form = region(page, `Edit ${dealName}`)
  await expectAccessible(page, 'main')
  await form.getByLabel('Deal value').fill('')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toContainText('Deal value is required')
  await form.getByLabel('Deal value').fill('9,100,000')
  await form.getByLabel('Stage').selectOption({ label: 'Proposal Sent' })
  await form.getByLabel('Commission (%)').fill('3')
  await form.getByLabel('Co-agent’s share').fill('40')
  const stored = await (await site.admin.get(`/api/deals/${id}`)).json()
  const theirs = { value: 8_700_000, version: stored.version }
  expect((await site.admin.put(`/api/deals/${id}`, { data: theirs })).status()).toBe(200)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('Your changes are kept.')
  // What both have changed is chosen first.
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Choose which value to keep')).toBeVisible()
  await expect(form.getByRole('radio', { name: /^Theirs: 8/ })).toBeFocused()
  await form.getByText('Mine: 9,100,000').or(form.getByText('Mine: 9100000')).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Deal updated successfully')
  await expect(region(page, 'Home and figures')).toContainText('9.1M THB')
  await expect(stage(page, 'Negotiation')).toBeChecked()
  await expect(page.locator('main header').first()).toContainText('Proposal Sent')
  await expect(region(page, 'Deal Metrics')).toContainText('273,000 THB, 3%')
  // Whose it is may be said later: the share counts already.
  await expect(region(page, 'Deal Metrics')).toContainText('Not set, 40%')
  await expect(region(page, 'Deal Metrics')).toContainText('109,200 THB, 163,800 THB')
})
