import type { Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { addDeveloper, signInAs } from './staff-people.ts'

// The screen's background reads notice an ended session.
test.use({ causes: [/status of 401/] })

/** Ends the page as a crash does: no confirmation, and no handlers run. */
async function crash(page: Page): Promise<void> {
  page.once('dialog', (dialog) => dialog.accept())
  await page.reload()
}

const draftsOf = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('draft')))

test('what was typed survives a reload, is marked as a draft, and is removed by saving', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const { id } = await addDeveloper(site)
  await page.goto(`/admin/developers?edit=${id}`)
  const form = page.getByRole('dialog', { name: /^Edit / })
  const note = form.getByText(/Unsaved draft/)
  await expect(form.getByLabel('About')).toHaveValue('')
  await expect(note).toBeHidden()
  await form.getByLabel('About').fill('Half a thought')
  await form.getByLabel('Founded').fill('1998')
  await crash(page)
  await expect(form.getByLabel('About')).toHaveValue('Half a thought')
  await expect(form.getByLabel('Founded')).toHaveValue('1998')
  await expect(note).toBeVisible()
  await expect(form.getByText('2 changes not saved')).toBeVisible()
  await expectAccessible(page, '[role=dialog]')

  await form.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(form.getByLabel('About')).toHaveValue('')
  await expect(form.getByLabel('Founded')).toHaveValue('')
  await expect(note).toBeHidden()
  expect(await draftsOf(page)).toEqual([])

  await form.getByLabel('About').fill('A whole thought')
  await crash(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Developer updated successfully')
  expect(await draftsOf(page)).toEqual([])
})

test('a draft of a record that a colleague has changed is a conflict, and overwrites nothing', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const { id } = await addDeveloper(site, { description: 'As it was.' })
  await page.goto(`/admin/developers?edit=${id}`)
  const form = page.getByRole('dialog', { name: /^Edit / })
  await form.getByLabel('About').fill('Mine')
  await form.getByLabel('Founded').fill('1998')
  await site.admin.put(`/api/developers/${id}`, { data: { description: 'Theirs' } })
  await crash(page)
  const alert = form.getByRole('alert')
  await expect(alert).toContainText('saved this: About.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(alert.getByRole('radio', { name: 'Theirs: Theirs' })).toBeFocused()
  await alert.getByRole('radio', { name: 'Theirs: Theirs' }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Developer updated successfully')
  const stored = await (await site.admin.get(`/api/developers/${id}`)).json()
  expect(stored).toMatchObject({ description: 'Theirs', foundedYear: 1998 })
})

test('drafts belong to one user, contain no password, and are removed by logging out and by Discard', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin?settings=users&settings.edit=new')
  const user = page.getByRole('region', { name: 'Add user' })
  await user.getByLabel('Username').fill('somsri')
  await user.getByLabel('Password', { exact: true }).fill('never to be stored')
  await expect.poll(() => draftsOf(page)).toHaveLength(1)
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(stored).toContain('somsri')
  expect(stored).not.toContain('never to be stored')
  await crash(page)
  await expect(user.getByLabel('Username')).toHaveValue('somsri')
  await expect(user.getByLabel('Password', { exact: true })).toHaveValue('')
  await user.getByRole('button', { name: 'Cancel' }).click()
  await user.getByRole('button', { name: 'Discard', exact: true }).click()
  expect(await draftsOf(page)).toEqual([])

  await page.goto('/admin/developers?add=1')
  const form = page.getByRole('dialog', { name: 'Add Developer' })
  await form.getByLabel('About').fill('Not for others')
  await crash(page)
  // Leaves the page, so that no request is running when its session ends.
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin/developers?add=1')
  await expect(form.getByLabel('About')).toHaveValue('')
  await page.goto('/admin/developers')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('/')
  expect(await draftsOf(page)).toEqual([])
})

test('logging out asks about what was typed and not saved', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/developers?add=1')
  const form = page.getByRole('dialog', { name: 'Add Developer' })
  await form.getByLabel('About').fill('Not saved yet')
  await crash(page)
  await page.goto('/admin/developers')
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name: 'Log out' }).click()
  await expect(banner.getByText('Not saved yet: 1 developer. Log out and lose this?')).toBeVisible()
  await banner.getByRole('button', { name: 'Stay signed in' }).click()
  await page.goto('/admin/developers?add=1')
  await expect(form.getByLabel('About')).toHaveValue('Not saved yet')
  await crash(page)
  await page.goto('/admin/developers')
  await banner.getByRole('button', { name: 'Log out' }).click()
  const question = banner.getByRole('group', {
    name: 'Not saved yet: 1 developer. Log out and lose this?',
  })
  await question.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL('/')
  expect(await draftsOf(page)).toEqual([])
})

test('a quick dialog has drafts too: typed, reloaded, restored, discarded', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/listings?quick=1')
  const dialog = page.getByRole('dialog', { name: 'Add New Listing' })
  await dialog.getByRole('combobox', { name: 'Project' }).fill('ratchada')
  await page.getByRole('option', { name: /Ratchada Court/ }).click()
  await dialog.getByLabel('Unit number').fill('99/9')
  await crash(page)
  await expect(dialog.getByRole('combobox', { name: 'Project' })).toHaveValue('Ratchada Court')
  await expect(dialog.getByLabel('Unit number')).toHaveValue('99/9')
  await expect(dialog.getByText(/Unsaved draft/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Discard the draft' }).click()
  await expect(dialog.getByLabel('Unit number')).toHaveValue('')
  await dialog.getByLabel('Unit number').fill('99/10')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toBeHidden()
  expect(await draftsOf(page)).toEqual([])
})
