import { expectToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { addDeveloper, signInAs } from './staff-people.ts'

const title = { name: 'User Management Settings' }

test('an admin adds a user and changes the role, and access follows', async ({ page, site }) => {
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin/developers')
  await page.getByRole('link', { name: 'Settings', exact: true }).click()
  await expect(page).toHaveURL('/admin/developers?settings=users')
  const settings = page.getByRole('dialog', title)
  await settings.getByRole('button', { name: 'Add User' }).click()
  await settings.getByRole('button', { name: 'Save' }).click()
  await expect(settings.getByLabel('Username')).toHaveAccessibleDescription('Username is required')
  await expect(settings.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /Password is required for new users/,
  )
  const username = `niran-${Date.now()}`
  await settings.getByLabel('Username').fill(username)
  await settings.getByLabel('Password', { exact: true }).fill('a phrase of niran')
  await settings.getByLabel('First name').fill('นิรันดร์')
  await settings.getByLabel('Role').selectOption('Agent')
  await settings.getByLabel('Can delete units').check()
  await settings.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'User created successfully', username)
  const row = settings.getByRole('row').filter({ hasText: username })
  await expect(row).toContainText('Agent')
  await expect(row).toContainText('Active')

  await row.getByRole('button', { name: `Edit ${username}` }).focus()
  await page.keyboard.press('Enter')
  await expect(settings.getByLabel('Can delete units')).toBeChecked()
  await settings.getByLabel('Role').selectOption('Manager')
  await settings.getByLabel('Active').uncheck()
  await expect(settings.getByText('2 changes not saved')).toBeVisible()
  await page.goBack()
  await settings
    .getByRole('group', { name: 'Discard 2 changes?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  await settings.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'User updated successfully')
  await expect(row).toContainText('Manager')
  await expect(row).toContainText('Inactive')

  page.once('dialog', (dialog) => void dialog.accept())
  await row.hover()
  await row.getByRole('button', { name: `Delete ${username}` }).click()
  await expectToast(page, 'User deleted successfully')
  await expect(row).toBeHidden()
  // The dialog traps the focus, but the toast can still take it.
  const before = await settings.locator(':focus').elementHandle()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row).toBeVisible()
  expect(await before?.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a new user who cannot open the dashboard is said to be so, and a long name is whole', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin?settings=users&settings.edit=new')
  const settings = page.getByRole('dialog', title)
  const username = `long-${'x'.repeat(40)}-${Date.now()}`.slice(0, 60)
  await settings.getByLabel('Username').fill(username)
  await settings.getByLabel('Password', { exact: true }).fill('a phrase of their own')
  await expect(settings.getByLabel('Role')).toHaveValue('agent')
  await settings.getByLabel('Role').selectOption('User')
  await settings.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, `${username} can’t open the dashboard: the role User has no access.`)
  const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  expect(await toast.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
})

test('access to the dashboard is switched at once, for every colleague', async ({
  page,
  site,
  browser,
}) => {
  const theirContext = await browser.newContext({ baseURL: site.origin })
  await signInAs(theirContext, site, 'agent')
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin?settings=users')
  const access = page
    .getByRole('dialog', title)
    .getByRole('group', { name: 'Who can open the dashboard' })
  await expect(access.getByRole('radio', { name: 'All staff' })).toBeChecked()
  const agent = await theirContext.newPage()
  await agent.goto('/admin')
  await expect(agent.getByRole('link', { name: 'Developers' })).toBeVisible()
  await access.getByRole('radio', { name: 'Admins', exact: true }).check()
  const stored = async () => (await (await site.admin.get('/api/settings')).json()).dashboardAccess
  await expect.poll(stored).toBe('admins')
  await expectToast(page, 'Settings saved', 'Admins can open the dashboard.')
  await agent.reload()
  await expect(agent.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await theirContext.close()
  await access.getByRole('radio', { name: 'All staff' }).check()
  await expect(access.getByRole('radio', { name: 'All staff' })).toBeChecked()
})

test('a deleted record is restored from the trash, and the audit log shows both', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'admin')
  const { id, name } = await addDeveloper(site)
  await site.admin.put(`/api/developers/${id}`, { data: { foundedYear: 1987 } })
  await site.admin.delete(`/api/developers/${id}`)
  await page.goto('/admin?settings=trash')
  const settings = page.getByRole('dialog', title)
  await settings.getByRole('radio', { name: 'Developers' }).check()
  await expect(page).toHaveURL(/settings\.kind=developer/)
  const row = settings.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('by admin')
  await row.hover()
  await row.getByRole('button', { name: `Restore ${name}` }).click()
  await expectToast(page, 'Developer restored', name)
  await expect(row).toBeHidden()

  await settings.getByRole('tab', { name: 'Audit log' }).click()
  await settings.getByRole('searchbox', { name: 'Search the audit log' }).fill(name)
  const entries = settings.getByRole('list').getByRole('listitem')
  await expect(entries).toHaveCount(4)
  await expect(entries.first()).toContainText(`restored developer ${name}`)
  await settings.getByLabel('Action').selectOption('Changed')
  await expect(entries).toHaveCount(1)
  await entries.first().locator('summary').click()
  await expect(entries.first()).toContainText('Founded')
  await expect(entries.first()).toContainText('1987')
  await page.reload()
  await expect(entries).toHaveCount(1)
  await settings.getByRole('textbox', { name: 'To' }).fill('2020-01-01')
  await settings.getByRole('textbox', { name: 'To' }).press('Enter')
  await settings.getByRole('textbox', { name: 'To' }).blur()
  await expect(settings.getByText('No entries found.')).toBeVisible()
  await settings.getByRole('textbox', { name: 'From' }).fill('2/1/2563')
  await settings.getByRole('textbox', { name: 'From' }).blur()
  await expect(settings.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription(
    'Must be on or before 1 Jan 2020',
  )
  await expect(settings.getByRole('alert')).toHaveCount(0)
  await settings.getByRole('button', { name: 'Clear From' }).click()
  await settings.getByRole('button', { name: 'Clear filters' }).click()
  await expect(entries.first()).toBeVisible()
  const search = settings.getByRole('searchbox', { name: 'Search the audit log' })
  await search.fill('x'.repeat(199))
  await search.press('End')
  await page.keyboard.type('yz')
  await expect(search).toHaveValue(`${'x'.repeat(199)}y`)
  await expect(settings.getByText('At most 200 characters can be searched.')).toBeVisible()
})

test('the trash fits a phone', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin?settings=trash')
  const settings = page.getByRole('dialog', title)
  const kinds = settings.getByRole('group', { name: 'Type' })
  await expect(kinds).toBeVisible()
  const box = await kinds.boundingBox()
  expect(box && box.x + box.width).toBeLessThanOrEqual(370)
})

