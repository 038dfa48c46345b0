import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { holdRequests } from './hold-requests.ts'
import { expect, test } from './site.ts'
import { addDeveloper, signInAs } from './staff-people.ts'

// One grey pixel.
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
)
const sheet = { name: /^(Add Developer|Edit )/ }

test('an agent adds a developer, changes it, finds it, and may not delete it', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/developers')
  await page.getByRole('button', { name: 'Add Developer' }).click()
  await expect(page).toHaveURL('/admin/developers?add=1')
  const form = page.getByRole('dialog', { name: 'Add Developer' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Required')
  await form.getByRole('button', { name: '1 field needs attention' }).click()
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  const name = `Suan Mali ${Date.now()}`
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Founded').fill('1850')
  await form.getByLabel('Founded').blur()
  await expect(form.getByLabel('Founded')).toHaveAccessibleDescription('At least 1900')
  await form.getByLabel('Founded').fill('1998')
  await form.getByLabel('Website').fill('https://me:secret@suanmali.example')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByLabel('Website')).toHaveAccessibleDescription(/Remove the username/)
  await form.getByLabel('Website').fill('suanmali.example')
  await form.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Developer created successfully')
  await expect(form).toBeHidden()
  await expect(page).toHaveURL('/admin/developers')

  await page.keyboard.press('/')
  await page.keyboard.type(name)
  await expect(page).toHaveURL(/search=Suan\+Mali/)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row).toContainText('1998')
  await expect(row.getByRole('button', { name: /^Delete/ })).toHaveCount(0)

  await row.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/\/admin\/developers\/\d+\?search=/)
  const profile = page.getByRole('dialog', { name })
  await expect(profile).toContainText('0 active projects')
  await expect(profile.getByRole('link', { name: 'Visit Website' })).toHaveAttribute(
    'href',
    'https://suanmali.example',
  )
  await profile.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: `Edit ${name}` })
  await edit.getByLabel('About').fill('สวนมะลิ สร้างบ้านใกล้รถไฟฟ้า')
  await expect(edit.getByText('1 change not saved')).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expectToast(page, 'Developer updated successfully')
  await expect(edit).toBeHidden()
  await expect(row).toContainText('สวนมะลิ')
})

test("a form waits for its logo's upload, and is saved with it", async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const { id } = await addDeveloper(site)
  await page.goto(`/admin/developers?edit=${id}`)
  const form = page.getByRole('dialog', sheet)
  const logo = form.getByRole('group', { name: 'Logo' })
  const arrive = await holdRequests(page, '**/upload-logo')
  const file = { name: 'mark.png', mimeType: 'image/png', buffer: PICTURE }
  await logo.getByLabel('Files for Logo').setInputFiles(file)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('button', { name: 'Waiting for pictures...' })).toBeVisible()
  // All of it is shown, whatever its shape.
  await expect(logo.getByRole('img')).toHaveCSS('object-fit', 'contain')
  arrive()
  await expectToast(page, 'Developer updated successfully')
  const stored = await (await site.admin.get(`/api/developers/${id}`)).json()
  expect(stored.logo).toMatch(/^\/media\//)
})

