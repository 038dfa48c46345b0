import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { addDeal, addLead, cardOf, columnOf } from './pipeline.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test.use({ viewport: { width: 1360, height: 900 } })

test('a deal is lost only with an answer, which makes tasks, and Undo takes all of it back', async ({
  page,
  site,
}) => {
  const contact = await addLead(site, 'Lost Lead')
  const other = await addLead(site, 'Next Lead')
  const unitId = site.units.elsewhere
  const deal = await addDeal(site, { contactId: contact.id, unitId, stage: 'won' })
  const rival = await addDeal(site, { contactId: other.id, unitId, probability: 100 })
  await signInAs(page.context(), site, 'manager')
  await page.goto(`/admin/pipeline?contact=${contact.id}`)
  const carryToLost = async () => {
    await cardOf(page, deal.id).focus()
    for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  }
  const question = page.getByRole('dialog', { name: 'Why was this deal lost?' })
  await carryToLost()
  await expect(question.getByRole('radio').first()).toBeFocused()
  await expect(question).toContainText('Ratchada Court 2107 · 5.0M THB')
  await expect(question).toContainText(/Lost so far this year: \d+/)
  await expectAccessible(page, '[role=dialog]')
  await page.setViewportSize({ width: 1360, height: 900 })
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(columnOf(page, 'Won', deal.id)).toBeVisible()

  await carryToLost()
  await question.getByRole('button', { name: 'Mark as lost' }).click()
  await expect(question.getByRole('alert')).toHaveText('Choose a reason')
  await question.getByRole('radio', { name: 'Another reason' }).check()
  await question.getByRole('button', { name: 'Mark as lost' }).click()
  await expect(question).toContainText('Enter a comment')
  await question.getByRole('radio', { name: 'Mortgage declined' }).check()
  await question.getByLabel('Notes for the team').fill('ธนาคารให้วงเงินแค่ 80%')
  await question.getByRole('checkbox', { name: /Follow up in 3 months/ }).check()
  await question.getByRole('checkbox', { name: new RegExp(`Call ${other.name}`) }).check()
  await question.getByRole('button', { name: 'Mark as lost' }).click()
  await holdToast(page, 'Deal lost', '2 tasks added')
  await expect(columnOf(page, 'Lost', deal.id)).toContainText('Mortgage declined')
  const tasks = async (id: number) =>
    (await (await site.admin.get(`/api/leads/${id}/activities`)).json()).length
  expect(await tasks(other.id)).toBeGreaterThan(0)
  const stored = await (await site.admin.get(`/api/deals/${deal.id}`)).json()
  expect(stored.reasonText).toBe('ธนาคารให้วงเงินแค่ 80%')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(columnOf(page, 'Won', deal.id)).toBeVisible()
  await site.admin.delete(`/api/deals/${rival.id}`)
})

