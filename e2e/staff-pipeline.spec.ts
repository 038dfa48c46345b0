import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { holdRequests } from './hold-requests.ts'
import { addDeal, addLead, cardOf, column, columnOf } from './pipeline.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test.use({ viewport: { width: 1360, height: 900 } })

async function drag(page: Page, card: Locator, to: Locator, below = 60): Promise<void> {
  const from = await card.boundingBox()
  const target = await to.boundingBox()
  if (!from || !target) throw new Error('The card or the column is not on screen.')
  await page.mouse.move(from.x + 80, from.y + 30)
  await page.mouse.down()
  await page.mouse.move(from.x + 90, from.y + 50, { steps: 4 })
  await page.mouse.move(target.x + 120, target.y + below, { steps: 8 })
}

/** Opens the board narrowed to the deals of one contact. */
async function openBoard(page: Page, site: Site, contact: number): Promise<void> {
  await signInAs(page.context(), site, 'manager')
  await page.goto(`/admin/pipeline?contact=${contact}`)
  await expect(page.getByRole('heading', { name: 'Sales Pipeline' })).toBeVisible()
}

test('a card is dragged to another column, with one write, and taken back by Undo', async ({
  page,
  site,
}) => {
  const contact = await addLead(site, 'Arisa Dragged')
  const deal = await addDeal(site, { contactId: contact.id, value: 8_900_000 })
  await openBoard(page, site, contact.id)
  const card = cardOf(page, deal.id)
  await expect(card).toContainText('8.9M THB')
  await expect(card).toContainText('No home yet')
  await expect(column(page, 'Lead In')).toContainText('8.9M')
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(new URL(request.url()).pathname)
  })

  await drag(page, card, column(page, 'Qualified'))
  await page.mouse.up()
  await expect(columnOf(page, 'Qualified', deal.id)).toBeVisible()
  await holdToast(page, 'Moved to Qualified', deal.dealName)
  expect(writes).toEqual([`/api/deals/${deal.id}/move`])
  await expect(page).toHaveURL(/\/admin\/pipeline\?contact=\d+$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(columnOf(page, 'Lead In', deal.id)).toBeVisible()

  await drag(page, card, column(page, 'Qualified'))
  await page.keyboard.press('Escape')
  await page.mouse.up()
  await expect(columnOf(page, 'Lead In', deal.id)).toBeVisible()
  await drag(page, card, page.getByRole('heading', { name: 'Sales Pipeline' }), 10)
  await page.mouse.up()
  await expect(columnOf(page, 'Lead In', deal.id)).toBeVisible()
  expect(writes).toHaveLength(2)
})

test('Space picks a card up, arrows move it, Space drops it and Escape cancels, announced', async ({
  page,
  site,
}) => {
  const contact = await addLead(site, 'Somchai Keyed')
  const second = await addDeal(site, { contactId: contact.id })
  const first = await addDeal(site, { contactId: contact.id })
  await openBoard(page, site, contact.id)
  const card = cardOf(page, first.id)
  await card.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/Picked up Somchai Keyed \d+, card 1 of 2 in Lead In/)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  await expect(page.getByText(/Somchai Keyed \d+ is back in place/)).toBeAttached()
  await expect(card).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText(/position 2 of 2 in Lead In/)).toBeAttached()
  await page.keyboard.press('Space')
  await expectToast(page, 'Moved within Lead In')
  await expect(cardOf(page, second.id)).toHaveAttribute('data-place', '0')
  await expect(card).toBeFocused()

  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expectToast(page, 'Moved to Send Option')
  await expect(columnOf(page, 'Send Option', first.id)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(cardOf(page, second.id)).toBeFocused()
})

test('a colleague’s move shows by itself, and leaves a carried card in hand', async ({
  page,
  site,
}) => {
  const contact = await addLead(site, 'Two People')
  const theirs = await addDeal(site, { contactId: contact.id })
  const mine = await addDeal(site, { contactId: contact.id })
  await openBoard(page, site, contact.id)
  await expect(page.getByText('Up to date')).toBeVisible()
  const move = (id: number, stage: string) =>
    site.admin.post(`/api/deals/${id}/move`, { data: { stage } })
  await move(theirs.id, 'qualified')
  await expect(columnOf(page, 'Qualified', theirs.id)).toBeVisible()

  await cardOf(page, mine.id).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await move(mine.id, 'onhold')
  await move(theirs.id, 'contract')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(columnOf(page, 'Send Option', mine.id)).toBeVisible()
  await expect(columnOf(page, 'Contract', theirs.id)).toBeVisible()
  const stored = await (await site.admin.get(`/api/deals/${mine.id}`)).json()
  expect(stored.column).toBe('sendoption')
})

test.describe('a refused move', () => {
  test.use({ causes: [/404/] })

  test('slides back and says why, above the board too', async ({ page, site }) => {
    const contact = await addLead(site, 'Refused Move')
    const deal = await addDeal(site, { contactId: contact.id })
    const kept = await addDeal(site, { contactId: contact.id })
    await openBoard(page, site, contact.id)
    const release = await holdRequests(page, '**/api/deals/*/move')
    await cardOf(page, deal.id).focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(columnOf(page, 'Qualified', deal.id)).toBeVisible()
    await site.admin.delete(`/api/deals/${deal.id}`)
    release()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to move deal')
    await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(0)
    await expect(cardOf(page, deal.id)).toHaveCount(0)
    await expect(columnOf(page, 'Lead In', kept.id)).toBeVisible()
  })
})

test('filters are in the address, and Back returns the board as it was', async ({ page, site }) => {
  const name = `Filtered ${Date.now()}`
  const contact = await addLead(site, name)
  const big = await addDeal(site, { contactId: contact.id, value: 12_000_000, probability: 71 })
  const small = await addDeal(site, { contactId: contact.id, value: 800_000 })
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/pipeline')
  // An agent begins with their own deals; what is chosen stays.
  const whose = page.getByLabel('Assigned to', { exact: true })
  await expect(whose).toHaveValue('me')
  await whose.selectOption('Everyone')
  await page.goto('/admin/pipeline')
  await expect(whose).toHaveValue('everyone')
  await page.keyboard.press('/')
  await expect(page.getByLabel('Search deals')).toBeFocused()
  await page.keyboard.type(name)
  await expect(page).toHaveURL(/search=Filtered/)
  await expect(page.getByText('total deals, 2 open')).toBeVisible()
  await page.getByLabel('Value', { exact: true }).selectOption('10M to 20M THB')
  await expect(cardOf(page, small.id)).toHaveCount(0)
  await expect(cardOf(page, big.id)).toContainText('71%')
  await expectAccessible(page)
  await page.setViewportSize({ width: 1360, height: 900 })
  await page.getByRole('radio', { name: 'Table' }).check()
  await expect(page).toHaveURL(/view=table/)
  await expect(page.getByRole('row').filter({ hasText: '12,000,000 THB' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Figures' }).check()
  await expect(page.getByRole('region', { name: 'Figures', exact: true })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(cardOf(page, big.id)).toBeVisible()
  await page.getByRole('button', { name: 'Stale' }).click()
  await expect(page.getByText('No deals match your search criteria.')).toBeVisible()
})
