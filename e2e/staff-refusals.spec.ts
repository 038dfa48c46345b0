import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { addDeveloper, endSessionsOf, signInAs, withholdEvents } from './staff-people.ts'

const sheet = { name: /^(Add Developer|Edit )/ }

// Chromium logs refused responses.
test.use({ causes: [/status of (409|401|500)/] })

test('a developer with projects cannot be deleted, and the reason is shown', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'admin')
  await page.goto('/admin/developers?search=Chao+Nam+Estates')
  const busy = page.getByRole('row').filter({ hasText: 'Chao Nam Estates' })
  await busy.hover()
  await busy.getByRole('button', { name: 'Delete Chao Nam Estates' }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(busy.getByRole('button', { name: 'Delete Chao Nam Estates' })).toBeFocused()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('Failed to delete developer: Chao Nam Estates')
  await expect(alert).toContainText('This developer has 1 project')
  // It is said once.
  await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(0)
  await expectAccessible(page)
  await alert.getByRole('button', { name: 'Dismiss' }).click()
  await expect(alert).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Developers' })).toBeFocused()
})

test('an Undo that comes too late is reported above the list', async ({ page, site }) => {
  await signInAs(page.context(), site, 'admin')
  const { name } = await addDeveloper(site)
  await page.goto(`/admin/developers?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await row.hover()
  await row.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await holdToast(page, 'Developer deleted successfully')
  await addDeveloper(site, { name })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('alert')).toContainText(`Not undone: ${name}`)
  await expect(row).toBeVisible()
})

test('when two people change one developer, both versions are shown, and nothing typed is lost', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'manager')
  const { id, name } = await addDeveloper(site, { foundedYear: 1990 })
  await page.goto(`/admin/developers?edit=${id}`)
  const form = page.getByRole('dialog', sheet)
  await form.getByLabel('About').fill('What I wrote.')
  await form.getByLabel('Website').fill('https://agreed.example')
  const website = 'https://agreed.example'
  const others = { foundedYear: 1991, description: 'What they wrote.', website }
  expect((await site.admin.put(`/api/developers/${id}`, { data: others })).status()).toBe(200)
  await form.getByRole('button', { name: 'Save' }).click()
  const banner = form.getByRole('alert')
  await expect(banner).toContainText(/admin saved this just now: Founded and About\./)
  await expect(form.getByLabel('About')).toHaveValue('What I wrote.')
  await expect(form.getByLabel('Founded')).toHaveValue('1991')
  await banner.getByRole('button', { name: 'See what changed' }).click()
  await banner.getByRole('radio', { name: 'Theirs: What they wrote.' }).check()
  await expect(form.getByLabel('About')).toHaveValue('What they wrote.')
  await banner.getByRole('radio', { name: 'Mine: What I wrote.' }).check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Developer updated successfully')
  const stored = await (await site.admin.get(`/api/developers/${id}`)).json()
  expect(stored).toMatchObject({ name, foundedYear: 1991, description: 'What I wrote.' })
})

test('a name that is taken is reported beside the name', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const { name } = await addDeveloper(site)
  await page.goto('/admin/developers?add=1')
  const form = page.getByRole('dialog', sheet)
  await form.getByLabel('Name', { exact: true }).fill(name.toUpperCase())
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    /already exists/,
  )
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
})

test('a session that ends while a form is filled in can be resumed, with everything that was typed', async ({
  page,
  site,
}) => {
  const me = await signInAs(page.context(), site, 'agent')
  const { id } = await addDeveloper(site)
  await page.goto(`/admin/developers?edit=${id}`)
  const form = page.getByRole('dialog', sheet)
  await form.getByLabel('About').fill('Typed before the session ended.')
  await endSessionsOf(site, me.id)
  await page.keyboard.press('Control+Enter')
  const again = page.getByRole('dialog', { name: 'Sign in again' })
  await expect(again.getByLabel('Username')).toHaveValue(me.username)
  await again.getByLabel('Password', { exact: true }).fill(me.password)
  await again.getByRole('button', { name: 'Sign in' }).click()
  await expect(again).toBeHidden()
  await expect(form.getByLabel('About')).toBeFocused()
  await expect(form.getByLabel('About')).toHaveValue('Typed before the session ended.')
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Developer updated successfully')
})

test('on a server failure the form is kept, and a list reports it and loads again', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const { id } = await addDeveloper(site)
  await withholdEvents(page)
  await page.goto(`/admin/developers?edit=${id}`)
  const form = page.getByRole('dialog', sheet)
  await form.getByLabel('About').fill('Not lost.')
  const failing = (url: URL) => url.pathname.startsWith('/api/developers')
  await page.route(failing, (route) => route.fulfill({ status: 500, body: '' }))
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toHaveText('Failed to update developer')
  await expect(page.getByRole('region', { name: /Notifications/ })).toHaveCount(0)
  await expect(form.getByLabel('About')).toHaveValue('Not lost.')
  await page.unroute(failing)
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Developer updated successfully')

  await page.route(failing, (route) => route.fulfill({ status: 500, body: '' }))
  await page.getByRole('columnheader', { name: 'Developer' }).getByRole('button').click()
  await expect(page.getByText('Couldn’t load developers.')).toBeVisible()
  await page.unroute(failing)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('table', { name: 'Developers' })).toBeVisible()
})

test.describe('while offline', () => {
  test.use({ causes: [/ERR_INTERNET_DISCONNECTED|dynamically imported module/] })

  test('what cannot be loaded says so, and the screen stays', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    await page.goto('/admin/listings?active=true')
    await page.getByRole('checkbox', { name: 'Select 12A', exact: true }).check()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t open this.' })
    await expect(alert).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Select 12A', exact: true })).toBeChecked()
    await page.goBack()
    await expect(alert).toBeHidden()

    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('link', { name: 'Password and shortcuts' }).click()
    const screen = page.getByRole('alert').filter({ hasText: 'Couldn’t show this screen.' })
    await expect(screen).toBeVisible()
    await page.context().setOffline(false)
    await screen.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByLabel('Current password')).toBeVisible()
  })
})
