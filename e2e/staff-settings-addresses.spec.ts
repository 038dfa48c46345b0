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
    await settings.getByRole('button', { name: 'Back to the users' }).click()
    await expect(settings.getByRole('table', { name: 'Users' })).toBeVisible()
    await page.goto('/admin/developers?page=9999999')
    await page.getByRole('button', { name: 'To the first page' }).click()
    await expect(page).toHaveURL('/admin/developers')
    for (const edit of ['999999', 'abc', '9999999999']) {
      await page.goto(`/admin/developers?edit=${edit}`)
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
      await expect(page).toHaveURL('/admin/developers')
    }
    await page.goto('/admin/developers/999999')
    await expect(page.getByText('This developer was deleted, or never was.')).toBeVisible()
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

test('every part of the settings is accessible', async ({ page, site }) => {
  test.slow()
  const { id } = await signInAs(page.context(), site, 'admin')
  for (const part of ['users', `users&settings.edit=${id}`, 'audit', 'trash', 'jobs', 'password']) {
    await page.goto(`/admin?settings=${part}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  }
})