test('an admin deletes a developer and restores it', async ({ page, site }) => {
  await signInAs(page.context(), site, 'admin')
  const { name } = await addDeveloper(site)
  await page.goto(`/admin/developers?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await row.hover()
  await row.getByRole('button', { name: `Delete ${name}` }).click()
  const question = page.getByRole('group', { name: `Delete ${name}?` })
  await question.getByRole('button', { name: 'No', exact: true }).click()
  await expect(row).toBeVisible()
  await row.hover()
  await row.getByRole('button', { name: `Delete ${name}` }).click()
  await question.getByRole('button', { name: 'Yes' }).click()
  await holdToast(page, 'Developer deleted successfully')
  await expect(page.getByText('No developers match your search.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Developers' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})

test('Back, reload and links: the URL names what is open, and unsaved changes are never lost silently', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const { id, name } = await addDeveloper(site)
  await page.goto(`/admin/developers?search=${encodeURIComponent(name)}`)
  const row = page.getByRole('row').filter({ hasText: name })
  await row.hover()
  await row.getByRole('button', { name: `Edit ${name}` }).click()
  const form = page.getByRole('dialog', sheet)
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(name)
  await page.goBack()
  await expect(form).toBeHidden()
  await expect(row).toBeVisible()
  await page.goForward()
  await page.reload()
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(name)

  await form.getByLabel('About').fill('Half a thought')
  await page.goBack()
  await expect(form.getByText('Discard 1 change?')).toBeVisible()
  await form.getByRole('button', { name: 'Keep editing' }).click()
  await expect(form.getByText('Discard 1 change?')).toBeHidden()
  await expect(form.getByLabel('About')).toHaveValue('Half a thought')
  await expect(page).toHaveURL(/edit=/)
  await page.keyboard.press('Escape')
  await expect(form.getByText('Discard 1 change?')).toBeVisible()
  await form.getByRole('button', { name: 'Discard' }).click()
  await expect(form).toBeHidden()
  await expect(row).toBeVisible()

  await page.goto(`/admin/developers/${id}`)
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/admin/developers')
})

test('a list is sorted and paged by its URL', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  await addDeveloper(site)
  await addDeveloper(site)
  await page.goto('/admin/developers?sort=name')
  const names = page.getByRole('row').locator('td:first-child')
  await expect(page.getByRole('columnheader', { name: 'Developer' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  const shown = await names.allInnerTexts()
  expect(shown.length).toBeGreaterThan(1)
  await page.getByRole('columnheader', { name: 'Developer' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=name_desc/)
  await expect(names.first()).not.toHaveText(shown[0] ?? '')
  await page.getByRole('columnheader', { name: 'Developer' }).getByRole('button').click()
  await expect(page).toHaveURL('/admin/developers')
  await expect(page.getByRole('columnheader', { name: 'Developer' })).not.toHaveAttribute(
    'aria-sort',
  )
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('nothing shifts when the count arrives, and values are aligned to the edge of their card', async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'agent')
    const { name } = await addDeveloper(site, { foundedYear: 2001 })
    const arrive = await holdRequests(page, '**/api/developers?*')
    await page.goto(`/admin/developers?search=${encodeURIComponent(name)}`)
    const search = page.getByRole('searchbox', { name: 'Search developers' })
    const before = await search.boundingBox()
    arrive()
    const list = page.getByRole('list', { name: 'Developers' })
    const card = list.getByRole('listitem').filter({ hasText: name })
    await expect(card).toContainText('2001')
    expect(await search.boundingBox()).toEqual(before)
    const edge = await card.boundingBox()
    const year = await card.getByText('2001').boundingBox()
    if (!edge || !year) throw new Error('the card is not on the page')
    expect(edge.x + edge.width - (year.x + year.width)).toBeLessThan(16)
  })

  test('a developer is found, called and given a logo by touch', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    const { id, name } = await addDeveloper(site, { foundedYear: 2001 })
    await page.goto(`/admin/developers?search=${encodeURIComponent(name)}`)
    const card = page.getByRole('list', { name: 'Developers' }).getByRole('listitem')
    await expect(card).toHaveCount(1)
    await expect(card).toContainText('2001')
    await card.getByRole('button', { name: `Actions for ${name}` }).tap()
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
    await page.getByRole('menuitem', { name: 'Edit' }).tap()
    const form = page.getByRole('dialog', sheet)
    const box = await form.boundingBox()
    expect([box?.x, box?.width]).toEqual([0, 390])
    const chooser = page.waitForEvent('filechooser')
    await form.getByRole('group', { name: 'Logo' }).getByRole('button').first().tap()
    await (await chooser).setFiles({ name: 'mark.png', mimeType: 'image/png', buffer: PICTURE })
    await expectToast(page, 'Logo uploaded successfully')
    await form.getByRole('button', { name: 'Save' }).tap()
    await expectToast(page, 'Developer updated successfully')
    const { logo } = await (await site.admin.get(`/api/developers/${id}`)).json()
    expect(logo).toMatch(/^\/media\//)
    await expect(card.getByRole('img').or(card.locator('img'))).toHaveAttribute('src', /^\/media\//)
  })
})

test.describe('when a screen cannot be loaded', () => {
  test.use({ causes: [/ERR_FAILED|Failed to fetch|dynamically imported/] })

  test('it reports it in place, and the rest of the back office stays usable', async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'agent')
    await page.route('**/assets/developers-tab-*.js', (route) => route.abort())
    await page.goto('/admin')
    await page.getByRole('link', { name: 'Developers' }).click()
    await expect(page.getByText('Couldn’t show this screen.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
    await page.unroute('**/assets/developers-tab-*.js')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('table', { name: 'Developers' })).toBeVisible()
  })

  test('so does a document that was rendered with it', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    await page.route('**/assets/developers-tab-*.js', (route) => route.abort())
    await page.goto('/admin/developers')
    await expect(page.getByText('Couldn’t show this screen.')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
  })
})

test('the tab, its form and its profile are accessible', async ({ page, site }) => {
  test.slow()
  await signInAs(page.context(), site, 'admin')
  const { id } = await addDeveloper(site, {
    name: `The Very Long Name of a Builder of Homes Beside the Elevated Railway ${Date.now()}`,
    description: 'ผู้พัฒนาอสังหาริมทรัพย์ '.repeat(20),
    website: 'https://a-long-address.example/with/a/path/that/does/not/fit/in/any/cell',
  })
  for (const path of ['', `?edit=${id}`, `/${id}`]) {
    await page.goto(`/admin/developers${path}`)
    await expect(page.getByRole(path ? 'dialog' : 'table').first()).toBeVisible()
    await expectAccessible(page)
  }
})

test('a row clicked right after typing stays open', async ({ page, site }) => {
  await signInAs(page.context(), site, 'agent')
  const name = `Early Press ${process.pid}`
  await site.admin.post('/api/developers', { data: { name } })
  await page.clock.install()
  await page.goto('/admin/developers?sort=newest')
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toBeVisible()
  await page.getByRole('searchbox').fill('Early Press')
  await row.getByRole('link', { name }).click()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  // Advances the clock far past a pause in typing.
  await page.clock.runFor(2000)
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/developers\/\d+/)
})
