import { expectAccessible } from './expect-accessible.ts'
import { openPaste, paste } from './paste-chat.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** A message of somebody who looks for a home, with a name of its own. */
const wishOf = (name: string) =>
  `11/20/26, 7:41 PM - ${name}: Hi, looking to rent 2 bed near BTS Thong Lo, up to 60k. My LINE id is vos.${Date.now()}`

test('a pasted chat stands on the contact that is made from it', async ({ page, site }) => {
  const name = `Anneke ${Date.now()}`
  await openPaste(page, site, 'contacts')
  await paste(page, wishOf('Anneke Vos'))
  await page.getByRole('button', { name: 'Create contact' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add Contact' })
  await form.getByLabel('Name', { exact: false }).first().fill(name)
  await form.getByRole('button', { name: 'Add Contact' }).dblclick()
  await expect(page).toHaveURL(/\/admin\/contacts\/\d+/)
  const activity = page.getByRole('region', { name: 'Activity', exact: true })
  await expect(activity.getByText('Pasted from WhatsApp')).toHaveCount(1)
  await expect(activity).toContainText('looking to rent 2 bed near BTS Thong Lo')
})

test('a pasted chat is added to a contact who is known, and nothing is replaced unasked', async ({
  page,
  site,
}) => {
  const name = `Vos Known${Date.now()}`
  const made = await site.admin.post('/api/leads', { data: { name, search: 'bedrooms=1' } })
  const { id } = await made.json()
  await openPaste(page, site, 'contacts')
  await paste(page, wishOf(name))
  await expect(page.getByText('Same name')).toBeVisible()
  await page.getByRole('button', { name: `Add to ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Add to ${name}` })
  await expect(dialog.getByRole('checkbox', { name: /LINE/ })).toBeChecked()
  await expect(dialog.getByRole('checkbox', { name: /Looking for.*instead of/ })).not.toBeChecked()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: `Add to ${name}` }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/contacts/${id}`))
  const activity = page.getByRole('region', { name: 'Activity', exact: true })
  await expect(activity.getByText('Pasted from WhatsApp')).toBeVisible()
  const contact = await (await site.admin.get(`/api/leads/${id}`)).json()
  expect(contact).toMatchObject({ line: expect.stringMatching(/^vos\./), search: 'bedrooms=1' })
})

test('from the page of a contact a chat is pasted for them, whatever it says', async ({
  page,
  site,
}) => {
  const name = `Pim ${Date.now()}`
  const made = await site.admin.post('/api/leads', { data: { name } })
  const { id } = await made.json()
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/contacts/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Paste a chat' }).click()
  await paste(page, 'ขอบคุณนะคะ ไว้คราวหน้าค่ะ')
  await page
    .getByRole('button', { name: `Add to ${name}` })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: `Add to ${name}` })
  await dialog.getByRole('button', { name: `Add to ${name}` }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/contacts/${id}$`))
  await expect(page.getByText('ไว้คราวหน้าค่ะ')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('ไว้คราวหน้าค่ะ')).toBeHidden()
})
