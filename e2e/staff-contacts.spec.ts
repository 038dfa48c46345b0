import { expectAccessible } from './expect-accessible.ts'
import { expectToast, holdToast } from './expect-toast.ts'
import { expect, test } from './site.ts'
import { signInAs } from './staff-people.ts'

test('an agent adds a contact, who opens, and writes down a call and a task', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  await page.goto('/admin/contacts')
  await page.getByRole('button', { name: 'Add Contact' }).click()
  const form = page.getByRole('dialog', { name: 'Add Contact' })
  await form.getByRole('button', { name: 'Add Contact' }).click()
  await expect(form.getByLabel('Name', { exact: true })).toHaveAccessibleDescription(
    'Please enter a contact name.',
  )
  const name = `ณิชา อุดมโชค ${Date.now()}`
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Contact type').selectOption('Owner')
  const phone = form.getByLabel('Phone', { exact: true })
  // Nobody else’s: a known phone is asked about.
  const known = `081 7${String(process.pid % 100).padStart(2, '0')} ${String(Date.now() % 1000).padStart(3, '0')}`
  await phone.fill('08955abc')
  await form.getByRole('button', { name: 'Add Contact' }).click()
  await expect(phone).toHaveAccessibleDescription(/^Enter a phone number such as/)
  await phone.fill(`${known}8`)
  await form.getByLabel('Same as phone').first().check()
  await expect(form.getByLabel('WhatsApp')).toHaveValue(`${known}8`)
  await expect(form.getByLabel('WhatsApp')).toBeDisabled()
  await form.getByLabel('Phone', { exact: true }).fill(`${known}9`)
  await expect(form.getByLabel('WhatsApp')).toHaveValue(`${known}9`)
  await form.getByLabel('Same as phone').first().uncheck()
  await expect(form.getByLabel('WhatsApp')).toHaveValue('')
  await form.getByLabel('LINE').fill('nicha.u')
  await expect(form.getByRole('combobox', { name: 'Assigned to' })).toHaveValue(/^Aran \d+$/)
  await form.getByRole('button', { name: 'Add Contact' }).click()
  await expectToast(page, 'Owner contact created successfully', name)
  await expect(page).toHaveURL(/\/admin\/contacts\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('link', { name: `Call ${name}` })).toHaveAttribute(
    'href',
    `tel:+66${known.slice(1).replaceAll(' ', '')}9`,
  )
  await expect(page.getByRole('link', { name: `WhatsApp ${name}` })).toHaveAttribute(
    'href',
    `https://wa.me/66${known.slice(1).replaceAll(' ', '')}9`,
  )
  await expect(page.getByText('Property owner')).toBeVisible()

  const composer = page.getByRole('form', { name: 'Add to the timeline' })
  await composer.getByRole('button', { name: 'Call', exact: true }).click()
  await composer.getByLabel('Call', { exact: true }).fill('Wants to let from January')
  await composer.getByLabel('Minutes').fill('6')
  await page.keyboard.press('Control+Enter')
  const activity = page.getByRole('region', { name: 'Activity' })
  await expect(activity.getByText('Call, 6 min')).toBeVisible()
  await expect(composer.getByLabel('Note', { exact: true })).toHaveValue('')
  await expect(activity.getByText('Wants to let from January')).toBeVisible()

  await composer.getByRole('button', { name: 'Task', exact: true }).click()
  await composer.getByRole('button', { name: 'Add task' }).click()
  await expect(composer.getByRole('alert')).toHaveText('Task: please enter some text')
  await expect(composer.getByLabel('Task', { exact: true })).toBeFocused()
  await composer.getByLabel('Task', { exact: true }).fill('Ask for the key')
  await page.reload()
  await expect(composer.getByLabel('Task', { exact: true })).toHaveValue('Ask for the key')
  await composer.getByRole('button', { name: 'Add task' }).click()
  await expect(composer.getByText('Please choose a date')).toBeVisible()
  await expect(composer.getByLabel('Date', { exact: true })).toBeFocused()
  await composer.getByLabel('Date', { exact: true }).fill('1 Jan 2031')
  await composer.getByRole('button', { name: 'Add task' }).click()
  await expect(activity.getByText('Task, Ask for the key')).toBeVisible()
  await expect(activity.getByText('1 Jan 2031 · Pending')).toBeVisible()

  await page.getByRole('link', { name: 'Contacts', exact: true }).last().click()
  await expect(page).toHaveURL('/admin/contacts')
  await page.getByLabel('Search contacts').fill(`${known.replace('081', '๐๘๑')}9 ณิชา`)
  await expect(page).toHaveURL(/search=/)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('Ask for the key')
  await expect(row).toContainText(/Today, \d\d:\d\dCall/)
})

