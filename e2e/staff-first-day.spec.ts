import { aConversation, rowOf } from './inbox-people.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test('who has no deals yet is told so, with what to do', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  for (const view of ['', '?view=table']) {
    await page.goto(`/admin/pipeline${view}`)
    await expect(page.getByText('You have no deals yet.')).toBeVisible()
    await expect(page.getByText('No deals match')).toHaveCount(0)
  }
  await page.goto('/admin/pipeline')
  await page.getByRole('main').getByRole('button', { name: 'Add Deal' }).last().click()
  const form = page.getByRole('dialog', { name: 'Add Deal' })
  const close = form.getByRole('textbox', { name: 'Expected close' })
  for (const [typed, read] of [
    ['5 Dec', /^5 Dec 20\d\d$/],
    ['5/12', /^5 Dec 20\d\d$/],
    ['05/12/99', /^5 Dec 2056$/],
  ] as const) {
    await close.fill(typed)
    await close.blur()
    await expect(close).toHaveValue(read)
  }
  await close.fill('')
  await close.blur()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Everyone’s deals' }).click()
  await expect(page).toHaveURL(/assigned=everyone/)
})

test('the card of new inquiries says who owns an answered conversation', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/settings/inquiries')
  await expect(page.getByText(/Whoever answers an unassigned conversation owns it/)).toBeVisible()
})

test('a contact prefers what they chose, not what follows from what they gave', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const add = async (contactMethod: string) => {
    const data = {
      name: `Chooser ${contactMethod}`,
      phone: '081 777 0101',
      line: 'x',
      contactMethod,
    }
    const { id } = await (await site.admin.post('/api/leads', { data })).json()
    await page.goto(`/admin/contacts/${id}`)
    return page.getByRole('region', { name: 'Contact details' })
  }
  await expect(await add('line')).toContainText('LINE, preferred')
  await expect(page.getByText('Prefers')).toBeVisible()
  await expect(await add('phone')).not.toContainText('preferred')
  await expect(page.getByText('Prefers')).toHaveCount(0)
})

test('what follows an archived conversation is shown, and what Enter does is not cut', async ({
  page,
  site,
}) => {
  const mark = `archived${Date.now()}`
  const below = await aConversation(site, { name: `${mark} below` })
  const above = await aConversation(site, { name: `${mark} above` })
  await signInAs(page.context(), site, 'agent')
  await page.setViewportSize({ width: 1360, height: 800 })
  await page.goto(`/admin/inbox/${above.id}?search=${mark}`)
  const hint = page.getByText('Enter records.')
  await expect(hint).toBeVisible()
  expect(await hint.evaluate((text) => text.scrollWidth <= text.clientWidth + 1)).toBe(true)
  await expect(rowOf(page, below.name)).toBeVisible()
  await page.getByRole('button', { name: 'Archive' }).click()
  await expect(page).toHaveURL(`/admin/inbox/${below.id}?search=${mark}`)
  await expect(rowOf(page, above.name)).toHaveCount(0)
})