test('the account menu closes on the page that it leads to', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/admin/developers')
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('link', { name: 'Notification settings' }).click()
    await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Account' })).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/developers$/)
  }
})

test.describe('a conflicting restore', () => {
  test.use({ causes: [/status of 409/] })

  test('is explained above the trash, with the record and the reason', async ({ page, site }) => {
    await signInAs(page.context(), site, 'admin')
    const { id, name } = await addDeveloper(site)
    await site.admin.delete(`/api/developers/${id}`)
    await addDeveloper(site, { name })
    await page.goto(`/admin?settings=trash&settings.search=${encodeURIComponent(name)}`)
    const settings = page.getByRole('dialog', title)
    await settings.getByRole('button', { name: `Restore ${name}` }).press('Enter')
    await expect(settings.getByRole('alert')).toContainText(`Failed to restore: ${name}`)
    await expect(settings.getByRole('button', { name: `Restore ${name}` })).toBeFocused()
    await settings.getByRole('button', { name: 'Dismiss' }).press('Enter')
    await expect(settings.getByRole('searchbox')).toBeFocused()
  })
})

test.describe("one's own password", () => {
  test.use({ causes: [/status of 403/] })

  test('can be changed by everybody, which ends their other sessions', async ({
    page,
    site,
    browser,
  }) => {
    const me = await signInAs(page.context(), site, 'agent')
    const elsewhere = await browser.newContext({ baseURL: site.origin })
    const again = await elsewhere.request.post('/api/auth/login', { data: me })
    expect(again.status()).toBe(200)
    await page.goto('/admin')
    await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('link', { name: 'Password and shortcuts' }).click()
    await expect(page).toHaveURL('/admin/settings/password')
    const form = page.getByRole('main')
    await expect(form.getByRole('switch', { name: 'Keyboard shortcuts' })).toBeVisible()
    await form.getByLabel('Current password').fill('not that one')
    await form.getByLabel('New password').fill('short')
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(form.getByLabel('New password')).toHaveAccessibleDescription(/At least 8/)
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(form.getByText('Discard 2 changes?')).toBeVisible()
    await form.getByRole('button', { name: 'Keep editing' }).click()
    await form.getByLabel('New password').fill('a better phrase')
    await form.getByRole('button', { name: 'Change password' }).click()
    await expect(form.getByLabel('Current password')).toHaveAccessibleDescription(
      'The current password is wrong',
    )
    await form.getByLabel('Current password').fill(me.password)
    await form.getByRole('button', { name: 'Change password' }).click()
    await expectToast(page, 'Password changed')
    await expect(form.getByLabel('Current password')).toHaveValue('')
    await page.reload()
    await expect(page.getByText('Welcome, Aran')).toBeVisible()
    const other = await elsewhere.newPage()
    await other.goto('/admin')
    await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    await elsewhere.close()
  })
})

test.describe('restricted functions', () => {
  test.use({ causes: [/status of 403/] })

  for (const role of ['manager', 'agent'] as const) {
    test(`a ${role} sees no settings and no deletion, and the API refuses them`, async ({
      page,
      site,
    }) => {
      await signInAs(page.context(), site, role)
      const { id, name } = await addDeveloper(site)
      await page.goto(`/admin/developers?settings=users&search=${encodeURIComponent(name)}`)
      await expect(page.getByRole('dialog', title)).toHaveCount(0)
      const dialog = page.getByRole('dialog', { name: 'Password and shortcuts' })
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      const row = page.getByRole('row').filter({ hasText: name })
      await expect(row).toBeVisible()
      await expect(row.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
      const refused = await page.evaluate(
        async (paths) =>
          Promise.all(paths.map(async ([method, path]) => (await fetch(path, { method })).status)),
        [
          ['DELETE', `/api/developers/${id}`],
          ['GET', '/api/admin/users'],
          ['GET', '/api/audit'],
          ['GET', '/api/trash'],
          ['GET', '/api/jobs'],
          ['GET', '/api/settings'],
        ] as [string, string][],
      )
      expect(refused).toEqual([403, 403, 403, 403, 403, 403])
    })
  }
})
