import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test('what a contact looks for is a search, whose homes stand beneath it', async ({
  page,
  site,
}) => {
  const made = await site.admin.post('/api/leads', {
    data: { name: `Seeker ${process.pid}`, requirements: 'Two bedrooms, a garden' },
  })
  const { id } = await made.json()
  const stored = async () => (await (await site.admin.get(`/api/leads/${id}`)).json()).search
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/contacts/${id}`)
  const part = page.getByRole('region', { name: 'Looking for', exact: true })
  await expect(part).toContainText('Two bedrooms, a garden')
  await part.getByRole('button', { name: 'Add a search' }).click()
  const panel = page.getByRole('dialog', { name: `What Seeker ${process.pid} looks for` })
  await panel.getByRole('group', { name: 'Bedrooms' }).getByText('2', { exact: true }).click()
  await expect(panel.getByText('2 homes match')).toBeVisible()
  await panel.getByRole('button', { name: 'Save search' }).click()
  await expectToast(page, 'Contact updated')
  await expect(panel).toBeHidden()
  const homes = part.getByRole('region', { name: `Homes for Seeker ${process.pid}` })
  await expect(homes.getByRole('list', { name: 'The search' })).toContainText('2 Bedrooms')
  await expect(homes).toContainText('2 homes fit')
  await expect(homes.getByRole('link', { name: /12A · Baan Sirin/ })).toContainText('8.9M THB')
  await expect.poll(stored).toContain('selectedBedrooms=2')
  await expectAccessible(page, 'main')

  await page.reload()
  await homes.getByRole('link', { name: 'See all' }).click()
  await expect(page).toHaveURL(/\/admin\/search\?.*selectedBedrooms=2/)
  await page.goBack()
  await part.getByRole('button', { name: 'Change search' }).click()
  await panel.getByRole('button', { name: 'Clear All' }).click()
  await panel.getByRole('button', { name: 'Save search' }).click()
  await holdToast(page, 'Contact updated')
  await expect(homes).toBeHidden()
  await expect.poll(stored).toBeNull()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(stored).toContain('selectedBedrooms=2')
})

test('what a known visitor sends anew is offered beside what staff entered', async ({
  page,
  site,
}) => {
  const mark = `${process.pid}${Date.now() % 10_000}`
  const phone = `081 8${mark.slice(-6, -3)} ${mark.slice(-3)}0`
  const made = await site.admin.post('/api/leads', { data: { name: `Dao ${mark}`, phone } })
  const { id } = await made.json()
  await signInAs(page.context(), site, 'agent')
  await page.goto(`/admin/contacts/${id}`)
  await expect(page.getByRole('heading', { name: 'Looking for' })).toBeVisible()
  const form = { name: `Dao ${mark}`, email: `dao${mark}@new.example`, phone }
  const sent = await fetch(`${site.origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(form),
  })
  expect(sent.status).toBe(201)
  const offered = page.getByRole('region', { name: `New from Dao ${mark}` })
  await expect(offered).toContainText(form.email)
  await expectAccessible(page, 'main')
  await offered.getByRole('button', { name: `Use Email ${form.email}` }).click()
  await holdToast(page, 'Contact updated')
  await expect(offered).toBeHidden()
  // The next press of Tab goes on where the detail was.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: /change the type/ })).toBeFocused()
  await expect(page.getByRole('link', { name: `Mail Dao ${mark}` })).toBeVisible()
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect(offered.getByRole('button', { name: `Ignore Email ${form.email}` })).toBeVisible()
})

test.describe('without a connection', () => {
  test.use({ causes: [/ERR_INTERNET_DISCONNECTED/] })

  test('a list says that what it shows is not what was asked for', async ({ page, site }) => {
    const name = `Offline ${process.pid}`
    await site.admin.post('/api/leads', { data: { name } })
    await signInAs(page.context(), site, 'agent')
    await page.goto('/admin/contacts')
    const note = page.getByText('There is no connection. What you asked for is shown')
    await page.context().setOffline(true)
    await expect(note).toBeHidden()
    await page.getByLabel('Search contacts').fill(name)
    await expect(note).toBeVisible()
    await page.context().setOffline(false)
    await expect(note).toBeHidden()
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible()
  })
})
