import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

const title = { name: 'User Management Settings' }

test.describe('unusual URLs', () => {
  test.use({ causes: [/status of (404|400)/] })

  test('explain what exists, and link onwards', async ({ page, site }) => {
    await signInAs(page.context(), site, 'admin')
    await page.goto(
      '/admin?settings=audit&settings.from=abc&settings.to=2026-99-99&settings.subject=zzz&settings.actorId=x',
    )
    const settings = page.getByRole('dialog', title)
    await expect(settings.getByRole('list').getByRole('listitem').first()).toBeVisible()
    await page.goto('/admin?settings=users&settings.edit=999999')
    await settings.getByRole('button', { name: 'Back to users' }).click()
    await expect(settings.getByRole('table', { name: 'Users' })).toBeVisible()
    await page.goto('/admin/developers?page=9999999')
    await page.getByRole('button', { name: 'Go to first page' }).click()
    await expect(page).toHaveURL('/admin/developers')
    for (const edit of ['999999', 'abc', '9999999999']) {
      await page.goto(`/admin/developers?edit=${edit}`)
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
      await expect(page).toHaveURL('/admin/developers')
    }
    await page.goto('/admin/developers/999999')
    await expect(page.getByText('This developer doesn’t exist or was deleted.')).toBeVisible()
  })
})

test('closing the settings returns to where they were opened', async ({ page, site }) => {
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Developers' }).click()
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  const settings = page.getByRole('dialog', title)
  await settings.getByRole('tab', { name: 'Trash' }).click()
  await settings.getByRole('button', { name: 'Close' }).click()
  await expect(settings).toBeHidden()
  await expect(page).toHaveURL('/admin/developers')
  await page.goBack()
  await expect(page).toHaveURL('/admin')
  await expect(settings).toBeHidden()
})

test('each part of the settings is a page, with the tabs and the parts beside it', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin/settings/agency')
  const parts = page.getByRole('navigation', { name: 'Settings' })
  for (const [name, path] of [
    ['Users', 'users'],
    ['Imports', 'imports'],
    ['Trash', 'trash'],
    ['Jobs', 'jobs'],
    ['Audit log', 'audit'],
    ['Password and shortcuts', 'password'],
  ] as const) {
    await parts.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/admin/settings/${path}`)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(parts.getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectAccessible(page)
  }
  await parts.getByRole('link', { name: 'Users' }).click()
  await page.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByRole('region', { name: 'Add user' })).toBeVisible()
})

test.describe('an address of the back office that is none', () => {
  test.use({ causes: [/status of 404/] })

  test('keeps the tabs for those who work here', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    await page.goto('/admin/settings/nothing')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.getByRole('link', { name: 'Contacts' }).click()
    await expect(page).toHaveURL('/admin/contacts')
  })
})

test('every part of the settings is accessible', async ({ page, site }) => {
  test.slow()
  const { id } = await signInAs(page.context(), site, 'admin')
  for (const part of ['users', `users&settings.edit=${id}`, 'audit', 'trash', 'jobs', 'password']) {
    await page.goto(`/admin?settings=${part}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  }
})