test('a won deal sets its home rented, with rent and end, off the website, and Undo puts it back', async ({
  page,
  site,
}) => {
  const contact = await addLead(site, 'Won Lead')
  const unitId = site.units.rent
  const fields = { contactId: contact.id, unitId, months: 12, value: 384_000 }
  const deal = await addDeal(site, { ...fields, stage: 'ownershiptransfer' })
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/pipeline?contact=${contact.id}`)
  await expect(cardOf(page, deal.id)).toContainText('Baan Sirin 7B, to rent')
  await cardOf(page, deal.id).focus()
  for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
  const question = page.getByRole('dialog', { name: 'Why was this deal won?' })
  await expect(question.getByLabel('Rent', { exact: true })).toHaveValue('32,000')
  await expect(question.getByLabel('Rented until', { exact: true })).not.toHaveValue('')
  await question.getByRole('radio').first().check()
  await expectAccessible(page, '[role=dialog]')
  await page.setViewportSize({ width: 1360, height: 900 })
  const rent = question.getByLabel('Rent', { exact: true })
  const until = question.getByLabel('Rented until', { exact: true })
  const year = await until.inputValue()
  await rent.fill('-1')
  await until.fill('1 Jan 2020')
  await question.getByRole('button', { name: 'Mark as won' }).click()
  await expect(question).toContainText('At least 0')
  await expect(question).toContainText('Choose a date after the deal is won')
  await until.fill(year)
  await rent.fill('31000')
  await question.getByRole('button', { name: 'Mark as won' }).click()
  await holdToast(page, 'Deal won')
  const unit = async () => (await site.admin.get(`/api/units/${unitId}`)).json()
  expect(await unit()).toMatchObject({ status: 'rented', rentAmount: 31_000, showOnWebsite: false })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(columnOf(page, 'Ownership Transfer', deal.id)).toBeVisible()
  expect(await unit()).toMatchObject({
    status: 'available',
    rentAmount: 32_000,
    showOnWebsite: true,
  })
})

test('a won deal that is reopened offers its home back', async ({ page, site }) => {
  const contact = await addLead(site, 'Reopened Lead')
  const unitId = site.units.rent
  const deal = await addDeal(site, { contactId: contact.id, unitId, months: 12, value: 384_000 })
  await signInAs(page.context(), site, 'manager')
  await page.goto(`/admin/pipeline/${deal.id}`)
  await page.getByRole('radio', { name: 'Won' }).click()
  const won = page.getByRole('dialog', { name: 'Why was this deal won?' })
  await won.getByRole('radio').first().check()
  await won.getByLabel('Rent', { exact: true }).fill('30000')
  await expect(won.getByLabel('Final value')).toHaveValue('360,000')
  await won.getByLabel('Commission').fill('30000')
  await won.getByRole('textbox', { name: 'Lease starts' }).fill('1 Jan 2027')
  await won.getByRole('textbox', { name: 'Lease starts' }).blur()
  await expect(won.getByRole('textbox', { name: 'Rented until' })).toHaveValue('31 Dec 2027')
  await won.getByRole('button', { name: 'Mark as won' }).click()
  await expectToast(page, 'Deal won')
  await page.getByRole('radio', { name: 'Viewing Schedule' }).click()
  const reopen = page.getByRole('dialog', { name: 'Reopen this deal?' })
  await expect(reopen).toContainText('Baan Sirin 7B was marked rented with this deal.')
  await expect(reopen.getByRole('checkbox')).toBeChecked()
  await reopen.getByRole('button', { name: 'Reopen deal' }).click()
  await expectToast(page, 'Moved to Viewing Schedule')
  const unit = await (await site.admin.get(`/api/units/${unitId}`)).json()
  expect(unit).toMatchObject({ status: 'available', rentAmount: 32_000, showOnWebsite: true })
  const stored = await (await site.admin.get(`/api/deals/${deal.id}`)).json()
  expect(stored).toMatchObject({
    commissionAmount: 30_000,
    leaseStart: '2027-01-01',
    probability: 40,
  })
})

test.describe('a server that fails', () => {
  test.use({ causes: [/status of 500/] })

  for (const view of ['board', 'table', 'page'] as const) {
    test(`keeps what was answered, on the ${view}`, async ({ page, site }) => {
      const contact = await addLead(site, 'Kept Words')
      const deal = await addDeal(site, { contactId: contact.id, stage: 'ownershiptransfer' })
      await signInAs(page.context(), site, 'agent')
      const address = { board: '?', table: '?view=table&', page: `/${deal.id}?` }[view]
      await page.goto(`/admin/pipeline${address}contact=${contact.id}`)
      if (view === 'board') {
        await cardOf(page, deal.id).focus()
        for (const key of ['Space', 'ArrowRight', 'Space']) await page.keyboard.press(key)
      } else if (view === 'table') {
        await page.getByRole('button', { name: `Move ${deal.dealName}` }).click()
        await page.getByRole('button', { name: /^Won/ }).click()
      } else await page.getByRole('radio', { name: 'Won' }).click()
      const question = page.getByRole('dialog', { name: 'Why was this deal won?' })
      await question.getByRole('radio', { name: 'Our service' }).check()
      await question.getByLabel('Notes for the team').fill('ขอบคุณทีมงาน')
      await page.route(`**/api/deals/${deal.id}/move`, (route) => route.fulfill({ status: 500 }))
      await question.getByRole('button', { name: 'Mark as won' }).click()
      await expect(question.getByRole('alert')).toContainText('Failed to move deal')
      await expect(question.getByRole('radio', { name: 'Our service' })).toBeChecked()
      await expect(question.getByRole('textbox').first()).toHaveValue('ขอบคุณทีมงาน')
      await page.unrouteAll()
      await question.getByRole('button', { name: 'Mark as won' }).click()
      await expectToast(page, 'Deal won')
      await expect(question).toHaveCount(0)
      const stored = await (await site.admin.get(`/api/deals/${deal.id}`)).json()
      expect(stored).toMatchObject({ status: 'won', reasonText: 'ขอบคุณทีมงาน' })
    })
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('one stage is shown at a time, and Move opens the ten stages', async ({ page, site }) => {
    const contact = await addLead(site, 'Phone Lead', { phone: '+66 81 222 3344' })
    const deal = await addDeal(site, { contactId: contact.id })
    await signInAs(page.context(), site, 'agent')
    await page.goto(`/admin/pipeline?contact=${contact.id}`)
    await expect(page.getByText('1 open', { exact: true })).toBeVisible()
    const call = page.getByRole('link', { name: `Call ${contact.name}` })
    await expect(call).toHaveAttribute('href', 'tel:+66812223344')
    // A link and no button that can be dragged, as which it would be disabled.
    await expect(page.getByRole('link', { name: new RegExp(`^${contact.name}`) })).toBeEnabled()
    await site.admin.put(`/api/leads/${contact.id}`, { data: { phone: null } })
    await expect(cardOf(page, deal.id).locator('..')).toContainText('No phone number')
    await expect(page.getByRole('link', { name: /^Call/ })).toHaveCount(0)
    await expectAccessible(page, 'body', [390])
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: `Move ${contact.name}` }).click()
    const stages = page.getByRole('dialog', { name: `Move ${contact.name}` })
    await expect(stages.getByRole('button', { name: /^Lead In/ })).toBeDisabled()
    await expectAccessible(page, '[role=dialog]', [390])
    await stages.getByRole('button', { name: /^Negotiation/ }).click()
    await expectToast(page, 'Moved to Negotiation')
    await expect(page.getByText('No deals here')).toBeVisible()
    await page.getByRole('button', { name: /^Negotiation 1/ }).click()
    await expect(page).toHaveURL(/stage=negotiation/)
    await expect(columnOf(page, 'Negotiation', deal.id)).toBeVisible()

    await page.getByRole('button', { name: `Move ${contact.name}` }).click()
    await stages.getByRole('button', { name: /^Lost/ }).click()
    const question = page.getByRole('dialog', { name: 'Why was this deal lost?' })
    await expect(question).toBeVisible()
    await page.goBack()
    await expect(question).toHaveCount(0)
    await expect(columnOf(page, 'Negotiation', deal.id)).toBeVisible()

    // Where no stage is chosen, the first one that has deals is open.
    await page.goto(`/admin/pipeline?contact=${contact.id}`)
    await expect(columnOf(page, 'Negotiation', deal.id)).toBeVisible()
    await page.getByRole('button', { name: /^Lead In 0/ }).click()
    await expect(page.getByText('No deals here')).toBeVisible()
  })
})
