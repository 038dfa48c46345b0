import { expectToast } from './expect-toast.ts'
import { aConversation, add, rowOf } from './inbox-people.ts'
import { expect, type Site, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test('whoever leaves leaves no work behind unseen: it is named, found, and given to a colleague', async ({
  page,
  browser,
  site,
}) => {
  const elsewhere = await browser.newContext({ baseURL: site.origin })
  const nok = await signInAs(elsewhere, site, 'agent')
  const ploy = await signInAs(elsewhere, site, 'manager')
  await elsewhere.close()
  const [nokName = '', ployName = ''] = await namesOf(site, [nok.id, ploy.id])
  const assignedToId = nok.id
  await add(site.admin, '/api/leads', { name: 'Client of a leaver', assignedToId })
  const { id, name } = await aConversation(site)
  await site.admin.put(`/api/inbox/threads/${id}`, { data: { assignedToId } })

  await signInAs(page.context(), site, 'admin')
  await page.goto(`/admin?settings=users&settings.edit=${nok.id}`)
  const form = page.getByRole('region', { name: `Edit user ${nok.username}` })
  const open = form.getByRole('region', { name: 'Open work' })
  await expect(open).toBeHidden()
  await form.getByLabel('Active').uncheck()
  await expect(open).toContainText(`${nokName} has 1 contact and 1 conversation.`)
  await expect(open.getByLabel('Give all of it to')).toHaveValue('')
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'User updated successfully')

  await page.goto('/admin/contacts')
  await page.getByLabel('Assigned to').selectOption(`${nokName} (left)`)
  await expect(page.getByRole('link', { name: 'Client of a leaver' })).toBeVisible()
  await page.goto('/admin/inbox?unassigned=1')
  await expect(rowOf(page, name)).toContainText('unassigned')
  await page.getByRole('button', { name: /^More filters/ }).click()
  await page.getByLabel('Assigned to').selectOption(`${nokName} (left)`)
  await expect(page).toHaveURL(`/admin/inbox?assigned=${nok.id}`)
  await page.keyboard.press('Escape')
  await rowOf(page, name).click()
  await expect(
    page.getByRole('button', { name: `${nokName} (left), change assignee` }),
  ).toBeVisible()

  await page.goto('/admin?settings=users')
  const row = page.getByRole('row').filter({ hasText: nok.username })
  await row.hover()
  await row.getByRole('button', { name: `Give open work away ${nok.username}` }).click()
  await open.getByLabel('Give all of it to').selectOption(ployName)
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, `Given to ${ployName}`, '1 contact and 1 conversation')
  const thread = await (await site.admin.get(`/api/inbox/threads/${id}`)).json()
  expect(thread).toMatchObject({ assignedToId: ploy.id, isUnassigned: false })
})

async function namesOf({ admin }: Site, ids: number[]) {
  const response = await admin.get('/api/staff?limit=1000')
  const staff: { id: number; name: string }[] = await response.json()
  return ids.map((id) => staff.find((person) => person.id === id)?.name ?? '')
}