test('after LINE was opened one press logs whether the contact was reached', async ({
  page,
  site,
}) => {
  const body = { name: `Reached ${Date.now()}`, contactType: 'lead', line: 'reach.me' }
  const contact = await (await site.admin.post('/api/leads', { data: body })).json()
  await signInAs(page.context(), site, 'agent')
  await page.context().route('https://line.me/**', (route) => route.fulfill({ body: '' }))
  await page.goto(`/admin/contacts/${contact.id}`)
  const press = async () => {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: `LINE ${contact.name}` }).click()
    await (await opened).close()
  }
  await press()
  const question = page.getByRole('status').filter({ hasText: 'Did you reach' })
  await expect(question).toContainText(`Did you reach ${contact.name} on LINE?`)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Yes, log call' }).click()
  await expect(question).toHaveCount(0)
  const activity = page.getByRole('region', { name: 'Activity' })
  await expect(activity.getByText('On LINE', { exact: true })).toBeVisible()
  await press()
  await question.getByRole('button', { name: 'Dismiss' }).click()
  await expect(question).toHaveCount(0)
  const calls = await (await site.admin.get(`/api/leads/${contact.id}/activities?type=call`)).json()
  expect(calls).toMatchObject([{ description: 'On LINE' }])
})

test.describe('a contact is deleted', () => {
  // What shows it may be read once more before the list is open.
  test.use({ causes: [/404/] })

  test('a manager changes the status of a contact, deletes it and takes that back', async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'manager')
    const name = `Henrik Dahl ${Date.now()}`
    const created = await site.admin.post('/api/leads', { data: { name, email: 'h@dahl.example' } })
    const { id } = await created.json()
    await page.goto(`/admin/contacts?search=${encodeURIComponent(name)}`)
    await page.getByRole('link', { name, exact: true }).click()
    await page.getByRole('button', { name: `New, change the status of ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Qualified' }).click()
    await expectToast(page, 'Contact updated', name)
    await expect(
      page.getByRole('button', { name: `Qualified, change the status of ${name}` }),
    ).toBeVisible()
    await expect(page.getByRole('region', { name: 'Activity' })).toContainText('Changed status')

    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('button', { name: 'Yes' }).click()
    await holdToast(page, 'Contact deleted successfully', name)
    await expect(page).toHaveURL('/admin/contacts')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(async () => (await site.admin.get(`/api/leads/${id}`)).status()).toBe(200)
  })

  test('a contact that someone else deletes keeps what is typed into its form', async ({
    page,
    site,
  }) => {
    await signInAs(page.context(), site, 'agent')
    const created = await site.admin.post('/api/leads', { data: { name: `Gone ${Date.now()}` } })
    const { id } = await created.json()
    await page.goto(`/admin/contacts/${id}?edit=${id}`)
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Company').fill('Typed meanwhile')
    expect((await site.admin.delete(`/api/leads/${id}`)).status()).toBe(204)
    await expect(page.getByText('Couldn’t load the activity.')).toBeAttached()
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(sheet.getByRole('alert')).toBeVisible()
    await expect(sheet.getByLabel('Company')).toHaveValue('Typed meanwhile')
    await sheet.getByRole('button', { name: 'Cancel' }).click()
    await sheet.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('alertdialog', { name: 'Contact Not Found' })).toBeVisible()
  })

  test('a contact that is gone says so and leads back to the list', async ({ page, site }) => {
    await signInAs(page.context(), site, 'agent')
    await page.goto('/admin/contacts/2000000000')
    const dialog = page.getByRole('alertdialog', { name: 'Contact Not Found' })
    await dialog.getByRole('button', { name: 'OK' }).click()
    await expect(page).toHaveURL('/admin/contacts')
  })
})

test('the list and the page of contacts are accessible, wide and on a phone', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'manager')
  const created = await site.admin.post('/api/leads', {
    data: {
      name: 'พิมพ์ชนก รัตนวิไลวรรณกุลสวัสดิ์พิพัฒน์ศักดิ์',
      phone: '081 900 7001',
      email: 'a-very-long-address-that-goes-on@mail-of-the-agency.example',
      company: 'บริษัท สมบูรณ์ทรัพย์พร็อพเพอร์ตี้แมเนจเมนท์ จำกัด (มหาชน)',
    },
  })
  const { id } = await created.json()
  await page.goto('/admin/contacts')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts')
  await expectAccessible(page)
  await page.goto(`/admin/contacts/${id}`)
  await expect(page.getByRole('region', { name: 'Activity' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(`/admin/contacts/${id}?edit=${id}`)
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, '[role="dialog"]')
})

test('on a phone a contact has the whole screen, and a note is one press away', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInAs(page.context(), site, 'agent')
  const name = `Dewi Larasati ${Date.now()}`
  await site.admin.post('/api/leads', { data: { name, phone: '+62 812 0000 0426' } })
  await page.goto(`/admin/contacts?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name: `Write a note about ${name}` }).click()
  await expect(page.getByLabel('Note', { exact: true })).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeHidden()
  await page.getByRole('tab', { name: 'Details' }).click()
  await expect(page.getByText('+62 812 0000 0426', { exact: true }).last()).toBeVisible()
  await page.getByRole('button', { name: 'Note', exact: true }).click()
  await expect(page.getByLabel('Note', { exact: true })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacts')
})

test('a phone is copied as it is shown, and long notes are cut until all of them are wanted', async ({
  page,
  site,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAs(page.context(), site, 'agent')
  const notes = Array.from({ length: 40 }, (_, line) => `Line ${line} of what is known`).join('\n')
  const created = await site.admin.post('/api/leads', {
    data: { name: 'Orathai Suksai', phone: '๐๘๑-๙๐๐๗๐๗๗', notes },
  })
  const { id } = await created.json()
  await page.goto(`/admin/contacts/${id}`)
  await page.getByRole('button', { name: 'Copy Phone' }).click()
  await expectToast(page, 'Copied 081 900 7077')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('081 900 7077')
  const part = page.getByRole('region', { name: 'Notes' })
  const heightOf = async () => (await part.boundingBox())?.height ?? 0
  const cut = await heightOf()
  await part.getByRole('button', { name: 'Show all of the notes' }).click()
  expect(await heightOf()).toBeGreaterThan(cut * 2)
  await part.getByRole('button', { name: 'Show less of the notes' }).click()
  expect(await heightOf()).toBe(cut)
})

test('a phone that is known is asked about before another contact is added', async ({
  page,
  site,
}) => {
  await signInAs(page.context(), site, 'agent')
  const phone = `08${String(Date.now()).slice(-8)}`
  const known = `Known ${phone}`
  await site.admin.post('/api/leads', { data: { name: known, phone } })
  await page.goto('/admin/contacts?add=1')
  const form = page.getByRole('dialog', { name: 'Add Contact' })
  await form.getByLabel('Name').fill(`Another ${phone}`)
  await form.getByLabel('Phone', { exact: true }).fill(phone)
  await form.getByRole('button', { name: 'Add Contact' }).click()
  const question = form.getByRole('group', { name: `${known} has this phone number.` })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  const found = async () => (await site.admin.get(`/api/leads?search=${phone}`)).json()
  expect(await found()).toHaveLength(1)
  await form.getByRole('button', { name: 'Add Contact' }).click()
  await question.getByRole('button', { name: 'Add anyway' }).click()
  await expectToast(page, 'Lead contact created successfully')
  expect(await found()).toHaveLength(2)
})
