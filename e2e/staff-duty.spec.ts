import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

const SETTINGS = '/admin/settings/notifications'
const dialog = { name: 'Who gets new inquiries' }

test.use({ causes: [/status of 409/] })
test.afterEach(async ({ site }) => {
  const done = await site.admin.put('/api/settings/inquiries', {
    data: { people: [], daysOff: [] },
  })
  expect(done.status()).toBe(200)
})

test('an agent reads who gets new inquiries, and cannot change it', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto(SETTINGS)
  const card = page.getByRole('region', dialog)
  await expect(card).toContainText('Otherwise the next person on duty (round robin)')
  await expect(card.getByRole('button')).toHaveCount(0)
})

test('a manager says who is on duty, when, and which days are off', async ({
  page,
  browser,
  site,
}) => {
  await signInAs(page.context(), site, 'manager')
  await signInAs(await browser.newContext(), site, 'agent')
  await page.goto(SETTINGS)
  const card = page.getByRole('region', dialog)
  await card.getByRole('button', { name: 'Change who is on duty' }).click()
  const form = page.getByRole('dialog', dialog)
  await expect(form.getByText('Nobody yet')).toBeVisible()
  const add = form.getByLabel('Add person')
  await expect.poll(() => add.locator('option').count()).toBeGreaterThan(2)
  const [, first = '', second = ''] = await add.locator('option').allTextContents()
  await add.selectOption(first)
  await add.selectOption(second)
  const people = form.getByRole('list', { name: 'On duty' }).getByRole('listitem')
  await expect(people).toHaveText([first, second])
  await form.getByRole('button', { name: `Move ${second} up` }).press('Enter')
  await expect(people).toHaveText([second, first])
  await form.getByRole('button', { name: `Take ${first} off duty` }).click()
  await form.getByRole('checkbox', { name: 'Sunday' }).check()
  await form.getByLabel('Sunday to').selectOption('08:00')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('must end after it starts')
  await form.getByLabel('Sunday to').selectOption('12:00')
  await form.getByRole('checkbox', { name: 'Saturday' }).uncheck()
  await form.getByLabel('Agency days off', { exact: true }).fill('24 Dec 2026')
  await form.getByRole('button', { name: 'Add this day off' }).click()
  await expect(form.getByRole('list', { name: 'Agency days off' })).toContainText('24 Dec 2026')
  await expectAccessible(page, '[role="dialog"]')
  await page.setViewportSize({ width: 1280, height: 900 })
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Inquiry settings saved')
  await expect(card).toContainText(second)
  await expect(card).toContainText('Mon to Fri, 09:00–19:00 · Sun, 09:00–12:00 · not on holidays')
})

test('what is entered is not lost: leaving asks, and a change by someone else is shown', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'manager')
  await page.goto(SETTINGS)
  await page.getByRole('button', { name: 'Change who is on duty' }).click()
  const form = page.getByRole('dialog', dialog)
  await form.getByRole('checkbox', { name: 'No one is on duty on public holidays' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(form.getByText('Discard the changes?')).toBeVisible()
  await form.getByRole('button', { name: 'Keep editing' }).click()
  const theirs = await site.admin.put('/api/settings/inquiries', {
    data: { daysOff: ['2026-12-25'] },
  })
  expect(theirs.status()).toBe(200)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText(/^Changed by /)).toBeVisible()
  await form.getByRole('button', { name: 'Show theirs' }).click()
  await expect(form.getByRole('list', { name: 'Agency days off' })).toContainText('25 Dec 2026')
  await expect(form.getByRole('checkbox', { name: 'No one is on duty' })).toBeChecked()
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Inquiry settings saved')
})
